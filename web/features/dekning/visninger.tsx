import { Link } from '#web/ui/router-link.tsx';
import styles from './dekning.module.css';
import { t } from './texts.tsx';

const VISNINGER = [
  { to: '/dekning', text: t.delivered },
  { to: '/dekning/varsling', text: t.announced },
] as const;

/** The two views of the page, each with its own address. */
export function Visninger({ at }: { readonly at: (typeof VISNINGER)[number]['to'] }) {
  return (
    <nav aria-label={t.views} className={styles.visninger}>
      {VISNINGER.map(({ to, text }) => (
        <Link key={to} to={to} aria-current={to === at ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}

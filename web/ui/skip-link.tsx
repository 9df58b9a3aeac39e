import styles from './skip-link.module.css';
import { t } from './texts.ts';

interface Props {
  /** Id of the element to skip to; it takes focus. */
  readonly to: string;
  readonly text?: string;
}

/** The first stop for Tab on every page. */
export function SkipLink({ to, text = t.toContent }: Props) {
  return (
    <a
      href={`#${to}`}
      className={styles.skip}
      onClick={(event) => {
        // The address must not change: its query is the search.
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {text}
    </a>
  );
}

import { CONTACT_LINKS, SOCIAL_LINKS, type FooterLink } from './footer-links.ts';
import styles from './footer.module.css';

/** Contact, privacy, questions and guide; and the courts in social media (SPEC §2, Layout). */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Links links={CONTACT_LINKS} />
        <Links links={SOCIAL_LINKS} />
      </div>
    </footer>
  );
}

function Links({ links }: { readonly links: readonly FooterLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ text, href }) => (
        <li key={text}>
          <a href={href} rel="external noreferrer">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

import styles from './footer.module.css';

interface FooterLink {
  readonly text: string;
  readonly href: string;
}

/** The courts' own public pages. The addresses are guesses. */
const CONTACT_LINKS: readonly FooterLink[] = [
  { text: 'Kontakt oss', href: 'https://www.domstol.no/kontakt-oss/' },
  { text: 'Personvernerklæring', href: 'https://www.domstol.no/personvern/' },
  { text: 'Spørsmål og svar', href: 'https://www.domstol.no/presse/sporsmal-og-svar/' },
  { text: 'Brukerveiledning', href: 'https://www.domstol.no/presse/brukerveiledning/' },
];

const SOCIAL_LINKS: readonly FooterLink[] = [
  { text: 'Facebook', href: 'https://www.facebook.com/domstolene' },
  { text: 'Instagram', href: 'https://www.instagram.com/domstolene' },
  { text: 'LinkedIn', href: 'https://www.linkedin.com/company/domstoladministrasjonen' },
];

/** Contact, privacy, questions and guide, and the courts in social media. */
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

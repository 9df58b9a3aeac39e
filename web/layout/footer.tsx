import type { ReactNode } from 'react';
import { lenker } from '#web/lenker.ts';
import styles from './footer.module.css';
import { t } from './texts.ts';

interface FooterLink {
  readonly text: string;
  readonly href: string;
}

/** The courts' own public pages. */
const CONTACT_LINKS: readonly FooterLink[] = [
  { text: t.contact, href: lenker.kontakt },
  { text: t.privacy, href: lenker.personvern },
  { text: t.accessibility, href: lenker.tilgjengelighet },
  { text: t.questions, href: lenker.spoersmaal },
  { text: t.guide, href: lenker.veiledning },
];

const SOCIAL_LINKS: readonly FooterLink[] = [
  { text: t.facebook, href: 'https://www.facebook.com/domstolene' },
  { text: t.instagram, href: 'https://www.instagram.com/domstolene' },
  { text: t.linkedIn, href: 'https://www.linkedin.com/company/domstoladministrasjonen' },
];

/** Contact, privacy, questions and guide, and the courts in social media; `children` are links of ours, as items of a list. */
export function Footer({ children }: { readonly children?: ReactNode }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Links links={CONTACT_LINKS}>{children}</Links>
        <Links links={SOCIAL_LINKS} />
      </div>
    </footer>
  );
}

function Links({
  links,
  children,
}: {
  readonly links: readonly FooterLink[];
  readonly children?: ReactNode;
}) {
  return (
    <ul className={styles.links}>
      {children}
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

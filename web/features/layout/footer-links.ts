export interface FooterLink {
  readonly text: string;
  readonly href: string;
}

/** SPEC §2 names the links, not their addresses: these are the courts' own public pages. */
export const CONTACT_LINKS: readonly FooterLink[] = [
  { text: 'Kontakt oss', href: 'https://www.domstol.no/kontakt-oss/' },
  { text: 'Personvernerklæring', href: 'https://www.domstol.no/personvern/' },
  { text: 'Spørsmål og svar', href: 'https://www.domstol.no/presse/sporsmal-og-svar/' },
  { text: 'Brukerveiledning', href: 'https://www.domstol.no/presse/brukerveiledning/' },
];

export const SOCIAL_LINKS: readonly FooterLink[] = [
  { text: 'Facebook', href: 'https://www.facebook.com/domstolene' },
  { text: 'Instagram', href: 'https://www.instagram.com/domstolene' },
  { text: 'LinkedIn', href: 'https://www.linkedin.com/company/domstoladministrasjonen' },
];

/**
 * Pages of the courts that ours lead to, and where they are if nothing else is configured: the courts have not told us, so these
 * addresses are guesses.
 */
export const LENKER = {
  kontakt: 'https://www.domstol.no/kontakt-oss/',
  personvern: 'https://www.domstol.no/personvern/',
  spoersmaal: 'https://www.domstol.no/presse/sporsmal-og-svar/',
  veiledning: 'https://www.domstol.no/presse/brukerveiledning/',
  tilgjengelighet: 'https://www.domstol.no/tilgjengelighet/',
  kriterier: 'https://www.domstol.no/presse/kriterier-for-godkjenning/',
} as const satisfies Record<string, string>;
export type Lenker = Readonly<Record<keyof typeof LENKER, string>>;

/** The meta tag of the page that has those that are configured, as JSON. */
export const LENKER_META = 'presse-lenker';

/** What each kind of message is called among those who operate the service (bff/mail/mail.ts). */
const EPOST_MALER = {
  soeknad_mottatt: 'Kvittering for søknad',
  arbeidsgiver_forespoersel: 'Spørsmål til arbeidsgiver',
  soeknad_godkjent: 'Søknad godkjent',
  soeknad_avslaatt: 'Søknad avslått',
  arbeidsgiver_endret: 'Arbeidsgiver endret',
  aarlig_paaminnelse: 'Årlig påminnelse',
} as const satisfies Readonly<Record<string, string>>;
export type EpostMal = keyof typeof EPOST_MALER;

/** One that has no name is shown as it was written. */
export function epostName(mal: string): string {
  return Object.hasOwn(EPOST_MALER, mal) ? EPOST_MALER[mal as EpostMal] : mal;
}

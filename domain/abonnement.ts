/** What reads an address: a calendar program, or a reader of news. */
export const ABONNEMENT_SLAG = {
  kalender: 'Kalender',
  atom: 'Nyhetsleser (Atom)',
} as const;
export type AbonnementSlag = keyof typeof ABONNEMENT_SLAG;

/** The most addresses that one person has. */
export const MAX_ABONNEMENTER = 50;
/** The longest name of one, in characters. */
export const MAX_ABONNEMENT_NAVN = 60;
/** Cases that a calendar has at most, and those that are listed for news, the newest. */
export const MAX_KALENDER_SAKER = 1000;
export const MAX_ATOM_SAKER = 100;

export const abonnementMessages = {
  navnRequired: 'Skriv hvor adressen skal brukes.',
  navnTooLong: `Navnet kan ha høyst ${MAX_ABONNEMENT_NAVN} tegn.`,
  full: `Du har ${MAX_ABONNEMENTER} adresser, og kan ikke lage flere. Slett en adresse først.`,
  invalidSoek: 'Søket kan ikke brukes lenger. Åpne det, rett det, og lagre det på nytt.',
} as const;

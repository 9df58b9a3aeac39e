import { texts } from './texts.ts';

/** What reads an address: a calendar program, or a reader of news. */
export const ABONNEMENT_SLAG = texts({
  kalender: { nb: 'Kalender', nn: 'Kalender' },
  atom: { nb: 'Nyhetsleser (Atom)', nn: 'Nyheitslesar (Atom)' },
});
export type AbonnementSlag = keyof typeof ABONNEMENT_SLAG;

/** The most addresses that one person has. */
export const MAX_ABONNEMENTER = 50;
/** The longest name of one, in characters. */
export const MAX_ABONNEMENT_NAVN = 60;
/** Cases that a calendar has at most, and those that are listed for news, the newest. */
export const MAX_KALENDER_SAKER = 1000;
export const MAX_ATOM_SAKER = 100;

export const abonnementMessages = texts({
  navnRequired: {
    nb: 'Skriv hvor adressen skal brukes.',
    nn: 'Skriv kvar adressa skal brukast.',
  },
  navnTooLong: {
    nb: `Navnet kan ha høyst ${MAX_ABONNEMENT_NAVN} tegn.`,
    nn: `Namnet kan ha høgst ${MAX_ABONNEMENT_NAVN} teikn.`,
  },
  full: {
    nb: `Du har ${MAX_ABONNEMENTER} adresser, og kan ikke lage flere. Slett en adresse først.`,
    nn: `Du har ${MAX_ABONNEMENTER} adresser, og kan ikkje lage fleire. Slett ei adresse først.`,
  },
  invalidSoek: {
    nb: 'Søket kan ikke brukes lenger. Åpne det, rett det, og lagre det på nytt.',
    nn: 'Søket kan ikkje brukast lenger. Opne det, rett det, og lagre det på nytt.',
  },
});

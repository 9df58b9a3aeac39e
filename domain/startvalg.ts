import { texts } from './texts.ts';

/** The page that sign-in leads to. */
export const STARTSIDER = ['i-dag', 'sok'] as const;
export type Startside = (typeof STARTSIDER)[number];

/**
 * The columns of the table of cases that its reader may hide, in their order. The others say which case it is, or what a court
 * forbids: of the case beside its subject, of a hearing beside its time.
 */
export const VALGFRIE_KOLONNER = ['sakstype', 'parter', 'tiltale', 'avgjorelse', 'avsagt'] as const;
export type ValgfriKolonne = (typeof VALGFRIE_KOLONNER)[number];

/** Those of `ids` that may be hidden, in the order of the table, each once. One that only another version knows hides nothing. */
export function skjulteKolonner(ids: readonly string[]): ValgfriKolonne[] {
  return VALGFRIE_KOLONNER.filter((id) => ids.includes(id));
}

/** As many courts can be followed; their hearings of a day are one question. */
export const MOST_OWN_COURTS = 10;

/** The courts of a press user in their order: the standard court first, if there is one, and each once. */
export function mineDomstoler(standard: string | null, flere: readonly string[]): string[] {
  return [...new Set(standard === null ? flere : [standard, ...flere])];
}

export const startvalgMessages = texts({
  unknownCourt: {
    nb: 'En av domstolene finnes ikke. Last siden på nytt, og velg igjen.',
    nn: 'Ein av domstolane finst ikkje. Last sida på nytt, og vel igjen.',
  },
  twice: {
    nb: 'En domstol står to ganger.',
    nn: 'Ein domstol står to gonger.',
  },
  tooMany: {
    nb: `Du kan velge høyst ${MOST_OWN_COURTS} domstoler.`,
    nn: `Du kan velje høgst ${MOST_OWN_COURTS} domstolar.`,
  },
});

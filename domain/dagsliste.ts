import { messages } from './messages.ts';
import type { Rettsmoete } from './sak.ts';
import { MONTHS_AHEAD, MONTHS_BACK } from './periods.ts';
import { ALL_COURTS, searchableRange } from './search-rules.ts';
import { MOST_OWN_COURTS } from './startvalg.ts';
import { texts } from './texts.ts';
import { type Day, endOfOsloDay, startOfOsloDay } from './time.ts';

/** What a list of a day is asked for: the ids of courts, or of all of them (`ALL_COURTS`). */
interface DagslisteInput {
  readonly domstolid: readonly string[];
  readonly dag?: Day | undefined;
}
type DagslisteErrors = Partial<Record<keyof DagslisteInput, string[]>>;

/** Texts of the page, and of what is refused. */
export const dagslisteMessages = texts({
  tooManyCourts: {
    nb: `Velg høyst ${MOST_OWN_COURTS} domstoler, eller alle.`,
    nn: `Vel høgst ${MOST_OWN_COURTS} domstolar, eller alle.`,
  },
  dagRequired: { nb: 'Dato er påkrevd.', nn: 'Dato må fyllast ut.' },
  dagTooEarly: {
    nb: `Dato kan ikke være mer enn ${MONTHS_BACK} måneder tilbake i tid.`,
    nn: `Dato kan ikkje vere meir enn ${MONTHS_BACK} månader tilbake i tid.`,
  },
  dagTooLate: {
    nb: `Dato kan ikke være mer enn ${MONTHS_AHEAD} måneder frem i tid.`,
    nn: `Dato kan ikkje vere meir enn ${MONTHS_AHEAD} månader fram i tid.`,
  },
  tooMany: {
    nb: 'Denne dagen har flere saker enn listen kan vise. Bruk søket i stedet.',
    nn: 'Denne dagen har fleire saker enn lista kan vise. Bruk søket i staden.',
  },
  failed: { nb: 'Kunne ikke hente dagslisten', nn: 'Kunne ikkje hente dagslista' },
  none: { nb: 'Ingen rettsmøter', nn: 'Ingen rettsmøte' },
  chooseDomstol: {
    nb: 'Velg domstol for å se dagens rettsmøter.',
    nn: 'Vel domstol for å sjå rettsmøta i dag.',
  },
  utenSal: { nb: 'Sal ikke oppgitt', nn: 'Sal ikkje oppgitt' },
});

/** Whether a list has the hearings of all courts; one that names others too has. */
export const isOfAllCourts = (domstolid: readonly string[]) => domstolid.includes(ALL_COURTS);

/** Messages by field, empty when there is such a list: some courts or all, and one of the days that may be searched. */
export function validateDagsliste({ domstolid, dag }: DagslisteInput, now: Date): DagslisteErrors {
  const [ofCourts, error] = [courtError(domstolid), dagError(dag, now)];
  return {
    ...(ofCourts ? { domstolid: [ofCourts] } : {}),
    ...(error ? { dag: [error] } : {}),
  };
}

function courtError(domstolid: readonly string[]): string | undefined {
  if (domstolid.length === 0) return messages.search.domstolRequired;
  const isTooMany = domstolid.length > MOST_OWN_COURTS && !isOfAllCourts(domstolid);
  return isTooMany ? dagslisteMessages.tooManyCourts : undefined;
}

function dagError(dag: Day | undefined, now: Date): string | undefined {
  if (!dag) return dagslisteMessages.dagRequired;
  const { fraDato, tilDato } = searchableRange(now);
  if (dag < fraDato) return dagslisteMessages.dagTooEarly;
  return dag > tilDato ? dagslisteMessages.dagTooLate : undefined;
}

/** Whether some of the hearing is on that Oslo day: one of several days is on the list of each. */
export function isOnDay({ start, slutt }: Pick<Rettsmoete, 'start' | 'slutt'>, dag: Day): boolean {
  return start < endOfOsloDay(dag) && slutt > startOfOsloDay(dag);
}

/** What the order of a list is made from; times as on the wire. */
interface Listed {
  readonly saksnummer: string;
  readonly start: string;
  readonly slutt: string;
  readonly sal: string | null;
}

/** By time; what begins at the same time by its end, then by case number. */
export function byTime<T extends Listed>(moeter: readonly T[]): T[] {
  return moeter.toSorted(
    (a, b) =>
      Date.parse(a.start) - Date.parse(b.start) ||
      Date.parse(a.slutt) - Date.parse(b.slutt) ||
      compareTexts(a.saksnummer, b.saksnummer),
  );
}

/** The hearings of one room, by time. */
export interface Sal<T extends Listed> {
  /** As a heading; null: the court has not said which. */
  readonly navn: string | null;
  readonly moeter: readonly T[];
}

/** By room, in the order of the rooms' numbers. Hearings without a room come last. */
export function byRoom<T extends Listed>(moeter: readonly T[]): Sal<T>[] {
  const rooms = new Map<string | null, T[]>();
  for (const moete of byTime(moeter)) {
    const navn = salNavn(moete.sal);
    rooms.set(navn, [...(rooms.get(navn) ?? []), moete]);
  }
  return [...rooms]
    .map(([navn, inRoom]) => ({ navn, moeter: inRoom }))
    .sort((a, b) => compareRooms(a.navn, b.navn));
}

/** `250` and ` Sal  250 ` are the same room: `Sal 250`. */
export function salNavn(sal: string | null): string | null {
  const text = (sal ?? '').trim().replace(/\s+/gu, ' ');
  if (text === '') return null;
  return /^\d/u.test(text) ? `Sal ${text}` : text;
}

function compareRooms(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareTexts(a, b);
}

/** Numbers in a text by their value: 9 before 10. */
const inOrder = new Intl.Collator('nb', { numeric: true });

/** By the letters' order in Norwegian. No two texts that differ are the same. */
export function compareTexts(a: string, b: string): number {
  return inOrder.compare(a, b) || (a < b ? -1 : Number(a > b));
}

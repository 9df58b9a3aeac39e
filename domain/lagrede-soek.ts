import { type DayChoice, dayChoices } from './search-days.ts';
import {
  type DayRange,
  defaultRange,
  type Kategori,
  searchableRange,
  type SearchFormInput,
  validateSearch,
} from './search-rules.ts';
import { texts } from './texts.ts';
import { osloDay, shiftDay, startOfOsloDay } from './time.ts';

/** The most searches that one person saves. */
export const MAX_LAGREDE_SOEK = 50;
/** The longest name, in characters, and the longest address of a search. */
export const MAX_NAVN = 100;
export const MAX_ADRESSE = 8000;

/** Why a saved search can not be run any more. */
export const UGYLDIG = texts({
  domstol: {
    nb: 'Domstolen kan ikke velges lenger.',
    nn: 'Domstolen kan ikkje veljast lenger.',
  },
  datoer: {
    nb: 'Datoene kan ikke søkes i lenger.',
    nn: 'Datoane kan ikkje brukast i søk lenger.',
  },
  tekst: {
    nb: 'Søkeordene kan ikke brukes lenger.',
    nn: 'Søkeorda kan ikkje brukast lenger.',
  },
});
export type Ugyldig = keyof typeof UGYLDIG;

export const lagredeSoekMessages = texts({
  navnRequired: { nb: 'Navn er påkrevd.', nn: 'Namn må fyllast ut.' },
  navnTooLong: {
    nb: `Navnet kan ha høyst ${MAX_NAVN} tegn.`,
    nn: `Namnet kan ha høgst ${MAX_NAVN} teikn.`,
  },
  navnTaken: {
    nb: 'Du har allerede et lagret søk med dette navnet.',
    nn: 'Du har allereie eit lagra søk med dette namnet.',
  },
  full: {
    nb: `Du har ${MAX_LAGREDE_SOEK} lagrede søk, og kan ikke lagre flere. Slett et søk først.`,
    nn: `Du har ${MAX_LAGREDE_SOEK} lagra søk, og kan ikkje lagre fleire. Slett eit søk først.`,
  },
  tooLong: {
    nb: 'Søket er for langt til å lagres.',
    nn: 'Søket er for langt til å kunne lagrast.',
  },
  tooWide: {
    nb: 'Søket tar med alle saker. Skriv noe å søke etter, eller velg en domstol eller et filter.',
    nn: 'Søket tek med alle saker. Skriv noko å søke etter, eller vel ein domstol eller eit filter.',
  },
  lastMonth: { nb: 'Siste måned', nn: 'Siste månad' },
  monthAhead: { nb: 'Én måned framover', nn: 'Ein månad framover' },
  ahead: { nb: 'Alle dager framover', nn: 'Alle dagar framover' },
});

/** The periods that move with the day on which a search is run: those of one press, the one that a search begins with, and all that is to come. */
function movingPeriods(kategori: Kategori, now: Date): readonly DayChoice[] {
  const { lastMonth, monthAhead } = lagredeSoekMessages;
  const label = kategori === 'avgjorelser' ? lastMonth : monthAhead;
  const first: DayChoice = { id: 'en-maaned', label, range: defaultRange(kategori, now) };
  const ahead = kategori === 'avgjorelser' ? [] : [periodeAhead(now)];
  return [...dayChoices(kategori, now), first, ...ahead];
}

/** Every hearing to come: of what is followed, none is too far away. */
export function periodeAhead(now: Date): DayChoice {
  const { tilDato } = searchableRange(now);
  const range = { fraDato: osloDay(now), tilDato };
  return { id: 'framover', label: lagredeSoekMessages.ahead, range };
}

/** The moving period that these days are at `now`; null: they are days and nothing else. */
export function periodeOf(
  kategori: Kategori,
  { fraDato, tilDato }: SearchFormInput,
  now: Date,
): DayChoice | null {
  const isIt = ({ range }: DayChoice) => range.fraDato === fraDato && range.tilDato === tilDato;
  return movingPeriods(kategori, now).find(isIt) ?? null;
}

/** The period of this name, with its days at `now`; null when the category has none of that name. */
export function periodeNamed(kategori: Kategori, id: string | null, now: Date): DayChoice | null {
  return movingPeriods(kategori, now).find((one) => one.id === id) ?? null;
}

interface Whether {
  readonly isCourt: (domstolid: string) => boolean;
  /** Whether a rule of texts refuses it (`validateSearchTexts`). */
  readonly hasTextErrors: boolean;
}

/** Why the search can not be run at `now`; null when it can. */
export function ugyldigOf(
  search: SearchFormInput,
  now: Date,
  { isCourt, hasTextErrors }: Whether,
): Ugyldig | null {
  const { domstolid, fraDato, tilDato } = validateSearch(search, now);
  if (domstolid || !isCourt(search.domstolid ?? '')) return 'domstol';
  if (fraDato || tilDato) return 'datoer';
  return hasTextErrors ? 'tekst' : null;
}

/** From as many weeks follows how many hits a search brings in one. */
const ANSLAG_WEEKS = 12;

/** How many hits that is in one week; null: less than one. */
export const aWeek = (treff: number): number | null =>
  treff < ANSLAG_WEEKS ? null : Math.round(treff / ANSLAG_WEEKS);

interface Anslag extends DayRange {
  /** Of the hits only those first seen after this; null: all of them. */
  readonly seenAfter: Date | null;
}

/**
 * What is counted to say how many hits a search would have brought in the last weeks; null when that can't be said. Of hearings it
 * is what was first seen in these weeks, also where they are over by now; of decisions those that were given. When an indictment came
 * to a case is nowhere.
 */
export function anslagOf(
  kategori: Kategori,
  { fraDato, tilDato }: DayRange,
  { now, isMoving }: { readonly now: Date; readonly isMoving: boolean },
): Anslag | null {
  const since = shiftDay(osloDay(now), { days: -7 * ANSLAG_WEEKS });
  switch (kategori) {
    case 'berammede': {
      const begins = isMoving && since < fraDato ? since : fraDato;
      return { fraDato: begins, tilDato, seenAfter: startOfOsloDay(since) };
    }
    case 'avgjorelser':
      return isMoving ? { fraDato: since, tilDato: osloDay(now), seenAfter: null } : null;
    case 'tiltaler':
      return null;
  }
}

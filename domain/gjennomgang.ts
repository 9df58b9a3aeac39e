import { MONTHS } from './revisjon-setning-texts.ts';
import { bokmaal } from './texts.ts';
import { type Day, endOfOsloDay, osloDay, shiftDay, startOfOsloDay } from './time.ts';

/* The monthly review of the audit log: which rows administrators look at, until when, and what they can say of each. */

/** What is unusual for a person in a month, in the order in which it is shown; and what was drawn at random. */
export const UVANLIG = ['utenfor', 'samme', 'eksport', 'natt'] as const;
export type Uvanlig = (typeof UVANLIG)[number];
export const GJENNOMGANG_SLAG = [...UVANLIG, 'tilfeldig'] as const;
export type GjennomgangSlag = (typeof GJENNOMGANG_SLAG)[number];

/**
 * From which count in a month on somebody stands in the review:
 * - `utenfor`: different cases opened of courts that are not the person's. Theirs are the courts that they follow, and those of
 *   their favourites and saved searches; whoever has none has none that a case could be of.
 * - `samme`: searches with the same words that found nothing, as for a name or a case that is hidden.
 * - `eksport`: cases in files.
 * - `natt`: looks and files between midnight and `NATT_SLUTT`. What a program does by a key is not counted here.
 */
export const GRENSER: Readonly<Record<Uvanlig, number>> = {
  utenfor: 100,
  samme: 8,
  eksport: 2000,
  natt: 20,
};
/** The hour in Oslo at which the night ends. */
export const NATT_SLUTT = 5;
/** So many of one kind are listed, the highest counts first. */
export const MEST_AV_SLAG = 25;
/** How many rows of the log are drawn. */
export const UTVALG = 20;
/** The last day of the next month on which a review is signed in time. */
const FRIST_DAG = 15;

export const VURDERINGER = bokmaal({ greit: 'Greit', foelges_opp: 'Må følges opp' });
export type Vurdering = keyof typeof VURDERINGER;
/** Characters of what is said of a row. */
export const MAX_ORD = 500;

/** An Oslo month, `yyyy-MM`. */
export type Maaned = string;
export const MAANED = /^\d{4}-(?:0[1-9]|1[0-2])$/;

const firstOf = (maaned: Maaned): Day => `${maaned}-01`;
const shift = (maaned: Maaned, months: number) => shiftDay(firstOf(maaned), { months });

/** The last month that is over at `now`. */
export function sisteMaaned(now: Date): Maaned {
  return maanedFoer(osloDay(now).slice(0, 7));
}

export function maanedFoer(maaned: Maaned): Maaned {
  return shift(maaned, -1).slice(0, 7);
}

/** From when, and until before when, the month is. */
export function tidAv(maaned: Maaned): { readonly fra: Date; readonly til: Date } {
  return { fra: startOfOsloDay(firstOf(maaned)), til: startOfOsloDay(shift(maaned, 1)) };
}

export function fristFor(maaned: Maaned): Day {
  return shiftDay(shift(maaned, 1), { days: FRIST_DAG - 1 });
}

/** Whether the month should have been signed by `now`, and is not. */
export function erForfalt(maaned: Maaned, signert: Date | null, now: Date): boolean {
  return signert === null && endOfOsloDay(fristFor(maaned)) <= now;
}

/** 'oktober 2026' */
export function maanedTekst(maaned: Maaned): string {
  const [year, month] = maaned.split('-');
  return `${MONTHS[Number(month) - 1]} ${year}`;
}

/** What a person has done of one kind in a month. */
export interface Opptelling<Person> {
  readonly slag: Uvanlig;
  readonly person: Person;
  readonly antall: number;
}

/** What is listed, and how many more reach a limit and are not. */
export function velgUvanlige<Person>(talt: readonly Opptelling<Person>[]): {
  readonly rader: readonly Opptelling<Person>[];
  readonly utelatt: number;
} {
  const unusual = talt.filter(({ slag, antall }) => antall >= GRENSER[slag]);
  const rader = UVANLIG.flatMap((slag) =>
    unusual
      .filter((one) => one.slag === slag)
      .sort((one, other) => other.antall - one.antall)
      .slice(0, MEST_AV_SLAG),
  );
  return { rader, utelatt: unusual.length - rader.length };
}

/** Of searches that found nothing: how often each person has asked for what they asked for most. */
export function mestSpurt(
  soek: readonly { readonly person: string; readonly ord: string }[],
): ReadonlyMap<string, number> {
  const asked = new Map<string, Map<string, number>>();
  for (const { person, ord } of soek) {
    const own = asked.get(person) ?? new Map<string, number>();
    const words = ord.toLocaleLowerCase('nb').replace(/\s+/g, ' ');
    own.set(words, (own.get(words) ?? 0) + 1);
    asked.set(person, own);
  }
  return new Map([...asked].map(([person, own]) => [person, Math.max(...own.values())]));
}

/**
 * `antall` different numbers from `fra` to `til`, in the order in which they are drawn: the same for a month whoever draws them. All of
 * them, if there are not more.
 */
export function trekk(
  maaned: Maaned,
  { fra, til }: { readonly fra: number; readonly til: number },
  antall: number,
): readonly number[] {
  const size = til - fra + 1;
  const random = randomOf(maaned);
  const drawn = new Set<number>();
  while (drawn.size < Math.min(antall, size)) drawn.add(fra + Math.floor(random() * size));
  return [...drawn];
}

/** Numbers from 0 to below 1 that follow from a text (FNV-1a, then mulberry32). */
function randomOf(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const gjennomgangMessages = bokmaal({
  title: 'Gjennomgang av loggen',
  vurdering: 'Raden mangler vurdering.',
  ordRequired: 'Skriv hva som må følges opp.',
  ordTooLong: `Teksten kan ha høyst ${MAX_ORD} tegn.`,
  bekreft: 'Du må bekrefte at du har sett på alle radene.',
  changed: 'Raden er vurdert av en annen.',
  signed: 'Gjennomgangen er allerede signert.',
  own: 'Raden gjelder deg, så en annen må vurdere den.',
});

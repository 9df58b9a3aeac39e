import { memo } from '#db/memo.ts';
import { type Day, osloDay, startOfOsloDay } from '#domain/time.ts';
import type { MoeteRow } from '#import/case-rows.ts';
import { type Kind, firstHearingOffset } from './kinds.ts';
import type { Random } from './random.ts';

interface HearingPlace {
  readonly seat: string;
  readonly type: string;
  readonly nynorsk: boolean;
}

/** The types of hearings by type of case; what comes more often stands there more often. */
const HEARING_TYPE: Readonly<Record<string, readonly string[]>> = {
  MED: [
    ...['Hovedforhandling', 'Hovedforhandling', 'Hovedforhandling', 'Hovedforhandling'],
    ...['Fengslingsmøte', 'Domsavsigelse', 'Planmøte'],
  ],
  ENE: [
    ...['Tilståelsessak', 'Tilståelsessak', 'Hovedforhandling', 'Hovedforhandling'],
    ...['Fengslingsmøte', 'Fengslingsmøte', 'Rettsmøte', 'Tilrettelagt avhør'],
  ],
  TVI: [
    ...['Hovedforhandling', 'Hovedforhandling', 'Hovedforhandling', 'Rettsmekling'],
    ...['Saksforberedende møte', 'Planmøte', 'Fjernmøte'],
  ],
  TVA: ['Muntlig forhandling'],
  KON: ['Konkursåpning', 'Skiftesamling'],
  GJE: ['Rettsmøte', 'Gjeldsmøte'],
  SKJ: ['Rettsmøte', 'Befaring'],
  DFA: ['Skiftesamling', 'Bostyremøte'],
  SAM: ['Saksforberedende møte', 'Hovedforhandling'],
  DOM: ['Bevisopptak'],
  AST: ['Ankeforhandling', 'Ankeforhandling', 'Ankeforhandling', 'Fagdommersak'],
  ASD: ['Ankeforhandling', 'Ankeforhandling', 'Rettsmekling', 'Muntlig forhandling'],
  STR: ['Ankeforhandling'],
  SIV: ['Ankeforhandling', 'Storkammer'],
};
const NYNORSK: Readonly<Record<string, string>> = {
  Hovedforhandling: 'Hovudforhandling',
  Domsavsigelse: 'Domsseiing',
  Tilståelsessak: 'Tilståingssak',
  'Tilrettelagt avhør': 'Tilrettelagt avhøyr',
  'Saksforberedende møte': 'Saksførebuande møte',
  'Muntlig forhandling': 'Munnleg forhandling',
  Konkursåpning: 'Konkursopning',
  Befaring: 'Synfaring',
};
/** Begin, in minutes after midnight, and length in minutes. */
const SHORT = [
  [540, 60],
  [630, 90],
  [720, 60],
  [780, 120],
] as const;
const ALL_DAY = [540, 390] as const;

/** The hearings of a case: none, one, or a trial over several days, with or without days in between. */
export function hearings(random: Random, kind: Kind, place: HearingPlace, day: Day): MoeteRow[] {
  if (kind === 'utenMoeter' || kind === 'sakApi' || kind === 'tiltaleUtenMoete') return [];
  const count =
    kind === 'mangeDager' ? random.int(5, 14) : random.chance(0.75) ? 1 : random.int(2, 4);
  const days = courtDays(random, firstHearingOffset(random, kind), count).map((offset) =>
    workingDay(day, offset),
  );
  const sal = random.chance(0.9) ? `Rettssal ${random.int(1, 30)}` : null;
  const rettsal_adresse = sal ? `Tinghuset, ${place.seat}` : null;
  const type = hearingType(random, place);
  const short = count === 1 && place.type !== 'AST' && place.type !== 'STR' && random.chance(0.5);
  return [...new Set(days)].map((date, nr) => {
    const [begin, minutes] = short ? random.pick(SHORT) : ALL_DAY;
    return {
      start: onDay(date, begin),
      slutt: onDay(date, begin + minutes),
      sal,
      rettsal_adresse,
      rettsmoetetype: nr === 0 && count > 5 && random.chance(0.3) ? 'Planleggingsmøte' : type,
      begrensninger: [],
    };
  });
}

function hearingType(random: Random, { type, nynorsk }: HearingPlace): string {
  const name = random.pick(HEARING_TYPE[type] ?? HEARING_TYPE['TVI']!);
  return (nynorsk ? NYNORSK[name] : undefined) ?? name;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const beginOf = memo((day: Day) => startOfOsloDay(day).getTime());
const dayAt = memo((time: number) => osloDay(new Date(time)));

/** The instant `minutes` after midnight in Oslo. Clocks change on Sundays, when no court sits, so adding is right. */
export function onDay(day: Day, minutes: number): Date {
  return new Date(beginOf(day) + minutes * MINUTE);
}

/** The Oslo day of an instant. */
export function dayOf(instant: Date): Day {
  return dayAt(instant.getTime());
}

/** A calendar day moved by days, without any time zone. */
export function plusDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** `offset` days from `day`, moved to Monday when it falls on a weekend. */
function workingDay(day: Day, offset: number): Day {
  const weekday = new Date(`${plusDays(day, offset)}T00:00:00Z`).getUTCDay();
  return plusDays(day, offset + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0));
}

/** The days of a trial, counted from the setting's day: mostly one after the other, sometimes with weeks between. */
function courtDays(random: Random, first: number, count: number): number[] {
  const found: number[] = [];
  let offset = first;
  while (found.length < count) {
    found.push(offset);
    offset += random.chance(0.2) ? random.int(7, 21) : 1;
  }
  return found;
}

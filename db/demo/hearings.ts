import type { Day } from '#domain/time.ts';
import type { MoeteRow } from '#db/import/case-row.ts';
import { courtDays, onDay, workingDay } from './calendar.ts';
import { firstHearingOffset, type Kind } from './kinds.ts';
import type { Random } from './random.ts';

export interface HearingPlace {
  readonly seat: string;
  readonly type: string;
}

const HEARING_TYPE: Readonly<Record<string, readonly string[]>> = {
  MED: ['Hovedforhandling', 'Hovedforhandling', 'Hovedforhandling', 'Fengslingsmøte'],
  ENE: ['Tilståelsessak', 'Hovedforhandling', 'Fengslingsmøte'],
  TVI: ['Hovedforhandling', 'Hovedforhandling', 'Rettsmekling', 'Saksforberedende møte'],
  TVA: ['Muntlig forhandling'],
  KON: ['Konkursåpning', 'Skiftesamling'],
  GJE: ['Rettsmøte'],
  SKJ: ['Rettsmøte', 'Befaring'],
  AST: ['Ankeforhandling'],
  ASD: ['Ankeforhandling', 'Rettsmekling'],
};
/** Minutes after midnight: begin, and how long. */
const SHORT = [
  [540, 60],
  [630, 90],
  [720, 60],
  [780, 120],
] as const;
const ALL_DAY = [540, 390] as const;

/** The hearings of a case: none, one, or a trial over several days that need not follow each other. */
export function hearings(random: Random, kind: Kind, place: HearingPlace, day: Day): MoeteRow[] {
  if (kind === 'utenMoeter' || kind === 'sakApi' || kind === 'tiltaleUtenMoete') return [];
  const count =
    kind === 'mangeDager' ? random.int(5, 14) : random.chance(0.75) ? 1 : random.int(2, 4);
  const days = courtDays(random, firstHearingOffset(random, kind), count).map((offset) =>
    workingDay(day, offset),
  );
  const sal = random.chance(0.9) ? `Rettssal ${random.int(1, 30)}` : null;
  const rettsal_adresse = sal ? `Tinghuset, ${place.seat}` : null;
  const type = random.pick(HEARING_TYPE[place.type] ?? HEARING_TYPE['TVI']!);
  const short = count === 1 && place.type !== 'AST' && random.chance(0.5);
  return [...new Set(days)].map((date, nr) => {
    const [begin, minutes] = short ? random.pick(SHORT) : ALL_DAY;
    return {
      start: onDay(date, begin),
      slutt: onDay(date, begin + minutes),
      sal,
      rettsal_adresse,
      rettsmoetetype: nr === 0 && count > 5 && random.chance(0.3) ? 'Planleggingsmøte' : type,
    };
  });
}

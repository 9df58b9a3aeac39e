import type { AccessState } from './access.ts';
import { cutoff, type Duration } from './retention.ts';
import type { Status } from './soeknad.ts';
import { bokmaal } from './texts.ts';
import { type Day, endOfOsloDay, shiftDay, startOfOsloDay } from './time.ts';

/*
 * What the statistics count (bff/features/statistikk). Nothing in them is of a person: an application that has been erased still counts
 * as what became of it.
 */

/** So many months are shown unless others are asked for, and so many at most. */
export const MAANEDER = { vanlig: 12, flest: 60 } as const;
/** So many newsrooms are named; the others are one sum. */
export const FLEST_REDAKSJONER = 10;
/** Who counts as a user: somebody who can sign in and search now. */
export const TELLER_SOM_BRUKER: AccessState = 'valid';

export const periodeMessages = bokmaal({
  order: 'Til-datoen kan ikke være før fra-datoen.',
  ahead: 'Datoen kan ikke være etter i dag.',
  tooLong: `Perioden kan være høyst ${MAANEDER.flest / 12} år.`,
});

/** The first and last Oslo day, both included. */
export interface Periode {
  readonly fra: Day;
  readonly til: Day;
}

/** Why it can't be shown; null when it can. */
export function periodeFeil({ fra, til }: Periode, today: Day): string | null {
  if (til > today) return periodeMessages.ahead;
  if (til < fra) return periodeMessages.order;
  return fra < firstOf(til, MAANEDER.flest) ? periodeMessages.tooLong : null;
}

/** The period of an address. What is left out, or can't be shown, is the last twelve months. */
export function periodeAv(
  asked: { readonly [Which in keyof Periode]?: Day | undefined },
  today: Day,
): Periode {
  const til = asked.til ?? today;
  const periode = { fra: asked.fra ?? firstOf(til, MAANEDER.vanlig), til };
  if (periodeFeil(periode, today) === null) return periode;
  return { fra: firstOf(today, MAANEDER.vanlig), til: today };
}

/** The first day of so many months, of which that of `day` is the last. */
function firstOf(day: Day, months: number): Day {
  return shiftDay(`${day.slice(0, 7)}-01`, { months: 1 - months });
}

/** A month of Oslo's calendar, as far as it is in the period. */
export interface Maaned {
  /** `2026-11` */
  readonly maaned: string;
  /** `til` is exclusive. */
  readonly fra: Date;
  readonly til: Date;
  readonly dager: number;
}

export function maanederI({ fra, til }: Periode): Maaned[] {
  const months: Maaned[] = [];
  for (let first = fra; first <= til;) {
    const next = shiftDay(`${first.slice(0, 7)}-01`, { months: 1 });
    const last = [shiftDay(next, { days: -1 }), til].sort()[0]!;
    months.push({
      maaned: first.slice(0, 7),
      ...{ fra: startOfOsloDay(first), til: endOfOsloDay(last) },
      dager: (Date.parse(last) - Date.parse(first)) / DAY + 1,
    });
    first = next;
  }
  return months;
}

const DAY = 86_400_000;

/** Whether everything of the month is still kept. Of what has been removed in part there are no numbers. */
export function erKjent({ fra }: Pick<Maaned, 'fra'>, kept: Duration, now: Date): boolean {
  return fra > cutoff(kept, now);
}

/** What has become of an application, in the order of the picture. */
export const UTFALL = ['godkjent', 'ikkeGodkjent', 'ikkeAvgjort', 'trukket'] as const;
export type Utfall = (typeof UTFALL)[number];
type PerUtfall = Record<Utfall, number>;

/**
 * As it stands now: a decision that has been undone, or taken up again, is none. One that was erased before anybody decided was
 * withdrawn, or left undecided until its time was over.
 */
export function utfallAv(status: Status, erSlettet: boolean): Utfall {
  if (status === 1) return 'godkjent';
  if (status === 2) return 'ikkeGodkjent';
  return erSlettet ? 'trukket' : 'ikkeAvgjort';
}

/** The sums of groups of applications. */
export function utfallSum(
  groups: readonly {
    readonly status: Status;
    readonly slettet: boolean;
    readonly antall: number;
  }[],
): PerUtfall {
  const sums = { godkjent: 0, ikkeGodkjent: 0, ikkeAvgjort: 0, trukket: 0 };
  for (const { status, slettet, antall } of groups) sums[utfallAv(status, slettet)] += antall;
  return sums;
}

/** From when it was sent to its last decision, or until now, in days to one decimal. */
export const dagerAv = (seconds: number): number => enDesimal(seconds / (DAY / 1000));
/** Many a day in whole numbers, few to one decimal. */
export function perDag(antall: number, dager: number): number {
  const number = antall / dager;
  return number < 10 ? enDesimal(number) : Math.round(number);
}
const enDesimal = (number: number) => Math.round(number * 10) / 10;

interface Redaksjon {
  /** null: users who belong to none. */
  readonly navn: string | null;
  readonly brukere: number;
}

/** The newsrooms with the most users first, then the sum of the others; who belongs to none comes last. */
export function redaksjonerAv(all: readonly Redaksjon[]) {
  const sorted = all
    .filter(({ navn }) => navn !== null)
    .toSorted((a, b) => b.brukere - a.brukere || a.navn!.localeCompare(b.navn!, 'nb'));
  const uten = all.filter(({ navn }) => navn === null);
  const others = sorted.slice(FLEST_REDAKSJONER);
  return {
    redaksjoner: [...sorted.slice(0, FLEST_REDAKSJONER), ...uten],
    andre: others.length === 0 ? null : { redaksjoner: others.length, brukere: sumOf(others) },
  };
}

const sumOf = (some: readonly Redaksjon[]) => some.reduce((sum, { brukere }) => sum + brukere, 0);

/** All of it; null stands for what is not kept any more, or can't be reckoned. */
export interface Statistikk extends Periode {
  readonly soeknader: readonly { readonly maaned: string; readonly antall: PerUtfall | null }[];
  /** By the month of the decision, in days. */
  readonly tid: readonly {
    readonly maaned: string;
    readonly avgjort: number | null;
    readonly dager: {
      readonly median: number;
      readonly niAvTi: number;
      readonly lengst: number;
    } | null;
  }[];
  /** For how long the oldest application has waited, in days; null: none waits. */
  readonly eldsteVenter: number | null;
  readonly redaksjoner: readonly Redaksjon[];
  readonly andre: { readonly redaksjoner: number; readonly brukere: number } | null;
  readonly soek: readonly {
    readonly maaned: string;
    readonly antall: number | null;
    readonly perDag: number | null;
  }[];
  readonly varsler: readonly {
    readonly maaned: string;
    readonly meldt: number | null;
    readonly epost: number | null;
    readonly stoppet: number | null;
  }[];
  /** Saved searches that tell by themselves, now. */
  readonly soekSomVarsler: number;
}

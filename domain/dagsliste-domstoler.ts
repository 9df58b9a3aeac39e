import { compareTexts } from './dagsliste.ts';
import { type Day, shiftDay } from './time.ts';

/* The list of a day with several courts. */

interface OfCourt {
  readonly domstolId: string;
  readonly domstolNavn: string;
}

/** The courts of these cases, each once, by name. */
export function courtsOf(saker: readonly OfCourt[]): string[] {
  const names = new Map(saker.map(({ domstolId, domstolNavn }) => [domstolId, domstolNavn]));
  return [...names].sort(([, a], [, b]) => compareTexts(a, b)).map(([id]) => id);
}

/** A day with hearings, and how many. */
interface Rettsdag {
  readonly dag: Day;
  readonly antall: number;
}

/**
 * The nearest of the courts' days, before or after; with the hearings of all courts for which it is the nearest: the others have none
 * then. Null when none has such a day.
 */
export function nearestDay(
  days: readonly (Rettsdag | null)[],
  which: 'forrige' | 'neste',
): Rettsdag | null {
  const known = days.filter((day) => day !== null);
  const [dag] = known
    .map((one) => one.dag)
    .sort((a, b) => (a < b === (which === 'neste') ? -1 : 1));
  if (dag === undefined) return null;
  const antall = known.filter((one) => one.dag === dag).reduce((sum, one) => sum + one.antall, 0);
  return { dag, antall };
}

/** Where one step leads: to the nearest day with hearings, or, while none is known, over weekends. */
export function stepFrom(
  dag: Day,
  which: 'forrige' | 'neste',
  domstoler: readonly Readonly<Record<'forrige' | 'neste', Rettsdag | null>>[],
): Day {
  const near = nearestDay(
    domstoler.map((one) => one[which]),
    which,
  );
  if (near) return near.dag;
  const days = which === 'neste' ? 1 : -1;
  let day = shiftDay(dag, { days });
  while (isWeekend(day)) day = shiftDay(day, { days });
  return day;
}

const isWeekend = (day: Day): boolean => [0, 6].includes(new Date(day).getUTCDay());

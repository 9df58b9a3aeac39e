import { osloDay } from '#domain/time.ts';
import type { Fortalt } from './told.ts';

/** What is told as one: a change, or what one search found on one day. The newest comes first. */
export interface Linje {
  readonly fortalte: readonly [Fortalt, ...Fortalt[]];
  /** All of it. */
  readonly lest: boolean;
}

/** In the order of the first of each line. */
export function linesOf(fortalte: readonly Fortalt[]): Linje[] {
  const lines = new Map<string, [Fortalt, ...Fortalt[]]>();
  for (const one of fortalte) {
    const line = lines.get(lineOf(one));
    if (line) line.push(one);
    else lines.set(lineOf(one), [one]);
  }
  return [...lines.values()].map((of) => ({
    fortalte: of,
    lest: of.every(({ notice }) => notice.lest !== null),
  }));
}

/** Not for readers: a change has a number of its own here. */
const lineOf = ({ notice: { lagretSoekId, sakId, endringNr, tidspunkt } }: Fortalt) =>
  lagretSoekId === null
    ? `endring ${endringNr} ${sakId}`
    : `treff ${lagretSoekId} ${osloDay(tidspunkt)}`;

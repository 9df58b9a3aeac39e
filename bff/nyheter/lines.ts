import { osloDay } from '#domain/time.ts';
import type { Fortalt } from './tellable.ts';

/** What is told as one: a change, or what one search found on one day. The newest comes first. */
export interface Linje {
  /** Names the line for as long as it is the same. */
  readonly id: string;
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
  return [...lines].map(([id, of]) => ({
    id,
    fortalte: of,
    lest: of.every(({ nyhet }) => nyhet.lest !== null),
  }));
}

const lineOf = ({ nyhet: { id, lagretSoekId, tidspunkt } }: Fortalt) =>
  lagretSoekId === null ? `endring-${id}` : `treff-${lagretSoekId}-${osloDay(tidspunkt)}`;

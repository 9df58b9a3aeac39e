import { osloDay } from '#domain/time.ts';
import { nameOf, type Naming } from './names.ts';
import type { Fortalt } from './tellable.ts';

/** What is told as one: a change, or what one search found on one day. The newest comes first. */
export interface Linje {
  /** Names the line for as long as it is the same. */
  readonly id: string;
  readonly fortalte: readonly [Fortalt, ...Fortalt[]];
  /** The name of each of them. */
  readonly ider: string[];
  /** All of it. */
  readonly lest: boolean;
}

/** In the order of the first of each line. */
export function linesOf(fortalte: readonly Fortalt[], naming: Naming): Linje[] {
  const lines = new Map<string, [Fortalt, ...Fortalt[]]>();
  for (const one of fortalte) {
    const id = lineOf(one, naming);
    const line = lines.get(id);
    if (line) line.push(one);
    else lines.set(id, [one]);
  }
  return [...lines].map(([id, of]) => ({
    id,
    fortalte: of,
    ider: of.map(({ nyhet }) => nameOf(nyhet, naming)),
    lest: of.every(({ nyhet }) => nyhet.lest !== null),
  }));
}

const lineOf = ({ nyhet }: Fortalt, naming: Naming) =>
  nyhet.lagretSoekId === null
    ? `endring-${nameOf(nyhet, naming)}`
    : `treff-${nyhet.lagretSoekId}-${osloDay(nyhet.tidspunkt)}`;

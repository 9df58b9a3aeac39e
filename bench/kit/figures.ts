/** Middle, smallest and largest of some measurements. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** What a figure must be. `atMost` and `atLeast` are of the ratio when there is another side, else of ours. */
export type Goal = { readonly atMost: number } | { readonly atLeast: number };

/** One line of a report: what was measured, beside what, and whether that is enough. */
export interface Figure {
  readonly name: string;
  /** Such as `ms` or `cases/s`. */
  readonly unit: string;
  readonly ours: Spread;
  /** The other side, measured in turn with ours; null when there is none. */
  readonly other: Spread | null;
  /** ours ÷ other, the middle of all rounds; null when there is no other side. */
  readonly ratio: number | null;
  readonly goal: Goal | null;
  /** null without a goal. */
  readonly met: boolean | null;
  /** What a reader should know, such as why a goal is missed. */
  readonly note?: string;
}

export interface Measured {
  readonly name: string;
  readonly unit: string;
  /** One value of each round. */
  readonly ours: readonly number[];
  /** One value of each round, from the same round as ours. */
  readonly other?: readonly number[];
  readonly goal?: Goal;
  readonly note?: string;
}

/**
 * The line of a report. The ratio is worked out for each round and the middle one taken, because both sides of a round
 * had the same machine. Throws a RangeError when the sides have not the same number of rounds, or none.
 */
export function figure({ name, unit, ours, other, goal, note }: Measured): Figure {
  if (other && other.length !== ours.length)
    throw new RangeError(`${name}: ${ours.length} rounds of ours, ${other.length} of the other`);
  const ratio = other ? spread(ours.map((value, at) => value / other[at]!)).median : null;
  return {
    name,
    unit,
    ours: spread(ours),
    other: other ? spread(other) : null,
    ratio,
    goal: goal ?? null,
    met: goal ? isMet(goal, ratio ?? spread(ours).median) : null,
    ...(note === undefined ? {} : { note }),
  };
}

function isMet(goal: Goal, value: number): boolean {
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}

/** Throws a RangeError for no values. */
export function spread(values: readonly number[]): Spread {
  return { median: percentile(values, 0.5), min: Math.min(...values), max: Math.max(...values) };
}

/** The value below which `share` (0 to 1) of the values are; between two values in proportion. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError('nothing was measured');
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = Math.floor(at);
  const [below, above] = [sorted[low]!, sorted[Math.ceil(at)]!];
  return below + (above - below) * (at - low);
}

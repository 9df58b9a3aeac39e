import type { Knex } from 'knex';
import type { Dokumentlager } from '#db/dokumentlager/port.ts';
import type { PeriodId } from '#domain/retention.ts';

/** What a step works with. */
export interface StepContext {
  readonly db: Knex;
  readonly lager: Pick<Dokumentlager, 'list' | 'remove'>;
  readonly now: Date;
  /** What began at this instant, or before, is over. */
  readonly cutoff: Date;
}

/** What is over and still there. */
export interface Due {
  readonly count: number;
  /** The oldest instant from which a period is reckoned; null when nothing is due. */
  readonly oldest: Date | null;
}

/** One kind of thing that leaves when its period is over. */
export interface Step {
  readonly id: string;
  /** null: what it removes says itself when it is over. */
  readonly period: PeriodId | null;
  /** Tables whose space is given back afterwards. */
  readonly tables: readonly string[];
  /** Counts and changes nothing. */
  readonly due: (context: StepContext) => Promise<Due>;
  /** Removes all of it, in small batches, and gives how much. What a crash leaves, the next run removes. */
  readonly remove: (context: StepContext) => Promise<number>;
}

/** Rows of one batch. */
export const BATCH = 200;

export const NOTHING_DUE: Due = { count: 0, oldest: null };

export function addDue(sum: Due, instants: readonly Date[]): Due {
  const times = [sum.oldest, ...instants].flatMap((one) => (one ? [one.getTime()] : []));
  return {
    count: sum.count + instants.length,
    oldest: times.length === 0 ? null : new Date(times.reduce((a, b) => Math.min(a, b))),
  };
}

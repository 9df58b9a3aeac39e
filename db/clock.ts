import type { Knex } from 'knex';
import { CLOCK_OFF, clockAhead, clockState, clockText } from '#domain/clock.ts';
import type { Clock } from '#domain/time.ts';
import { OwnWords } from '#domain/own-words.ts';
import { firstRowOf, sql } from './sql.ts';

/** This machine's clock, ms since 1970. `PRESSE_NOW` does not move it: that moves every program on purpose. */
export type SystemClock = () => number;

/** The clocks of this machine and of the database are too far apart to do anything that depends on time. */
export class ClockWrong extends OwnWords {
  override readonly name = 'ClockWrong';

  constructor(ahead: number) {
    super(`this machine's clock is ${clockText(ahead)}: set both by NTP (docs/OPERATIONS.md)`);
  }
}

interface ProgramClock {
  /** The program's time. */
  readonly clock: Clock;
  readonly system?: SystemClock;
}

/**
 * The program's time, of which the database's clock has just said that it is right. To be called where something that depends on time
 * begins, and to be used to its end: then a clock that jumps meanwhile changes nothing. Throws `ClockWrong`.
 */
export async function rightTime(
  db: Knex,
  { clock, system = Date.now }: ProgramClock,
): Promise<Date> {
  const now = clock();
  const ahead = await readClockAhead(db, system);
  if (clockState(ahead) === 'wrong') throw new ClockWrong(ahead);
  return now;
}

/** The program's time as it would be by the database's clock, for what may not be refused. */
export async function databaseTime(
  db: Knex,
  { clock, system = Date.now }: ProgramClock,
): Promise<Date> {
  const now = clock();
  const ahead = await readClockAhead(db, system);
  return clockState(ahead) === 'wrong' ? new Date(now.getTime() - ahead) : now;
}

/** How far this machine's clock is ahead of the database's, ms (domain/clock.ts). */
export async function readClockAhead(
  db: Knex,
  system: SystemClock = Date.now,
  elapsed = monotonic,
): Promise<number> {
  const asked = system();
  const began = elapsed();
  const row = await firstRowOf<{ now: Date }>(db, sql`select clock_timestamp() as now`);
  return clockAhead({ asked, answer: row!.now.getTime(), took: elapsed() - began });
}

const monotonic = () => performance.now();

/** ms. */
const MINUTE = 60_000;
/** While the clocks are apart, they are compared this often, ms: what is right again goes on at once. */
const AGAIN = 1_000;

interface WatchOptions {
  readonly system?: SystemClock;
  /** A clock that can't be set, ms. */
  readonly elapsed?: () => number;
  /** Told when the state changes. */
  readonly onChange?: (ahead: number) => void;
}

/** How far this machine's clock is ahead of the database's, ms. */
export type ClockWatch = () => Promise<number>;

/**
 * Compares the clocks for whoever asks: at most once a minute while they agree, and at once when this machine's clock was set. While the
 * database does not answer, the last comparison holds.
 */
export function watchClock(db: Knex, options: WatchOptions = {}): ClockWatch {
  const { system = Date.now, elapsed = monotonic, onChange = () => undefined } = options;
  let ahead = 0;
  let at = -Infinity;
  /** What the two clocks of this machine differed by when they were last compared with the database's. */
  let apart = 0;
  let underWay: Promise<number> | null = null;
  const isDue = () => {
    const since = elapsed() - at;
    const wasSet = Math.abs(system() - elapsed() - apart) > CLOCK_OFF;
    return since >= MINUTE || (since >= AGAIN && (wasSet || clockState(ahead) !== 'ok'));
  };
  const compare = async (): Promise<number> => {
    const offset = system() - elapsed();
    try {
      const found = await readClockAhead(db, system, elapsed);
      const isOther = clockState(found) !== clockState(ahead);
      ahead = found;
      apart = offset;
      if (isOther) onChange(ahead);
    } catch {
      // That the database is away is told by others.
    }
    at = elapsed();
    return ahead;
  };
  return async () => {
    if (underWay) return underWay;
    if (!isDue()) return ahead;
    underWay = compare().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

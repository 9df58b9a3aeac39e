/** ms. A clock that is further from the database's is an alarm. */
export const CLOCK_OFF = 5_000;
/** ms. A program whose clock is further from the database's does nothing that depends on time. */
const CLOCK_WRONG = 60_000;

export const CLOCK_STATES = ['ok', 'off', 'wrong'] as const;
export type ClockState = (typeof CLOCK_STATES)[number];

interface ClockComparison {
  /** What our clock showed when the other one was asked, ms since 1970. */
  readonly asked: number;
  /** What the other one answered, ms since 1970. */
  readonly answer: number;
  /** ms until the answer was there, by a clock that can't be set. */
  readonly took: number;
}

/**
 * How far our clock is ahead of the other one at least, ms; negative when it is behind. The answer is taken to be of the middle of the
 * time that it took: a slow answer says less, and accuses no clock.
 */
export function clockAhead({ asked, answer, took }: ClockComparison): number {
  const ahead = asked + took / 2 - answer;
  return Math.sign(ahead) * Math.max(0, Math.abs(ahead) - took / 2);
}

export function clockState(ahead: number): ClockState {
  const apart = Math.abs(ahead);
  if (apart > CLOCK_WRONG) return 'wrong';
  return apart > CLOCK_OFF ? 'off' : 'ok';
}

/** `3 min ahead of the database's`. */
export function clockText(ahead: number): string {
  return `${spanText(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} the database's`;
}

const UNITS = [
  [86_400_000, 'days'],
  [3_600_000, 'hours'],
  [60_000, 'min'],
  [1_000, 's'],
] as const;

/** In the largest unit of which there are at least two. */
function spanText(ms: number): string {
  const [unit, name] = UNITS.find(([size]) => ms >= 2 * size) ?? [1_000, 's'];
  return `${Math.round(ms / unit)} ${name}`;
}

/**
 * Whether what was written until `until`, by its writer's clock, was written by one that was ahead of `now`. Two programs that both
 * work may be a minute off each, in both directions.
 */
export function isWrittenAhead(until: Date | null, now: Date): boolean {
  return until !== null && until.getTime() - now.getTime() > 2 * CLOCK_WRONG;
}

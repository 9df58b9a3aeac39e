const MINUTE = 60_000;
/** A visit has ended when nothing has been asked for so long, ms; so does a session. */
export const VISIT_ENDS_AFTER = 60 * MINUTE;
/** How late the last call of a visit may be noted, ms, so that not every call writes. */
export const NOTED_EVERY = 5 * MINUTE;

/** When somebody was here, as it is noted. */
export interface Visits {
  /** The last call, noted up to `NOTED_EVERY` late; null: there was none. */
  readonly lastCall: Date | null;
  /** The last call of the visit before that one; null: that one is the first. */
  readonly before: Date | null;
}

/**
 * A call at `now`: when the visit before this one ended (null: this is the first), and what is to be noted, if anything. The end
 * of a visit is rather noted too early than too late: then a case is new once more, and none is missed.
 */
export function visitAt(
  { lastCall, before }: Visits,
  now: Date,
): { readonly before: Date | null; readonly note: Visits | null } {
  const pause = lastCall === null ? Infinity : now.getTime() - lastCall.getTime();
  const ended = pause >= VISIT_ENDS_AFTER ? lastCall : before;
  return { before: ended, note: pause >= NOTED_EVERY ? { lastCall: now, before: ended } : null };
}

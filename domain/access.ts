import { addOsloMonths, osloDay, type Day } from './time.ts';

/** Access as it is stored: `from` inclusive, `to` exclusive. */
export interface Access {
  readonly from: Date | null;
  /** When the yearly update is due; null never is. */
  readonly to: Date | null;
  /** An administrator's end: from this Oslo day on there is no access, and no yearly update helps (SPEC §3). */
  readonly endDate?: Day | null;
  /** An administrator's suspension: it lifts itself as this Oslo day begins. */
  readonly suspendedUntil?: Day | null;
}

/**
 * Where somebody stands at an instant: never had access, has it, must update, must apply again, or must wait
 * for a suspension to end.
 */
export const ACCESS_STATES = ['applicant', 'valid', 'lapsed', 'ended', 'suspended'] as const;
export type AccessState = (typeof ACCESS_STATES)[number];

/** How long access lasts from the approval or the yearly update, in Oslo calendar months. */
export const ACCESS_MONTHS = 12;

/** The state at `now`; a boundary belongs to the side without access. Null is somebody without a row. */
export function accessState(access: Access | null, now: Date): AccessState {
  if (!access?.from || access.from > now) return 'applicant';
  if (access.endDate && access.endDate <= osloDay(now)) return 'ended';
  if (access.suspendedUntil && osloDay(now) < access.suspendedUntil) return 'suspended';
  return access.to && access.to <= now ? 'lapsed' : 'valid';
}

/** What can happen to access besides time passing. */
export type AccessEvent =
  | { readonly type: 'approve'; readonly endDate: Day | null }
  | { readonly type: 'confirm' }
  | { readonly type: 'suspend'; readonly until: Day }
  | { readonly type: 'lift' }
  | { readonly type: 'leave' };

type Move<T extends AccessEvent['type']> = (
  access: Access | null,
  event: Extract<AccessEvent, { type: T }>,
  now: Date,
) => Access | null | 'refused';

const approve: Move<'approve'> = (_, { endDate }, now) =>
  endDate && endDate <= osloDay(now)
    ? 'refused'
    : { from: now, to: addOsloMonths(now, ACCESS_MONTHS), endDate };
/** An update renews what there is: the administrator's end date stays. */
const confirm: Move<'confirm'> = (access, _, now) => ({
  from: access?.from ?? now,
  to: addOsloMonths(now, ACCESS_MONTHS),
  endDate: access?.endDate ?? null,
});
const leave: Move<'leave'> = () => null;
const suspend: Move<'suspend'> = (access, { until }, now) =>
  access && until > osloDay(now) ? { ...access, suspendedUntil: until } : 'refused';
const lift: Move<'lift'> = (access) => access && { ...access, suspendedUntil: null };

/** Every legal move; what is not here is impossible, in the database too (migration 0005). */
export const ACCESS_MOVES: Readonly<
  Record<AccessState, { readonly [T in AccessEvent['type']]?: Move<T> }>
> = {
  applicant: { approve },
  valid: { leave, suspend },
  lapsed: { confirm, leave, suspend },
  suspended: { suspend, lift },
  ended: { approve },
};

/** Access after the event at `now`; null when nothing is left of it, 'refused' when it may not happen. */
export function moveAccess(
  access: Access | null,
  event: AccessEvent,
  now: Date,
): Access | null | 'refused' {
  const move = ACCESS_MOVES[accessState(access, now)][event.type] as
    Move<AccessEvent['type']> | undefined;
  return move ? move(access, event, now) : 'refused';
}

/** How long before access lapses its owner is reminded, in Oslo calendar months. */
export const REMINDER_MONTHS = 1;

/** Whether the reminder of the yearly update is due: in the last month, unless an end date comes first. */
export function isReminderDue(access: Access, now: Date): boolean {
  if (accessState(access, now) !== 'valid' || !access.to) return false;
  if (access.endDate && access.endDate <= osloDay(access.to)) return false;
  return addOsloMonths(access.to, -REMINDER_MONTHS) <= now;
}

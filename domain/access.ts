import { vurderingMessages } from './soeknad.ts';
import { addOsloMonths, isAhead, osloDay, type Day } from './time.ts';

/** Access as it is stored: `from` inclusive, `to` exclusive. */
export interface Access {
  readonly from: Date | null;
  /** When the yearly update is due; null: never. */
  readonly to: Date | null;
  /** The administrator's sluttdato: from this Oslo day on there is no access, and a new application is needed. */
  readonly endDate?: Day | null;
  /** The administrator's suspension ends by itself as this Oslo day begins. */
  readonly suspendedUntil?: Day | null;
  /** The suspension of the person's whole newsroom; it ends by itself as the Oslo day `until` begins, or (null) when it is lifted. */
  readonly newsroomSuspension?: { readonly until: Day | null } | null;
}

/**
 * The state of somebody's access at an instant: never had it, has it, must do the yearly update, must apply again, or
 * must wait until a suspension ends.
 */
export const ACCESS_STATES = ['applicant', 'valid', 'lapsed', 'ended', 'suspended'] as const;
export type AccessState = (typeof ACCESS_STATES)[number];

/** How long access lasts from the approval or the yearly update, in Oslo calendar months. */
export const ACCESS_MONTHS = 12;

/** The state at `now`; a boundary belongs to the side without access. Null: somebody who never had access. */
export function accessState(access: Access | null, now: Date): AccessState {
  if (!access?.from || access.from > now) return 'applicant';
  if (access.endDate && !isAhead(access.endDate, osloDay(now))) return 'ended';
  if (isSuspendedAlone(access, now) || isInForce(access.newsroomSuspension, now))
    return 'suspended';
  return access.to && access.to <= now ? 'lapsed' : 'valid';
}

/** Whether the suspension of the person alone is in force, whatever is decided of the newsroom. */
export function isSuspendedAlone({ suspendedUntil }: Access, now: Date): boolean {
  return suspendedUntil != null && isInForce({ until: suspendedUntil }, now);
}

/** Whether a suspension is in force at `now`. */
export function isInForce(
  suspension: { readonly until: Day | null } | null | undefined,
  now: Date,
): boolean {
  return suspension != null && (suspension.until === null || osloDay(now) < suspension.until);
}

/**
 * Why an administrator may not set this end date, as a message for its field; null when it is none or is ahead.
 * `today` is an Oslo day.
 */
export function endDateError(endDate: Day | null, today: Day): string | null {
  return endDate && !isAhead(endDate, today) ? vurderingMessages.review.endDate : null;
}

/** What can change access, besides time. */
export type AccessEvent =
  | { readonly type: 'approve'; readonly endDate: Day | null }
  | { readonly type: 'confirm' }
  | { readonly type: 'suspend'; readonly until: Day }
  | { readonly type: 'lift' }
  /** Nobody has used it for twelve months (domain/ubrukt.ts). */
  | { readonly type: 'end' }
  | { readonly type: 'leave' };

type Move<T extends AccessEvent['type']> = (
  access: Access | null,
  event: Extract<AccessEvent, { type: T }>,
  now: Date,
) => Access | null | 'refused';

const approve: Move<'approve'> = (_, { endDate }, now) =>
  endDateError(endDate, osloDay(now))
    ? 'refused'
    : { from: now, to: addOsloMonths(now, ACCESS_MONTHS), endDate };
/** The yearly update does not change the administrator's end date. */
const confirm: Move<'confirm'> = (access, _, now) => ({
  from: access?.from ?? now,
  to: addOsloMonths(now, ACCESS_MONTHS),
  endDate: access?.endDate ?? null,
});
const leave: Move<'leave'> = () => null;
const suspend: Move<'suspend'> = (access, { until }, now) =>
  access && isAhead(until, osloDay(now)) ? { ...access, suspendedUntil: until } : 'refused';
const end: Move<'end'> = (access, _, now) => access && { ...access, endDate: osloDay(now) };
/** That of the newsroom is not lifted for one person. */
const lift: Move<'lift'> = (access, _, now) =>
  access && isSuspendedAlone(access, now) ? { ...access, suspendedUntil: null } : 'refused';

/** Every allowed change; the database allows no others either (migration 0005). */
export const ACCESS_MOVES: Readonly<
  Record<AccessState, { readonly [T in AccessEvent['type']]?: Move<T> }>
> = {
  applicant: { approve },
  valid: { leave, suspend, end },
  lapsed: { confirm, leave, suspend, end },
  suspended: { suspend, lift, leave },
  ended: { approve },
};

/** Access after the event at `now`; null when there is none left, 'refused' when the event is not allowed. */
export function moveAccess(
  access: Access | null,
  event: AccessEvent,
  now: Date,
): Access | null | 'refused' {
  const move = ACCESS_MOVES[accessState(access, now)][event.type] as
    Move<AccessEvent['type']> | undefined;
  return move ? move(access, event, now) : 'refused';
}

/** How long before access lapses the user is reminded, in Oslo calendar months. */
export const REMINDER_MONTHS = 1;

/** Whether the reminder of the yearly update is due: in the last month, unless the end date comes first. */
export function isReminderDue(access: Access, now: Date): boolean {
  if (accessState(access, now) !== 'valid' || !access.to) return false;
  if (access.endDate && !isAhead(access.endDate, osloDay(access.to))) return false;
  return addOsloMonths(access.to, -REMINDER_MONTHS) <= now;
}

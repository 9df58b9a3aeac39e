import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACCESS_MOVES,
  accessState,
  endDateError,
  isReminderDue,
  moveAccess,
  type Access,
  type AccessEvent,
  type AccessState,
} from './access.ts';
import { addOsloDays, osloDay, shiftDay, startOfOsloDay } from './time.ts';

const now = new Date('2026-03-02T12:00:00+01:00');
const ms = (by: number) => new Date(now.getTime() + by);

describe('the state of access', () => {
  it.each<[string, Access | null, AccessState]>([
    ['somebody who has never had access', null, 'applicant'],
    ['a profile without access', { from: null, to: null }, 'applicant'],
    ['access that begins a moment later', { from: ms(1), to: ms(2) }, 'applicant'],
    ['access that begins now', { from: now, to: ms(1) }, 'valid'],
    ['access without an end', { from: now, to: null }, 'valid'],
    ['a year that is over at this instant', { from: ms(-9), to: now }, 'lapsed'],
    ['an end date tomorrow', { from: ms(-9), to: ms(9), endDate: '2026-03-03' }, 'valid'],
    ['an end date today', { from: ms(-9), to: ms(9), endDate: '2026-03-02' }, 'ended'],
    [
      'a suspension until tomorrow',
      { from: now, to: null, suspendedUntil: '2026-03-03' },
      'suspended',
    ],
    ['a suspension until today', { from: now, to: null, suspendedUntil: '2026-03-02' }, 'valid'],
    [
      'a newsroom suspended until tomorrow',
      { from: now, to: ms(1), newsroomSuspension: { until: '2026-03-03' } },
      'suspended',
    ],
    [
      'a newsroom suspended until today',
      { from: now, to: ms(1), newsroomSuspension: { until: '2026-03-02' } },
      'valid',
    ],
    [
      'a newsroom suspended until further notice',
      { from: ms(-9), to: now, newsroomSuspension: { until: null } },
      'suspended',
    ],
    [
      'a suspension that goes on when that of the newsroom is over',
      {
        ...{ from: now, to: null, suspendedUntil: '2026-03-03' },
        newsroomSuspension: { until: '2026-03-02' },
      },
      'suspended',
    ],
    [
      'a suspension after the end date has come',
      { from: ms(-9), to: null, endDate: '2026-03-02', suspendedUntil: '2026-03-03' },
      'ended',
    ],
    [
      'an end date that came after access had lapsed',
      { from: ms(-9), to: now, endDate: '2026-03-01' },
      'ended',
    ],
  ])('%s', (_, access, state) => {
    expect(accessState(access, now)).toBe(state);
  });

  it('ends at midnight in Oslo on the end date, also when the clocks change', () => {
    for (const endDate of ['2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26']) {
      const access = { from: ms(-9), to: null, endDate };
      const midnight = startOfOsloDay(endDate);
      expect(accessState(access, new Date(midnight.getTime() - 1))).toBe('valid');
      expect(accessState(access, midnight)).toBe('ended');
    }
  });
});

const anyInstant = fc.date({
  min: new Date('2024-01-01'),
  max: new Date('2030-01-01'),
  noInvalidDate: true,
});
const anyEvent = fc.oneof(
  fc
    .option(fc.integer({ min: -3, max: 800 }), { nil: null })
    .map((days) => ({ type: 'approve' as const, days })),
  fc.constant({ type: 'confirm' as const }),
  fc.constant({ type: 'leave' as const }),
  fc.constant({ type: 'lift' as const }),
  fc.constant({ type: 'end' as const }),
  fc.integer({ min: -3, max: 60 }).map((days) => ({ type: 'suspend' as const, days })),
);
type AnyEvent =
  | { type: 'approve'; days: number | null }
  | { type: 'suspend'; days: number }
  | { type: 'confirm' | 'leave' | 'lift' | 'end' };
function eventAt(event: AnyEvent, at: Date): AccessEvent {
  const day = (days: number) => shiftDay(osloDay(at), { days });
  if (event.type === 'suspend') return { type: 'suspend', until: day(event.days) };
  if (event.type !== 'approve') return { type: event.type };
  return { type: 'approve', endDate: event.days === null ? null : day(event.days) };
}
const anyEvents = fc.tuple(
  anyInstant,
  fc.array(fc.tuple(anyEvent, fc.integer({ min: 0, max: 500 })), { maxLength: 30 }),
);

/** Applies random events one after another: the access before each, the event, its time, and the access after. */
function applyEvents([start, events]: [Date, [AnyEvent, number][]]) {
  let access: Access | null = null;
  let at = start;
  return events.map(([event, days]) => {
    at = addOsloDays(at, days);
    const before: Access | null = access;
    const after = moveAccess(before, eventAt(event, at), at);
    if (after !== 'refused') access = after;
    return { before, event, at, after };
  });
}

const STATE_AFTER: Record<Exclude<AccessEvent['type'], 'leave'>, RegExp> = {
  approve: /^valid$/,
  confirm: /^valid$/,
  suspend: /^suspended$/,
  lift: /^(valid|lapsed)$/,
  end: /^ended$/,
};

describe('what can happen to access', () => {
  it('is only what the table allows, with the result that the event states', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        for (const { before, event, at, after } of applyEvents(events)) {
          const allowed = event.type in ACCESS_MOVES[accessState(before, at)];
          if (!allowed) expect(after).toBe('refused');
          else if (event.type === 'leave') expect(after).toBeNull();
          else if (after !== 'refused')
            expect(accessState(after, at)).toMatch(STATE_AFTER[event.type]);
        }
      }),
    );
  });

  it('a year of access is never longer than a year, and never ends before it begins', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        for (const { event, at, after } of applyEvents(events)) {
          if (!after || after === 'refused') continue;
          if (event.type !== 'approve' && event.type !== 'confirm') continue;
          expect(after.from!.getTime()).toBeLessThan(after.to!.getTime());
          expect(after.to!.getTime() - at.getTime()).toBeLessThanOrEqual(366.1 * 86_400_000);
          if (after.endDate) expect(after.endDate > osloDay(after.from!)).toBe(true);
        }
      }),
    );
  });

  it('a yearly update keeps the first day of access and the end date', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        for (const { before, event, after } of applyEvents(events)) {
          if (event.type !== 'confirm' || after === 'refused') continue;
          expect(after).toMatchObject({ from: before!.from, endDate: before!.endDate });
        }
      }),
    );
  });

  it('time alone changes valid to lapsed to ended, and never back', () => {
    const order: AccessState[] = ['applicant', 'valid', 'lapsed', 'ended'];
    const anyAccess = fc.record({
      from: anyInstant,
      to: fc.option(anyInstant, { nil: null }),
      endDate: fc.option(anyInstant.map(osloDay), { nil: null }),
    });
    fc.assert(
      fc.property(anyAccess, anyInstant, fc.integer({ min: 0, max: 900 }), (access, at, days) => {
        const [early, late] = [at, addOsloDays(at, days)].map((t) => accessState(access, t));
        expect(order.indexOf(late!)).toBeGreaterThanOrEqual(order.indexOf(early!));
      }),
    );
  });

  it('somebody who is suspended can leave', () => {
    const access = { from: ms(-9), to: ms(9), suspendedUntil: '2026-03-03' };
    expect(moveAccess(access, { type: 'leave' }, now)).toBeNull();
  });

  it('a suspension changes nothing else, and neither does lifting it', () => {
    const access = { from: ms(-9), to: ms(9), endDate: '2026-06-01', suspendedUntil: null };
    const suspended = moveAccess(access, { type: 'suspend', until: '2026-03-03' }, now);
    expect(suspended).toEqual({ ...access, suspendedUntil: '2026-03-03' });
    expect(moveAccess(suspended as Access, { type: 'lift' }, now)).toEqual(access);
    expect(moveAccess(access, { type: 'suspend', until: '2026-03-02' }, now)).toBe('refused');
  });

  it('letting one person in leaves the suspension of the newsroom as it is', () => {
    const newsroom = { from: ms(-9), to: ms(9), newsroomSuspension: { until: null } };
    expect(moveAccess(newsroom, { type: 'lift' }, now)).toBe('refused');
    const both = moveAccess(newsroom, { type: 'suspend', until: '2026-03-03' }, now) as Access;
    expect(both).toMatchObject({ suspendedUntil: '2026-03-03' });
    const lifted = moveAccess(both, { type: 'lift' }, now) as Access;
    expect(accessState(lifted, now)).toBe('suspended');
  });

  it('a yearly update of somebody with an end date keeps that date', () => {
    const lapsed = { from: ms(-9), to: now, endDate: '2026-06-01' };
    expect(moveAccess(lapsed, { type: 'confirm' }, now)).toMatchObject({
      from: ms(-9),
      endDate: '2026-06-01',
    });
  });

  it('an approval with an end date that is not ahead is refused', () => {
    const approve = (endDate: string) => moveAccess(null, { type: 'approve', endDate }, now);
    expect(approve('2026-03-02')).toBe('refused');
    expect(approve('2026-03-03')).toMatchObject({ from: now, endDate: '2026-03-03' });
  });

  it('an end date must be after today', () => {
    expect(endDateError('2026-03-02', '2026-03-02')).toBe('Sluttdato må være etter dagens dato.');
    expect(endDateError('2026-03-03', '2026-03-02')).toBeNull();
    expect(endDateError(null, '2026-03-02')).toBeNull();
  });

  it('a year ends at the same local time in Oslo', () => {
    const summer = new Date('2026-03-29T12:00:00+02:00');
    const access = moveAccess(null, { type: 'approve', endDate: null }, summer) as Access;
    expect(access.to).toEqual(new Date('2027-03-29T12:00:00+02:00'));
  });
});

describe('the reminder of the yearly update', () => {
  const access = { from: ms(-9), to: new Date('2026-06-30T09:00:00+02:00') };
  const due = (at: string, endDate?: string) =>
    isReminderDue({ ...access, endDate: endDate ?? null }, new Date(at));

  it('is due from a month before until access lapses', () => {
    expect(due('2026-05-30T08:59:59.999+02:00')).toBe(false);
    expect(due('2026-05-30T09:00:00+02:00')).toBe(true);
    expect(due('2026-06-30T08:59:59.999+02:00')).toBe(true);
    expect(due('2026-06-30T09:00:00+02:00')).toBe(false);
  });

  it('is not due when an end date comes first, or access has no end', () => {
    expect(due('2026-06-10T09:00:00+02:00', '2026-06-30')).toBe(false);
    expect(due('2026-06-10T09:00:00+02:00', '2026-07-01')).toBe(true);
    expect(isReminderDue({ from: now, to: null }, now)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { accessState } from './access.ts';
import {
  ANGREFRIST,
  accessWhenReopened,
  angresFoer,
  mayReopen,
  mayUndo,
  tellsReopened,
} from './angre.ts';
import { STATUS } from './soeknad.ts';

const NOON = new Date('2026-11-20T12:00:00+01:00');
const at = (ms: number) => new Date(NOON.getTime() + ms);

describe('undoing a decision', () => {
  it.each([STATUS.godkjent, STATUS.avslaatt])(
    'is possible until its e-mail is sent, ten minutes later, and not at that instant (%s)',
    (status) => {
      const decided = { status, behandlet: NOON };
      expect(angresFoer(NOON)).toEqual(at(10 * 60_000));
      expect(mayUndo(decided, NOON)).toBe(true);
      expect(mayUndo(decided, at(ANGREFRIST - 1))).toBe(true);
      expect(mayUndo(decided, at(ANGREFRIST))).toBe(false);
    },
  );

  it.each([STATUS.ny, STATUS.paaVent])('needs one (%s)', (status) => {
    expect(mayUndo({ status, behandlet: null }, NOON)).toBe(false);
  });

  it('counts instants: the hour in which Oslo puts its clocks back is no longer', () => {
    const behandlet = new Date('2026-10-25T02:55:00+02:00');
    const decided = { status: STATUS.godkjent, behandlet };
    expect(mayUndo(decided, new Date('2026-10-25T02:04:00+01:00'))).toBe(true);
    expect(mayUndo(decided, new Date('2026-10-25T02:05:00+01:00'))).toBe(false);
  });
});

describe('taking an application up again', () => {
  it('is for what is decided, and for the newest application', () => {
    expect(mayReopen(STATUS.avslaatt, { isNewest: true })).toBe(true);
    expect(mayReopen(STATUS.godkjent, { isNewest: true })).toBe(true);
    expect(mayReopen(STATUS.godkjent, { isNewest: false })).toBe(false);
    expect(mayReopen(STATUS.ny, { isNewest: true })).toBe(false);
    expect(mayReopen(STATUS.paaVent, { isNewest: true })).toBe(false);
  });

  const valid = { from: at(-1), to: at(1e9), endDate: null, suspendedUntil: null };
  it.each([
    ['valid', valid],
    ['lapsed', { ...valid, to: NOON }],
    ['suspended', { ...valid, suspendedUntil: '2026-12-01' }],
  ] as const)('ends %s access at once', (state, access) => {
    expect(accessState(access, NOON)).toBe(state);
    expect(accessState(accessWhenReopened(access, NOON), NOON)).toBe('ended');
  });

  it('leaves access that has ended as it is', () => {
    const ended = { ...valid, endDate: '2026-11-01' } as const;
    expect(accessWhenReopened(ended, NOON)).toBe(ended);
  });

  it('is told to whoever has been told the decision, or loses access', () => {
    expect(tellsReopened({ isDecisionTold: false, losesAccess: false })).toBe(false);
    expect(tellsReopened({ isDecisionTold: true, losesAccess: false })).toBe(true);
    expect(tellsReopened({ isDecisionTold: false, losesAccess: true })).toBe(true);
  });
});

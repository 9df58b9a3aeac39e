import { describe, it } from 'vitest';
import type { Rotation } from '#bff/rotate-keys/rotate.ts';
import type { LastRun } from '#db/retention/state.ts';
import { osloDay, shiftDay, startOfOsloDay } from '#domain/time.ts';
import { expectOne } from '#tests/support/doctor/expect-one.ts';
import { judgeArchive } from './archive.ts';
import { judgeAuditChain } from './audit-chain.ts';
import { judgeDisk } from './documents.ts';
import { judgeKeys } from './keys.ts';
import { judgeBacklog } from './mail.ts';
import { judgeRetention } from './retention.ts';
import { judgeSecurityTxt } from './security-txt.ts';

/* What the service keeps: messages, keys, what is old, files, and its own security.txt. */

const NOW = new Date('2026-11-21T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

describe('e-mail', () => {
  it.each([
    ['warning', { venter: 0, doed: 2, eldste: null }, /2 messages have been given up/],
    ['warning', { venter: 3, doed: 0, eldste: minutesAgo(40) }, /for 40 minutes/],
    ['ok', { venter: 3, doed: 0, eldste: minutesAgo(4) }, /3 messages wait/],
  ] as const)('is %s: %o', (status, backlog, what) =>
    expectOne(judgeBacklog(backlog, NOW, true), status, what),
  );

  it('may wait where none is sent', () => {
    const backlog = { venter: 3, doed: 0, eldste: minutesAgo(40) };
    expectOne(judgeBacklog(backlog, NOW, false), 'ok', /3 messages wait/);
  });
});

describe('keys', () => {
  const none = { brukere: 0, administratorer: 0, soekere: 0, hasOlder: false };
  const good: Rotation = {
    identity: none,
    session: { ...{ hasOlder: false, moved: 0, links: 0 }, lastExpires: null },
    audit: { hasOlder: false, moved: 0, unreadable: 0 },
    notes: { moved: 0, unreadable: 0 },
  };
  it.each([
    ['wrong', { audit: { ...good.audit, unreadable: 4 } }, /4 rows/],
    ['warning', { audit: { ...good.audit, moved: 4 } }, /4 rows/],
    ['wrong', { notes: { moved: 0, unreadable: 3 } }, /3 rows/],
    ['warning', { notes: { moved: 3, unreadable: 0 } }, /3 rows/],
    ['warning', { session: { ...good.session, moved: 5 } }, /5 sessions/],
    ['warning', { identity: { ...none, brukere: 6 } }, /6 persons/],
    ['ok', { identity: { ...none, brukere: 6, hasOlder: true } }, /6 persons still need/],
    ['ok', {}, /can be read$/],
  ] as const)('are %s: %o', (status, rotation, what) =>
    expectOne(judgeKeys({ ...good, ...rotation }), status, what),
  );
});

describe('retention', () => {
  const good: LastRun = {
    ...{ started: minutesAgo(30), removed: {}, removedInAll: {}, overdue: {}, failed: [] },
  };
  it('that has never run is to be looked at', () => {
    expectOne(judgeRetention(null, NOW), 'warning', /never/);
  });
  it.each([
    ['wrong', { started: minutesAgo(300) }, /300 minutes/],
    ['wrong', { failed: ['names'] }, /names/],
    ['warning', { overdue: { files: '2026-11-01' } }, /files/],
    ['ok', {}, /30 minutes/],
  ] as const)('is %s: %o', (status, run, what) =>
    expectOne(judgeRetention({ ...good, ...run } as LastRun, NOW), status, what),
  );
});

describe('the chain of the audit log', () => {
  const today = osloDay(NOW);
  const sealed = (days: number) => ({ dag: shiftDay(today, { days }), laget: NOW });
  const state = { oldestUnsealed: null, last: sealed(-1) };
  it.each([
    ['ok', state, true, /its days until/],
    ['ok', { ...state, oldestUnsealed: minutesAgo(9) }, true, /sealed/],
    ['wrong', { ...state, oldestUnsealed: minutesAgo(11) }, true, /11 minutes/],
    ['wrong', { ...state, last: sealed(-2) }, true, /the last sealed day/],
    ['warning', { ...state, last: null }, true, /no day/],
    ['warning', state, false, /log stream alone/],
  ] as const)('is %s: %o, sent to somebody: %s', (status, found, isKept, what) =>
    expectOne(judgeAuditChain(found, NOW, isKept), status, what),
  );

  it('is not late in the first minutes of a day', () => {
    const midnight = startOfOsloDay(today).getTime();
    const at = (minutes: number) => new Date(midnight + minutes * 60_000);
    const yesterdays = { ...state, last: sealed(-2) };
    expectOne(judgeAuditChain(yesterdays, at(9), true), 'ok', /sealed/);
    expectOne(judgeAuditChain(yesterdays, at(11), true), 'wrong', /the last sealed day/);
  });
});

describe('a disk', () => {
  const GB = 1024 ** 3;
  it.each([
    ['wrong', 0.4, 100],
    ['warning', 4, 100],
    ['ok', 40, 100],
    ['ok', 4, 20],
    ['ok', 20, 1000],
  ] as const)('is %s with %d of %d GB free', (status, free, total) =>
    expectOne([judgeDisk('/data', free * GB, total * GB)], status, /GB free/),
  );
});

describe('security.txt', () => {
  const of = (expires: string | undefined) => [judgeSecurityTxt(expires, '2026-11-21')];
  it('is missing, over, soon over, or promises too much', () => {
    expectOne(of(undefined), 'warning', /there is no/);
    expectOne(of('2026-11-20'), 'warning', /expired on 2026-11-20/);
    expectOne(of('2026-12-20'), 'warning', /expires on 2026-12-20/);
    expectOne(of('2026-12-21'), 'ok', /until 2026-12-21/);
    expectOne(of('2027-11-21'), 'ok', /until 2027-11-21/);
    expectOne(of('2027-11-22'), 'warning', /more than a year/);
  });
});

describe('the archive', () => {
  const waits = (count: number, days: number) => ({
    count,
    oldest: count === 0 ? null : minutesAgo(days * 24 * 60),
  });
  it.each([
    ['ok', true, waits(0, 0), /0 packages wait/],
    ['ok', true, waits(3, 14), /3 packages wait/],
    ['warning', true, waits(3, 15), /the oldest for 15 days/],
    ['ok', false, waits(0, 0), /there is none/],
    ['warning', false, waits(2, 1), /2 packages wait for an archive, and ARKIV is not set/],
  ] as const)('is %s: ARKIV=%s, %o', (status, isOn, waiting, what) =>
    expectOne([judgeArchive(waiting, isOn, NOW)], status, what),
  );
});

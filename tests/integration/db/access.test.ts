import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessState, moveAccess, type Access } from '#domain/access.ts';
import { isActive, moveSoeknad, type SoeknadEvent, type Status } from '#domain/soeknad.ts';
import { addOsloDays, addOsloMonths, osloDay, shiftDay, startOfOsloDay } from '#domain/time.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { createRawPerson, type RawPerson } from '#tests/support/access/raw-person.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

/** Days from today; null is no end date. */
const endDays = fc.constantFrom(null, -1, 0, 1, 40, 500);
type Step =
  | { readonly do: 'apply' }
  | { readonly do: 'confirm' }
  | { readonly do: 'leave' }
  | { readonly do: 'pass'; readonly days: number }
  /** To the next end of access, or a millisecond before or after it. */
  | { readonly do: 'passTo'; readonly ms: number }
  | { readonly do: 'review'; readonly status: Status; readonly begrunnelse: string }
  | { readonly do: 'approve'; readonly end: number | null }
  | { readonly do: 'tamper'; readonly how: number };

const step = <T extends Step['do']>(name: T) => ({ do: fc.constant(name) });
const reasons = fc.constantFrom('', ' \n\t\u00a0\u2003', 'Nei.');
const statuses = fc.constantFrom<Status>(0, 2, 3);
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ ...step('pass'), days: fc.integer({ min: 0, max: 250 }) }),
  { weight: 3, arbitrary: fc.record({ ...step('passTo'), ms: fc.constantFrom(-1, 0, 1) }) },
  { weight: 2, arbitrary: fc.record(step('apply')) },
  fc.record({ ...step('review'), status: statuses, begrunnelse: reasons }),
  { weight: 2, arbitrary: fc.record({ ...step('approve'), end: endDays }) },
  { weight: 2, arbitrary: fc.record(step('confirm')) },
  fc.record(step('leave')),
  fc.record({ ...step('tamper'), how: fc.nat({ max: 9 }) }),
);

/** Every move that is legal, once at least. */
const FULL_LIFE: Step[] = [
  { do: 'apply' },
  { do: 'review', status: 3, begrunnelse: '' },
  { do: 'review', status: 2, begrunnelse: 'Nei.' },
  { do: 'apply' },
  { do: 'approve', end: 500 },
  { do: 'passTo', ms: 0 },
  { do: 'confirm' },
  { do: 'passTo', ms: 0 },
  { do: 'confirm' },
  { do: 'apply' },
  { do: 'approve', end: null },
  { do: 'passTo', ms: 1 },
  { do: 'confirm' },
  { do: 'leave' },
  { do: 'apply' },
  { do: 'approve', end: 1 },
];

/** The state according to the rules. */
interface Model {
  now: Date;
  access: Access | null;
  /** Of the applications that have not been erased. */
  statuses: Status[];
}

async function accepted(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    // Refused by the schema or because there is no row; anything else is a mistake in this test.
    const { code, message } = error as { code?: string; message: string };
    if (!/^23/.test(code ?? '') && message !== 'There is no application') throw error;
    return false;
  }
}

/** The next boundary of access, so that the instants around it are met. */
function boundary({ access, now }: Model): Date {
  const ends = access?.endDate ? startOfOsloDay(access.endDate) : null;
  const next = [access?.to ?? null, ends].filter((at): at is Date => at !== null && at > now);
  return next.sort((a, b) => a.getTime() - b.getTime())[0] ?? now;
}

const eventOf = (status: Status, begrunnelse: string): SoeknadEvent =>
  status === 2 ? { type: 'avslaa', begrunnelse } : { type: 'lagre', settPaaVent: status === 3 };

/** Whether the rules allow the step, and whether the database took it. */
type Verdict = readonly [legal: boolean, taken: boolean];
const PASSED: Verdict = [true, true];
type Take<T extends Step> = (person: RawPerson, model: Model, step: T) => Promise<Verdict>;

/** Each step in SQL and by the rules; keeps the model. */
const TAKE: { readonly [T in Step as T['do']]: Take<T> } = {
  pass: async (_, model, { days }) => {
    model.now = addOsloDays(model.now, days);
    return PASSED;
  },
  passTo: async (_, model, { ms }) => {
    // The next step comes a millisecond later.
    const at = boundary(model).getTime() + ms - 1;
    model.now = new Date(Math.max(model.now.getTime(), at));
    return PASSED;
  },
  apply: async (person, { now, access, statuses }) => {
    const mayApply = ['applicant', 'ended'].includes(accessState(access, now));
    const legal = mayApply && !statuses.some(isActive);
    if (legal) statuses.push(0);
    return [legal, await accepted(() => person.apply(now))];
  },
  review: async (person, { now, statuses }, { status, begrunnelse }) => {
    const last = statuses.at(-1);
    const move = last === undefined ? null : moveSoeknad(last, eventOf(status, begrunnelse));
    const next = move && 'status' in move ? move.status : null;
    if (next !== null) statuses.splice(-1, 1, next);
    const review = { status, begrunnelse, sluttdato: null };
    return [next !== null, await accepted(() => person.review(now, review))];
  },
  approve: async (person, model, { end }) => {
    const { now, statuses } = model;
    const endDate = end === null ? null : shiftDay(osloDay(now), { days: end });
    const next = moveAccess(model.access, { type: 'approve', endDate }, now);
    const last = statuses.at(-1);
    const legal = last !== undefined && isActive(last) && next !== 'refused';
    if (legal) {
      model.access = next;
      statuses.splice(-1, 1, 1);
    }
    const access = { from: now, to: addOsloMonths(now, 12), endDate };
    return [legal, await accepted(() => person.approve(now, access))];
  },
  confirm: async (person, model) => {
    const { now } = model;
    const next = moveAccess(model.access, { type: 'confirm' }, now);
    if (next !== 'refused') model.access = next;
    const columns = { bekreftet: now, tilgang_til: addOsloMonths(now, 12) };
    return [next !== 'refused', await accepted(() => person.writeAccess(columns))];
  },
  leave: async (person, model) => {
    const { now } = model;
    // The database cannot see when a row is deleted: only the rules decide whether somebody may leave.
    if (moveAccess(model.access, { type: 'leave' }, now) === 'refused') return PASSED;
    Object.assign(model, { access: null, statuses: [] });
    return [true, await accepted(() => person.leave(now))];
  },
  tamper: async (person, model, { how }) => [
    false,
    await accepted(() => tamper(person, model, how)),
  ],
};

/** Changes that no rule allows in any state. */
async function tamper(person: RawPerson, { now, access }: Model, how: number): Promise<void> {
  const year = addOsloMonths(now, 12);
  const given = { tilgang_fra: now, tilgang_til: year, bekreftet: now };
  const soeknader = await person.soeknader();
  const changes: (() => Promise<void>)[] = [
    () => person.writeAccess({ ...given, soeknad_id: null }),
    () => person.writeAccess({ ...given, soeknad_id: soeknader[0]?.id ?? null }),
    () =>
      person.writeAccess({
        tilgang_fra: new Date(now.getTime() - 1),
        bekreftet: now,
        tilgang_til: year,
      }),
    () => person.writeAccess({ bekreftet: now, tilgang_til: now }),
    () => person.writeAccess({ sluttdato: access?.endDate === '2050-01-01' ? null : '2050-01-01' }),
    () =>
      person.writeAccess({
        tilgang_til: addOsloMonths(access?.to ?? now, 12),
        sluttdato: '2051-01-01',
      }),
    () => person.changeSoeknad({ stilling: 'Redaktør' }),
    () => person.changeSoeknad({ soeknadsdato: addOsloDays(now, -1000) }),
    () => person.changeSoeknad({ slettet: now }),
    () => person.changeSoeknad({ status: 1, behandlet: null }),
  ];
  await changes[how]!();
}

async function checkStored(person: RawPerson, { now, access, statuses }: Model): Promise<void> {
  const stored = await person.access();
  expect(accessState(stored, now)).toBe(accessState(access, now));
  expect(stored && [stored.from, stored.to, stored.endDate]).toEqual(
    access && [access.from, access.to, access.endDate ?? null],
  );
  const soeknader = await person.soeknader();
  expect(soeknader.filter(({ slettet }) => !slettet).map(({ status }) => status)).toEqual(statuses);
  expect(statuses.filter(isActive).length).toBeLessThanOrEqual(1);
}

describe('the database and the rules', () => {
  it('accept the same moves, whatever somebody’s life with the service is', async () => {
    const life = fc.array(steps, { minLength: 5, maxLength: 30, size: 'max' });
    await fc.assert(
      fc.asyncProperty(life, async (all) => {
        const person = createRawPerson(test.db);
        const model: Model = { now: new Date('2026-01-15T10:00:00Z'), access: null, statuses: [] };
        for (const step of all) {
          model.now = new Date(model.now.getTime() + 1);
          const [legal, taken] = await (TAKE[step.do] as Take<Step>)(person, model, step);
          expect([step, taken]).toEqual([step, legal]);
          await checkStored(person, model);
        }
      }),
      { numRuns: 150, examples: [[FULL_LIFE]] },
    );
  });
});

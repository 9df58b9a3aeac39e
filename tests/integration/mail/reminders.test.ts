import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { enqueueReminders, reminderHorizon } from '#bff/mail/reminders.ts';
import { isReminderDue } from '#domain/access.ts';
import { anyInstant } from '#domain/testing/arbitrary-sak.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { giveAccess } from '#tests/support/access/persons.ts';

const oslo = (text: string) => new Date(`2026-${text}+01:00`);
/** In summer time. */
const LAPSES = new Date('2026-03-31T12:00:00+02:00');
/** A month before the last day of March is the last day of February, at the same time by the clock. */
const DUE = oslo('02-28T12:00:00');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  await database.db('epost_utboks').delete();
  await database.db('pressebruker').delete();
});

const giveUser = (more: Partial<Parameters<typeof giveAccess>[1]> = {}) =>
  giveAccess(database.db, {
    identitetHash: randomBytes(32),
    fornavn: 'Silje',
    etternavn: 'Haugnes',
    from: oslo('01-05T12:00:00'),
    to: LAPSES,
    ...more,
  });
const remind = (now: Date) => enqueueReminders(database.db, now);
const before = (instant: Date) => new Date(instant.getTime() - 1);

describe('the reminder of the yearly update', () => {
  it('is written from a month before access lapses, to the instant', async () => {
    await giveUser();
    expect(await remind(before(DUE))).toBe(0);
    expect(await remind(DUE)).toBe(1);
    expect(await database.db('epost_utboks').first()).toMatchObject({
      mal: 'aarlig_paaminnelse',
      til: 'journalist@fjordavisa.example',
      data: { fornavn: 'Silje', tilgangTil: LAPSES.toISOString() },
      status: 'venter',
    });
  });

  it('is still written in the last moment of access, and not after it', async () => {
    await giveUser();
    expect(await remind(LAPSES)).toBe(0);
    expect(await remind(before(LAPSES))).toBe(1);
  });

  it('is written once for each update, also by several at once and after it was sent', async () => {
    const id = await giveUser();
    const now = oslo('03-10T12:00:00');
    await Promise.all([remind(now), remind(now), remind(now)]);
    await database
      .db('epost_utboks')
      .update({ status: 'sendt', sendt: now, til: null, data: null });
    expect(await remind(now)).toBe(0);
    expect(await database.db('epost_utboks')).toHaveLength(1);

    const nextYear = new Date(LAPSES.getTime() + 366 * 86_400_000);
    await database
      .db('pressebruker')
      .where({ id })
      .update({ bekreftet: LAPSES, tilgang_til: nextYear });
    expect(await remind(before(nextYear))).toBe(1);
  });

  it('is not written when an end date comes before the update or on its day', async () => {
    await giveUser({ sluttdato: '2026-03-20' });
    await giveUser({ sluttdato: '2026-03-31' });
    expect(await remind(DUE)).toBe(0);
    await giveUser({ sluttdato: '2026-04-01' });
    expect(await remind(DUE)).toBe(1);
  });

  it('waits while somebody is suspended', async () => {
    const columns = {
      ...{ suspendert_til: '2026-03-20', suspendert_fra: DUE, suspendert_begrunnelse: 'Sak.' },
    };
    await giveUser({ columns });
    expect(await remind(oslo('03-19T12:00:00'))).toBe(0);
    expect(await remind(oslo('03-20T00:00:00'))).toBe(1);
  });

  it('is written for everybody for whom it is due, and nobody else', async () => {
    await giveUser();
    await giveUser({ to: oslo('03-15T12:00:00') });
    await giveUser({ to: oslo('04-01T12:00:00') });
    await giveUser({ to: oslo('02-28T11:00:00') });
    expect(await remind(DUE)).toBe(2);
  });

  it('is not written for somebody who is leaving at the same moment', async () => {
    const id = await giveUser();
    const leaving = await database.db.transaction();
    await leaving('pressebruker').where({ id }).delete();
    expect(await remind(DUE)).toBe(0);
    await leaving.commit();
    expect(await remind(DUE)).toBe(0);
  });
});

describe('the horizon of the query', () => {
  it('leaves out nobody whose reminder is due, in any month and at clock changes', () => {
    const month = fc.integer({ min: 0, max: 32 * 24 * 3600 }).map((seconds) => seconds * 1000);
    fc.assert(
      fc.property(anyInstant, month, (now, ahead) => {
        const to = new Date(now.getTime() + ahead);
        const from = new Date(now.getTime() - 1);
        if (isReminderDue({ from, to }, now)) expect(to <= reminderHorizon(now)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personOf } from '#bff/session/person.ts';
import { seedPersons } from '#dev/stand-ins/seed-persons.ts';
import { findTestPerson } from '#dev/stand-ins/test-persons.ts';
import { createTestDatabase } from '#tests/support/servers/database.ts';
import { giveAccess } from '#tests/support/access/persons.ts';

const key = randomBytes(32);
const now = new Date('2026-03-10T09:00:00+01:00');

let db: Knex;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await createTestDatabase());
});
afterAll(() => close());
beforeEach(() => db('pressebruker').delete());

async function access(at: Date): Promise<Record<string, boolean>> {
  const rows = await db('pressebruker')
    .select<{ fornavn: string; valid: boolean }[]>(
      'fornavn',
      db.raw('tilgang_fra <= ? and ? < tilgang_til as valid', [at, at]),
    )
    .orderBy('fornavn');
  return Object.fromEntries(rows.map(({ fornavn, valid }) => [fornavn, valid]));
}

describe('the press users among the test persons', () => {
  it('have access, except the one whose access has lapsed; the others have no row', async () => {
    await seedPersons(db, [key], now);
    expect(await access(now)).toEqual({
      ...{ Silje: true, 'PER-ARNE': true, Ylva: true, Jonas: false },
    });
  });

  it('have the standard court that they are described with', async () => {
    await seedPersons(db, [key], now);
    const courts = await db('pressebruker').orderBy('fornavn').pluck('standard_domstol_id');
    expect(courts).toEqual([null, 'TSOS', null, null]);
  });

  it('were here the afternoon before, unless they have been here since', async () => {
    await seedPersons(db, [key], now);
    const visits = () => db('pressebruker').orderBy('fornavn').pluck('besoek_sist');
    const afternoon = new Date('2026-03-09T16:00:00+01:00');
    expect(await visits()).toEqual([afternoon, afternoon, afternoon, afternoon]);
    await db('pressebruker').where({ fornavn: 'Silje' }).update({ besoek_sist: now });
    await seedPersons(db, [key], new Date(now.getTime() + 86_400_000));
    expect(await visits()).toEqual([afternoon, afternoon, now, afternoon]);
  });

  it('stay as they are when the seeding is repeated', async () => {
    await seedPersons(db, [key], now);
    await db('pressebruker').where({ fornavn: 'Silje' }).update({ redaksjon: 'Fjellposten' });
    // Jonas' access has lapsed in either case.
    const others = () => db('pressebruker').whereNot({ fornavn: 'Jonas' }).orderBy('id');
    const before: unknown = await others();
    await seedPersons(db, [key], new Date(now.getTime() + 60_000));
    expect(await others()).toEqual(before);
  });

  it('have access again when the clock has moved past its end, or was set back before its start', async () => {
    for (const year of [2027, 2025]) {
      await seedPersons(db, [key], now);
      const later = new Date(`${year}-03-10T09:00:00+01:00`);
      expect(await access(later)).toMatchObject({ Silje: false });
      await seedPersons(db, [key], later);
      expect(await access(later)).toMatchObject({ Silje: true, 'PER-ARNE': true });
    }
  });

  it('stay without access when an administrator has ended it', async () => {
    const sluttdato = '2026-04-01';
    const from = new Date('2026-03-01T09:00:00+01:00');
    const { pid, fornavn, etternavn } = findTestPerson('Silje')!;
    const to = new Date('2027-03-01T09:00:00+01:00');
    await giveAccess(db, {
      identitetHash: await personOf(db, [key], { side: 'presse', subject: pid }, from),
      ...{ fornavn, etternavn, from, to, sluttdato },
    });
    const later = new Date('2026-05-01T09:00:00+02:00');
    await seedPersons(db, [key], later);
    expect(await db('pressebruker').where({ fornavn }).pluck('sluttdato')).toEqual([sluttdato]);
  });

  it('are found by the keyed hash only: another key gives other rows', async () => {
    await seedPersons(db, [key], now);
    await seedPersons(db, [randomBytes(32)], now);
    expect(await db('pressebruker').count('* as n').first()).toEqual({ n: 8 });
  });
});

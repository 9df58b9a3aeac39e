import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isUnusedSql, readBruk } from '#db/bruker/ubrukt.ts';
import { rowsOf, sql } from '#db/sql.ts';
import { addOsloDays, addOsloMonths, osloDay } from '#domain/time.ts';
import { isUnused, unusedEnd } from '#domain/ubrukt.ts';
import { giveAccess } from '#tests/support/access/persons.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

/* Access that nobody uses, as the database sees it (domain/ubrukt.ts). */

const NOW = new Date('2026-11-26T08:00:00+01:00');
const days = (by: number) => addOsloDays(NOW, by);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
afterEach(() => database.db('pressebruker').delete());

/** Somebody who was given access three years ago, and signed in last so many days ago. */
const giveUser = (lastDays: number, columns: Readonly<Record<string, unknown>>) =>
  giveAccess(database.db, {
    ...{ identitetHash: randomBytes(32), fornavn: 'Silje', etternavn: 'Haugnes' },
    ...{ from: days(-1100), to: days(-735) },
    columns: { sist_innlogget: days(-lastDays), ...columns },
  });

describe('the database', () => {
  const told = days(-14);
  const end = (id: string, sluttdato = osloDay(NOW)) =>
    database.db('pressebruker').where({ id }).update({ sluttdato });

  it.each<[string, number, Readonly<Record<string, unknown>>, string, boolean]>([
    ['two weeks after the warning', 500, { ubrukt_varslet: told }, osloDay(NOW), true],
    ['a day too early', 500, { ubrukt_varslet: told }, osloDay(days(-1)), false],
    ['without a warning', 500, {}, osloDay(NOW), false],
    ['used since', 3, { ubrukt_varslet: told }, osloDay(NOW), false],
    ['warned before twelve months', 370, { ubrukt_varslet: told }, osloDay(NOW), false],
    [
      'suspended',
      500,
      {
        ...{ ubrukt_varslet: told, suspendert_begrunnelse: 'Brudd.', suspendert_fra: days(-3) },
        suspendert_til: osloDay(days(5)),
      },
      osloDay(NOW),
      false,
    ],
  ])('takes the end of unused access only so: %s', async (_, lastDays, columns, day, taken) => {
    const id = await giveUser(lastDays, columns);
    if (taken) expect(await end(id, day)).toBe(1);
    else await expect(end(id, day)).rejects.toThrow('only lapsed access is renewed');
  });

  it('finds the same as the rule, whoever it is', async () => {
    const back = fc.integer({ min: 300, max: 430 });
    const life = fc.record({
      last: fc.option(back, { nil: null }),
      key: fc.option(back, { nil: null }),
      kept: fc.option(back, { nil: null }),
      told: fc.option(fc.integer({ min: 0, max: 30 }), { nil: null }),
      endsIn: fc.option(fc.integer({ min: -3, max: 3 }), { nil: null }),
      suspendedFor: fc.option(fc.integer({ min: -3, max: 3 }), { nil: null }),
      from: fc.integer({ min: 300, max: 900 }),
      ms: fc.integer({ min: -1, max: 1 }),
    });
    await fc.assert(
      fc.asyncProperty(life, async (one) => {
        const now = new Date(NOW.getTime() + one.ms);
        const ago = (by: number | null) => (by === null ? null : days(-by));
        const suspended = one.suspendedFor !== null && one.suspendedFor + 10 > 0;
        const id = await giveAccess(database.db, {
          ...{ identitetHash: randomBytes(32), fornavn: 'Silje', etternavn: 'Haugnes' },
          ...{ from: days(-one.from), to: addOsloMonths(days(-one.from), 12) },
          ...(one.endsIn === null ? {} : { sluttdato: osloDay(days(one.endsIn)) }),
          columns: {
            ...{ sist_innlogget: ago(one.last), ubrukt_varslet: ago(one.told) },
            ...{ beholdt: ago(one.kept), beholdt_begrunnelse: one.kept === null ? null : 'Ja.' },
            ...(suspended && {
              ...{ suspendert_til: osloDay(days(one.suspendedFor!)), suspendert_fra: days(-10) },
              suspendert_begrunnelse: 'Brudd.',
            }),
          },
        });
        if (one.key !== null)
          await database.db('tilgangsnoekkel').insert({
            ...{ pressebruker_id: id, navn: 'Desken', noekkel_hash: randomBytes(32) },
            ...{ omfang: ['soek'], opprettet: days(-one.key), utloeper: days(90 - one.key) },
            sist_brukt: ago(one.key),
          });
        const bruk = (await readBruk(database.db, id))!;
        const found = await rowsOf<{ id: string }>(
          database.db,
          sql`select id from (select p.*, pressebruker_sist_brukt(p) as sist_brukt from pressebruker p) b
            where id = ${id} and ${isUnusedSql(now)}`,
        );
        expect(found).toHaveLength(Number(isUnused(bruk, now)));
        // Where the rule says that it ends today, the database lets it.
        const today = osloDay(now);
        const ends = unusedEnd(bruk, now);
        if (ends !== null && ends <= today) expect(await end(id, today)).toBe(1);
        await database.db('pressebruker').where({ id }).delete();
      }),
      { numRuns: 120 },
    );
  });
});

import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBeslektede } from '#db/sak/beslektede.ts';
import { sak } from '#tests/support/cases/rows.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

let test: TestDatabase;
let db: Knex;
beforeAll(async () => {
  test = await createTestDatabase();
  db = test.db;
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['tilbaketrekking', 'sak']) await db(table).delete();
});

/** Cases with these numbers, each seen an hour after the one before it; their ids are the numbers. */
async function store(...numbers: readonly string[]): Promise<void> {
  const rows = numbers.map((saksnummer, i) => ({
    ...sak(idOf(saksnummer)),
    saksnummer,
    foerst_sett: new Date(Date.parse('2026-03-01T08:00:00Z') + i * 3_600_000),
  }));
  await db('sak').insert(rows);
}
const idOf = (saksnummer: string) => saksnummer.replace(/[^A-Z0-9-]/g, '_');
const found = (saksnummer: string, most = 20) =>
  findBeslektede(db, { sakId: idOf(saksnummer), saksnummer }, most);
const related = async (saksnummer: string, most?: number) =>
  (await found(saksnummer, most)).map(({ sakId }) => sakId);

describe('related cases', () => {
  it('have the same year and serial number, whatever court, type, seat and form', async () => {
    const family = [
      ...['26-071318MED-TOSL', '26-071318ENE-TSOS/TSAR', '26-071318AST-BORG/01'],
      ...['LB-2026-71318', 'LB-2026-071318-2', 'TOSL-2026-71318-U'],
    ];
    await store(
      ...family,
      ...['26-071317MED-TOSL', '26-071319MED-TOSL', '25-071318MED-TOSL', '26-713180MED-TOSL'],
      ...['LB-2026-713180', 'LB-2025-71318', 'LB-2026-7131', 'LB-2026-713180-2'],
    );
    for (const one of family)
      expect((await related(one)).sort()).toEqual(
        family
          .filter((other) => other !== one)
          .map(idOf)
          .sort(),
      );
  });

  it('are listed with the last seen first, and so many at most', async () => {
    await store('26-071318MED-TOSL', '26-071318ENE-TOSL', '26-071318AST-TOSL', 'LB-2026-71318');
    expect(await related('26-071318MED-TOSL', 2)).toEqual(['LB-2026-71318', '26-071318AST-TOSL']);
  });

  it.each(['26-000001', '26-000009', '26-099999', '26-999999', '00-000000'])(
    'of %s are found at the ends of its numbers',
    async (number) => {
      await store(`${number}MED-TOSL`, `${number}ÅST-TOSL`, `${number}ENE-TSOS`);
      expect(await related(`${number}MED-TOSL`)).toHaveLength(2);
    },
  );

  it('are none of a case whose number cannot be read', async () => {
    await store('NOE ANNET', 'NOE ANNET 2');
    expect(await related('NOE ANNET')).toEqual([]);
  });

  it('are never cases that an administrator has hidden', async () => {
    await store('26-071318MED-TOSL', '26-071318ENE-TOSL');
    const now = new Date();
    const why = { grunn: 'feil', forklaring: 'Feil sak.', skjult: now };
    await db('tilbaketrekking').insert({ sak_id: '26-071318ENE-TOSL', omfang: 'sak', ...why });
    expect(await related('26-071318MED-TOSL')).toEqual([]);
  });

  it('are appeals first, from both sides, whatever their numbers', async () => {
    const [low, high, top] = ['26-071318MED-TOSL', '26-121330AST-LB', 'HR-2026-900-A'] as const;
    await store(low, high, top, '26-071318ENE-TOSL');
    await appealed(high, low);
    await appealed(top, high);
    expect(await found(low)).toEqual([
      { sakId: high, anke: 'til' },
      { sakId: '26-071318ENE-TOSL', anke: null },
    ]);
    expect(await found(high)).toEqual([
      { sakId: top, anke: 'til' },
      { sakId: low, anke: 'fra' },
    ]);
    expect(await found(top)).toEqual([{ sakId: high, anke: 'fra' }]);
  });

  it('are each there once, with the number and by an appeal', async () => {
    await store('26-071318MED-TOSL', '26-071318AST-LB');
    await appealed('26-071318AST-LB', '26-071318MED-TOSL');
    expect(await found('26-071318MED-TOSL')).toEqual([{ sakId: '26-071318AST-LB', anke: 'til' }]);
  });

  it('are no appeal that is hidden, from neither side, nor one that has never come', async () => {
    const [low, high] = ['26-071318MED-TOSL', '26-121330AST-LB'] as const;
    for (const hidden of [low, high]) {
      await db('tilbaketrekking').delete();
      await db('sak').delete();
      await store(low, high);
      await appealed(high, low);
      const why = { grunn: 'feil', forklaring: 'Feil sak.', skjult: new Date() };
      await db('tilbaketrekking').insert({ sak_id: hidden, omfang: 'sak', ...why });
      expect(await found(hidden === low ? high : low)).toEqual([]);
    }
    await db('sak').where({ sak_id: low }).delete();
    await db('tilbaketrekking').delete();
    expect(await found(high)).toEqual([]);
  });
});

const appealed = (sakId: string, ankeFra: string) =>
  db('sak_anke').insert({ sak_id: sakId, anke_fra: ankeFra });

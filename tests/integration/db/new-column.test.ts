import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { sak } from '#tests/support/cases/rows.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
  await test.db.raw('alter table sak add column proeve text, add column proever text[]');
});
afterAll(() => test.close());

it.each([
  [{ proeve: 'Liv Lo' }, { proeve: null }],
  [{ proever: ['Liv', 'Bo'] }, { proever: ['Bo'] }],
])(
  'what a new column %o says no longer is lost text, and is looked at for names',
  async (...said) => {
    const [before, after] = said;
    const ofA = (table: string) => test.db(table).where({ sak_id: 'A' });
    await ofA('sak').delete();
    await test.db('sak').insert({ ...sak('A'), ...before });
    await ofA('sak').update({ navneleser: 1 });
    await ofA('sak_utboks').delete();
    await ofA('sak').update(after);
    expect(await ofA('sak_utboks').pluck('tekst')).toEqual([true]);
    expect(await ofA('sak').pluck('navneleser')).toEqual([0]);
  },
);

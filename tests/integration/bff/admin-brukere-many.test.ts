import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brukere } from '#contract/admin/brukere.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { insertManyBrukere } from '#tests/support/access/insert-rows.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';

let bff: TestBff;
let admin: Ask;
beforeAll(async () => {
  bff = await startTestBff();
  await bff.db('pressebruker').delete();
  await insertManyBrukere(bff.db, 50_000, NOON);
  admin = await bff.signedIn('admin');
});
afterAll(() => bff.close());

const list = async (params: Record<string, string>) =>
  (await admin(`/api/admin/bruker/alle?${new URLSearchParams(params)}`)).json as Brukere;

describe('50,000 users', () => {
  /** The plan of each statement of the request, as in EXPLAIN. */
  async function plansOf(params: Record<string, string>): Promise<string[]> {
    const asked: { sql: string; bindings: unknown[] }[] = [];
    const listen = (query: { sql: string; bindings: unknown[] }) => asked.push(query);
    bff.db.on('query', listen);
    await list(params);
    bff.db.off('query', listen);
    const client = new pg.Client({ connectionString: bff.databaseUrl });
    await client.connect();
    const plans: string[] = [];
    for (const { sql, bindings } of asked.filter(({ sql }) => sql.includes('"bruker"'))) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, bindings);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    await client.end();
    return plans;
  }

  it('a page is read in the order of an index, in both directions', async () => {
    for (const sortAscending of ['true', 'false'])
      for (const [sortField, index] of [
        ['SistPåloggetDato', 'pressebruker_sist_innlogget'],
        ['TilgangFraDato', 'pressebruker_tilgang_fra'],
      ] as const) {
        const page = (await plansOf({ sortField, sortAscending }))[1];
        expect(page).toMatch(new RegExp(`Index Scan( Backward)? using ${index} `));
        expect(page).not.toContain('Sort');
      }
  });

  it('a search looks in the trigram index', async () => {
    for (const plan of await plansOf({ sok: 'etternavn7001' }))
      expect(plan).toContain('Bitmap Index Scan on pressebruker_soek');
  });

  it('pages, sorts and counts as it does with few', async () => {
    const { brukere, totalt } = await list({ pageSize: '100', page: '300' });
    expect([brukere.length, totalt]).toEqual([100, 33_334]);
    expect((await list({ historikk: 'true', sok: 'Redaksjon 310' })).totalt).toBe(160);
  });
});

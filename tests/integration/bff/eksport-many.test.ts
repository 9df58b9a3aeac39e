import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EKSPORT_LONGEST, MAX_EKSPORT } from '#domain/eksport.ts';
import type { SearchEngine } from '#search/port.ts';
import { address, download, readCsv } from '#tests/support/bff/eksport-files.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';

/** As many as a file has, of a search that finds more. The engine is asked no more than for their ids. */
describe('ten thousand cases', () => {
  const FOUND = 12_345;
  const ids = Array.from({ length: MAX_EKSPORT }, (_, n) => `STOR-${String(n).padStart(5, '0')}`);
  let large: TestBff;
  const asked: string[] = [];
  beforeAll(async () => {
    const found = { sakIds: ids, totalHits: FOUND, facets: null, newHits: null, nearly: null };
    const engine = {
      search: async () => found,
    } as unknown as SearchEngine;
    const capabilities = { name: 'postgres', scalesOut: false } as const;
    large = await startTestBff({ deps: { search: { engine, capabilities } } });
    await large.db.raw(
      `insert into sak (sak_id, saksnummer, domstol_id, saks_tema, parter, foerst_sett)
       select id, '26-' || right('00000' || nr, 6) || 'MED-TSOS/TSAR', 'TSOS', 'tyveri', 'mot Navn Navnesen', ?
       from unnest(?::text[]) with ordinality as ny (id, nr)`,
      [NOON, ids],
    );
    await large.db.raw(
      `insert into rettsmoete (sak_id, start, slutt)
       select id, ?::timestamptz, ?::timestamptz from unnest(?::text[]) as ny (id)`,
      [NOON, new Date(NOON.getTime() + 3_600_000), ids],
    );
    large.db.on('query', ({ sql }: { sql: string }) => {
      if (sql.includes('with ordinality')) asked.push(sql);
    });
  });
  afterAll(() => large.close());
  beforeEach(() => {
    large.time.now = NOON;
    asked.length = 0;
  });
  const text = async (response: IncomingMessage) =>
    Buffer.concat(await response.toArray()).toString();

  it('are all there, and the head says that there are more', async () => {
    const { head, rows } = readCsv(await text(await download(large, address('csv'))));
    expect(rows).toHaveLength(MAX_EKSPORT);
    expect(rows.at(-1)).toMatchObject({ Saksnummer: '26-010000MED-TSOS/TSAR' });
    const spaced = (of: string) => of.replaceAll(/\s/g, ' ');
    expect(head.map((line) => spaced(line.join(' ')))).toContain(
      'Antall treff 12 345. Filen har de 10 000 første.',
    );
    const cells = await readSheet(
      Buffer.concat(await (await download(large, address('xlsx'))).toArray()),
    );
    expect(cells.at(-1)?.[0]).toBe('26-010000MED-TSOS/TSAR');
  });

  it('are in the log, each once, in rows that can be read', async () => {
    const before = await large.db('revisjon').count();
    await text(await download(large, address('csv')));
    const rows = await large
      .db('revisjon')
      .orderBy('id')
      .offset(Number(before[0]!['count']))
      .select<{ detaljer: { sakIds: string[] } }[]>('detaljer');
    const logged = rows.map(({ detaljer }) => detaljer.sakIds);
    expect(logged.flat()).toEqual(ids);
    for (const some of logged) expect(some.length).toBeLessThanOrEqual(2_000);
  });

  it.each(['csv', 'xlsx'])('%s: no more are read than are received', async (format) => {
    const response = await download(large, address(format));
    await once(response, 'readable');
    // A spreadsheet begins with bytes that no case is needed for.
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0), 10_000);
    // Other requests to the same server are answered meanwhile; the download gets no further.
    for (let other = 0; other < 20; other++) await large.guest('/api/health/live');
    const standing = asked.length;
    response.destroy();
    await once(response, 'close');
    for (let other = 0; other < 20; other++) await large.guest('/api/health/live');
    expect(asked.length).toBeLessThanOrEqual(standing + 2);
    expect(asked.length).toBeLessThan(MAX_EKSPORT / 500);
  });

  it.each(['csv', 'xlsx'])('%s: broken off when the database is gone', async (format) => {
    await expect(meanwhile(format, breakDatabase)).rejects.toThrow();
    await large.db.raw('alter table sak_borte rename to sak');
  });

  it('broken off when it takes too long: what was found is out of date', async () => {
    await expect(
      meanwhile('csv', async () => {
        large.time.now = new Date(NOON.getTime() + EKSPORT_LONGEST + 1);
      }),
    ).rejects.toThrow();
  });

  it('have no name that is hidden while the file is read', async () => {
    const whole = await meanwhile('csv', async () => {
      await large.db('sak').update({ parter_anonymisert: true });
    });
    await large.db('sak').update({ parter_anonymisert: false });
    expect(whole).toContain('Navnesen');
    expect(whole.trimEnd().split('\r\n').at(-1)).toContain('Parter er anonymisert');
  });

  const breakDatabase = () => large.db.raw('alter table sak rename to sak_borte');

  /** The whole file, of which something happens after its beginning. */
  async function meanwhile(format: string, happens: () => PromiseLike<unknown>): Promise<string> {
    const response = await download(large, address(format));
    await once(response, 'readable');
    await happens();
    return text(response);
  }
});

import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pseudonymOf } from '#domain/revisjon.ts';
import { beginSession, hashOf } from '#tests/support/access/persons.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { addRevisjon, type LoggedRow } from '#tests/support/bff/revisjon-rows.ts';
import { sak } from '#tests/support/cases/rows.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';

let bff: TestBff;
let admin: Ask;
beforeAll(async () => {
  bff = await startTestBff();
  admin = await bff.signedIn('admin');
  await bff.db('sak').insert(sak('A'));
});
afterAll(() => bff.close());

const at = (time: string) => new Date(time);
const add = (row: LoggedRow) => addRevisjon(bff.db, [row]);
const READ = { delimiter: ';', bom: true, columns: true } as const;
const csv = async (query = '') => {
  const answer = await admin(`/api/admin/revisjon/csv?${query}`);
  return { headers: answer.headers, rows: parse<Record<string, string>>(answer.text, READ) };
};
const newestRow = () => bff.db('revisjon').orderBy('id', 'desc').first<Record<string, unknown>>();

describe('the export', () => {
  it('is CSV as a Norwegian Excel reads it, and what it is asked for', async () => {
    await add({
      kind: 'presse',
      handling: 'sak',
      sakId: 'A',
      at: at('2026-01-05T08:30:00Z'),
      detaljer: { ost: 'a;b "c"\nd' },
    });
    const answer = await csv('fraDato=2026-01-05&tilDato=2026-01-05');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="revisjonslogg-2026-03-10.csv"',
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.rows).toEqual([
      {
        Tidspunkt: '2026-01-05 09:30:00',
        Rolle: 'Pressebruker',
        Navn: 'Silje Haugnes',
        Pseudonym: pseudonymOf(hashOf('presse')),
        Side: '',
        Gjelder: '',
        Hva: 'Åpnet saken 25-187797MED-TSOS/TSAR',
        Handling: 'Åpnet en sak',
        Handlingskode: 'sak',
        SakId: 'A',
        Saksnummer: '25-187797MED-TSOS/TSAR',
        Detaljer: 'Ost: a;b "c"\nd',
        Forespørsel: '',
      },
    ]);
    expect(await newestRow()).toMatchObject({
      handling: 'revisjon_eksportert',
      detaljer: { fraDato: '2026-01-05', tilDato: '2026-01-05' },
    });
  });

  it('says what was done in a sentence, and names what its details are about', async () => {
    const bruker = await bff
      .db('pressebruker')
      .where({ identitet_hash: hashOf('lapsed') })
      .first<{ id: string }>();
    await add({
      ...{ kind: 'admin', handling: 'bruker_suspendert', at: at('2026-01-07T08:00:00Z') },
      detaljer: { brukerId: bruker.id, til: '2026-02-01' },
    });
    await add({
      ...{ kind: 'admin', handling: 'revisjon_vist', at: at('2026-01-07T07:00:00Z') },
      detaljer: { rolle: 'presse', slag: 'soek', sakIds: ['A', 'borte'], page: 2 },
    });
    await add({
      ...{ kind: 'presse', handling: 'sak', sakId: 'borte', at: at('2026-01-07T06:00:00Z') },
      detaljer: {},
    });
    const { rows } = await csv('fraDato=2026-01-07&tilDato=2026-01-07');
    expect(rows.map(({ Hva, Detaljer }) => [Hva, Detaljer])).toEqual([
      ['Suspenderte brukeren Jonas Utgård til 1. februar', 'Til: 01.02.2026\nBruker: Jonas Utgård'],
      [
        'Så i revisjonsloggen, side 2',
        'Side: 2\nSlag: Søk\nRolle: Pressebruker\nSaker: 25-187797MED-TSOS/TSAR, borte',
      ],
      ['Åpnet saken borte', ''],
    ]);
  });

  it('begins with a byte order mark, and no cell is a formula', async () => {
    const hash = Buffer.alloc(32, 0xcd);
    await bff
      .db('administrator')
      .insert({ identitet_hash: hash, navn: '=2+3', sist_innlogget: NOON });
    await add({ hash, handling: 'sak', sakId: '@SUM(A1)', at: at('2026-01-06T08:00:00Z') });
    const response = await rawCsv('fraDato=2026-01-06&tilDato=2026-01-06');
    const bytes = Buffer.concat(await response.toArray());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(bytes.toString()).toContain(`;'=2+3;`);
    expect(bytes.toString()).toContain(`;'@SUM(A1);`);
  });

  /** The response as a stream: it stops when nobody reads. */
  async function rawCsv(query: string): Promise<IncomingMessage> {
    const token = await beginSession(bff.db, 'admin', bff.time.now);
    const request = get(`${bff.url}/api/admin/revisjon/csv?${query}`, {
      headers: {
        cookie: `admin_sesjon=${token}`,
        accept: 'text/csv',
        'x-requested-with': 'XMLHttpRequest',
      },
    });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return response;
  }

  describe('of 100,000 rows', () => {
    const query = 'handling=dokument';
    const ROWS = 100_000;
    beforeAll(async () => {
      await bff.db.raw(
        `insert into revisjon (tidspunkt, identitet_hash, rolle, handling, sak_id, detaljer)
         select ?::timestamptz + n * interval '1 ms', ?, 'presse', 'dokument', 'A',
           jsonb_build_object('filNavn', repeat('x', 100) || n)
         from generate_series(1, ?::int) n`,
        ['2026-02-02T00:00:00Z', hashOf('presse'), ROWS],
      );
      // As autovacuum does after a while.
      await bff.db.raw('analyze revisjon');
    });

    it('has each of them once, newest first', async () => {
      let text = '';
      for await (const chunk of await rawCsv(query)) text += String(chunk);
      const numbers = [...text.matchAll(/x(\d+);/g)].map(([, number]) => Number(number));
      expect(numbers).toEqual(Array.from({ length: ROWS }, (_, index) => ROWS - index));
    });

    it('reads no further than its reader: a download that stands still needs no memory', async () => {
      const asked: string[] = [];
      const note = ({ sql }: { sql: string }) => {
        if (sql.includes('(tidspunkt, id) <')) asked.push(sql);
      };
      bff.db.on('query', note);
      const response = await rawCsv(query);
      await once(response, 'readable');
      // Other requests to the same server are answered meanwhile; the download gets no further.
      for (let other = 0; other < 20; other++) await bff.guest('/api/health/live');
      const standing = asked.length;
      expect(standing).toBeLessThan(ROWS / 1_000 / 2);
      response.destroy();
      await once(response, 'close');
      await bff.guest('/api/health/live');
      bff.db.off('query', note);
      expect(asked.length).toBeLessThanOrEqual(standing + 1);
    });

    it('breaks off when the database does, so that half a file is not taken for the whole', async () => {
      const response = await rawCsv(query);
      await once(response, 'readable');
      await bff.db.raw('alter table revisjon rename to revisjon_borte');
      try {
        await expect(response.toArray()).rejects.toThrow();
      } finally {
        await bff.db.raw('alter table revisjon_borte rename to revisjon');
      }
    });
  });
});

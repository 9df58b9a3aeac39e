import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Revisjon } from '#contract/admin/revisjon.ts';
import { pseudonymOf } from '#domain/revisjon.ts';
import { hashOf, type Kind } from '#tests/support/access/persons.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { addRevisjon, type LoggedRow } from '#tests/support/bff/revisjon-rows.ts';
import { sak } from '#tests/support/cases/rows.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';

let bff: TestBff;
let admin: Ask;
beforeAll(async () => {
  bff = await startTestBff();
  admin = await bff.signedIn('admin');
  await bff.db('sak').insert([
    { ...sak('A'), saksnummer: '25-187797MED-TSOS/TSAR' },
    { ...sak('B'), saksnummer: '22-025462ENE-TBUS/TDRA' },
  ]);
});
afterAll(() => bff.close());

const at = (time: string) => new Date(time);
const add = (...rows: LoggedRow[]) => addRevisjon(bff.db, rows);
const log = async (query = ''): Promise<Revisjon> => {
  const answer = await admin(`/api/admin/revisjon${query && `?${query}`}`);
  expect(answer.status).toBe(200);
  return answer.json as Revisjon;
};
const requests = async (query: string) =>
  (await log(query)).rader.map(({ detaljer }) => detaljer['merke']);
const newestRow = () => bff.db('revisjon').orderBy('id', 'desc').first<Record<string, unknown>>();

describe('the audit log', () => {
  beforeAll(async () => {
    await add(
      { kind: 'presse', handling: 'sak', sakId: 'A', merke: 1, at: at('2026-03-01T22:59:59Z') },
      { kind: 'presse', handling: 'soek', merke: 2, at: at('2026-03-01T23:00:00Z') },
      { kind: 'lapsed', handling: 'sak', sakId: 'B', merke: 3, at: at('2026-03-02T22:59:59Z') },
      { kind: 'lapsed', handling: 'sak', sakId: 'A', merke: 4, at: at('2026-03-02T23:00:00Z') },
      { kind: 'admin', handling: 'soeknad_vist', merke: 5, at: at('2026-03-03T10:00:00Z') },
    );
  });
  const whole = 'fraDato=2026-03-01&tilDato=2026-03-03';

  it('is the newest first, with names, roles and case numbers', async () => {
    const { rader, totalt, flere, forVidt } = await log(whole);
    expect({ totalt, flere, forVidt }).toEqual({ totalt: 5, flere: false, forVidt: null });
    expect(rader.map(({ detaljer }) => detaljer['merke'])).toEqual([5, 4, 3, 2, 1]);
    expect(rader[0]).toMatchObject({ rolle: 'admin', navn: 'Astrid Domsland', sakId: null });
    expect(rader[1]).toMatchObject({
      tidspunkt: '2026-03-03T00:00:00+01:00',
      rolle: 'presse',
      navn: 'Jonas Utgård',
      pseudonym: hashOf('lapsed').toString('hex').slice(0, 12),
      handling: 'sak',
      sakId: 'A',
      saksnummer: '25-187797MED-TSOS/TSAR',
    });
  });

  it.each([
    ['part of a name, in any letter case', 'person=utgÅ', [4, 3]],
    ['a whole name', 'person=Silje%20Haugnes', [2, 1]],
    ["an administrator's name", 'person=domsland', [5]],
    ['a name that nobody has', 'person=Finnes%20Ikke', []],
    ['signs that mean something to a database', 'person=%25', []],
    ['a role', 'rolle=admin', [5]],
    ['a kind', 'slag=saker', [4, 3, 1]],
    ['a kind that has nothing', 'slag=skjuling', []],
    ['an action of another kind', 'slag=soek&handling=sak', []],
    ['a position or a newsroom, which is no name', 'person=Journalist', []],
    ['a case by its id', 'sak=B', [3]],
    ['a case by a part of its number', 'sak=25-1877', [4, 1]],
    ['a case number without signs', 'sak=25187797medtsos', [4, 1]],
    ['a number without its zeros and with four digits of year', 'sak=2022-25462', [3]],
    ['a case that is not there', 'sak=99-123456MED', []],
    ['an action', 'handling=sak', [4, 3, 1]],
    ['an action that does not exist, which is ignored', 'handling=finnes_ikke', [5, 4, 3, 2, 1]],
    ['a person and an action', 'person=silje&handling=sak', [1]],
    ['a case and a person', 'sak=A&person=jonas', [4]],
  ])('is narrowed to %s', async (_, query, expected) => {
    expect(await requests(`${whole}&${query}`)).toEqual(expected);
  });

  it('is narrowed to whole days in Oslo', async () => {
    expect(await requests('fraDato=2026-03-02&tilDato=2026-03-02')).toEqual([3, 2]);
    expect(await requests('tilDato=2026-03-01')).toEqual([1]);
  });

  it('can be narrowed to a pseudonym, also of somebody who has left and has no name any more', async () => {
    await add({
      hash: Buffer.alloc(32, 0xab),
      handling: 'sak',
      merke: 6,
      at: at('2026-03-02T10:00:00Z'),
    });
    expect(await requests(`person=${pseudonymOf(hashOf('presse'))}&${whole}`)).toEqual([2, 1]);
    const { rader } = await log('person=ABAB');
    expect(rader).toMatchObject([{ navn: null, pseudonym: 'abababababab' }]);
  });

  it('ignores invalid parameters in the address', async () => {
    const nonsense = 'fraDato=i%20dag&tilDato=2026-02-30&page=-1&tilId=x&sak=%00&person=%00%0A';
    expect((await log(nonsense)).rader).toHaveLength(10);
    expect((await admin('/api/admin/revisjon?pageSize=7')).status).toBe(400);
  });

  it('is for administrators: others are refused, and a guest in a tab is led to their sign-in', async () => {
    for (const path of ['/api/admin/revisjon', '/api/admin/revisjon/csv']) {
      for (const kind of ['presse', 'lapsed', 'autentisert'] as Kind[])
        expect((await (await bff.signedIn(kind))(path)).status).toBe(401);
      const other = await bff.signedIn('ansatt');
      expect(await other(path)).toMatchObject({ status: 403, json: { id: 'not_admin' } });
      expect((await bff.guest(path)).status).toBe(401);
    }
    const guest = await bff.guest('/api/admin/revisjon/csv?person=x', {
      headers: { accept: 'text/html' },
    });
    expect(guest.status).toBe(302);
    expect(guest.headers.get('location')).toContain('/api/admin/auth/signin?redirectUrl=');
  });

  it('asks for a longer name when too many persons match, and shows none', async () => {
    const rows = Array.from({ length: 101 }, (_, index) => ({
      identitet_hash: Buffer.from(index.toString(16).padStart(64, '0'), 'hex'),
      navn: `Mange Like ${index}`,
      sist_innlogget: NOON,
    }));
    await bff.db('administrator').insert(rows);
    expect(await log('person=mange')).toMatchObject({ forVidt: 'person', rader: [], totalt: 0 });
    expect((await admin('/api/admin/revisjon/csv?person=mange')).status).toBe(400);
    expect(await log('person=mange%20like%207')).toMatchObject({ forVidt: null });
    await bff.db('administrator').where('navn', 'like', 'Mange%').delete();
  });
});

describe('looking at the log', () => {
  it('is logged, with pseudonyms for the names that were searched for', async () => {
    await log('person=silje&sak=25-1877&handling=sak&fraDato=2026-03-01&pageSize=25');
    const row = await newestRow();
    expect(row).toMatchObject({
      handling: 'revisjon_vist',
      rolle: 'admin',
      identitet_hash: hashOf('admin'),
      detaljer: {
        personer: [pseudonymOf(hashOf('presse'))],
        sakIds: ['A'],
        handling: 'sak',
        fraDato: '2026-03-01',
        page: 1,
        pageSize: 25,
      },
    });
  });

  it('stores nothing of the search text, found or not', async () => {
    await log('person=Hemmelig%20Navn&sak=Hemmelig%20Sak');
    await admin('/api/admin/revisjon/csv?person=Hemmelig%20Navn&sak=Hemmelig%20Sak');
    const { rows } = await bff.db.raw<{ rows: unknown[] }>(
      `select 1 from revisjon where detaljer::text ilike '%hemmelig%'`,
    );
    expect(rows).toEqual([]);
  });

  it('is refused when it can not be logged', async () => {
    const { db } = bff;
    await db.raw(
      `alter table revisjon add constraint stengt check (handling not like 'revisjon%') not valid`,
    );
    try {
      expect((await admin('/api/admin/revisjon')).status).toBe(500);
      const answer = await admin('/api/admin/revisjon/csv');
      expect(answer.status).toBe(500);
      expect(answer.headers.get('content-disposition')).toBeNull();
    } finally {
      await db.raw('alter table revisjon drop constraint stengt');
    }
  });

  it('shows each row once across pages while others are added', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      kind: 'presse' as const,
      handling: 'favoritter' as const,
      merke: index,
      at: NOON,
    }));
    await add(...many);
    const seen: unknown[] = [];
    let tilId = '';
    for (let page = 1; page <= 3; page++) {
      const shown = await log(`handling=favoritter&pageSize=25&page=${page}${tilId}`);
      expect(shown.totalt).toBe(60);
      seen.push(...shown.rader.map(({ detaljer }) => detaljer['merke']));
      tilId = `&tilId=${shown.tilId}`;
      await add({ kind: 'presse', handling: 'favoritter', merke: -1, at: NOON });
    }
    expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => 59 - index));
    expect((await log('handling=favoritter')).totalt).toBe(63);
  });

  it('counts and pages no further than 10,000 rows, and says that there are more', async () => {
    await bff.db.raw(
      `insert into revisjon (tidspunkt, identitet_hash, rolle, handling, sak_id)
       select ?::timestamptz + n * interval '1 ms', ?, 'presse', 'behov_vist', 'P' from generate_series(1, 10001) n`,
      ['2026-02-01T00:00:00Z', hashOf('presse')],
    );
    expect(await log('handling=behov_vist')).toMatchObject({ totalt: 10_000, flere: true });
    const last = await log('handling=behov_vist&pageSize=100&page=100');
    expect(last.rader).toHaveLength(100);
    expect((await log('handling=behov_vist&pageSize=100&page=101')).rader).toEqual([]);
    expect((await log('handling=behov_vist&page=9999999')).rader).toEqual([]);
  });
});

describe('the log in the database', () => {
  it.each([
    ['change', `update revisjon set handling = 'soek'`],
    ['remove', 'delete from revisjon'],
    ['empty', 'truncate revisjon cascade'],
  ])('lets nobody %s what is in it', async (_, statement) => {
    await expect(bff.db.raw(statement)).rejects.toThrow(/append-only/);
  });

  it.each([
    ['the newest page', `id <= 99999999`],
    ['a person', `identitet_hash = '\\x00'`],
    ['whom it is about', `gjelder_hash = '\\x00'`],
    ['a case', `sak_id = 'P'`],
    ['an action', `handling = 'behov_vist'`],
  ])('finds %s without reading the whole or sorting', async (_, where) => {
    await bff.db.raw('analyze revisjon');
    const { rows } = await bff.db.raw<{ rows: Record<string, string>[] }>(
      `explain select * from revisjon where ${where} order by tidspunkt desc, id desc limit 10`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan Backward using revisjon_/);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  });
});

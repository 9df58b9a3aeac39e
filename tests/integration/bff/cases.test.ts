import { beforeEach, describe, expect, it } from 'vitest';
import { useBff } from '#tests/support/bff/use-bff.ts';
import type { Berammingsliste, Saksdetaljer, SakHit } from '#contract/sak.ts';
import { saker, storeSaker } from '#tests/support/cases/saker.ts';
import { buildSak } from '#tests/support/cases/build-sak.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';
import { NOON, startTestBff } from '#tests/support/bff/test-bff.ts';

const { bff, ask: presse, signInAgain } = useBff('presse', storeSaker);
beforeEach(() => bff.db('favoritt').delete());

const range = { domstolid: 'alle', fraDato: '2025-12-10', tilDato: '2026-12-31' };
async function search(query: Record<string, string> = {}): Promise<Berammingsliste> {
  const answer = await presse(
    `/api/presse/hent-berammingsliste?${new URLSearchParams({ ...range, ...query })}`,
  );
  expect(answer.status).toBe(200);
  return answer.json as Berammingsliste;
}
const ids = ({ hits }: Berammingsliste) => hits.map(({ sakId }) => sakId);
const favourites = async () => (await presse('/api/presse/favoritter')).json as SakHit[];

describe('the search', () => {
  it('finds cases in order, with what may be seen of them', async () => {
    const found = await search({ sortField: 'rettsmoete', sortAscending: 'true', query: 'tyveri' });
    expect(ids(found).slice(0, 1)).toEqual(['SKJULT']);
    expect(found.totalHits).toBe(found.hits.length);
    const byId = new Map(found.hits.map((hit) => [hit.sakId, hit]));
    expect(byId.get('VIST')).toMatchObject({
      parter: saker.vist.parter,
      parterStatus: 0,
      domstolNavn: 'Søndre Østfold tingrett',
      rettsmoeteIntervaller: [
        { start: '2026-03-10T09:00:00+01:00', end: '2026-03-10T15:30:00+01:00' },
      ],
      tiltale: { utgaaetFil: false, filer: [{ filNavn: 'vist-tiltale.pdf' }] },
      avsagt: '2026-03-02',
    });
    expect(byId.get('SKJULT')).toMatchObject({ parter: null, parterStatus: 2 });
    expect(byId.get('ANON')).toMatchObject({ parter: null, parterStatus: 1 });
  });

  it('pages without overlap, and says how many there are', async () => {
    const all = await search();
    const page = await search({ page: '2' });
    expect(page).toEqual({
      ...{ hits: [], totalHits: all.totalHits, fasetter: null },
      ...{
        sakerUtenfor: [],
        menteDu: [],
        skrivemaate: null,
        nye: null,
        utveier: [],
        dag: null,
        nesten: null,
      },
    });
  });

  it('by the advanced fields and by category', async () => {
    expect(ids(await search({ soekeKategori: 'avgjorelser' }))).toEqual(['VIST']);
    const advanced = { isAdvancedSearch: 'true', parter: 'Synligsen' };
    expect(ids(await search(advanced))).toEqual(['VIST']);
    expect(ids(await search({ ...advanced, dommer: 'finnesikke' }))).toEqual([]);
  });

  it('marks the favourites', async () => {
    await presse('/api/presse/legg-til-favoritt/VIST', { method: 'POST' });
    const marked = (await search()).hits.filter((hit) => hit.isFavoritt);
    expect(marked.map(({ sakId }) => sakId)).toEqual(['VIST']);
  });

  it.each([
    [
      {},
      {
        domstolid: ['Domstol er påkrevd.'],
        fraDato: ['Fra dato er påkrevd.'],
        tilDato: ['Til dato er påkrevd.'],
      },
    ],
    [
      { ...range, fraDato: '2025-12-09' },
      { fraDato: ['Fra dato kan ikke være mer enn 3 måneder tilbake i tid'] },
    ],
    [
      { ...range, fraDato: '2026-03-11', tilDato: '2026-03-10' },
      { fraDato: ['Fra dato kan ikke være etter Til dato.'] },
    ],
    [{ ...range, fraDato: '2026-02-30' }, { fraDato: ['Fra dato er påkrevd.'] }],
  ])('%j is told by field', async (query, errors) => {
    const answer = await presse(`/api/presse/hent-berammingsliste?${new URLSearchParams(query)}`);
    expect(answer).toMatchObject({ status: 400, json: { id: 'validation', errors } });
  });

  it('ignores an invalid parameter', async () => {
    const plain = await search();
    const odd = {
      page: 'x',
      pageSize: '7',
      sortField: 'drop table',
      soekeKategori: 'alt',
      ukjent: '1',
    };
    expect(await search(odd)).toEqual(plain);
    expect(await search({ query: '"' })).toEqual(plain);
  });

  it('leaves out cases that only the index still has', async () => {
    await storeSak(bff.db, bff.documents, buildSak({ sakId: 'BORTE', saksTema: 'Bortebane' }));
    await indexAll(bff.search, bff.db, NOON);
    expect(ids(await search({ query: 'bortebane' }))).toEqual(['BORTE']);
    await bff.db('sak').where({ sak_id: 'BORTE' }).delete();
    await bff.db('sak_utboks').delete();
    expect(ids(await search({ query: 'bortebane' }))).toEqual([]);
  });
});

describe('too many searches', () => {
  it('are told when to try again, for each person separately', async () => {
    const strict = await startTestBff({ config: { RATE_LIMIT_SEARCH: 1 } });
    try {
      await storeSaker(strict);
      const path = `/api/presse/hent-berammingsliste?${new URLSearchParams(range)}`;
      const one = await strict.signedIn('presse');
      expect((await one(path)).status).toBe(200);
      const again = await (await strict.signedIn('presse'))(path);
      expect(again.status).toBe(429);
      expect(again.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      expect((await one('/api/presse/favoritter')).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

describe('a case', () => {
  it('is there by its id and by its number', async () => {
    const byId = await presse('/api/presse/saksdetaljer/VIST');
    expect(byId.status).toBe(200);
    expect(byId.json).toMatchObject({
      sakId: 'VIST',
      saksnummer: saker.vist.saksnummer,
      saksTema: saker.vist.saksTema,
      parter: saker.vist.parter,
      rettensAdministrator: 'Gro Øverli',
      erFavoritt: false,
      startdato: '2026-03-10T09:00:00+01:00',
      sluttdato: '2026-03-10T15:30:00+01:00',
      møteliste: [{ rettsmøteType: 'Hovedforhandling', sal: 'Rettssal 1' }],
    } satisfies Partial<Record<keyof Saksdetaljer, unknown>>);
    for (const number of [saker.vist.saksnummer, saker.vist.saksnummer.toLowerCase()]) {
      const byNumber = await presse(`/api/presse/saksdetaljer/saksnummer/${number}`);
      expect(byNumber.json).toEqual(byId.json);
      const encoded = encodeURIComponent(number);
      expect((await presse(`/api/presse/saksdetaljer/saksnummer/${encoded}`)).json).toEqual(
        byId.json,
      );
    }
  });

  it('from a case API has a description where others have meetings', async () => {
    const { json } = await presse(`/api/presse/saksdetaljer/saksnummer/${saker.api.saksnummer}`);
    expect(json).toMatchObject({
      sakId: saker.api.sakId,
      erHentetFraSakApi: true,
      beskrivelse: 'Berammes senere',
      møteliste: [],
      startdato: null,
    });
  });

  it.each([
    '/api/presse/saksdetaljer/UKJENT',
    '/api/presse/saksdetaljer/..%2F..%2Fetc',
    `/api/presse/saksdetaljer/${'A'.repeat(200)}`,
    '/api/presse/saksdetaljer/saksnummer/25-999999MED-TSOS',
    "/api/presse/saksdetaljer/saksnummer/'; drop table sak",
  ])('%s is none', async (path) => {
    expect(await presse(path)).toMatchObject({ status: 404, json: { id: 'not_found' } });
  });
});

describe('favourites', () => {
  it('are added and removed by id and by number, and twice is the same as once', async () => {
    const paths = [saker.vist.sakId, `saksnummer/${saker.api.saksnummer}`];
    for (const path of [...paths, ...paths])
      expect(
        (await presse(`/api/presse/legg-til-favoritt/${path}`, { method: 'POST' })).status,
      ).toBe(204);
    expect((await favourites()).map(({ sakId, isFavoritt }) => [sakId, isFavoritt]).sort()).toEqual(
      [
        ['VIST', true],
        [saker.api.sakId, true],
      ],
    );
    expect((await presse('/api/presse/saksdetaljer/VIST')).json).toMatchObject({
      erFavoritt: true,
    });
    for (const path of [...paths, ...paths])
      expect(
        (await presse(`/api/presse/slett-favoritt/${path}`, { method: 'DELETE' })).status,
      ).toBe(204);
    expect(await favourites()).toEqual([]);
  });

  it('of a case-API case can be removed by its id', async () => {
    const id = encodeURIComponent(saker.api.sakId);
    await presse(`/api/presse/legg-til-favoritt/${id}`, { method: 'POST' });
    expect(await favourites()).toHaveLength(1);
    await presse(`/api/presse/slett-favoritt/${id}`, { method: 'DELETE' });
    expect(await favourites()).toEqual([]);
  });

  it('belong to one person: adding and removing leaves those of others alone', async () => {
    await bff.signedIn('lapsed');
    const everybody = await bff.db('pressebruker').pluck<string[]>('id');
    expect(everybody.length).toBeGreaterThan(1);
    await bff
      .db('favoritt')
      .insert(
        everybody.map((pressebruker_id) => ({ pressebruker_id, sak_id: 'VIST', opprettet: NOON })),
      );
    await presse('/api/presse/slett-favoritt/VIST', { method: 'DELETE' });
    expect(await favourites()).toEqual([]);
    expect(await bff.db('favoritt').pluck('sak_id')).toHaveLength(everybody.length - 1);
  });

  it('of a case that is not there are refused; removing one is no error', async () => {
    expect((await presse('/api/presse/legg-til-favoritt/UKJENT', { method: 'POST' })).status).toBe(
      404,
    );
    expect((await presse('/api/presse/slett-favoritt/UKJENT', { method: 'DELETE' })).status).toBe(
      204,
    );
  });
});

describe('the small calls', () => {
  it.each(['br', 'gzip'])('are compressed in %s when it pays', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const courts = await presse('/api/presse/hent-domstoler', { headers });
    expect(courts.headers.get('content-encoding')).toBe(encoding);
    expect(courts.json).toEqual((await presse('/api/presse/hent-domstoler')).json);
    const small = await presse('/api/presse/standard-domstol', { headers });
    expect(small.headers.has('content-encoding')).toBe(false);
  });

  it('the courts', async () => {
    const { json } = await presse('/api/presse/hent-domstoler');
    expect(json).toContainEqual({ id: 'TSOS', navn: 'Søndre Østfold tingrett' });
  });

  it('the banner, while it is active', async () => {
    const banner = async () => (await presse('/api/presse/hent-varsel')).json;
    expect(await banner()).toEqual({ content: null });
    const content = { message: 'Nedetid søndag', purpose: 'warning', endDate: '2026-03-11' };
    await bff.db('varsel').insert({ content: JSON.stringify(content), oppdatert: NOON });
    expect(JSON.parse(((await banner()) as { content: string }).content)).toEqual(content);
    bff.time.now = new Date('2026-03-11T00:00:00+01:00');
    await signInAgain();
    expect(await banner()).toEqual({ content: null });
  });
});

import { describe, expect, it } from 'vitest';
import { readSearchParams, writeSearchParams, type SearchParams } from '#contract/search.ts';
import { validateSearch } from '#domain/search-rules.ts';
import { buildDocument } from '#search/document.ts';
import {
  EngineRefusal,
  EngineUnavailable,
  NOTHING_STALE,
  type SearchEngine,
  SearchTooSlow,
} from '#search/port.ts';
import { toSearchQuery } from '#search/parse-query.ts';
import type { SearchQuery } from '#search/query.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { referenceSearch } from '#tests/support/search/reference-engine.ts';
import { waysOut } from './ways-out.ts';

/** Noon on 10 March 2026 in Oslo. */
const now = new Date('2026-03-10T12:00:00+01:00');
const OSLO = { domstolId: 'TOSL', domstolNavn: 'Oslo tingrett', domstolSoekenavn: ['TOSL'] };
const saker = [
  buildSak({ sakId: 'MOPED', saksTema: 'Promillekjøring med moped' }),
  buildSak({
    sakId: 'SENERE',
    ...OSLO,
    saksTema: 'Promillekjøring',
    rettsmoeter: [buildRettsmoete('2026-05-04T09:00:00+02:00')],
  }),
  buildSak({
    sakId: 'TIDLIGERE',
    ...OSLO,
    saksTema: 'Ran av bank',
    rettsmoeter: [buildRettsmoete('2026-01-12T09:00:00+01:00')],
  }),
  buildSak({
    sakId: 'TILTALT',
    ...OSLO,
    saksTema: 'Brann i naust',
    rettsmoeter: [buildRettsmoete('2026-03-16T09:00:00+01:00')],
    dokumenter: [buildDokument()],
  }),
  buildSak({
    sakId: 'AVGJORT',
    ...OSLO,
    saksTema: 'Heleri',
    rettsmoeter: [],
    dokumenter: [buildDokument({ avgivelsesdato: '2026-02-20' })],
  }),
];
const documents = saker.map((sak) => buildDocument(sak, now).document);
const gate = { now, stale: NOTHING_STALE };

type Answers = (query: SearchQuery) => Promise<number>;
const counted: Answers = async (query) =>
  referenceSearch(documents, query, { page: 1, pageSize: 0 }, gate).totalHits;

/** The case that comes first. */
const firstOf = (query: SearchQuery) =>
  referenceSearch(documents, query, { page: 1, pageSize: 1 }, gate).sakIds;
const readSak = async (sakId: string) => saker.find((sak) => sak.sakId === sakId) ?? null;

/** An engine that counts, and how often it was asked. */
function engineThat(answer: Answers = counted) {
  const asked: SearchQuery[] = [];
  const search: SearchEngine['search'] = async (query, page) => {
    expect(page.pageSize).toBeLessThanOrEqual(1);
    asked.push(query);
    const sakIds = page.pageSize === 0 ? [] : firstOf(query);
    return { sakIds, totalHits: await answer(query), facets: null, newHits: null, nearly: null };
  };
  return { asked, engine: { search } as SearchEngine };
}

const WEEK = { domstolid: 'TOSL', fraDato: '2026-03-16', tilDato: '2026-03-22' };
function searchFor(params: Partial<SearchParams>) {
  const read = readSearchParams(writeSearchParams({ ...WEEK, ...params }));
  return { ...read, domstolid: read.domstolid!, fraDato: read.fraDato!, tilDato: read.tilDato! };
}
async function ways(params: Partial<SearchParams>, { engine } = engineThat()) {
  return waysOut(searchFor(params), { engine, gate, readSak, patience: 60_000 });
}
const brief = (found: Awaited<ReturnType<typeof ways>>) =>
  found.map(({ slag, antall, ord, soek }) => [
    slag,
    antall,
    ord ?? `${soek.soekeKategori} ${soek.domstolid} ${soek.fraDato} ${soek.tilDato} ${soek.query}`,
  ]);

describe('a search that found nothing', () => {
  it('names later days, every court and each word that is too many, in this order', async () => {
    expect(brief(await ways({ query: 'promillekjøring' }))).toEqual([
      ['periode', 1, 'berammede TOSL 2026-05-04 2028-03-10 promillekjøring'],
    ]);
    expect(brief(await ways({ query: 'promillekjøring moped', fraDato: '2026-03-10' }))).toEqual([
      ['domstoler', 1, 'berammede alle 2026-03-10 2026-03-22 promillekjøring moped'],
    ]);
    expect(brief(await ways({ query: 'promillekjøring brann' }))).toEqual([
      ['utenOrd', 1, 'promillekjøring'],
    ]);
  });

  it('says what is earlier when nothing is later', async () => {
    expect(brief(await ways({ query: 'ran' }))).toEqual([
      ['periode', 1, 'berammede TOSL 2025-12-10 2026-03-15 ran'],
    ]);
  });

  it('says what is later, and what is in the whole period when that is more', async () => {
    expect(brief(await ways({ query: 'promillekjøring eller ran' }))).toEqual([
      ['periode', 1, 'berammede TOSL 2026-05-04 2028-03-10 promillekjøring eller ran'],
      ['periode', 2, 'berammede TOSL 2025-12-10 2028-03-10 promillekjøring eller ran'],
    ]);
  });

  it('begins where it did when its first day is not known, or is not the first', async () => {
    const asked = { query: 'promillekjøring' };
    const gone = { ...engineThat(), gate, patience: 60_000, readSak: async () => null };
    const unchanged = [['periode', 1, 'berammede TOSL 2026-03-23 2028-03-10 promillekjøring']];
    expect(brief(await waysOut(searchFor(asked), gone))).toEqual(unchanged);
    const late = buildSak({ rettsmoeter: [buildRettsmoete('2026-06-01T09:00:00+02:00')] });
    const wrong = { ...gone, readSak: async () => late };
    expect(brief(await waysOut(searchFor(asked), wrong))).toEqual(unchanged);
  });

  it('looks at the days of the other categories too', async () => {
    expect(brief(await ways({ query: 'heleri' }))).toEqual([
      ['kategori', 1, 'avgjorelser TOSL 2026-02-10 2026-03-22 heleri'],
    ]);
    expect(brief(await ways({ query: 'brann', soekeKategori: 'avgjorelser' }))).toEqual([
      ['kategori', 1, 'berammede TOSL 2026-03-10 2026-04-10 brann'],
      ['kategori', 1, 'tiltaler TOSL 2026-03-10 2026-04-10 brann'],
    ]);
  });

  it('begins with earlier decisions', async () => {
    const decisions = { soekeKategori: 'avgjorelser', query: 'heleri' } as const;
    expect(brief(await ways(decisions))[0]).toEqual([
      ...['periode', 1, 'avgjorelser TOSL 2025-12-10 2026-03-15 heleri'],
    ]);
  });

  it.each([
    { fasettkode: ['TVI'] },
    { isAdvancedSearch: true, dommer: 'Ingensteder' },
    { nye: true, forrigeBesoek: now },
  ])('counts without the filters: %j', async ({ forrigeBesoek = null, ...chosen }) => {
    const search = { ...searchFor({ query: 'brann', ...chosen }), forrigeBesoek };
    const { engine } = engineThat();
    expect(brief(await waysOut(search, { engine, gate, readSak }))).toEqual([
      ['utenFiltre', 1, 'berammede TOSL 2026-03-16 2026-03-22 brann'],
    ]);
  });

  it('does not count fields of a closed «Utvidet søk» as filters', async () => {
    expect(await ways({ query: 'finnesikke', dommer: 'Ingensteder' })).toEqual([]);
  });

  it('is changed in everything but its words when no single change is enough', async () => {
    expect(brief(await ways({ query: 'moped' }))).toEqual([
      ['domstoler', 1, 'berammede alle 2025-12-10 2028-03-10 moped'],
    ]);
    expect(brief(await ways({ query: 'moped', fasettkode: ['TVI'] }))).toEqual([
      ['utenFiltre', 1, 'berammede alle 2025-12-10 2028-03-10 moped'],
    ]);
  });

  it('gets rows that find something, and searches that the form accepts', async () => {
    for (const query of ['promillekjøring moped', 'ran', 'brann heleri', '"finnes ikke"', ''])
      for (const soekeKategori of ['berammede', 'tiltaler', 'avgjorelser'] as const) {
        if ((await counted(toSearchQuery(searchFor({ query, soekeKategori })))) > 0) continue;
        for (const { antall, slag, soek } of await ways({ query, soekeKategori })) {
          expect(antall).toBeGreaterThan(0);
          expect(validateSearch(soek, now)).toEqual({});
          expect(await counted(toSearchQuery(searchFor(soek))), slag).toBe(antall);
        }
      }
  });
});

describe('the engine', () => {
  it('is asked at most twelve times, and four at once', async () => {
    let atOnce = 0;
    let most = 0;
    const { asked, engine } = engineThat(async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      return 0;
    });
    const query = 'en1 to2 tre3 fire4 fem5 seks6 sju7 aatte8';
    expect(await ways({ query, fasettkode: ['MED'] }, { asked, engine })).toEqual([]);
    expect(asked).toHaveLength(12);
    expect(most).toBeLessThanOrEqual(4);
  });

  it.each([
    ['is not there', new EngineUnavailable('borte')],
    ['finds it too slow', new SearchTooSlow('treg')],
    ['refuses', new EngineRefusal('for mange ledd')],
  ])('that %s costs its own rows only', async (_, error) => {
    const broken = engineThat(async (query) => {
      if (query.domstolId === null) throw error;
      return counted(query);
    });
    const found = await ways({ query: 'promillekjøring', fraDato: '2026-03-10' }, broken);
    expect(found.map(({ slag }) => slag)).toEqual(['periode']);
  });

  it('that does not answer is not waited for', async () => {
    const slow = engineThat((query) =>
      query.domstolId === null ? new Promise<number>(() => undefined) : counted(query),
    );
    const search = searchFor({ query: 'promillekjøring', fraDato: '2026-03-10' });
    const found = await waysOut(search, {
      ...{ engine: slow.engine, gate, readSak },
      patience: 200,
    });
    expect(found.map(({ slag }) => slag)).toEqual(['periode']);
  });

  it('that has another fault is not hidden', async () => {
    const { engine } = engineThat(async () => Promise.reject(new TypeError('feil i koden')));
    await expect(ways({ query: 'ran' }, { asked: [], engine })).rejects.toThrow(TypeError);
  });
});

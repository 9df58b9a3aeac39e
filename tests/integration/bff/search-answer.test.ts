import { describe, expect, it } from 'vitest';
import type { Berammingsliste } from '#contract/sak.ts';
import type { Treff } from '#contract/treff.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';

/** Beside what a search finds: why, where else, and what somebody may have meant. Every name is made up. */
const saker = [
  buildSak({
    sakId: 'TYVERI',
    saksnummer: '26-000101MED-TSOS/TSAR',
    saksTema: 'Straffeloven § 321 – tyveri av sykkel',
    parter: 'Påtalemyndigheten mot Bjørn Håkonsrud',
    advokat: 'Advokat Turid Narkhovde\nAdvokat Even Sigdal',
  }),
  buildSak({
    sakId: 'VOLD',
    saksnummer: '26-000102ENE-TOSL',
    domstolId: 'TOSL',
    domstolNavn: 'Oslo tingrett',
    domstolSoekenavn: ['TOSL', 'Oslo tingrett', 'Oslo'],
    saksTema: 'Straffeloven § 271 – kroppskrenkelse',
    sakstype: 'Enedommersak',
    parter: 'Påtalemyndigheten mot Torvald Ekrehaugen',
    dokumenter: [buildDokument({ filNavn: 'vold.pdf' })],
  }),
  buildSak({
    sakId: 'SENERE',
    saksnummer: '26-000103TVI-TOSL',
    domstolId: 'TOSL',
    domstolNavn: 'Oslo tingrett',
    domstolSoekenavn: ['TOSL', 'Oslo tingrett', 'Oslo'],
    saksTema: 'Tvist om krav etter entreprisekontrakt',
    sakstype: 'Tvistesak',
    parter: 'Ravnhella Bygg AS mot Skoddefjell Utvikling AS',
    rettsmoeter: [buildRettsmoete('2026-05-04T09:00:00+02:00')],
  }),
  buildSak({
    sakId: 'BEDRAGERI',
    saksnummer: '26-000104MED-TOSL',
    domstolId: 'TOSL',
    domstolNavn: 'Oslo tingrett',
    domstolSoekenavn: ['TOSL', 'Oslo tingrett', 'Oslo'],
    saksTema: 'Straffeloven § 371 – bedrageri',
    rettsmoeter: [buildRettsmoete('2026-05-05T09:00:00+02:00')],
  }),
];

const { ask: presse } = useBff('presse', async ({ db, documents, search, time }) => {
  for (const sak of saker) await storeSak(db, documents, sak);
  await indexAll(search, db, time.now);
});

const range = { domstolid: 'alle', fraDato: '2026-03-01', tilDato: '2026-03-31' };
async function search(params: Record<string, string>, more = ''): Promise<Berammingsliste> {
  const query = new URLSearchParams({ ...range, ...params });
  const answer = await presse(`/api/presse/hent-berammingsliste?${query}${more}`);
  expect(answer.status).toBe(200);
  return answer.json as Berammingsliste;
}
const ids = (list: { sakId: string }[]) => list.map(({ sakId }) => sakId);

describe('a page', () => {
  it.each([
    { page: '201' },
    { page: '11', pageSize: '1000' },
    { page: '6', pageSize: '2000' },
    { page: '9999999' },
  ])('refuses %j, which reaches beyond row 10,000, and says how to narrow', async (query) => {
    const params = new URLSearchParams({ ...range, ...query });
    expect(await presse(`/api/presse/hent-berammingsliste?${params}`)).toMatchObject({
      status: 400,
      json: {
        errors: {
          page: [
            'Du kan bla i de første 10 000 treffene. Velg domstol, kortere periode eller flere ord for å se resten.',
          ],
        },
      },
    });
  });

  it.each([{ page: '200' }, { page: '10', pageSize: '1000' }, { page: '5', pageSize: '2000' }])(
    'answers %j, which ends at row 10,000',
    async (query) => {
      expect((await search(query)).hits).toEqual([]);
    },
  );
});

describe('a whole case number', () => {
  it.each(['26-000103TVI-TOSL', '26 000103', 'sak 26-103 TVI-TOSL om entreprise', '26-000103tvi'])(
    '%s is shown beside the hits, whatever dates and court say, and not counted',
    async (query) => {
      const { hits, totalHits, sakerUtenfor } = await search({ query, domstolid: 'TSOS' });
      expect([ids(hits), totalHits, ids(sakerUtenfor)]).toEqual([[], 0, ['SENERE']]);
    },
  );

  it('that is a hit stands among the hits only', async () => {
    const { hits, sakerUtenfor } = await search({ query: '26-000101MED-TSOS' });
    expect([ids(hits), sakerUtenfor]).toEqual([['TYVERI'], []]);
  });

  it('that is a hit on another page is not outside either', async () => {
    const query = '26-000101 ELLER tyveri ELLER kroppskrenkelse';
    const { totalHits, sakerUtenfor } = await search({ query, page: '2' });
    expect([totalHits, sakerUtenfor]).toEqual([2, []]);
  });

  it('in the advanced field counts as well', async () => {
    const advanced = { isAdvancedSearch: 'true', saksnummer: '26-000103TVI-TOSL' };
    expect(ids((await search(advanced)).sakerUtenfor)).toEqual(['SENERE']);
  });

  it('is not looked for when it is not whole, or must not be there', async () => {
    for (const query of ['000103', 'drap', '-26-000103'])
      expect((await search({ query })).sakerUtenfor).toEqual([]);
  });
});

describe('the facets', () => {
  it('come with the first page, with names, and narrow the search', async () => {
    const { fasetter, totalHits } = await search({});
    expect(totalHits).toBe(2);
    expect(fasetter).toEqual({
      domstol: [
        { verdi: 'TOSL', navn: 'Oslo tingrett', antall: 1 },
        { verdi: 'TSOS', navn: 'Søndre Østfold tingrett', antall: 1 },
      ],
      sakstype: [
        { verdi: 'Enedommersak', navn: 'Enedommersak', antall: 1 },
        { verdi: 'Meddomsrettssak', navn: 'Meddomsrettssak', antall: 1 },
      ],
      rettsmoetetype: [{ verdi: 'Hovedforhandling', navn: 'Hovedforhandling', antall: 2 }],
      kode: [
        { verdi: 'ENE', navn: 'Enedommersak (ENE)', antall: 1 },
        { verdi: 'MED', navn: 'Meddomsrettssak (MED)', antall: 1 },
      ],
      begrensning: [],
    });
    const narrowed = await search({ fasettkode: 'ENE' });
    expect(ids(narrowed.hits)).toEqual(['VOLD']);
    expect(narrowed.fasetter!.kode).toHaveLength(2);
    expect((await search({}, '&fasettkode=ENE&fasettkode=MED')).totalHits).toBe(2);
    expect((await search({ page: '2' })).fasetter).toBeNull();
    expect((await search({ page: '2', telling: 'true' })).fasetter).toEqual(fasetter);
  });
});

describe('why a case is a hit', () => {
  const why = async (params: Record<string, string>, sakId = 'TYVERI') =>
    (await search(params)).hits.find((hit) => hit.sakId === sakId)!.treff;
  const marked = (text: string, treff: Treff | undefined) =>
    treff?.steder.map(({ fra, til }) => (treff.utdrag ?? text).slice(fra, til));

  it('is where its words stand, in any form', async () => {
    const [treff, ...others] = await why({ query: 'sykler' });
    expect(treff).toMatchObject({ felt: 'saksTema', utdrag: null });
    expect(marked(saker[0]!.saksTema!, treff)).toEqual(['sykkel']);
    expect(others).toEqual([]);
  });

  it('is several fields for several words', async () => {
    const treff = await why({ query: 'tyveri Håkonsrud 26-000101' });
    expect(treff.map(({ felt }) => felt)).toEqual(['saksnummer', 'saksTema', 'parter']);
  });

  it('is quoted from a field that the row does not show', async () => {
    const [treff] = await why({ query: 'narkhovde' });
    expect(treff).toMatchObject({ felt: 'advokat', utdrag: 'Advokat Turid Narkhovde' });
    expect(marked('', treff)).toEqual(['Narkhovde']);
    expect(await why({ query: 'hovedforhandling' })).toMatchObject([
      { felt: 'rettsmøteType', utdrag: 'Hovedforhandling' },
    ]);
  });

  it('of a search in an advanced field stands in that field', async () => {
    const advanced = { isAdvancedSearch: 'true', advokat: 'Sigdal', sakengjelder: 'tyveri' };
    const treff = await why(advanced);
    expect(treff.map(({ felt }) => felt)).toEqual(['saksTema', 'advokat']);
  });

  it('is nothing when nothing was typed, or only what must not be there', async () => {
    expect(await why({})).toEqual([]);
    expect(await why({ query: '-drap' })).toEqual([]);
  });
});

describe('another spelling', () => {
  it.each([
    ['bjorn haakonsrud', 'Bjørn haakonsrud'],
    ['Bjoern Hakonsrud', 'Bjoern Håkonsrud'],
    ['tyveri bjorn', 'tyveri Bjørn'],
  ])('of %j is tried when nothing is found, and named: %s', async (query, skrivemaate) => {
    const answer = await search({ query });
    expect(ids(answer.hits)).toEqual(['TYVERI']);
    expect(answer).toMatchObject({ totalHits: 1, skrivemaate, menteDu: [] });
    expect(answer.hits[0]!.treff.map(({ felt }) => felt)).toContain('parter');
    expect(answer.fasetter!.kode).toMatchObject([{ verdi: 'MED', antall: 1 }]);
  });

  it('is not tried when the words find something', async () => {
    expect((await search({ query: 'Bjørn' })).skrivemaate).toBeNull();
  });
});

describe('a compound that nothing has', () => {
  it.each([
    ['torgsvindel', 'svindel', 'BEDRAGERI'],
    ['QRX-svindel', 'svindel', 'BEDRAGERI'],
    ['Kontraktskrangel', 'kontrakt krangel', 'SENERE'],
    ['sparebanktyv bjørn', 'tyv bjørn', 'TYVERI'],
    ['kontraktskjema', 'kontrakt', 'SENERE'],
  ])('%j is searched by its parts, or by one alone: %s', async (query, skrivemaate, id) => {
    const answer = await search({ query, tilDato: '2026-05-31' });
    expect(ids(answer.hits)).toEqual([id]);
    expect(answer).toMatchObject({ totalHits: 1, skrivemaate, menteDu: [] });
  });

  it.each(['Bjørntyv', 'Lopez-Tyveri', 'politimann', '-torgsvindel Xqzwulf'])(
    '%j is a name, or has no part that says enough',
    async (query) => {
      expect(await search({ query })).toMatchObject({
        totalHits: 0,
        skrivemaate: null,
        menteDu: [],
      });
    },
  );
});

describe('a slip of the keyboard', () => {
  it.each([
    ['tyevri', 'tyveri', 'TYVERI'],
    ['kroppskrenklse', 'kroppskrenkelse', 'VOLD'],
    ['bjørn tyevri sykkel', 'bjørn tyveri sykkel', 'TYVERI'],
    ['tyevri -ekrehagen', 'tyveri -ekrehagen', 'TYVERI'],
    // No case has the word; it means what one has.
    ['legemskrenkels', 'legemskrenkelse', 'VOLD'],
  ])('%j is searched as the word that was meant: %s', async (query, skrivemaate, id) => {
    const answer = await search({ query });
    expect(ids(answer.hits)).toEqual([id]);
    expect(answer).toMatchObject({ totalHits: 1, skrivemaate, menteDu: [] });
  });
});

describe('did you mean', () => {
  const meant = async (query: string, more: Record<string, string> = {}) => {
    const answer = await search({ query, ...more });
    expect(answer).toMatchObject({ hits: [], totalHits: 0, skrivemaate: null });
    return answer.menteDu;
  };

  it.each([
    ['Sarpsbrog', 'Sarpsborg'],
    ['Ekrehagen', 'Ekrehaugen'],
    ['narkhovd', 'Narkhovde'],
    ['vold ekrehagen', 'vold Ekrehaugen'],
    // What a word means beside others is known.
    ['slo hovudet ekrehagen', 'slo hovudet Ekrehaugen'],
    ['tyevri Haakonsrut', 'tyveri Håkonsrud'],
  ])('a name is only proposed: %j: %s, with its hits', async (query, better) => {
    expect((await meant(query))[0]).toEqual({ query: better, antall: 1 });
  });

  it('proposes nothing that finds nothing with the same dates and court', async () => {
    expect(await meant('enteprisekontrakt')).toEqual([]);
    expect(await meant('tyevri', { domstolid: 'TOSL' })).toEqual([]);
  });

  it.each(['xqzwxqzw', '123456789', 'a b c', 'tyevri '.repeat(30)])(
    '%j: nothing',
    async (query) => {
      expect(await meant(query)).toEqual([]);
    },
  );
});

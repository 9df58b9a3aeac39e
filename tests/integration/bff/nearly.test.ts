import { expect } from 'vitest';
import type { Berammingsliste } from '#contract/sak.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { onEachEngine } from '#tests/support/bff/on-each-engine.ts';

/** What follows the hits: cases that have most of the words, on each engine. */
const sak = (sakId: string, nr: number, saksTema: string, rest = {}) =>
  buildSak({
    ...{ sakId, saksnummer: `26-0003${nr}ENE-TSOS/TSAR`, saksTema, parter: null, dokumenter: [] },
    rettsmoeter: [buildRettsmoete('2026-03-11T09:00:00+01:00')],
    ...rest,
  });
const decision = (tekst: string) => ({
  parter: 'Ola Nordmann mot Kari Nordmann',
  dokumenter: [buildDokument({ avgivelsesdato: '2026-03-03', tekst })],
});
const PADDING = 'Retten viser til det som er sagt foran om dette. '.repeat(12);

const saker = [
  sak('ALLE', 10, 'Fengsling. Trusler med kniv og brudd på kontaktforbud'),
  sak('UTEN_KNIV', 11, 'Fengsling, brudd på kontaktforbud'),
  sak('UTEN_FORBUD', 12, 'Fengsling, trusler med kniv'),
  sak('BARE_EN', 13, 'Fengsling'),
  sak('HEMMELIG', 14, 'Kniv', {
    parter: 'Påtalemyndigheten mot Torvald Ekrehaugen',
    parterAnonymisert: true,
  }),
  sak('NEVNT', 15, 'Tvist', decision(`${PADDING} En gård ble solgt. ${PADDING} Tømmer hugges.`)),
  sak(
    'HANDLER_OM',
    16,
    'Tvist',
    decision(`Gård med tømmer. ${PADDING} Gården selger tømmer. Gård.`),
  ),
];

onEachEngine('nesten', saker, ({ test, ask }) => {
  const search = async (query: string, more: Record<string, string> = {}) => {
    const params = { domstolid: 'alle', fraDato: '2026-03-01', tilDato: '2026-03-31', query };
    const asked = new URLSearchParams({ ...params, ...more });
    const answer = await ask(`/api/presse/hent-berammingsliste?${asked}`);
    expect(answer.status).toBe(200);
    return answer.json as Berammingsliste;
  };
  const rows = ({ nesten }: Berammingsliste) =>
    nesten?.hits.map(({ sakId, mangler }) => [sakId, ...mangler]) ?? null;

  test('the best come first, with the words that they lack', async () => {
    const answer = await search('fengsling kniv kontaktforbud');
    expect([answer.totalHits, answer.hits.map(({ sakId }) => sakId)]).toEqual([1, ['ALLE']]);
    expect(answer.nesten).toMatchObject({ totalHits: 2, ord: 3, minst: 2 });
    // The rarer the missing word, the further down.
    expect(rows(answer)).toEqual([
      ['UTEN_KNIV', 'kniv'],
      ['UTEN_FORBUD', 'kontaktforbud'],
    ]);
    expect(answer.nesten!.hits[0]!.treff.map(({ felt }) => felt)).toEqual(['saksTema']);
  });

  test('they are there when nothing is found, and words that must not be there still are not', async () => {
    const none = await search('fengsling kniv kontaktforbud Ulvsund');
    expect([none.totalHits, rows(none)?.[0]]).toEqual([0, ['ALLE', 'Ulvsund']]);
    const without = await search('fengsling kontaktforbud Ulvsund -trusler');
    expect(rows(without)?.map(([sakId]) => sakId)).toEqual(['UTEN_KNIV']);
  });

  test('a hidden name brings no case here, nor moves it', async () => {
    const [hidden, nobody] = [await search('Ekrehaugen kniv'), await search('Qkrehaugen kniv')];
    expect(hidden.nesten?.hits.find(({ sakId }) => sakId === 'HEMMELIG')?.mangler).toEqual([
      'Ekrehaugen',
    ]);
    const order = (answer: Berammingsliste) => answer.nesten?.hits.map(({ sakId }) => sakId);
    expect([order(hidden), hidden.nesten?.totalHits]).toEqual([
      order(nobody),
      nobody.nesten?.totalHits,
    ]);
    expect(await search('Ekrehaugen finnesikke')).toMatchObject({ totalHits: 0, nesten: null });
  });

  test('some of the words are enough where no case has most of them', async () => {
    const some = await search('Ekrehaugen Qvulstad kniv');
    expect(some).toMatchObject({ totalHits: 0, nesten: { totalHits: 3, ord: 3, minst: 1 } });
    expect(rows(some)?.map(([, ...mangler]) => mangler)).toEqual(
      Array.from({ length: 3 }, () => ['Ekrehaugen', 'Qvulstad']),
    );
    const nobody = await search('Qkrehaugen Qvulstad kniv');
    expect(nobody.nesten?.hits.map(({ sakId }) => sakId)).toEqual(
      some.nesten?.hits.map(({ sakId }) => sakId),
    );
  });

  test('of a compound that no case has, its last part', async () => {
    const answer = await search('hagetrusler Ulvsund');
    expect(answer).toMatchObject({ totalHits: 0, nesten: { totalHits: 2 } });
    expect(answer.nesten!.hits.map(({ mangler }) => mangler)).toEqual(
      Array.from({ length: 2 }, () => ['Ulvsund']),
    );
  });

  test('one word, a whole number and a second page have none', async () => {
    expect(await search('fengsling')).toMatchObject({ nesten: null });
    expect(await search('26-000310ENE-TSOS/TSAR kniv')).toMatchObject({ nesten: null });
    expect(await search('fengsling kniv', { page: '2' })).toMatchObject({ nesten: null });
  });

  test('among documents, what is about the words comes before what mentions them', async () => {
    const answer = await search('gård tømmer', {
      soekeKategori: 'avgjorelser',
      sortField: 'relevans',
    });
    expect(answer.hits.map(({ sakId }) => sakId)).toEqual(['HANDLER_OM', 'NEVNT']);
  });
});

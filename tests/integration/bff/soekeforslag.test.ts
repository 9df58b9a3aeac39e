import { describe, expect, it } from 'vitest';
import type { Forslag, ForslagGruppe, Soekeforslag } from '#contract/soekeforslag.ts';
import { auditOf } from '#tests/support/access/forms.ts';
import { startTestBff } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { lookForNames } from '#db/sak/names.ts';
import { buildSak } from '#tests/support/cases/build-sak.ts';
import { saker, storeSaker } from '#tests/support/cases/saker.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';

const { bff, ask: presse } = useBff('presse', storeSaker);

const ask = (q: string) => presse(`/api/presse/soekeforslag?${new URLSearchParams({ q })}`);
async function suggest(q: string): Promise<Partial<Record<ForslagGruppe, Forslag[]>>> {
  const answer = await ask(q);
  expect(answer.status).toBe(200);
  const { grupper } = answer.json as Soekeforslag;
  return Object.fromEntries(grupper.map(({ gruppe, forslag }) => [gruppe, forslag]));
}
const texts = (forslag: Forslag[] = []) => forslag.map(({ tekst }) => tekst);

describe('suggestions', () => {
  it.each(['', ' ', '"', '--', '* *'])('begin with a letter or a digit: none for %j', async (q) => {
    expect(await suggest(q)).toEqual({});
  });

  it('are for one letter what the service knows by heart, and no case', async () => {
    const { domstoler, ...others } = await suggest('å');
    expect(domstoler).toMatchObject([{ domstolid: 'TSUN', detalj: 'Ålesund' }]);
    expect(Object.keys(others)).toEqual([]);
    expect((await suggest('s')).domstoler).toBeDefined();
    for (const q of ['t', 'e', '2']) {
      const found = await suggest(q);
      expect([found.saker, found.advokater, found.dommere, found.parter]).toEqual(
        Array.from({ length: 4 }, () => undefined),
      );
    }
  });

  it.each(['25-', '25-0', '25-00', '2025-0'])('are cases by year and beginning, %s', async (q) => {
    const { saker: found } = await suggest(q);
    expect(texts(found)).toHaveLength(3);
    for (const number of texts(found)) expect(number).toMatch(/^25-0/);
  });

  it('are offences that begin nearly so, when nothing begins so', async () => {
    expect(texts((await suggest('volt')).lov)).toContain('Voldtekt');
    expect(texts((await suggest('sve')).lov)).toContain('Svindel');
    expect(await suggest('qqqq')).toEqual({});
  });

  it('are cases by the subject, the newest first, and the courts that have them', async () => {
    const { saker: found, domstoler } = await suggest('tyv');
    expect(found).toHaveLength(3);
    expect(found![0]).toMatchObject({ detalj: saker.vist.saksTema, query: null });
    expect(domstoler).toEqual([
      {
        tekst: '«tyv» i Søndre Østfold tingrett',
        detalj: null,
        query: 'tyv*',
        sakId: null,
        domstolid: 'TSOS',
        dag: null,
      },
    ]);
  });

  it.each(['25-000001', '25 000001 med', '25-000001MED-TSOS'])(
    'are a case by the beginning of its number, %s',
    async (q) => {
      const { saker: found } = await suggest(q);
      expect(found).toEqual([
        {
          tekst: saker.vist.saksnummer,
          detalj: saker.vist.saksTema,
          query: null,
          sakId: 'VIST',
          domstolid: null,
          dag: null,
        },
      ]);
    },
  );

  it('are courts by any of their names, a court that begins so first', async () => {
    const sondre = { detalj: null, query: null, sakId: null, domstolid: 'TSOS', dag: null };
    expect((await suggest('sondre')).domstoler).toBeUndefined();
    expect((await suggest('søndre')).domstoler![0]).toEqual({
      tekst: 'Søndre Østfold tingrett',
      ...sondre,
    });
    expect((await suggest('sarps')).domstoler![0]).toMatchObject({
      domstolid: 'TSOS',
      detalj: 'Sarpsborg',
    });
    expect((await suggest('oslo')).domstoler![0]).toMatchObject({ tekst: 'Oslo tingrett' });
  });

  it('are other words in a court that is named after them', async () => {
    const { domstoler } = await suggest('grovt tyveri i sarpsb');
    expect(domstoler).toMatchObject([
      {
        tekst: '«grovt tyveri» i Søndre Østfold tingrett',
        query: 'grovt tyveri',
        domstolid: 'TSOS',
      },
    ]);
  });

  it('are a whole day, in the court that is named or in those with most cases then', async () => {
    const oslo = {
      ...{ tekst: 'i dag i Oslo tingrett', detalj: '10.03.2026', query: '', sakId: null },
      ...{ domstolid: 'TOSL', dag: '2026-03-10' },
    };
    for (const q of ['i dag oslo', 'i dag i Oslo', 'oslo i dag', 'I dag ved oslo tingrett'])
      expect(await suggest(q).then(({ dager }) => dager![0]), q).toEqual(oslo);
    expect((await suggest('i dag oslo')).domstoler).toBeUndefined();
    expect((await suggest('i dag')).dager).toMatchObject([
      { tekst: 'i dag i alle domstoler', domstolid: 'alle', dag: '2026-03-10' },
      { tekst: 'i dag i Søndre Østfold tingrett', domstolid: 'TSOS', dag: '2026-03-10' },
    ]);
    expect((await suggest('i morgen')).dager).toMatchObject([
      { tekst: 'i morgen i alle domstoler', dag: '2026-03-11' },
    ]);
    expect((await suggest('tyveri i dag oslo')).dager![0]).toMatchObject({
      tekst: '«tyveri» i dag i Oslo tingrett',
      query: 'tyveri',
      domstolid: 'TOSL',
    });
    expect((await suggest('tyveri i dag')).dager).toMatchObject([
      { tekst: '«tyveri» i dag', query: 'tyveri', domstolid: null, dag: '2026-03-10' },
    ]);
    expect((await suggest('i dagen')).dager).toBeUndefined();
  });

  it('are types that occur, and the code of a type', async () => {
    const { sakstyper } = await suggest('meddoms');
    expect(sakstyper).toMatchObject([{ tekst: 'Meddomsrettssak', query: '"Meddomsrettssak"' }]);
    expect((await suggest('med')).sakstyper![0]).toMatchObject({
      tekst: 'MED',
      detalj: 'Meddomsrettssak',
      query: 'MED',
    });
    const { rettsmoetetyper } = await suggest('hovedf');
    expect(texts(rettsmoetetyper)).toEqual(['Hovedforhandling']);
  });

  it('are lawyers, judges, and parties from three letters on', async () => {
    const { advokater } = await suggest('tone ås');
    expect(advokater).toMatchObject([{ tekst: 'Tone Åsmyr', query: '"Tone Åsmyr"' }]);
    expect(texts((await suggest('øverl')).dommere)).toEqual(['Gro Øverli']);
    expect(texts((await suggest('syn')).parter)).toEqual(['Even Synligsen']);
    expect((await suggest('sy')).parter).toBeUndefined();
  });

  it('leave the search as it is when they are chosen: the query finds the case', async () => {
    const { parter } = await suggest('even syn');
    const query = parter![0]!.query!;
    const search = new URLSearchParams({
      ...{ domstolid: 'alle', fraDato: '2026-03-01', tilDato: '2026-03-31', query },
    });
    expect((await presse(`/api/presse/hent-berammingsliste?${search}`)).json).toMatchObject({
      totalHits: 1,
      hits: [{ sakId: 'VIST' }],
    });
  });

  it('leave a row in the audit only when names of parties are shown', async () => {
    const rows = await auditOf(bff.db, async () => {
      for (const q of ['tyv', 'tone', '25-0000', 'søndre', 'synlig', 'gjemt']) await suggest(q);
    });
    expect(rows).toMatchObject([{ handling: 'soekeforslag', detaljer: { sakIds: ['VIST'] } }]);
  });

  it('have first what many cases are about, and not what has just come', async () => {
    const common = await startTestBff();
    try {
      const { db, documents, search, time } = common;
      const subjects = ['ran av butikk', 'ran av kiosk', 'ran av kiosk', 'ran av båt'];
      for (const [i, saksTema] of subjects.entries()) {
        const foerstSett = new Date(`2026-03-0${i + 1}T12:00:00+01:00`);
        const saksnummer = `26-00100${i}MED-TSOS/TSAR`;
        await storeSak(
          db,
          documents,
          buildSak({ sakId: `R${i}`, saksnummer, saksTema, foerstSett }),
        );
      }
      await lookForNames(db, 100);
      await indexAll(search, db, time.now);
      const one = await common.signedIn('presse');
      const { json } = await one('/api/presse/soekeforslag?q=ran');
      const { grupper } = json as Soekeforslag;
      const cases = grupper.find(({ gruppe }) => gruppe === 'saker')!.forslag;
      expect(cases.map(({ detalj }) => detalj)).toEqual([
        'ran av kiosk',
        'ran av båt',
        'ran av butikk',
      ]);
    } finally {
      await common.close();
    }
  });

  it('have a limit of their own: typing does not use up the searches', async () => {
    const strict = await startTestBff({ config: { RATE_LIMIT_SEARCH: 1 } });
    try {
      await storeSaker(strict);
      const one = await strict.signedIn('presse');
      const path = '/api/presse/soekeforslag?q=ty';
      expect((await one(path)).status).toBe(200);
      expect(await one(path)).toMatchObject({ status: 429, json: { id: 'too_many_requests' } });
      const range = 'domstolid=alle&fraDato=2026-03-01&tilDato=2026-03-31';
      expect((await one(`/api/presse/hent-berammingsliste?${range}`)).status).toBe(200);
    } finally {
      await strict.close();
    }
  });

  it('are refused for a text that is too long', async () => {
    expect(await ask('x'.repeat(501))).toMatchObject({
      status: 400,
      json: { errors: { q: ['Søketeksten kan ha høyst 500 tegn.'] } },
    });
  });
});

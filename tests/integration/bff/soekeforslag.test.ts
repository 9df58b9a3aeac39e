import { describe, expect, it } from 'vitest';
import type { Forslag, ForslagGruppe, Soekeforslag } from '#contract/soekeforslag.ts';
import { auditOf } from '#tests/support/access/forms.ts';
import { startTestBff } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { saker, storeSaker } from '#tests/support/cases/saker.ts';

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
  it.each(['', ' ', 't', '"', '--', '* *'])('begin with two characters: none for %j', async (q) => {
    expect(await suggest(q)).toEqual({});
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
        },
      ]);
    },
  );

  it('are courts by any of their names, a court that begins so first', async () => {
    const sondre = { detalj: null, query: null, sakId: null, domstolid: 'TSOS' };
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

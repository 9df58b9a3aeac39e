import { expect } from 'vitest';
import type { Berammingsliste } from '#contract/sak.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { onEachEngine } from '#tests/support/bff/on-each-engine.ts';

/** Which hearings of a hit were asked for, and what a search without hits can be changed to, on each engine. */
const OSLO = {
  ...{ domstolId: 'TOSL', domstolNavn: 'Oslo tingrett' },
  domstolSoekenavn: ['TOSL', 'Oslo tingrett', 'Oslo'],
};
const saker = [
  buildSak({
    sakId: 'FLERE',
    saksTema: 'Straffeloven § 321 – tyveri av sykkel',
    parter: 'Påtalemyndigheten mot Bjørn Håkonsrud',
    rettsmoeter: [
      buildRettsmoete('2026-03-02T09:00:00+01:00', { rettsmoetetype: 'Planmøte' }),
      buildRettsmoete('2026-03-11T09:00:00+01:00'),
      buildRettsmoete('2026-03-12T09:00:00+01:00', { rettsmoetetype: 'Fengslingsmøte' }),
      buildRettsmoete('2026-04-20T09:00:00+02:00'),
    ],
    dokumenter: [buildDokument({ avgivelsesdato: '2026-03-03' })],
  }),
  buildSak({
    sakId: 'SENERE',
    saksnummer: '26-000103TVI-TOSL',
    ...OSLO,
    saksTema: 'Krav etter entreprisekontrakt',
    rettsmoeter: [buildRettsmoete('2026-05-04T09:00:00+02:00')],
  }),
  buildSak({
    sakId: 'SKJULT',
    saksnummer: '26-000104MED-TOSL',
    ...OSLO,
    saksTema: 'Ran av bank',
    parter: 'Påtalemyndigheten mot Torvald Ekrehaugen',
    parterAnonymisert: true,
    rettsmoeter: [buildRettsmoete('2026-05-04T09:00:00+02:00')],
  }),
];

onEachEngine('utvidet', saker, ({ test, ask }) => {
  const RANGE = { domstolid: 'alle', fraDato: '2026-03-10', tilDato: '2026-03-31' };
  async function search(params: Record<string, string>): Promise<Berammingsliste> {
    const query = new URLSearchParams({ ...RANGE, ...params });
    const answer = await ask(`/api/presse/hent-berammingsliste?${query}`);
    expect(answer.status).toBe(200);
    return answer.json as Berammingsliste;
  }
  /** The days of the hearings of the only hit that were asked for. */
  async function askedFor(params: Record<string, string>): Promise<string[]> {
    const { hits } = await search(params);
    expect(hits.map(({ sakId }) => sakId)).toEqual(['FLERE']);
    expect(hits[0]!.rettsmoeteIntervaller).toHaveLength(4);
    return hits[0]!.rettsmoeteIntervaller
      .filter(({ gjelder }) => gjelder)
      .map(({ start }) => start.slice(5, 10));
  }

  test('the hearings that were asked for are those in the range', async () => {
    expect(await askedFor({})).toEqual(['03-11', '03-12']);
    expect(await askedFor({ fraDato: '2026-03-12', tilDato: '2026-03-12' })).toEqual(['03-12']);
  });

  test('they are narrowed by type, typed or chosen', async () => {
    const typed = { isAdvancedSearch: 'true', rettsmotetype: 'fengslingsmøter' };
    expect(await askedFor(typed)).toEqual(['03-12']);
    expect(await askedFor({ fasettrettsmoetetype: 'Hovedforhandling' })).toEqual(['03-11']);
  });

  test('of decisions they are all of the case', async () => {
    const decisions = {
      soekeKategori: 'avgjorelser',
      fraDato: '2026-03-01',
      tilDato: '2026-03-10',
    };
    expect(await askedFor(decisions)).toHaveLength(4);
  });

  test('in another spelling of the words they are the same', async () => {
    expect(await askedFor({ query: 'bjorn haakonsrud', fraDato: '2026-03-12' })).toEqual(['03-12']);
  });

  test('of a case outside the search, and of a favourite, they are those that are not over', async () => {
    const number = { query: '25-187797', domstolid: 'TOSL' };
    const { sakerUtenfor } = await search(number);
    await ask('/api/presse/legg-til-favoritt/FLERE', { method: 'POST' });
    const favourites = (await ask('/api/presse/favoritter')).json as typeof sakerUtenfor;
    for (const [sak] of [sakerUtenfor, favourites])
      expect(sak!.rettsmoeteIntervaller.map(({ gjelder }) => gjelder)).toEqual([
        ...[false, true, true, true],
      ]);
  });

  test('what is found with other days, courts and words is counted, in this order', async () => {
    const { totalHits, utveier } = await search({ query: 'entreprisekontrakt', domstolid: 'TOSL' });
    expect([totalHits, utveier]).toEqual([
      0,
      [
        {
          slag: 'periode',
          antall: 1,
          ord: null,
          soek: {
            soekeKategori: 'berammede',
            domstolid: 'TOSL',
            fraDato: '2026-05-04',
            tilDato: '2028-03-10',
            query: 'entreprisekontrakt',
          },
        },
      ],
    ]);
    const words = await search({ query: 'tyveri entreprisekontrakt', fraDato: '2026-03-12' });
    expect(words.utveier).toEqual([
      {
        slag: 'utenOrd',
        antall: 1,
        ord: 'entreprisekontrakt',
        soek: expect.objectContaining({ query: 'tyveri', fraDato: '2026-03-12' }) as unknown,
      },
    ]);
  });

  test('each way finds as many as it says', async () => {
    const { utveier } = await search({ query: 'sykkel', domstolid: 'TOSL' });
    expect(utveier.map(({ slag }) => slag)).toEqual(['domstoler']);
    for (const { soek, antall } of utveier) expect((await search(soek)).totalHits).toBe(antall);
  });

  test('nothing is counted when something was found, or the case itself is shown', async () => {
    expect((await search({ query: 'tyveri' })).utveier).toEqual([]);
    const numbered = await search({ query: '26-000103TVI-TOSL' });
    expect([numbered.sakerUtenfor.length, numbered.utveier]).toEqual([1, []]);
  });

  test('a hidden name is counted by no way', async () => {
    for (const query of ['Ekrehaugen', 'ran Ekrehaugen', 'Ekrehaugen finnesikke']) {
      const { utveier } = await search({ query, domstolid: 'TOSL' });
      expect(utveier.map(({ soek }) => soek.query)).not.toContain('Ekrehaugen');
      expect(utveier.filter(({ soek }) => soek.query.includes('Ekrehaugen'))).toEqual([]);
    }
  });
});

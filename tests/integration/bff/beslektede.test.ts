import { describe, expect, it } from 'vitest';
import type { Saksdetaljer } from '#contract/sak.ts';
import { buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { storeSak } from '#tests/support/cases/store-sak.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';

const saker = [
  buildSak({ sakId: 'TING', saksnummer: '26-000201MED-TSOS/TSAR' }),
  buildSak({
    sakId: 'ANKE',
    saksnummer: '26-000201AST-LB',
    ...{ domstolId: 'LB', domstolNavn: 'Borgarting lagmannsrett', domstolSoekenavn: ['LB'] },
    sakstype: 'Ankesak, straff',
    parter: 'Påtalemyndigheten mot Even Bakkerud',
    rettsmoeter: [
      buildRettsmoete('2026-03-09T09:00:00+01:00'),
      buildRettsmoete('2026-04-20T09:00:00+02:00'),
    ],
  }),
  buildSak({
    sakId: 'GAMMEL',
    saksnummer: '26-000201ENE-TSOS/TSAR',
    parter: 'Påtalemyndigheten mot Torvald Ekrehaugen',
    rettsmoeter: [buildRettsmoete('2026-02-02T09:00:00+01:00')],
  }),
  buildSak({
    ...{ sakId: 'EGET', saksnummer: '26-000777AST-LB', domstolId: 'LB' },
    ...{ domstolNavn: 'Borgarting lagmannsrett', domstolSoekenavn: ['LB'] },
  }),
  buildSak({ sakId: 'ANNEN', saksnummer: '26-000202MED-TSOS/TSAR' }),
];

const { ask, bff } = useBff('presse', async ({ db, documents }) => {
  for (const sak of saker) await storeSak(db, documents, sak);
});
const details = async (sakId: string) =>
  (await ask(`/api/presse/saksdetaljer/${sakId}`)).json as Saksdetaljer;

describe('related cases of a case', () => {
  it('are shown as every list shows cases: without hidden names, with the reader’s favourites', async () => {
    await ask('/api/presse/legg-til-favoritt/ANKE', { method: 'POST' });
    const { beslektede } = await details('TING');
    const byId = new Map(beslektede.map((sak) => [sak.sakId, sak]));
    expect([...byId.keys()].sort()).toEqual(['ANKE', 'GAMMEL']);
    expect(byId.get('ANKE')).toMatchObject({
      domstolNavn: 'Borgarting lagmannsrett',
      parter: 'Påtalemyndigheten mot Even Bakkerud',
      isFavoritt: true,
    });
    expect(byId.get('ANKE')!.rettsmoeteIntervaller.map(({ gjelder }) => gjelder)).toEqual([
      ...[false, true],
    ]);
    expect(byId.get('GAMMEL')).toMatchObject({ parter: null, parterStatus: 2, isFavoritt: false });
    expect(JSON.stringify(beslektede)).not.toContain('Ekrehaugen');
  });

  it('are there by number too, and none for a case alone', async () => {
    const byNumber = await ask('/api/presse/saksdetaljer/saksnummer/26-000201AST-LB');
    expect((byNumber.json as Saksdetaljer).beslektede).toHaveLength(2);
    expect((await details('ANNEN')).beslektede).toEqual([]);
  });

  it('are gone at once when they are hidden', async () => {
    await bff.db('tilbaketrekking').insert({
      ...{ sak_id: 'GAMMEL', omfang: 'sak', grunn: 'feil', forklaring: 'Feil.' },
      skjult: bff.time.now,
    });
    expect((await details('TING')).beslektede.map(({ sakId }) => sakId)).toEqual(['ANKE']);
    await bff.db('tilbaketrekking').delete();
  });

  it('are appeals with other numbers, seen from both sides, and none that is hidden', async () => {
    const forhold = async (sakId: string) =>
      (await details(sakId)).beslektede.map(({ sakId: other, anke }) => [other, anke]);
    expect(await forhold('EGET')).toEqual([]);
    const alone = (await ask('/api/presse/saksdetaljer/EGET')).text;
    await bff.db('sak_anke').insert({ sak_id: 'EGET', anke_fra: '26-000202MED-TSOS/TSAR' });
    expect(await forhold('ANNEN')).toEqual([['EGET', 'til']]);
    expect(await forhold('EGET')).toEqual([['ANNEN', 'fra']]);
    const why = { omfang: 'sak', grunn: 'feil', forklaring: 'Feil.', skjult: bff.time.now };
    await bff.db('tilbaketrekking').insert({ sak_id: 'ANNEN', ...why });
    // As if it had never come.
    expect((await ask('/api/presse/saksdetaljer/EGET')).text).toBe(alone);
    await bff.db('tilbaketrekking').delete();
    await bff.db('tilbaketrekking').insert({ sak_id: 'EGET', ...why });
    expect(await forhold('ANNEN')).toEqual([]);
    await bff.db('tilbaketrekking').delete();
    await bff.db('sak_anke').delete();
  });

  it('stand in the audit log as seen, and not as opened', async () => {
    await details('TING');
    const rows = await bff.db('revisjon').where({ handling: 'sak' }).select('sak_id', 'detaljer');
    const { sak_id: opened, detaljer } = rows.at(-1) as {
      sak_id: string;
      detaljer: { sakIds: string[] };
    };
    expect([opened, detaljer.sakIds.sort()]).toEqual(['TING', ['ANKE', 'GAMMEL']]);
  });
});

import { expect, it } from 'vitest';
import type { LagredeSoekAntall, LagretSoek } from '#contract/lagrede-soek.ts';
import type { Berammingsliste } from '#contract/sak.ts';
import { address as fileAddress } from '#tests/support/bff/eksport-files.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';

/** Custody on three days, and a judge whose name is a day to everybody but the parser. It is Tuesday 10 March 2026. */
const saker = [
  custody('I_DAG', '26-000201ENE-TOSL', '2026-03-10T13:00:00+01:00'),
  custody('I_MORGEN', '26-000202ENE-TOSL', '2026-03-11T09:00:00+01:00'),
  custody('DOMMER_DAG', '26-000203ENE-TOSL', '2026-03-17T09:00:00+01:00', 'Dag Marsdal'),
];

function custody(sakId: string, saksnummer: string, start: string, dommer = 'Gro Øverli') {
  return buildSak({
    ...{ sakId, saksnummer, saksTema: 'Begjæring om fengsling', rettensAdministrator: dommer },
    rettsmoeter: [buildRettsmoete(start, { hours: 1, rettsmoetetype: 'Fengslingsmøte' })],
  });
}

const { bff, ask: presse } = useBff('presse', async ({ db, documents, search, time }) => {
  for (const sak of saker) await storeSak(db, documents, sak);
  await indexAll(search, db, time.now);
});

const range = { domstolid: 'alle', fraDato: '2026-03-01', tilDato: '2026-03-31' };
async function search(params: Record<string, string>): Promise<Berammingsliste> {
  const query = new URLSearchParams({ ...range, ...params });
  const answer = await presse(`/api/presse/hent-berammingsliste?${query}`);
  expect(answer.status).toBe(200);
  return answer.json as Berammingsliste;
}
const found = ({ hits }: Berammingsliste) => hits.map(({ sakId }) => sakId);
const newestRow = () => bff.db('revisjon').orderBy('id', 'desc').first<Record<string, unknown>>();
const TODAY = { tekst: 'i dag', fraDato: '2026-03-10', tilDato: '2026-03-10', brukes: true };

it.each([
  ['fengsling i dag', ['I_DAG']],
  ['i morgen', ['I_MORGEN']],
  ['fengsling uke 11', ['I_DAG', 'I_MORGEN']],
  ['fengsling på tysdag', ['I_DAG']],
  ['Dag', ['DOMMER_DAG']],
  ['fengsling "i dag"', []],
])('«%s» finds the cases of its day', async (query, saker) => {
  expect(found(await search({ query }))).toEqual(saker);
});

it('says which days were meant, whatever days the address has', async () => {
  const answer = await search({ query: 'fengsling i dag', fraDato: '2026-03-20' });
  expect(answer).toMatchObject({ totalHits: 1, dag: TODAY });
  expect((await search({ query: 'fengsling' })).dag).toBeNull();
});

it('searches for the words themselves, or without them in the days of the address, when asked to', async () => {
  const asked = { query: 'fengsling i dag' };
  const asWords = await search({ ...asked, dagord: 'ord' });
  expect([found(asWords), asWords.dag]).toEqual([['DOMMER_DAG'], null]);
  const without = await search({ ...asked, dagord: 'uten' });
  expect(found(without)).toEqual(['I_DAG', 'I_MORGEN', 'DOMMER_DAG']);
  expect(without.dag).toEqual({ ...TODAY, brukes: false });
});

it('a way out of a day without hits leads to other days, without the words of the day', async () => {
  const { utveier } = await search({ query: 'fengsling 12. mars' });
  expect(utveier[0]).toMatchObject({
    ...{ slag: 'periode', antall: 1 },
    soek: { query: 'fengsling', fraDato: '2026-03-17' },
  });
});

it('the log has the days that were searched in the clear, and all the words among the typed ones', async () => {
  await search({ query: 'fengsling i dag' });
  const row = await newestRow();
  expect(row).toMatchObject({
    handling: 'soek',
    detaljer: { soek: { fraDato: '2026-03-10', tilDato: '2026-03-10' }, antallTreff: 1 },
  });
  expect(JSON.stringify(row?.['detaljer'])).not.toContain('i dag');
});

it('a file has the hits of the day, and says so', async () => {
  const { text } = await presse(
    fileAddress('csv', { ...range, query: 'fengsling i dag', domstolid: 'alle' }),
  );
  expect(text).toContain('fengsling i dag');
  expect(text).toMatch(/Fra dato[;"]+10\.03\.2026/);
  expect(text).toContain('26-000201ENE-TOSL');
  expect(text).not.toContain('26-000202ENE-TOSL');
});

it('a saved search means the day on which it is run', async () => {
  const soek = String(new URLSearchParams({ ...range, query: 'fengsling i dag' }));
  const json = { navn: 'Fengsling i dag', soek, foelgerDagen: false };
  const saved = await presse('/api/presse/lagrede-soek', { method: 'POST', json });
  expect(saved.status).toBe(200);
  const read = async (ask: typeof presse) => {
    const [one] = (await ask('/api/presse/lagrede-soek')).json as [LagretSoek];
    const counts = (await ask('/api/presse/lagrede-soek/antall')).json as LagredeSoekAntall;
    const siden = await ask(`/api/presse/lagrede-soek/${one.id}/siden`);
    const { saker } = siden.json as { saker: { sakId: string }[] };
    return { ...one, treff: counts[0]!.treff, saker: saker.map(({ sakId }) => sakId) };
  };
  const first = await read(presse);
  expect(first).toMatchObject({ periode: 'i dag', ugyldig: null, treff: 1, saker: ['I_DAG'] });
  expect(new URLSearchParams(first.soek).get('query')).toBe('fengsling i dag');
  bff.time.now = new Date('2026-03-11T12:00:00+01:00');
  const later = await read(await bff.signedIn('presse'));
  expect(later).toMatchObject({ periode: 'i dag', treff: 1, saker: ['I_MORGEN'] });
});

it('a day alone is too wide to be saved, as every case is', async () => {
  const json = {
    navn: 'Alt',
    soek: String(new URLSearchParams({ ...range, query: 'i dag' })),
    foelgerDagen: true,
  };
  const answer = await presse('/api/presse/lagrede-soek', { method: 'POST', json });
  expect(answer.status).toBe(400);
});

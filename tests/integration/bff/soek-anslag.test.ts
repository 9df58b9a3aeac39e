import { beforeAll, describe, expect, it } from 'vitest';
import type { LagretSoek } from '#contract/lagrede-soek.ts';
import type { NoticeChoices } from '#contract/notice-choices.ts';
import { pressePaths } from '#contract/paths.ts';
import { EngineUnavailable } from '#search/port.ts';
import { startTestBff } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';

const { bff, ask: silje } = useBff('presse', storeSaker);
const { lagredeSoek, lagretSoek, soekAnslag, varsling } = pressePaths;

/** A month from noon on 10 March, as a search begins. */
const MONTH = { domstolid: 'alle', fraDato: '2026-03-10', tilDato: '2026-04-10' };
const address = (params: Readonly<Record<string, string>>) =>
  String(new URLSearchParams({ ...MONTH, ...params }));
const anslag = async (params: Readonly<Record<string, string>>, ask = silje) =>
  ((await ask(`${soekAnslag.path}?${address(params)}`)).json as { treff: number | null }).treff;

/** A case with hearings that begin then, first seen then. */
async function store(
  sakId: string,
  foerstSett: string,
  moeter: readonly string[],
  parter?: string,
) {
  const sak = buildSak({
    ...{ sakId, saksnummer: `25-0001${sakId}MED-TSOS/TSAR`, saksTema: 'Anslagssak' },
    ...{ foerstSett: new Date(foerstSett), rettsmoeter: moeter.map((one) => buildRettsmoete(one)) },
    ...(parter !== undefined && { parter }),
  });
  await storeSak(bff.db, bff.documents, sak);
  await indexAll(bff.search, bff.db, bff.time.now);
}

describe('how many hits a search would have brought in twelve weeks', () => {
  beforeAll(async () => {
    // Before, and long ago: the service is no new one.
    await store('01', '2025-10-01T10:00:00+02:00', ['2026-03-20T09:00:00+01:00']);
    await store('02', '2026-03-01T10:00:00+01:00', ['2026-03-20T09:00:00+01:00']);
    // Over by now: the search does not find it today, and did then.
    await store('03', '2026-01-05T10:00:00+01:00', ['2026-01-20T09:00:00+01:00']);
    await store('04', '2026-03-01T10:00:00+01:00', ['2026-06-20T09:00:00+02:00']);
  });

  it('is those first seen meanwhile that its days have come to', async () => {
    expect(await anslag({ query: 'anslagssak' })).toBe(2);
    expect(await anslag({ query: 'finnesikke' })).toBe(0);
  });

  it('is only those of its own days when they stay', async () => {
    const days = { fraDato: '2026-03-18', tilDato: '2026-03-22' };
    expect(await anslag({ query: 'anslagssak', ...days })).toBe(1);
  });

  it('follows days that stand in the words', async () => {
    expect(await anslag({ query: 'anslagssak neste uke' })).toBe(2);
  });

  it('of decisions is those that were given, whenever the case was first seen', async () => {
    const asked = { soekeKategori: 'avgjorelser', fraDato: '2026-02-10', tilDato: '2026-03-10' };
    expect(await anslag(asked)).toBe(1);
  });

  it('is not known of indictments, nor while the engine does not answer', async () => {
    expect(await anslag({ soekeKategori: 'tiltaler' })).toBeNull();
    const search = async () => Promise.reject(new EngineUnavailable('down'));
    const engine = { ...bff.search.engine, search };
    const down = await startTestBff({ beside: bff, deps: { search: { ...bff.search, engine } } });
    try {
      expect(await anslag({ query: 'a' }, await down.signedIn('presse'))).toBeNull();
    } finally {
      await down.close();
    }
  });

  it('counts nothing by a name that is hidden', async () => {
    const [seen, held] = ['2026-01-05T10:00:00+01:00', ['2026-01-20T09:00:00+01:00']] as const;
    await store('05', seen, held, 'Påtalemyndigheten mot Trude Tellesen');
    await store('06', seen, ['2026-03-20T09:00:00+01:00'], 'Påtalemyndigheten mot Siv Tellenes');
    expect(await anslag({ query: 'Tellesen' })).toBe(0);
    expect(await anslag({ query: 'Tellenes' })).toBe(1);
    // Nor by leaving it out.
    expect(await anslag({ query: 'anslagssak -Tellesen' })).toBe(4);
  });

  it('is in the audit log, with what was typed apart', async () => {
    await anslag({ query: 'Hemmelig' });
    const row = await bff
      .db<{ id: number; handling: string; detaljer: object }>('revisjon')
      .orderBy('id', 'desc')
      .first();
    expect(row).toMatchObject({ handling: 'soek_anslaatt', detaljer: { antallTreff: 0 } });
    expect(JSON.stringify(row)).not.toContain('Hemmelig');
  });
});

it('is not known in a service in which everything is new', async () => {
  await bff.db('sak').update({ foerst_sett: '2026-03-01T10:00:00+01:00' });
  await indexAll(bff.search, bff.db, bff.time.now);
  expect(await anslag({ query: 'Synligsen' })).toBeNull();
});

describe('a search that is saved with a choice', () => {
  const form = (more: object) => ({
    ...{ navn: 'Mitt', soek: address({ query: 'tyveri' }), foelgerDagen: true, ...more },
  });
  const save = (more: object = {}) => silje(lagredeSoek.path, { method: 'POST', json: form(more) });
  const list = async () => (await silje(lagredeSoek.path)).json as LagretSoek[];
  const sist = async () => ((await silje(varsling.path)).json as NoticeChoices).soekSist;

  it('tells from that moment on, and the next one begins with the same', async () => {
    expect(await sist()).toBeNull();
    const { status, json } = await save({ varsle: 'ukentlig' });
    expect(status).toBe(200);
    const [one] = await list();
    expect(json).toEqual({ id: one!.id });
    expect(one).toMatchObject({ varsle: 'ukentlig' });
    const row = await bff.db('lagret_soek').first<{ varsler_fra: Date }>();
    expect(row.varsler_fra).toEqual(bff.time.now);
    expect(await sist()).toBe('ukentlig');
  });

  it('may be one that nobody is told of, which is a choice too', async () => {
    await save({ varsle: 'aldri' });
    expect([(await list())[0]!.varsle, await sist()]).toEqual(['aldri', 'aldri']);
  });

  it('is stored with it or not at all', async () => {
    expect((await save({ varsle: 'hver time' })).status).toBe(400);
    expect(await list()).toEqual([]);
    await bff.db.raw(`alter table varsling add constraint stengt check (soek_sist is null)`);
    try {
      expect((await save({ varsle: 'daglig' })).status).toBe(500);
    } finally {
      await bff.db.raw('alter table varsling drop constraint stengt');
    }
    expect(await list()).toEqual([]);
    expect(await sist()).toBeNull();
  });

  it('keeps its choice where none comes with a change, and takes the one that does', async () => {
    await save({ varsle: 'straks' });
    const { id } = (await list())[0]!;
    const put = (more: object) =>
      silje(lagretSoek.href(`${id}`), { method: 'PUT', json: form(more) });
    await put({ navn: 'Nytt' });
    expect(await list()).toMatchObject([{ navn: 'Nytt', varsle: 'straks' }]);
    await put({ varsle: 'daglig' });
    expect(await list()).toMatchObject([{ navn: 'Mitt', varsle: 'daglig' }]);
    expect(await sist()).toBe('daglig');
  });
});

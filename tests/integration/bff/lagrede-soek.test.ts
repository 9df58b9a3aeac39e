import { describe, expect, it } from 'vitest';
import type { Berammingsliste } from '#contract/sak.ts';
import type { LagredeSoekAntall, LagretSoek } from '#contract/lagrede-soek.ts';
import { EngineUnavailable } from '#search/port.ts';
import { startTestBff } from '#tests/support/bff/test-bff.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { signInSecond } from '#tests/support/access/second-person.ts';
import { saker, storeSaker } from '#tests/support/cases/saker.ts';

const { bff, ask: silje } = useBff('presse', storeSaker);

const LAGREDE = '/api/presse/lagrede-soek';
/** A month from noon on 10 March, as a search begins. */
const MONTH = { fraDato: '2026-03-10', tilDato: '2026-04-10' };
const RANGE = { domstolid: 'alle', fraDato: '2026-03-01', tilDato: '2026-03-31' };
const address = (params: Readonly<Record<string, string>>) => String(new URLSearchParams(params));
const form = (
  navn: string,
  params: Readonly<Record<string, string>> = {},
  foelgerDagen = true,
) => ({
  ...{ navn, soek: address({ ...RANGE, query: 'Synligsen', ...params }), foelgerDagen },
});
const save = (json: object, who: Ask = silje) => who(LAGREDE, { method: 'POST', json });
const list = async (who: Ask = silje) => (await who(LAGREDE)).json as LagretSoek[];
const counts = async (who: Ask = silje) =>
  (await who(`${LAGREDE}/antall`)).json as LagredeSoekAntall;
const errorsOf = ({ json }: { json: unknown }) => (json as { errors: object }).errors;

describe('a saved search', () => {
  it('has its name and all that was asked for, but not the page, the number of rows or «nye»', async () => {
    const asked = { soekeKategori: 'berammede', sortField: 'domstol', fasettkode: 'MED' };
    const unsaved = { page: '3', pageSize: '500', nye: 'true', parter: 'uten utvidet søk' };
    expect(await save(form('  Mine  saker ', { ...asked, ...unsaved }))).toMatchObject({
      status: 200,
    });
    const [one, ...others] = await list();
    expect(others).toEqual([]);
    expect(one).toMatchObject({ navn: 'Mine saker', periode: null, ugyldig: null });
    expect(one!.lagret).toBe('2026-03-10T12:00:00+01:00');
    expect(Object.fromEntries(new URLSearchParams(one!.soek))).toEqual({
      ...{ ...RANGE, query: 'Synligsen', ...asked },
    });
  });

  it('follows the day when its days are a period, unless they are to stay', async () => {
    await save(form('Følger', MONTH));
    await save(form('Står', MONTH, false));
    await save(form('Andre dager'));
    bff.time.now = new Date('2026-03-11T12:00:00+01:00');
    const days = (await list(await bff.signedIn('presse'))).map(({ periode, soek }) => {
      const params = new URLSearchParams(soek);
      return [periode, params.get('fraDato'), params.get('tilDato')];
    });
    expect(days).toEqual([
      ['Én måned framover', '2026-03-11', '2026-04-11'],
      [null, '2026-03-10', '2026-04-10'],
      [null, '2026-03-01', '2026-03-31'],
    ]);
  });

  it('gets another name, another content, and goes', async () => {
    await save(form('Først'));
    const [{ id }] = (await list()) as [LagretSoek];
    const put = (path: string, json: object) =>
      silje(`${LAGREDE}/${id}${path}`, { method: 'PUT', json });
    expect((await put('/navn', { navn: 'Så' })).status).toBe(204);
    expect(await list()).toMatchObject([
      { id, navn: 'Så', soek: expect.stringContaining('Synligsen') as string },
    ]);
    expect((await put('', form('Til slutt', { query: 'tyveri' }))).status).toBe(204);
    expect(await list()).toMatchObject([
      { id, navn: 'Til slutt', soek: expect.stringContaining('tyveri') as string },
    ]);
    for (const [status, rest] of [
      [204, 0],
      [204, 0],
    ])
      expect([
        (await silje(`${LAGREDE}/${id}`, { method: 'DELETE' })).status,
        (await list()).length,
      ]).toEqual([status, rest]);
    expect((await put('/navn', { navn: 'Borte' })).status).toBe(404);
    expect((await put('', form('Borte'))).status).toBe(404);
  });

  it('is nobody else’s', async () => {
    await save(form('Mitt'));
    const [{ id }] = (await list()) as [LagretSoek];
    const other = await signInSecond(bff);
    expect([await list(other), await counts(other)]).toEqual([[], []]);
    const json = form('Tatt');
    expect((await other(`${LAGREDE}/${id}`, { method: 'PUT', json })).status).toBe(404);
    expect(
      (await other(`${LAGREDE}/${id}/navn`, { method: 'PUT', json: { navn: 'Tatt' } })).status,
    ).toBe(404);
    expect((await other(`${LAGREDE}/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await list()).toMatchObject([{ navn: 'Mitt' }]);
  });

  it('goes with the profile', async () => {
    await save(form('Mitt'));
    expect((await silje('/api/presse/slett-profil', { method: 'DELETE' })).status).toBe(204);
    expect(await bff.db('lagret_soek')).toEqual([]);
  });

  it.each([
    ['without a name', form('  '), 'navn'],
    ['with a long name', form('n'.repeat(101)), 'navn'],
    ['with a bad period', form('a', { fraDato: '2025-03-01' }), 'fraDato'],
    ['with too many words', form('a', { query: 'ord '.repeat(41) }), 'query'],
    ['with a court that does not exist', form('a', { domstolid: 'ÆÆÆÆ' }), 'domstolid'],
    ['that asks for nothing', form('a', { query: ' ' }), 'soek'],
    ['that is too long', { ...form('a'), soek: `query=${'a'.repeat(8000)}` }, 'soek'],
  ])('%s is refused', async (_, json, field) => {
    const refused = await save(json);
    expect(refused.status).toBe(400);
    expect(Object.keys(errorsOf(refused))).toEqual([field]);
    expect(await list()).toEqual([]);
  });

  it('has a name of its own, whatever the letter case', async () => {
    await save(form('Tyveri'));
    await save(form('Ran'));
    const [tyveri] = (await list()) as [LagretSoek];
    const taken = { navn: ['Du har allerede et lagret søk med dette navnet.'] };
    const json = { navn: 'RAN' };
    expect(errorsOf(await save(form('TYVERI')))).toEqual(taken);
    expect(errorsOf(await silje(`${LAGREDE}/${tyveri.id}/navn`, { method: 'PUT', json }))).toEqual(
      taken,
    );
    // Its own name, in other letters.
    const own = await silje(`${LAGREDE}/${tyveri.id}/navn`, {
      method: 'PUT',
      json: { navn: 'TYVERI' },
    });
    expect(own.status).toBe(204);
  });

  it('is one of at most fifty, also when several are saved at once', async () => {
    for (let i = 0; i < 48; i += 1) await save(form(`Søk ${i}`));
    const last = await Promise.all(['a', 'b', 'c', 'd'].map((navn) => save(form(navn))));
    expect(last.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(await list()).toHaveLength(50);
  });

  it('says why it can not be run any more, and is not counted then', async () => {
    await save(form('Dager'));
    await save(form('Følger', MONTH));
    await save(form('Domstol', { ...MONTH, domstolid: 'TSOS' }));
    await bff
      .db('lagret_soek')
      .where({ navn: 'Domstol' })
      .update({ soek: 'domstolid=XXXX&query=a' });
    bff.time.now = new Date('2026-06-09T12:00:00+02:00');
    const later = await bff.signedIn('presse');
    expect((await list(later)).map(({ navn, ugyldig }) => [navn, ugyldig])).toEqual([
      ['Dager', 'datoer'],
      ['Følger', null],
      ['Domstol', 'domstol'],
    ]);
    expect(await counts(later)).toMatchObject([{ treff: 0 }]);
  });
});

describe('how many cases a saved search has', () => {
  it.each([[null], ['2026-03-09T12:00:00+01:00'], ['2025-01-01T12:00:00+01:00']])(
    'is what the search itself says, new ones since %s too',
    async (forrige) => {
      const visit = { besoek_forrige: forrige, besoek_sist: bff.time.now };
      await bff
        .db('pressebruker')
        .where({ identitet_hash: hashOf('presse') })
        .update(visit);
      const searches = [
        { query: 'Synligsen' },
        { query: 'finnesikke' },
        { query: '', domstolid: 'TSOS' },
      ];
      for (const [i, params] of searches.entries()) await save(form(`${i}`, params));
      const expected: unknown[] = [];
      for (const { id, soek } of await list()) {
        const found = (await silje(`/api/presse/hent-berammingsliste?${soek}`))
          .json as Berammingsliste;
        expected.push({ id, treff: found.totalHits, nye: found.nye?.antall ?? null });
      }
      expect(await counts()).toEqual(expected);
      expect(expected).toMatchObject([{ treff: 1 }, { treff: 0 }, {}]);
    },
  );

  it('is not told by a name that is hidden', async () => {
    await save(form('Skjult', { query: saker.skjult.parter ?? 'Gjemtdal' }));
    expect(await counts()).toMatchObject([{ treff: 0 }]);
  });

  it.each([
    // Nobody counts in time where time is short: what could be counted has all of it.
    ['not in time', ['henger', 'henger fast'], 200, []],
    ['nothing', ['nede', 'Synligsen'], 60_000, [{ treff: 1 }]],
  ])(
    'is left out where the engine answers %s; the list is there',
    async (_, queries, countingPatience, counted) => {
      const engine = {
        ...bff.search.engine,
        search: async (...asked: Parameters<typeof bff.search.engine.search>) => {
          const text = JSON.stringify(asked[0].free);
          if (text.includes('henger')) return new Promise<never>(() => undefined);
          if (text.includes('nede')) throw new EngineUnavailable('down');
          return bff.search.engine.search(...asked);
        },
      };
      const deps = { search: { ...bff.search, engine }, countingPatience };
      const slow = await startTestBff({ beside: bff, deps });
      try {
        const ask = await slow.signedIn('presse');
        for (const query of queries) await save(form(query, { query }), ask);
        expect(await list(ask)).toHaveLength(2);
        const found = await counts(ask);
        expect(found).toHaveLength(counted.length);
        expect(found).toMatchObject(counted);
      } finally {
        await slow.close();
      }
    },
  );
});

describe('the audit log', () => {
  it('has each change and each count; what was typed is encrypted', async () => {
    const from = (await bff.db('revisjon')).length;
    await save(form('Hemmelig navn', { query: 'Synligsen' }));
    await counts();
    const [{ id }] = (await list()) as [LagretSoek];
    await silje(`${LAGREDE}/${id}/navn`, { method: 'PUT', json: { navn: 'Hemmelig også' } });
    await silje(`${LAGREDE}/${id}`, { method: 'DELETE' });
    const rows = await bff
      .db<{ id: number; handling: string; detaljer: object }>('revisjon')
      .orderBy('id')
      .offset(from);
    expect(rows.map(({ handling }) => handling)).toEqual([
      ...['soek_lagret', 'lagrede_soek_talt', 'lagret_soek_endret', 'lagret_soek_slettet'],
    ]);
    expect(rows[0]!.detaljer).toMatchObject({ lagretSoekId: id, soek: { domstolid: 'alle' } });
    expect(JSON.stringify(rows)).not.toMatch(/Synligsen|Hemmelig/);
    expect(
      await bff.db('revisjon_ord').whereIn(
        'revisjon_id',
        rows.map((row) => row.id),
      ),
    ).toHaveLength(2);
  });
});

import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { endretSidenSchema } from '#contract/endret-siden.ts';
import { signInSecond } from '#tests/support/access/second-person.ts';
import { type Machine, machineOf, outcome, RANGE, refusedAs } from '#tests/support/bff/machine.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { saker, storeSaker } from '#tests/support/cases/saker.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';

type Answer = z.infer<typeof endretSidenSchema>;

const { bff, ask: silje } = useBff('presse', async (bff) => {
  await storeSaker(bff);
  for (let i = 0; i < 103; i += 1)
    await storeSak(bff.db, bff.documents, numbered(i, new Date('2026-02-20T08:00:00Z')));
  await indexAll(bff.search, bff.db, bff.time.now);
});

/** Cases of one import: all of one instant. */
function numbered(i: number, foerstSett: Date) {
  const number = String(i).padStart(3, '0');
  return buildSak({
    sakId: `MANGE-${number}`,
    saksnummer: `26-002${number}MED-TSOS/TSAR`,
    saksTema: 'Krav om odelsrett',
    rettsmoeter: [buildRettsmoete('2026-03-20T09:00:00+01:00')],
    foerstSett,
  });
}

const pathOf = (id: number) => `/api/presse/lagrede-soek/${id}/siden`;

async function saved(query: string): Promise<string> {
  const json = { navn: query, soek: `${RANGE}&query=${query}`, foelgerDagen: false };
  await silje('/api/presse/lagrede-soek', { method: 'POST', json });
  const row = await bff.db('lagret_soek').where({ navn: query }).first<{ id: number }>('id');
  return pathOf(row.id);
}
const ask = async (machine: Machine, path: string, siden?: string) => {
  const query = siden === undefined ? '' : `?${new URLSearchParams({ siden })}`;
  const { status, json } = await machine(path + query);
  expect(status).toBe(200);
  return json as Answer;
};
const idsOf = ({ saker: some }: Answer) => some.map(({ sakId }) => sakId);

describe('what is new or changed in a saved search', () => {
  it('is given page by page, each case once, also when all have one instant', async () => {
    const path = await saved('odelsrett');
    const machine = await machineOf(bff.url, silje, { omfang: ['soek'] });
    const first = await ask(machine, path);
    expect([first.saker.length, first.flere]).toEqual([100, true]);
    const rest = await ask(machine, path, first.neste);
    expect([rest.saker.length, rest.flere]).toEqual([3, false]);
    expect(new Set([...idsOf(first), ...idsOf(rest)]).size).toBe(103);
    // Nothing is new: the same answer, so that nothing is sent.
    const after = await ask(machine, path, rest.neste);
    expect(after).toEqual({ saker: [], finnes: null, neste: rest.neste, flere: false });
    const again = await machine(`${path}?${new URLSearchParams({ siden: rest.neste })}`);
    const known = { 'if-none-match': again.headers.get('etag')! };
    const unchanged = await machine(`${path}?${new URLSearchParams({ siden: rest.neste })}`, {
      headers: known,
    });
    expect(unchanged.status).toBe(304);
  });

  it('is a case that the court has changed since, and one that comes late with an instant of before', async () => {
    const path = await saved('odelsrett');
    const machine = await machineOf(bff.url, silje, { omfang: ['soek'] });
    const before = await ask(machine, path, '2026-03-10T00:00:00Z');
    expect(before.saker).toEqual([]);
    const changed = new Date(bff.time.now.getTime() - 60_000);
    await bff.db('sak').where({ sak_id: 'MANGE-050' }).update({ endret: changed });
    const one = await ask(machine, path, before.neste);
    expect(idsOf(one)).toEqual(['MANGE-050']);
    // Young enough for another of the same import to come before it: it is given again, with that one.
    const earlier = new Date(bff.time.now.getTime() - 2 * 3_600_000);
    await storeSak(bff.db, bff.documents, numbered(500, earlier));
    await indexAll(bff.search, bff.db, bff.time.now);
    expect(idsOf(await ask(machine, path, one.neste))).toEqual(['MANGE-500', 'MANGE-050']);
    await bff.db('sak').where({ sak_id: 'MANGE-050' }).update({ endret: null });
  });

  describe('what is gone', () => {
    const NUMBERS = Array.from({ length: 103 }, (_, i) => `MANGE-${String(i).padStart(3, '0')}`);
    const hide: Readonly<Record<string, (sakId: string) => Promise<unknown>>> = {
      'is hidden': (sak_id) =>
        bff.db('tilbaketrekking').insert({
          ...{ sak_id, omfang: 'sak', grunn: 'feil', forklaring: 'Feil sak.' },
          ...{ skjult: bff.time.now, saksnummer: '26-002001MED-TSOS/TSAR', operatoer: 'test' },
        }),
      'is deleted': (sakId) => bff.db('sak').where({ sak_id: sakId }).delete(),
      'has lost the word': (sakId) =>
        bff.db('sak').where({ sak_id: sakId }).update({ saks_tema: 'Krav om erstatning' }),
    };

    it('is what a program has beside those that are found, alike whatever has become of it', async () => {
      const path = await saved('odelsrett');
      const machine = await machineOf(bff.url, silje, { omfang: ['soek'] });
      const siden = '2026-03-10T00:00:00Z';
      const asked = `${path}?${new URLSearchParams({ siden, finnes: 'true' })}`;
      const before = await machine(asked);
      expect((before.json as Answer).finnes).toEqual(expect.arrayContaining(NUMBERS));
      const known = { 'if-none-match': before.headers.get('etag')! };
      expect((await machine(asked, { headers: known })).status).toBe(304);
      const left = [...(before.json as Answer).finnes!];
      const answers: string[] = [];
      for (const [at, [, away]] of Object.entries(hide).entries()) {
        const sakId = NUMBERS[100 + at]!;
        left.splice(left.indexOf(sakId), 1);
        await away(sakId);
        // Before and after the index knows.
        for (const step of ['at once', 'indexed']) {
          if (step === 'indexed') await indexAll(bff.search, bff.db, bff.time.now);
          const answer = await machine(asked, { headers: known });
          expect((answer.json as Answer).finnes).toEqual(left);
          answers.push(answer.text.replaceAll(/"MANGE-\d+",?/g, ''));
        }
      }
      expect(new Set(answers).size).toBe(1);
    });
  });

  it('has names as a search has them, and by when they must be deleted', async () => {
    const path = await saved('tyveri');
    const { saker: some } = await ask(await machineOf(bff.url, silje), path);
    const shown = some.find(({ sakId }) => sakId === saker.vist.sakId)!;
    expect([shown.parter, shown.navnSlettesSenest]).toEqual([
      'Påtalemyndigheten mot Even Synligsen',
      '2026-03-24T15:30:00+01:00',
    ]);
    const hidden = some.find(({ sakId }) => sakId === saker.anonymisert.sakId)!;
    expect([hidden.parter, hidden.navnSlettesSenest]).toEqual([null, null]);
  });

  it('marks favourites only for a key that may read them', async () => {
    const path = await saved('tyveri');
    await silje(`/api/presse/legg-til-favoritt/${saker.vist.sakId}`, { method: 'POST' });
    const marked = async (machine: Machine) =>
      (await ask(machine, path)).saker.filter(({ isFavoritt }) => isFavoritt).length;
    expect(await marked(await machineOf(bff.url, silje))).toBe(1);
    expect(await marked(await machineOf(bff.url, silje, { omfang: ['soek'] }))).toBe(0);
  });

  it('is nobody else’s, and in the log with the search, the cases and the key', async () => {
    const path = await saved('tyveri');
    const other = await machineOf(bff.url, await signInSecond(bff));
    expect(outcome(await other(path))).toEqual(refusedAs('not_found', 404));
    const machine = await machineOf(bff.url, silje);
    const given = idsOf(await ask(machine, path));
    const row = await bff
      .db('revisjon')
      .orderBy('id', 'desc')
      .first<{ handling: string; detaljer: object }>('handling', 'detaljer');
    expect(row).toMatchObject({
      handling: 'lagret_soek_siden',
      detaljer: { sakIds: given, noekkelId: machine.id },
    });
  });

  it.each(['i går', '2026-03-10', 'x'.repeat(300), '2026-03-10T00:00:00Z~\u0000'])(
    'since «%s» is refused, with what it should be',
    async (siden) => {
      const path = await saved('tyveri');
      const refused = await silje(`${path}?${new URLSearchParams({ siden })}`);
      expect([refused.status, Object.keys((refused.json as { errors: object }).errors)]).toEqual([
        400,
        ['siden'],
      ]);
    },
  );

  it('of a search that can’t be run any more is refused', async () => {
    const path = await saved('tyveri');
    await bff.db('lagret_soek').update({ soek: 'domstolid=ÆÆÆÆ&query=tyveri' });
    expect(outcome(await silje(path))).toEqual(refusedAs('validation', 400));
  });
});

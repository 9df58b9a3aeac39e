import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Berammingsliste } from '#contract/sak.ts';
import type { SearchEngine, StaleMask } from '#search/port.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { saker, storeSaker } from '#tests/support/cases/saker.ts';

/*
 * What a search asks, and in which order: each statement is a round trip. The engine is one that only answers, so that every
 * statement is the server's own.
 */

/** What happens, in order: a statement by what it is about, when it is sent and when it has been answered. */
const events: string[] = [];
/** The masks with which the engine was asked. */
const masks: StaleMask[] = [];
/** Which statements each connection plans once. */
const planned = new Set<string>();
const engine: SearchEngine = {
  search: async (_query, _page, { stale }) => {
    events.push('engine asked');
    masks.push(stale);
    const one = [{ value: 'TSOS', count: 1 }];
    const facets = { domstol: one, sakstype: [], rettsmoetetype: [], kode: [], begrensning: [] };
    return { sakIds: ['VIST'], totalHits: 1, facets, newHits: 1, nearly: null };
  },
  searched: async () => null,
  find: async () => [],
  ping: async () => undefined,
  close: async () => undefined,
};

const ABOUT: readonly (readonly [RegExp, string])[] = [
  [/from sesjon s /, 'session'],
  [/insert into rategrense/, 'limit'],
  [/as er_favoritt/, 'cases'],
  [/insert into revisjon/, 'audit'],
];
const about = (statement: string) =>
  ABOUT.find(([pattern]) => pattern.test(statement))?.[1] ?? statement;

let bff: TestBff;
let presse: Ask;
beforeAll(async () => {
  bff = await startTestBff({
    deps: { search: { engine, capabilities: { name: 'postgres', scalesOut: false } } },
  });
  await storeSaker(bff);
  bff.db.on('query', ({ sql, options }: { sql: string; options?: { name?: string } }) => {
    events.push(`${about(sql)} sent`);
    if (options?.name) planned.add(about(sql));
  });
  bff.db.on('query-response', (_answer: unknown, { sql }: { sql: string }) =>
    events.push(`${about(sql)} answered`),
  );
  presse = await bff.signedIn('presse');
  // Counts that have ended are deleted, and the names of the courts read, once a minute.
  await search();
});
beforeEach(() => {
  events.length = 0;
  masks.length = 0;
  planned.clear();
});
afterAll(() => bff.close());

async function search(query = 'Synligsen'): Promise<Berammingsliste> {
  const params = { domstolid: 'alle', fraDato: '2026-03-01', tilDato: '2026-03-31', query };
  const answer = await presse(`/api/presse/hent-berammingsliste?${new URLSearchParams(params)}`);
  expect(answer.status).toBe(200);
  return answer.json as Berammingsliste;
}

describe('a search', () => {
  it('asks Postgres four times, twice before the engine and twice after it', async () => {
    await search();
    const asked = events.filter((event) => !event.endsWith('answered'));
    expect(asked).toEqual([
      'session sent',
      'limit sent',
      'engine asked',
      'cases sent',
      'audit sent',
    ]);
    expect(events.at(-1)).toBe('audit answered');
  });

  it('has session and cases planned once by each connection', async () => {
    await search();
    expect([...planned]).toEqual(['session', 'cases']);
  });

  it('asks the engine when it is known who asks, how often, and what the index is behind on', async () => {
    await search();
    const before = events.slice(0, events.indexOf('engine asked'));
    expect(before).toEqual(expect.arrayContaining(['session answered', 'limit answered']));
  });

  it('knows from the session’s statement what waits to be indexed', async () => {
    await bff.db('sak').where({ sak_id: 'VIST' }).update({ parter_anonymisert: true });
    await bff.db('doedbrev').insert({ sak_id: 'SKJULT', grunn: 'avvist' });
    try {
      await search();
      expect(masks).toEqual([
        expect.objectContaining({
          parter: expect.arrayContaining(['VIST', 'SKJULT']) as string[],
          tekst: ['SKJULT'],
        }),
      ]);
    } finally {
      await bff.db('sak').where({ sak_id: 'VIST' }).update({ parter_anonymisert: false });
      await bff.db('doedbrev').delete();
      await bff.db('sak_utboks').delete();
    }
  });

  it('reads nothing for somebody whose session has ended', async () => {
    const ended = { cookie: `presse_sesjon=${'A'.repeat(43)}` };
    const params = new URLSearchParams({ domstolid: 'alle', fraDato: '2026-03-01' });
    const answer = await bff.guest(`/api/presse/hent-berammingsliste?${params}`, {
      headers: ended,
    });
    expect(answer.status).toBe(401);
    expect(events).toEqual(['session sent', 'session answered']);
  });

  it('says of each case whether it is a favourite of the reader, and of nobody else', async () => {
    const isFavourite = async () => (await search()).hits.map(({ isFavoritt }) => isFavoritt);
    expect(await isFavourite()).toEqual([false]);
    const other = await bff
      .db('pressebruker')
      .where({ identitet_hash: hashOf('lapsed') })
      .first<{ id: string }>('id');
    const favourite = { sak_id: saker.vist.sakId, opprettet: NOON };
    await bff.db('favoritt').insert({ ...favourite, pressebruker_id: other.id });
    expect(await isFavourite()).toEqual([false]);
    await presse(`/api/presse/legg-til-favoritt/${saker.vist.sakId}`, { method: 'POST' });
    expect(await isFavourite()).toEqual([true]);
  });

  it('names the court of each value', async () => {
    const { fasetter } = await search();
    expect(fasetter?.domstol).toEqual([
      { verdi: 'TSOS', navn: 'Søndre Østfold tingrett', antall: 1 },
    ]);
  });
});

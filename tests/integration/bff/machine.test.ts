import { describe, expect, it } from 'vitest';
import type { Berammingsliste, SakHit } from '#contract/sak.ts';
import { routes } from '#bff/routes.ts';
import { signInSecond } from '#tests/support/access/second-person.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import {
  FAVOURITES,
  machineOf,
  noeklerOf,
  outcome,
  RANGE,
  SEARCH,
} from '#tests/support/bff/machine.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { saker, storeSaker } from '#tests/support/cases/saker.ts';

const { bff, ask: silje } = useBff('presse', storeSaker);

const FAVOURITE = `/api/presse/legg-til-favoritt/${saker.vist.sakId}`;

const saveSearch = () =>
  silje('/api/presse/lagrede-soek', {
    method: 'POST',
    json: { navn: 'Tyveri', soek: `${RANGE}&query=tyveri`, foelgerDagen: false },
  });

/** Every call that takes a key, and what it has to be made for; written again here and not read from the routes. */
const TAKES: Readonly<Record<string, readonly string[]>> = {
  'get /api/presse/hent-domstoler': ['soek'],
  'get /api/presse/hent-berammingsliste': ['soek'],
  'get /api/presse/lagrede-soek': ['soek'],
  'get /api/presse/lagrede-soek/antall': ['soek'],
  'get /api/presse/lagrede-soek/:id/siden': ['soek'],
  'get /api/presse/nytt': ['soek', 'favoritter'],
  'get /api/presse/nytt/antall': ['soek', 'favoritter'],
  'get /api/presse/favoritter': ['favoritter'],
  'get /api/presse/favoritter/skjulte': ['favoritter'],
  'post /api/presse/legg-til-favoritt/:sakId': ['endreFavoritter'],
  'post /api/presse/legg-til-favoritt/saksnummer/*saksnummer': ['endreFavoritter'],
  'delete /api/presse/slett-favoritt/:sakId': ['endreFavoritter'],
  'delete /api/presse/slett-favoritt/saksnummer/*saksnummer': ['endreFavoritter'],
};

describe('what a key opens', () => {
  it('is a list of calls, each with what the key has to be made for', () => {
    const taking = routes.filter(({ keys }) => keys !== undefined);
    expect(
      Object.fromEntries(taking.map(({ method, path, keys }) => [`${method} ${path}`, keys])),
    ).toEqual(TAKES);
  });

  it('is nothing else of all that its owner may, nor of what an administrator may', async () => {
    const machine = await machineOf(bff.url, silje);
    const others = routes.filter(({ keys, access }) => keys === undefined && access !== 'open');
    expect(others.length).toBeGreaterThan(40);
    for (const { method, path } of others) {
      const address = path.replace(/[:*]\w+/g, 'VIST');
      const answer = await machine(address, { method: method.toUpperCase() });
      expect([method, path, ...outcome(answer)]).toEqual([method, path, 403, 'outside_key']);
    }
    expect(await noeklerOf(silje)).toHaveLength(1);
  });

  it('is no more than it is made for', async () => {
    const scopes = ['soek', 'favoritter', 'endreFavoritter'] as const;
    await saveSearch();
    const [row] = await bff.db('lagret_soek').select<{ id: number }[]>('id');
    for (const omfang of scopes) {
      const machine = await machineOf(bff.url, silje, { omfang: [omfang] });
      for (const [route, needs] of Object.entries(TAKES)) {
        const [method = '', path = ''] = route.split(' ');
        const named = path
          .replace(':sakId', saker.vist.sakId)
          .replace('*saksnummer', saker.vist.saksnummer)
          .replace(':id', String(row!.id));
        const query = path.endsWith('berammingsliste') ? `?${RANGE}` : '';
        const answer = await machine(named + query, { method: method.toUpperCase() });
        const isIn = needs.every((one) => one === omfang);
        expect([route, omfang, answer.status < 300]).toEqual([route, omfang, isIn]);
        if (!isIn) expect(outcome(answer)).toEqual([403, 'outside_key']);
      }
    }
  });

  it('does not tell a key for searches which cases are favourites', async () => {
    await silje(FAVOURITE, { method: 'POST' });
    const marked = async (ask: Ask) =>
      ((await ask(SEARCH)).json as Berammingsliste).hits.filter(({ isFavoritt }) => isFavoritt);
    expect(await marked(silje)).toHaveLength(1);
    expect(await marked(await machineOf(bff.url, silje))).toHaveLength(1);
    expect(await marked(await machineOf(bff.url, silje, { omfang: ['soek'] }))).toEqual([]);
  });

  it('is what its owner would see: hidden names are hidden, and others have nothing of it', async () => {
    await silje(FAVOURITE, { method: 'POST' });
    const machine = await machineOf(bff.url, silje);
    const { hits } = (await machine(SEARCH)).json as Berammingsliste;
    expect(hits).toEqual(((await silje(SEARCH)).json as Berammingsliste).hits);
    expect(hits.find(({ sakId }) => sakId === saker.anonymisert.sakId)!.parter).toBeNull();
    const other = await machineOf(bff.url, await signInSecond(bff));
    expect((await other(FAVOURITES)).json).toEqual([]);
    expect((await machine(FAVOURITES)).json as SakHit[]).toHaveLength(1);
  });
});

import type { NyttAbonnement } from '#contract/abonnement.ts';
import type { AbonnementSlag } from '#domain/abonnement.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import type { TestBff } from '#tests/support/bff/test-bff.ts';
import { type Answer, as, type Call, read } from './ask.ts';

/** The last saved search. */
export const savedId = async ({ db }: TestBff) =>
  (await db('lagret_soek').max<{ id: number }>({ id: 'id' }).first())!.id;

/** The addresses that have been made: they are given once. */
const made: Record<AbonnementSlag, string[]> = { kalender: [], atom: [] };

async function subscribe(ask: Ask, slag: AbonnementSlag, lagretSoekId: number | null) {
  const json = { navn: 'Telefonen', slag, lagretSoekId };
  const answer = await ask('/api/presse/abonnementer', { method: 'POST', json });
  made[slag].push(new URL((answer.json as NyttAbonnement).adresse).pathname);
  return answer;
}
const feed =
  (slag: AbonnementSlag): Call =>
  async ({ guest }) => {
    const answers: Answer[] = [];
    for (const address of made[slag].splice(0)) answers.push(await guest(address));
    return answers;
  };

/** Calendars and feeds, while there is a saved search. */
export const ABONNEMENT_CALLS: Readonly<Record<string, Call>> = {
  'post /api/presse/abonnementer': as(
    'presse',
    (ask) => subscribe(ask, 'kalender', null),
    async (ask, bff) => subscribe(ask, 'kalender', await savedId(bff)),
    (ask) => subscribe(ask, 'atom', null),
  ),
  'get /api/presse/abonnementer': read('presse', '/api/presse/abonnementer'),
  'get /api/presse/kalender': as(
    'presse',
    (ask) => ask('/api/presse/kalender'),
    (ask) => ask('/api/presse/kalender?sakId=VIST'),
    async (ask, bff) => ask(`/api/presse/kalender?lagretSoekId=${await savedId(bff)}`),
  ),
  'get /kalender/:hemmelighet.ics': feed('kalender'),
  'get /atom/:hemmelighet.xml': feed('atom'),
  'delete /api/presse/abonnementer/:id': as('presse', async (ask, { db }) => {
    const row = await db('abonnement').max<{ id: number }>({ id: 'id' }).first();
    return ask(`/api/presse/abonnementer/${row!.id}`, { method: 'DELETE' });
  }),
};

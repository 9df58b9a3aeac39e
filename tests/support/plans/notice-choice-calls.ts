import { signLink } from '#bff/session/crypto.ts';
import { varslingPaths } from '#contract/paths.ts';
import { hashOf, KEYS } from '#tests/support/access/persons.ts';
import type { TestBff } from '#tests/support/bff/test-bff.ts';
import { as, type Call, read } from './ask.ts';

const put = (json: object) => ({ method: 'PUT', json });
const varslePath = async ({ db }: TestBff) => {
  const row = await db('lagret_soek').max<{ id: number }>({ id: 'id' }).first();
  return `/api/presse/lagrede-soek/${row!.id}/varsle`;
};
const stopLink = async ({ db, time }: TestBff) => {
  const of = { identitet_hash: hashOf('presse') };
  const row = await db('pressebruker').where(of).first<{ id: string }>('id');
  const target = { id: row.id, expires: new Date(time.now.getTime() + 86_400_000) };
  return varslingPaths.stopp.href(signLink(KEYS.session, target, 'stopp_varsling'));
};

/** What is told by e-mail: while there is a saved search. */
export const VARSLING_CALLS: Readonly<Record<string, Call>> = {
  'put /api/presse/lagrede-soek/:id/varsle': as(
    'presse',
    async (ask, bff) => ask(await varslePath(bff), put({ varsle: 'straks' })),
    async (ask, bff) => ask(await varslePath(bff), put({ varsle: 'aldri' })),
  ),
  'get /api/presse/varsling': read('presse', '/api/presse/varsling'),
  'put /api/presse/varsling': as('presse', (ask) =>
    ask('/api/presse/varsling', put({ favoritter: 'ukentlig' })),
  ),
  'get /api/varsling/stopp/:token': async (bff) => [await bff.guest(await stopLink(bff))],
  'post /api/varsling/stopp/:token': async (bff) => [
    await bff.guest(await stopLink(bff), { method: 'POST' }),
  ],
  'post /api/presse/varsling/start': as('presse', (ask) =>
    ask('/api/presse/varsling/start', { method: 'POST' }),
  ),
};

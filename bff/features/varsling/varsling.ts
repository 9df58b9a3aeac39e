import { changeRoute, jsonRoute } from '#bff/http/json-route.ts';
import { pressUserId } from '#bff/session/session.ts';
import { pressePaths } from '#contract/paths.ts';
import { varslingFormSchema, varslingSchema } from '#contract/varsling.ts';
import {
  readVarsling,
  setFavoritterVarsle,
  startVarsling,
  type Varsling as Stored,
} from '#db/varsling/varsling.ts';
import type { Stans } from '#domain/varsling.ts';

/** GET varsling: the reader's own choices, and nothing of any case. */
const hentVarsling = jsonRoute({
  method: 'get',
  path: pressePaths.varsling.path,
  summary: 'What the press user is told by e-mail',
  access: 'choose notices',
  response: varslingSchema,
  handle: async ({ db, session }) => {
    const { epost, favoritter, avvist, stoppet } = await readVarsling(db, pressUserId(session));
    return { body: { epost, favoritter, stans: stansOf({ avvist, stoppet }) }, audit: null };
  },
});

function stansOf({ avvist, stoppet }: Pick<Stored, 'avvist' | 'stoppet'>): Stans | null {
  if (avvist) return 'avvist';
  return stoppet ? 'stoppet' : null;
}

const changes = { access: 'choose notices', response: null, status: 204 } as const;

const endreVarsling = changeRoute({
  ...changes,
  method: 'put',
  path: pressePaths.varsling.path,
  summary: 'Chooses what is told by e-mail',
  body: varslingFormSchema,
  handle: async ({ db, session, body: { favoritter }, now }) => {
    await setFavoritterVarsle(db, pressUserId(session), { varsle: favoritter, now });
    return { body: null, audit: { action: 'varsling_endret', detaljer: { favoritter } } };
  },
});

/** Nothing of what has happened meanwhile is told. */
const startIgjen = changeRoute({
  ...changes,
  method: 'post',
  path: pressePaths.startVarsling.path,
  summary: 'Starts e-mails again that were stopped',
  handle: async ({ db, session, now }) => {
    await startVarsling(db, pressUserId(session), now);
    return { body: null, audit: { action: 'varsling_startet' } };
  },
});

export const varslingRoutes = [hentVarsling, endreVarsling, startIgjen];

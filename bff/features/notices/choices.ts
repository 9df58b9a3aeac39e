import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute, jsonRoute } from '#bff/http/json-route.ts';
import { pressUserId } from '#bff/http/context.ts';
import { lagretSoekParams } from '#contract/lagrede-soek.ts';
import { pressePaths } from '#contract/paths.ts';
import {
  lagretSoekVarsleSchema,
  noticeChoicesFormSchema,
  noticeChoicesSchema,
} from '#contract/notice-choices.ts';
import {
  readNoticeChoices,
  setFavoritterVarsle,
  setLagretSoekVarsle,
  startNoticeMail,
  type NoticeChoices as Stored,
} from '#db/notice/choices.ts';
import type { Stans } from '#domain/notice-mail.ts';

/** GET varsling: the reader's own choices, and nothing of any case. */
const hentVarsling = jsonRoute({
  method: 'get',
  path: pressePaths.varsling.path,
  summary: 'What the press user is told by e-mail',
  access: 'choose notices',
  response: noticeChoicesSchema,
  handle: async ({ db, session }) => {
    const { avvist, stoppet, ...chosen } = await readNoticeChoices(db, pressUserId(session));
    return { body: { ...chosen, stans: stansOf({ avvist, stoppet }) }, audit: null };
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
  body: noticeChoicesFormSchema,
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
    await startNoticeMail(db, pressUserId(session), now);
    return { body: null, audit: { action: 'varsling_startet' } };
  },
});

/** PUT lagrede-soek/…/varsle: how soon its owner is told what the search finds. */
const endreLagretSoekVarsle = changeRoute({
  method: 'put',
  path: pressePaths.lagretSoekVarsle.path,
  summary: 'Chooses how soon somebody is told what a saved search finds',
  access: 'save searches',
  params: lagretSoekParams,
  body: lagretSoekVarsleSchema,
  response: null,
  status: 204,
  handle: async ({ db, session, params, body: { varsle }, now }) => {
    const owned = { pressebrukerId: pressUserId(session), id: Number(params.id) };
    if (!(await setLagretSoekVarsle(db, owned, { varsle, now }))) throw httpErrors.notFound();
    const detaljer = { lagretSoekId: owned.id, varsle };
    return { body: null, audit: { action: 'lagret_soek_endret', detaljer } };
  },
});

export const noticeChoiceRoutes = [hentVarsling, endreVarsling, startIgjen, endreLagretSoekVarsle];

import type { Knex } from 'knex';
import { z } from 'zod';
import type { Deps } from '#bff/deps.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { type Answer, type OpenAuditEntry, openJsonRoute } from '#bff/http/json-route.ts';
import type { Route } from '#bff/http/router.ts';
import { openLink } from '#bff/session/crypto.ts';
import { OM_MORGENEN, varslingPaths } from '#contract/paths.ts';
import { stopMorgenvarsel } from '#db/administrator/varsler.ts';
import { readMottaker } from '#db/notice/unsent.ts';
import { stopNoticeMail } from '#db/notice/choices.ts';

const link = {
  path: varslingPaths.stopp.path,
  access: 'open',
  limit: 'link',
  params: z.object({ token: z.string() }),
} as const;

/** The form of our links (bff/session/crypto.ts). */
const TOKEN = /^[\w.-]{1,200}$/;

/** GET stopp: stops nothing, because mail programs open links by themselves. It leads to the page that asks. */
const ledTilSide: Route = {
  ...link,
  method: 'get',
  summary: 'Leads to the page on which e-mails with notices are stopped',
  response: null,
  status: 302,
  answer: async (ctx, { config }) => {
    const { token = '' } = ctx.params ?? {};
    if (!TOKEN.test(token)) throw httpErrors.notFound();
    ctx.set('Cache-Control', 'no-store');
    const isMorning = openLink(config.keys.session, token, 'stopp_morgenvarsel') !== null;
    ctx.redirect(varslingPaths.side.href(token) + (isMorning ? OM_MORGENEN : ''));
  },
};

/**
 * POST stopp: by the page, and by mail programs in one step (RFC 8058), which come from elsewhere. Who has the link may;
 * no cookie is read, and of what is sent nothing.
 */
const stopp = openJsonRoute({
  ...link,
  method: 'post',
  csrf: 'server',
  summary: 'Stops e-mails with notices, by the link in one of them',
  answers: [404],
  response: null,
  status: 204,
  handle: async ({ db, deps, params, now }) => {
    const morning = openLink(deps.config.keys.session, params.token, 'stopp_morgenvarsel');
    if (morning) return stopMorning(db, morning, now);
    const { id, identitetHash } = await findPerson(db, deps, params.token, now);
    const isNew = await stopNoticeMail(db, id, { grunn: 'stoppet', now });
    const actor = { identitetHash, rolle: 'presse' } as const;
    return { body: null, audit: isNew ? { action: 'varsling_stoppet', actor } : null };
  },
});

/** An administrator's e-mails in the morning: the same page, and another link. */
async function stopMorning(
  db: Knex,
  { id, expires }: { readonly id: string; readonly expires: Date },
  now: Date,
): Promise<Answer<null, OpenAuditEntry>> {
  const stopped = expires > now ? await stopMorgenvarsel(db, id) : null;
  if (!stopped) throw httpErrors.notFound();
  const { identitetHash, isNew } = stopped;
  const actor = { identitetHash, rolle: 'admin' } as const;
  return { body: null, audit: isNew ? { action: 'morgenvarsel_stoppet', actor } : null };
}

/** Throws 404 when we did not make the link, it is too old, or the profile has been ended. */
async function findPerson(
  db: Knex,
  { config }: Pick<Deps, 'config'>,
  token: string,
  now: Date,
): Promise<{ id: string; identitetHash: Buffer }> {
  const target = openLink(config.keys.session, token, 'stopp_varsling');
  const person = target && target.expires > now ? await readMottaker(db, target.id) : null;
  if (!person) throw httpErrors.notFound();
  return person;
}

export const stopRoutes = [ledTilSide, stopp];

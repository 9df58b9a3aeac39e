import { createHash } from 'node:crypto';
import { z } from 'zod';
import { writeAudit } from '#bff/audit.ts';
import type { Deps } from '#bff/deps.ts';
import type { Ctx } from '#bff/http/context.ts';
import { httpErrors } from '#bff/http/errors.ts';
import type { Route } from '#bff/http/router.ts';
import { inLanguage } from '#bff/language.ts';
import { hashToken } from '#bff/session/crypto.ts';
import { feedPaths } from '#contract/paths.ts';
import {
  findAbonnement,
  type FoundAbonnement,
  noteContent,
  noteUse,
} from '#db/abonnement/abonnementer.ts';
import type { AbonnementSlag } from '#domain/abonnement.ts';
import { refusalOf } from '#domain/permissions.ts';
import { atomFeedOf, kalenderOf } from './innhold.ts';

/*
 * What a program reads at a secret address, without a session. Everything that is no address of somebody with access is the same
 * 404: guessed, revoked, or its owner's access has lapsed, is suspended or has ended.
 */

export const feedRoutes: readonly Route[] = [
  feedRoute('kalender', 'text/calendar', kalenderOf),
  feedRoute('atom', 'application/atom+xml', atomFeedOf),
];

/** The form of our tokens: the database is not asked about anything else. */
const SECRET = /^[\w-]{43}$/;

type Read = (
  deps: Deps,
  of: FoundAbonnement,
  now: Date,
) => Promise<{ readonly text: string; readonly sakIds: readonly string[] }>;

function feedRoute(slag: AbonnementSlag, contentType: string, read: Read): Route {
  return {
    method: 'get',
    path: feedPaths[slag].path,
    summary: `What a program reads at a secret address (${slag})`,
    access: 'open',
    limit: 'feed',
    params: z.object({ hemmelighet: z.string() }),
    response: contentType,
    answers: [304, 400],
    answer: async (ctx, deps) => {
      const { now } = ctx.state;
      const found = await findOpen(ctx, deps, slag);
      // A program says nothing of its owner's language.
      const { text, sakIds } = await inLanguage(found.spraak ?? 'nb', () => read(deps, found, now));
      if (await isKnown(ctx, deps, { found, text })) {
        ctx.status = 304;
        return;
      }
      await audit(ctx, deps, found, sakIds);
      ctx.body = text;
      ctx.type = `${contentType}; charset=utf-8`;
    },
  };
}

async function findOpen(
  ctx: Ctx,
  { db }: Pick<Deps, 'db'>,
  slag: AbonnementSlag,
): Promise<FoundAbonnement> {
  const { hemmelighet = '' } = ctx.params ?? {};
  const found = SECRET.test(hemmelighet)
    ? await findAbonnement(db, slag, hashToken(hemmelighet))
    : null;
  const { now } = ctx.state;
  if (!found || refusalOf({ access: found.access }, 'subscribe', now)) throw httpErrors.notFound();
  await noteUse(db, found.id, now);
  return found;
}

interface Given {
  readonly found: FoundAbonnement;
  readonly text: string;
}

/**
 * Whether the client has this text already: by its tag, or by when it was last another one. It may keep what it has got, and asks
 * each time.
 */
async function isKnown(
  ctx: Ctx,
  { db }: Pick<Deps, 'db'>,
  { found, text }: Given,
): Promise<boolean> {
  const innhold = createHash('sha256').update(text).digest();
  const { innholdEndret } = found;
  const isSame = innholdEndret !== null && (found.innhold?.equals(innhold) ?? false);
  const since = isSame
    ? innholdEndret
    : await noteContent(db, found.id, { innhold, now: ctx.state.now });
  const tag = `"${innhold.toString('base64url').slice(0, 27)}"`;
  ctx.set({
    'Cache-Control': 'private, no-cache',
    'X-Robots-Tag': 'noindex',
    ETag: tag,
    'Last-Modified': since.toUTCString(),
  });
  // Not `ctx.fresh`, which obeys the `Cache-Control: no-cache` that `fetch` adds to every call with these headers.
  const tags = ctx.get('If-None-Match');
  if (tags !== '') return tags.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
  // In whole seconds, as the header has it.
  return Date.parse(ctx.get('If-Modified-Since')) >= Math.floor(since.getTime() / 1000) * 1000;
}

/** Written before anything is given. A program that is told that nothing is new is given nothing. */
async function audit(
  ctx: Ctx,
  { db }: Pick<Deps, 'db'>,
  { id, lagretSoekId, identitetHash }: FoundAbonnement,
  sakIds: readonly string[],
): Promise<void> {
  const { now, requestId, typed } = ctx.state;
  const actor = { identitetHash, rolle: 'presse' } as const;
  await writeAudit(
    db,
    { actor, now, requestId, typed },
    {
      action: 'abonnement_lest',
      detaljer: { abonnementId: id, ...(lagretSoekId !== null && { lagretSoekId }), sakIds },
    },
  );
}

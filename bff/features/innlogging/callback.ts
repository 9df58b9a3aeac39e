import type { Knex } from 'knex';
import { pressePaths } from '../../../contract/paths.ts';
import { queryOf, type Ctx } from '../../http/context.ts';
import type { Deps } from '../../deps.ts';
import type { Route } from '../../http/route.ts';
import { sessionCookie, signInCookie } from '../../security/cookies.ts';
import { identityHash } from '../../security/identity-hash.ts';
import { SignInRefused, type SignedIn } from '../../security/oidc-port.ts';
import { seal } from '../../security/seal.ts';
import { createSession, endSession } from '../../security/session.ts';
import { orFailedPage } from './or-failed-page.ts';
import { takeSignIn } from './pending.ts';
import { callbackUrl } from './safe-return.ts';

/** GET callback: where the provider sends the browser back to. A new session, whatever cookie was there. */
export const callback: Route = {
  method: 'get',
  path: pressePaths.callback.path,
  summary: 'Ends the sign-in: the identity provider leads back here',
  access: 'open',
  limit: 'signin',
  response: null,
  status: 302,
  answer: (ctx, deps) =>
    orFailedPage(ctx, async () => {
      const { retur, ...attempt } = await takeOwnSignIn(ctx, deps);
      const url = new URL(callbackUrl(deps.config.PUBLIC_URL) + ctx.search);
      const person = await deps.oidc.presse.exchange(url, attempt);
      await beginSession(ctx, deps, person);
      ctx.redirect(retur);
    }),
};

async function takeOwnSignIn(ctx: Ctx, { db, config }: Deps) {
  const browser = signInCookie(config.PUBLIC_URL, 'presse').read(ctx) ?? '';
  const state = queryOf(ctx).get('state') ?? '';
  const attempt = await takeSignIn(db, 'presse', browser, state, ctx.state.now);
  if (!attempt) throw new SignInRefused('This browser has not begun such a sign-in');
  return attempt;
}

async function beginSession(ctx: Ctx, { db, config }: Deps, person: SignedIn): Promise<void> {
  const { fornavn, etternavn } = person;
  const { now } = ctx.state;
  const identitetHash = identityHash(config.IDENTITY_KEY, person.pid);
  const [idToken, pid] = [person.idToken, person.pid].map((text) =>
    seal(config.SESSION_KEY, text),
  ) as [string, string];
  const cookie = sessionCookie(config.PUBLIC_URL, 'presse');
  const former = cookie.read(ctx);
  const token = await db.transaction(async (transaction: Knex) => {
    if (former) await endSession(transaction, former);
    await transaction('pressebruker')
      .where({ identitet_hash: identitetHash })
      .update({ sist_innlogget: now });
    const session = { slag: 'presse', identitetHash, fornavn, etternavn, idToken, pid } as const;
    return createSession(transaction, session, now);
  });
  cookie.write(ctx, token);
}

import type { Knex } from 'knex';
import type { Deps } from '#bff/deps.ts';
import { type Ctx, queryOf } from '#bff/http/context.ts';
import type { Route } from '#bff/http/router.ts';
import { sessionCookie, signInCookie } from '#bff/session/cookies.ts';
import { identityHash, newToken, seal } from '#bff/session/crypto.ts';
import { SignInRefused, SignInUnavailable, type SignedIn } from '#bff/session/oidc-port.ts';
import { type NewSession, type Slag, createSession, endSession } from '#bff/session/session.ts';
import type { Side } from '#bff/session/side.ts';
import { rememberSignIn, takeSignIn } from './pending-signin.ts';
import { callbackUrl, safeReturn } from './safe-return.ts';

const SECRET = /^[\w-]{43}$/;

/** GET signin?redirectUrl=…: leads to the provider, with PKCE, state and nonce (DESIGN §7). */
const signin = (side: Side): Route => ({
  method: 'get',
  path: side.paths.signin.path,
  summary: 'Begins to sign in: leads to the identity provider',
  access: 'open',
  limit: 'signin',
  response: null,
  status: 302,
  answer: (ctx, { db, oidc, config }) =>
    orFailedPage(ctx, side, async () => {
      const cookie = signInCookie(config.PUBLIC_URL, side.slag);
      const known = cookie.read(ctx);
      const browser = known && SECRET.test(known) ? known : newToken();
      const attempt = { state: newToken(), nonce: newToken(), codeVerifier: newToken() };
      const back = callbackUrl(config.PUBLIC_URL, side);
      const url = await oidc[side.slag].authorizationUrl(back, attempt);
      const retur = safeReturn(queryOf(ctx).get('redirectUrl'), config.PUBLIC_URL, side);
      await rememberSignIn(db, side.slag, browser, { ...attempt, retur }, ctx.state.now);
      cookie.write(ctx, browser);
      ctx.redirect(url.href);
    }),
});

/** GET callback: where the provider sends the browser back to. A new session, whatever cookie was there. */
const callback = (side: Side): Route => ({
  method: 'get',
  path: side.paths.callback.path,
  summary: 'Ends the sign-in: the identity provider leads back here',
  access: 'open',
  limit: 'signin',
  response: null,
  status: 302,
  answer: (ctx, deps) =>
    orFailedPage(ctx, side, async () => {
      const { retur, ...attempt } = await takeOwnSignIn(ctx, deps, side);
      const url = new URL(callbackUrl(deps.config.PUBLIC_URL, side) + ctx.search);
      const person = await deps.oidc[side.slag].exchange(url, attempt);
      const { db, config } = deps;
      const { now } = ctx.state;
      const session = toNewSession(side.slag, person, config);
      const cookie = sessionCookie(config.PUBLIC_URL, side.slag);
      const former = cookie.read(ctx);
      const token = await db.transaction(async (transaction: Knex) => {
        if (former) await endSession(transaction, former);
        await noteSignIn(transaction, session, now);
        return createSession(transaction, session, now);
      });
      cookie.write(ctx, token);
      ctx.redirect(retur);
    }),
});

async function takeOwnSignIn(ctx: Ctx, { db, config }: Deps, { slag }: Side) {
  const browser = signInCookie(config.PUBLIC_URL, slag).read(ctx) ?? '';
  const state = queryOf(ctx).get('state') ?? '';
  const attempt = await takeSignIn(db, slag, browser, state, ctx.state.now);
  if (!attempt) throw new SignInRefused('This browser has not begun such a sign-in');
  return attempt;
}

/** Somebody looks at these addresses in a browser: what the provider denies us becomes a page of ours. */
async function orFailedPage(ctx: Ctx, side: Side, step: () => Promise<void>): Promise<void> {
  ctx.set('Cache-Control', 'no-store');
  try {
    await step();
  } catch (error) {
    if (!(error instanceof SignInRefused || error instanceof SignInUnavailable)) throw error;
    ctx.state.errorId = error instanceof SignInRefused ? 'sign_in_refused' : 'sign_in_unavailable';
    ctx.redirect(side.failed);
  }
}

/** What is kept of whom the provider has let in: never the identity number in the clear (DESIGN §7). */
export function toNewSession(
  slag: Slag,
  { subject, fornavn, etternavn, idToken, isAdmin }: SignedIn,
  { IDENTITY_KEY, SESSION_KEY }: Pick<Deps['config'], 'IDENTITY_KEY' | 'SESSION_KEY'>,
): NewSession {
  const isPress = slag === 'presse';
  return {
    slag,
    // The same person is somebody else as an administrator: the two never meet in one session.
    identitetHash: identityHash(IDENTITY_KEY, isPress ? subject : `admin:${subject}`),
    fornavn,
    etternavn,
    idToken: seal(SESSION_KEY, idToken),
    pid: isPress ? seal(SESSION_KEY, subject) : null,
    isAdmin: !isPress && isAdmin,
  };
}

/** When a press user was here last, and what an administrator is called in decisions and in the audit log. */
export async function noteSignIn(db: Knex, session: NewSession, now: Date): Promise<void> {
  const { identitetHash: identitet_hash, isAdmin, fornavn, etternavn } = session;
  if (session.slag === 'presse')
    await db('pressebruker').where({ identitet_hash }).update({ sist_innlogget: now });
  else if (isAdmin)
    await db('administrator')
      .insert({ identitet_hash, navn: `${fornavn} ${etternavn}`.trim(), sist_innlogget: now })
      .onConflict('identitet_hash')
      .merge();
}

export const signinRoutes = (side: Side): readonly Route[] => [signin(side), callback(side)];

import type { Knex } from 'knex';
import type { Deps } from '#bff/deps.ts';
import { type Ctx, queryOf } from '#bff/http/context.ts';
import type { Route } from '#bff/http/router.ts';
import { sessionCookie, signInCookie } from '#bff/session/cookies.ts';
import { newToken } from '#bff/session/crypto.ts';
import { seal } from '#bff/session/key-ring.ts';
import {
  LevelRefused,
  SignInRefused,
  SignInUnavailable,
  type SignedIn,
} from '#bff/session/oidc-port.ts';
import { providerHash } from '#bff/session/provider-names.ts';
import { personOf } from '#bff/session/person.ts';
import { createSession, endSession, type NewSession } from '#bff/session/session.ts';
import { SIDES, type Side, type SideName } from '#bff/session/side.ts';
import { chosenLanguage, rememberLanguage } from '#bff/language.ts';
import { chooseSpraak, spraakOf } from '#db/bruker/spraak.ts';
import { readStartvalg } from '#db/bruker/startvalg.ts';
import type { Language } from '#domain/texts.ts';
import { rememberSignIn, takeSignIn } from './pending-signin.ts';
import { callbackUrl, safeReturn } from './safe-return.ts';

const SECRET = /^[\w-]{43}$/;

/** GET signin?redirectUrl=…: redirects to the identity provider, with PKCE, state and nonce. */
const signin = (side: Side): Route => ({
  method: 'get',
  path: side.paths.signin.path,
  summary: 'Begins to sign in: leads to the identity provider',
  access: 'open',
  limit: 'signin',
  reads: ['redirectUrl'],
  response: null,
  status: 302,
  answer: (ctx, { db, oidc, config }) =>
    orFailedPage(ctx, side, async () => {
      const cookie = signInCookie(config.PUBLIC_URL, side.name);
      const known = cookie.read(ctx);
      const browser = known && SECRET.test(known) ? known : newToken();
      const attempt = { state: newToken(), nonce: newToken(), codeVerifier: newToken() };
      const back = callbackUrl(config.PUBLIC_URL, side);
      const url = await oidc[side.name].authorizationUrl(back, attempt);
      const retur = safeReturn(queryOf(ctx).get('redirectUrl'), config.PUBLIC_URL, side);
      await rememberSignIn(db, side.name, browser, { ...attempt, retur }, ctx.state.now);
      cookie.write(ctx, browser);
      ctx.redirect(url.href);
    }),
});

/** GET callback: the provider sends the browser here. It always gets a new session; an earlier one ends. */
const callback = (side: Side): Route => ({
  method: 'get',
  path: side.paths.callback.path,
  summary: 'Ends the sign-in: the identity provider leads back here',
  access: 'open',
  limit: 'signin',
  reads: ['code', 'state'],
  response: null,
  status: 302,
  answer: (ctx, deps) =>
    orFailedPage(ctx, side, async () => {
      const { retur, ...attempt } = await takeOwnSignIn(ctx, deps, side);
      const url = new URL(callbackUrl(deps.config.PUBLIC_URL, side) + ctx.search);
      const person = await deps.oidc[side.name].exchange(url, attempt);
      const { db, config } = deps;
      const { now } = ctx.state;
      const cookie = sessionCookie(config.PUBLIC_URL, side.name);
      const former = cookie.read(ctx);
      const [token, spraak, start] = await db.transaction(async (transaction: Knex) => {
        if (former) await endSession(transaction, former);
        const session = await toNewSession(transaction, side.name, person, config, now);
        await noteSignIn(transaction, session, now);
        const chosen = side.name === 'presse' && (await agreedLanguage(ctx, transaction, session));
        const start = retur === side.home ? await startPath(transaction, session) : retur;
        return [await createSession(transaction, session, now), chosen, start] as const;
      });
      cookie.write(ctx, token);
      if (spraak) rememberLanguage(ctx, spraak, config.PUBLIC_URL);
      ctx.redirect(start);
    }),
});

/** Whoever comes to no certain page is led to the one that the profile says. */
async function startPath(db: Knex, { side, identitetHash }: NewSession): Promise<string> {
  if (side !== 'presse') return SIDES[side].home;
  const stored = await readStartvalg(db, identitetHash);
  return stored?.startside === 'i-dag' ? '/i-dag' : SIDES.presse.home;
}

/** What the profile says; else what was chosen in this browser, which the profile says from now on. */
async function agreedLanguage(
  ctx: Ctx,
  db: Knex,
  { identitetHash }: NewSession,
): Promise<Language | undefined> {
  const stored = await spraakOf(db, identitetHash);
  const chosen = chosenLanguage(ctx);
  if (!stored && chosen) await chooseSpraak(db, identitetHash, chosen);
  return stored ?? chosen;
}

async function takeOwnSignIn(ctx: Ctx, { db, config }: Deps, { name }: Side) {
  const browser = signInCookie(config.PUBLIC_URL, name).read(ctx) ?? '';
  const state = queryOf(ctx).get('state') ?? '';
  const attempt = await takeSignIn(db, name, browser, state, ctx.state.now);
  if (!attempt) throw new SignInRefused('This browser has not begun such a sign-in');
  return attempt;
}

/** These addresses are opened in a browser, so a sign-in that fails leads to a page instead of a JSON error. */
async function orFailedPage(ctx: Ctx, side: Side, step: () => Promise<void>): Promise<void> {
  ctx.set('Cache-Control', 'no-store');
  try {
    await step();
  } catch (error) {
    const errorId = failureOf(error);
    if (!errorId) throw error;
    ctx.state.errorId = errorId;
    ctx.redirect(errorId === 'sign_in_level' ? `${side.failed}?aarsak=nivaa` : side.failed);
  }
}

/** What the log says of a sign-in that failed; undefined for an error of another kind. */
function failureOf(error: unknown): string | undefined {
  if (error instanceof LevelRefused) return 'sign_in_level';
  if (error instanceof SignInRefused) return 'sign_in_refused';
  if (error instanceof SignInUnavailable) return 'sign_in_unavailable';
  return undefined;
}

/** The session of somebody whom the provider has signed in. The identity number is only kept hashed and sealed. */
export async function toNewSession(
  db: Knex,
  side: SideName,
  { subject, fornavn, etternavn, idToken, isAdmin, sub, sid, refreshToken }: SignedIn,
  { keys }: Pick<Deps['config'], 'keys'>,
  now: Date,
): Promise<NewSession> {
  const isPress = side === 'presse';
  return {
    side,
    identitetHash: await personOf(db, keys.identity, { side, subject }, now),
    fornavn,
    etternavn,
    idToken: seal(keys.session, idToken),
    pid: isPress ? seal(keys.session, subject) : null,
    isAdmin: !isPress && isAdmin,
    refreshToken: !isPress && refreshToken ? seal(keys.session, refreshToken) : null,
    sidHash: sid ? providerHash(keys.identity[0], side, 'sid', sid) : null,
    subjektHash: providerHash(keys.identity[0], side, 'sub', sub),
  };
}

/** Stores a press user's last sign-in, and the name that decisions and the audit log show for an administrator. */
export async function noteSignIn(db: Knex, session: NewSession, now: Date): Promise<void> {
  const { identitetHash: identitet_hash, isAdmin, fornavn, etternavn } = session;
  if (session.side === 'presse')
    await db('pressebruker').where({ identitet_hash }).update({ sist_innlogget: now });
  else if (isAdmin)
    await db('administrator')
      .insert({ identitet_hash, navn: `${fornavn} ${etternavn}`.trim(), sist_innlogget: now })
      .onConflict('identitet_hash')
      .merge();
}

export const signinRoutes = (side: Side): readonly Route[] => [signin(side), callback(side)];

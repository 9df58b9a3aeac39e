import type { Knex } from 'knex';
import { z } from 'zod';
import type { Deps } from '#bff/deps.ts';
import { httpErrors } from '#bff/http/errors.ts';
import type { Route } from '#bff/http/router.ts';
import { type LogoutNotice, SignInRefused, SignInUnavailable } from '#bff/session/oidc-port.ts';
import { hashToken } from '#bff/session/crypto.ts';
import { providerHashes } from '#bff/session/provider-names.ts';
import type { Side } from '#bff/session/side.ts';
import { allOf, anyOf, changedBy, NEVER, run, sql } from '#db/sql.ts';

const form = z.object({ logout_token: z.string().min(1).max(20_000) });

/**
 * POST backchannel-logout (OpenID Connect Back-Channel Logout 1.0): the provider says that a sign-in or a person has ended
 * there, and the sessions here end. A token is carried out once; one that comes again is refused like a forged one.
 */
export const backchannelLogout = (side: Side): Route => ({
  method: 'post',
  path: side.backchannelLogout,
  summary: 'The provider ends sessions, by a logout token',
  access: 'open',
  limit: 'signout',
  csrf: 'server',
  form,
  response: null,
  status: 200,
  answer: async (ctx, deps) => {
    const { now } = ctx.state;
    const sent = form.safeParse(ctx.request.body);
    if (!sent.success) throw httpErrors.logoutRefused();
    const notice = await read(deps, side, sent.data.logout_token, now);
    const ended = await deps.db.transaction((db: Knex) => carryOut(db, deps, side, notice, now));
    deps.logger.info({ side: side.name, ended }, 'backchannel_logout');
    ctx.set('Cache-Control', 'no-store');
    ctx.body = '';
  },
});

async function read({ oidc }: Deps, side: Side, token: string, now: Date): Promise<LogoutNotice> {
  try {
    return await oidc[side.name].readLogout(token, now);
  } catch (error) {
    if (error instanceof SignInRefused) throw httpErrors.logoutRefused();
    if (error instanceof SignInUnavailable) throw httpErrors.unavailable('sign_in');
    throw error;
  }
}

/** Ends the sessions and remembers the token, both or neither. Returns how many have ended. */
async function carryOut(
  db: Knex,
  { config }: Deps,
  { name: side }: Side,
  { jti, sid, sub, expires }: LogoutNotice,
  now: Date,
): Promise<number> {
  await run(db, sql`delete from utlogging where utloeper <= ${now}`);
  const taken = await changedBy(
    db,
    sql`insert into utlogging (jti_hash, utloeper) values (${hashToken(jti)}, ${expires}) on conflict do nothing`,
  );
  if (taken === 0) throw httpErrors.logoutRefused();
  const named = (name: 'sid' | 'sub', value: string) =>
    sql`any(${providerHashes(config.keys.identity, side, name, value)}::bytea[])`;
  // A session whose sign-in has no name (`sid`) is one of the person's, and ends with any of them.
  const ended = [
    sql`slag = ${side}`,
    ...(sub ? [sql`subjekt_hash = ${named('sub', sub)}`] : []),
    ...(sid
      ? [anyOf([sql`sid_hash = ${named('sid', sid)}`, sub ? sql`sid_hash is null` : NEVER])]
      : []),
  ];
  return changedBy(db, sql`delete from sesjon where ${allOf(ended)}`);
}

import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { SignInAttempt } from '#bff/session/oidc-port.ts';
import type { Slag } from '#bff/session/session.ts';

/** How long one may take at the provider, ms. */
const SIGN_IN_LIMIT = 10 * 60_000;

interface InnloggingRow {
  readonly nonce: string;
  readonly kodeverifikator: string;
  readonly retur: string;
  readonly utloeper: Date;
}

/**
 * A state only counts together with the secret in the cookie of the browser that began: nobody can be signed in
 * by a callback address from somebody else. One secret serves several tabs.
 */
function stateHash(state: string, browser: string): Buffer {
  return createHash('sha256').update(`${state}.${browser}`, 'utf8').digest();
}

/** Remembers a sign-in that begins at `now`; forgets those that came to nothing. */
export async function rememberSignIn(
  db: Knex,
  slag: Slag,
  browser: string,
  attempt: SignInAttempt & { readonly retur: string },
  now: Date,
): Promise<void> {
  await db('innlogging').where('utloeper', '<=', now).delete();
  await db('innlogging').insert({
    state_hash: stateHash(attempt.state, browser),
    slag,
    nonce: attempt.nonce,
    kodeverifikator: attempt.codeVerifier,
    retur: attempt.retur,
    utloeper: new Date(now.getTime() + SIGN_IN_LIMIT),
  });
}

/** Takes the sign-in out, so that it can be used once; null when it is unknown, used or too old. */
export async function takeSignIn(
  db: Knex,
  slag: Slag,
  browser: string,
  state: string,
  now: Date,
): Promise<(SignInAttempt & { readonly retur: string }) | null> {
  const taken = db('innlogging')
    .where({ state_hash: stateHash(state, browser), slag })
    .delete();
  const [row] = (await taken.returning('*')) as InnloggingRow[];
  if (!row || row.utloeper <= now) return null;
  return { state, nonce: row.nonce, codeVerifier: row.kodeverifikator, retur: row.retur };
}

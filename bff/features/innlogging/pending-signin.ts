import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { SignInAttempt } from '#bff/session/oidc-port.ts';
import type { SideName } from '#bff/session/side.ts';

/** How long a sign-in may take at the provider, ms. */
const SIGN_IN_LIMIT = 10 * 60_000;

interface InnloggingRow {
  readonly nonce: string;
  readonly kodeverifikator: string;
  readonly retur: string;
  readonly utloeper: Date;
}

/**
 * A state is valid only together with the secret in the cookie of the browser that began the sign-in, so that nobody
 * can sign a victim in with a callback address of their own. Several tabs share one secret.
 */
function stateHash(state: string, browser: string): Buffer {
  return createHash('sha256').update(`${state}.${browser}`, 'utf8').digest();
}

/** Stores a sign-in that begins at `now`, and deletes expired ones. */
export async function rememberSignIn(
  db: Knex,
  side: SideName,
  browser: string,
  attempt: SignInAttempt & { readonly retur: string },
  now: Date,
): Promise<void> {
  await db('innlogging').where('utloeper', '<=', now).delete();
  await db('innlogging').insert({
    state_hash: stateHash(attempt.state, browser),
    slag: side,
    nonce: attempt.nonce,
    kodeverifikator: attempt.codeVerifier,
    retur: attempt.retur,
    utloeper: new Date(now.getTime() + SIGN_IN_LIMIT),
  });
}

/** Deletes and returns the pending sign-in, so that it works once; null when it is unknown, used or expired. */
export async function takeSignIn(
  db: Knex,
  side: SideName,
  browser: string,
  state: string,
  now: Date,
): Promise<(SignInAttempt & { readonly retur: string }) | null> {
  const taken = db('innlogging')
    .where({ state_hash: stateHash(state, browser), slag: side })
    .delete();
  const [row] = (await taken.returning('*')) as InnloggingRow[];
  if (!row || row.utloeper <= now) return null;
  return { state, nonce: row.nonce, codeVerifier: row.kodeverifikator, retur: row.retur };
}

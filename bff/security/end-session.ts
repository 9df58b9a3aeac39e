import type { Knex } from 'knex';
import type { Session, SessionData } from './session.ts';
import { hashToken } from './token.ts';

/** Ends the session at once and gives its sealed ID token; null when there is none. */
export async function endSession(db: Knex, token: string): Promise<string | null> {
  const [row] = await db('sesjon')
    .where({ token_hash: hashToken(token) })
    .delete()
    .returning<{ data: SessionData }[]>('data');
  return row?.data.idToken ?? null;
}

/**
 * Ends every session of a person at once. `last`, the one that asks, opens nothing any more, but is kept
 * for the sign-out at the provider that follows.
 */
export async function endSessionsOf(db: Knex, last: Session, now: Date): Promise<void> {
  const { identitetHash, tokenHash, idToken } = last;
  await db('sesjon')
    .where({ identitet_hash: identitetHash })
    .whereNot({ token_hash: tokenHash })
    .delete();
  const data: SessionData = { fornavn: '', etternavn: '', idToken };
  await db('sesjon')
    .where({ token_hash: tokenHash })
    .update({ avsluttet: now, pressebruker_id: null, data: JSON.stringify(data) });
}

/** Ends every session of a person at once, when it is somebody else who asks. */
export async function endEverySessionOf(db: Knex, identitetHash: Buffer): Promise<void> {
  await db('sesjon').where({ identitet_hash: identitetHash }).delete();
}

import type { Knex } from 'knex';
import { findNoekkel, noteUse } from '#db/noekkel/noekler.ts';
import type { Sql } from '#db/sql.ts';
import { NOEKKEL_PREFIKS, type Omfang } from '#domain/noekler.ts';
import { hashToken, newToken } from './crypto.ts';
import type { Session } from './session.ts';

/** The form of our keys: the database is not asked about anything else. */
const KEY = new RegExp(`^${NOEKKEL_PREFIKS}[\\w-]{43}$`);
/** Use is recorded at most this often, ms, so that not every request writes. */
const NOTED_EVERY = 60_000;

/** A key of 32 random bytes, and what is stored of it. */
export function newMachineKey(): { readonly key: string; readonly hash: Buffer } {
  const key = NOEKKEL_PREFIKS + newToken();
  return { key, hash: hashToken(key) };
}

interface Presented {
  readonly key: string;
  readonly now: Date;
  readonly also: Sql;
}

/**
 * The session of an API key, for this request only; null when the key is unknown or has ended. Records that the key was used. The
 * session never has an administrator's rights, and does not count as a visit of the key's owner.
 */
export async function useMachineKey<T>(
  db: Knex,
  { key, now, also }: Presented,
): Promise<{ readonly session: Session; readonly also: T } | null> {
  if (!KEY.test(key)) return null;
  const tokenHash = hashToken(key);
  const found = await findNoekkel<T>(db, { hash: tokenHash, now, also });
  if (!found) return null;
  const { id, omfang, sistBrukt, also: asked, ...owner } = found;
  if (!sistBrukt || now.getTime() - sistBrukt.getTime() >= NOTED_EVERY) await noteUse(db, id, now);
  const { identitetHash, pressebrukerId, fornavn, etternavn, standardDomstolId, access } = owner;
  const session: Session = {
    ...{ side: 'presse', isAdmin: false, tokenHash, checked: now, forrigeBesoek: null },
    ...{ idToken: null, pid: null, registerName: null, refreshToken: null },
    ...{ identitetHash, pressebrukerId, fornavn, etternavn, standardDomstolId, access },
    noekkel: { id, omfang },
  };
  return { session, also: asked };
}

/** Whether the caller may make the call: a signed-in user always, an API key within its scope. */
export function isWithinScope({ noekkel }: Session, omfang: Omfang): boolean {
  return noekkel === null || noekkel.omfang.includes(omfang);
}

import type { Knex } from 'knex';
import { type KeyRing, decrypt, encrypt, keyId } from '#bff/session/key-ring.ts';
import { type KeptOrd, listOrdWithout, replaceOrd } from '#db/revisjon/ord.ts';

export interface Moved {
  readonly moved: number;
  /** Their key is not in the ring: they can be read by nobody, and are left as they are. */
  readonly unreadable: number;
}

const BATCH = 500;

/**
 * Encrypts typed words with the newest key: those of the older one, and those that were not encrypted at all. Batch by
 * batch, so that it can be stopped at any time and goes on from there.
 */
export async function moveWords(db: Knex, ring: KeyRing, dryRun: boolean): Promise<Moved> {
  let [moved, unreadable, after] = [0, 0, 0];
  for (;;) {
    const rows = await listOrdWithout(db, keyId(ring[0]), { after, limit: BATCH });
    const fresh = rows.flatMap((row) => encryptAgain(ring, row));
    if (fresh.length > 0 && !dryRun) await replaceOrd(db, fresh);
    moved += fresh.length;
    unreadable += rows.length - fresh.length;
    if (rows.length < BATCH) return { moved, unreadable };
    after = rows.at(-1)!.id;
  }
}

function encryptAgain(ring: KeyRing, { id, noekkel, kryptert }: KeptOrd): KeptOrd[] {
  const text = noekkel ? decrypt(ring, { noekkel, kryptert }) : kryptert.toString('utf8');
  return text === null ? [] : [{ id, ...encrypt(ring, text) }];
}

import type { Knex } from 'knex';
import { type KeyRing, decrypt, encrypt, keyId } from '#bff/session/key-ring.ts';
import type { NotatKey } from '#db/notat/notater.ts';
import { type KeptNotat, listNotaterWithout, replaceNotater } from '#db/notat/rotate.ts';
import type { Moved } from './words.ts';

/** Notes at a time, so that nobody who is writing waits long for the lock. */
const BATCH = 200;
const FIRST: NotatKey = { pressebrukerId: '00000000-0000-0000-0000-000000000000', sakId: '' };

/**
 * Encrypts notes with the newest key. Each batch is locked while it is encrypted again: what its owner writes meanwhile
 * comes after, and stays.
 */
export async function moveNotes(db: Knex, ring: KeyRing, dryRun: boolean): Promise<Moved> {
  let [moved, unreadable] = [0, 0];
  let after = FIRST;
  for (;;) {
    const { rows, fresh } = await db.transaction((transaction: Knex) =>
      moveBatch(transaction, ring, { after, dryRun }),
    );
    moved += fresh;
    unreadable += rows.length - fresh;
    if (rows.length < BATCH) return { moved, unreadable };
    after = rows.at(-1)!;
  }
}

async function moveBatch(
  db: Knex,
  ring: KeyRing,
  { after, dryRun }: { readonly after: NotatKey; readonly dryRun: boolean },
): Promise<{ readonly rows: readonly KeptNotat[]; readonly fresh: number }> {
  const rows = await listNotaterWithout(db, keyId(ring[0]), { after, limit: BATCH });
  const fresh = rows.flatMap((row) => {
    const text = decrypt(ring, row);
    return text === null ? [] : [{ ...row, ...encrypt(ring, text) }];
  });
  if (fresh.length > 0 && !dryRun) await replaceNotater(db, fresh);
  return { rows, fresh: fresh.length };
}

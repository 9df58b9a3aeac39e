import type { Knex } from 'knex';
import { eraseBekreftelser } from '#db/bekreftelser.ts';
import { eraseSoeknader } from '#db/soeknader.ts';
import { discardMail } from '#bff/mail/outbox.ts';

/**
 * Removes what is personal around a profile: unsent messages, and what was written in applications and asked of
 * employers. What they came to, and when, stays under a pseudonym, as the audit does.
 */
export async function erasePersonal(db: Knex, identitetHash: Buffer, now: Date): Promise<void> {
  await discardMail(db, identitetHash);
  await eraseBekreftelser(db, identitetHash, now);
  await eraseSoeknader(db, identitetHash, now);
}

import type { Knex } from 'knex';
import type { OutgoingMail } from './mail.ts';

/** Puts the message into the outbox, in the caller's transaction; the same occasion again changes nothing. */
export async function enqueueMail(db: Knex, mail: OutgoingMail, now: Date): Promise<void> {
  await db('epost_utboks')
    .insert({
      mal: mail.mal,
      til: mail.til,
      data: JSON.stringify(mail.data),
      identitet_hash: mail.identitetHash,
      noekkel: mail.noekkel,
      opprettet: now,
      neste_forsoek: now,
    })
    .onConflict('noekkel')
    .ignore();
}

/** What is unsent of a person's messages goes; a message that is just being sent is too late to stop. */
export async function discardMail(db: Knex, identitetHash: Buffer): Promise<void> {
  await db('epost_utboks')
    .where({ identitet_hash: identitetHash })
    .whereNot({ status: 'sendt' })
    .delete();
}

/** As `discardMail`, for messages that are no longer true. */
export async function discardOccasions(db: Knex, noekler: readonly string[]): Promise<void> {
  await db('epost_utboks').whereIn('noekkel', noekler).whereNot({ status: 'sendt' }).delete();
}

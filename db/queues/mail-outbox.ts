import type { Knex } from 'knex';
import type { OutgoingMail } from '#bff/mail/mail.ts';

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

/** A message of the outbox, as whoever sends it holds it; `data` is checked when it is rendered. */
export interface ClaimedMail {
  readonly id: number;
  readonly mal: string;
  readonly til: string;
  readonly data: unknown;
  /** With the one that is about to be made. */
  readonly forsoek: number;
  readonly opprettet: Date;
}

/** How long a message is left to whoever claimed it, ms: longer than sending takes (bff/adapters/smtp.ts). */
const LEASE = 5 * 60_000;

/**
 * The longest due messages, at most `limit`. They count as tried, and are due again after the lease: a sender that
 * dies leaves them to another, and one message that ends every sender is not tried for ever.
 */
export async function claimDue(db: Knex, now: Date, limit: number): Promise<ClaimedMail[]> {
  const leasedUntil = new Date(now.getTime() + LEASE);
  const { rows } = await db.raw<{ rows: ClaimedMail[] }>(
    `with forfalt as materialized (
       select id from epost_utboks where status = 'venter' and neste_forsoek <= ?
       order by neste_forsoek, id limit ? for update skip locked)
     update epost_utboks set forsoek = forsoek + 1, neste_forsoek = ?
     where id in (select id from forfalt)
     returning id, mal, til, data, forsoek, opprettet`,
    [now, limit, leasedUntil],
  );
  return rows;
}

/** It has been sent: whom it went to and what it said is nobody's concern any more. */
export async function markSent(db: Knex, { id }: ClaimedMail, now: Date): Promise<void> {
  await db('epost_utboks')
    .where({ id })
    .update({ status: 'sendt', sendt: now, til: null, data: null, feil: null });
}

/** It failed and is tried again at `next`, unless somebody else has it by now. */
export async function markFailed(
  db: Knex,
  mail: ClaimedMail,
  feil: string,
  next: Date,
): Promise<void> {
  await held(db, mail).update({ feil, neste_forsoek: next });
}

/** It will not be sent; it stays for somebody to look at. */
export async function markDead(db: Knex, mail: ClaimedMail, feil: string): Promise<void> {
  await held(db, mail).update({ status: 'doed', feil });
}

function held(db: Knex, { id, forsoek }: ClaimedMail): Knex.QueryBuilder {
  return db('epost_utboks').where({ id, forsoek, status: 'venter' });
}

/** How many messages wait, and how many have been given up. */
export async function countUnsent(db: Knex): Promise<{ venter: number; doed: number }> {
  const rows = await db('epost_utboks')
    .whereNot({ status: 'sendt' })
    .groupBy('status')
    .select('status')
    .count<{ status: 'venter' | 'doed'; count: number }[]>('* as count');
  const numberOf = (wanted: string) => rows.find(({ status }) => status === wanted)?.count ?? 0;
  return { venter: numberOf('venter'), doed: numberOf('doed') };
}

export interface DeadMailRow {
  readonly id: number;
  readonly mal: string;
  readonly forsoek: number;
  readonly feil: string;
  readonly opprettet: Date;
}

interface UnsentMail {
  readonly venter: number;
  readonly antallDoed: number;
  readonly doed: DeadMailRow[];
}

/** What has not been sent: how many wait, and those that were given up, the newest first, at most `limit`. */
export async function readUnsentMail(db: Knex, limit: number): Promise<UnsentMail> {
  const counts = await db.raw<{ rows: { venter: number; antallDoed: number }[] }>(
    `select count(*) filter (where status = 'venter') as venter,
       count(*) filter (where status = 'doed') as "antallDoed"
     from epost_utboks where status <> 'sendt'`,
  );
  const { rows: doed } = await db.raw<{ rows: DeadMailRow[] }>(
    `select id, mal, forsoek, coalesce(feil, '') as feil, opprettet from epost_utboks
     where status = 'doed' order by id desc limit ?`,
    [limit],
  );
  return { ...counts.rows[0]!, doed };
}

/**
 * Makes a message that was given up due at `now`, with all its attempts ahead of it. Gives which kind it is; null
 * when it was not given up, or its content is gone.
 */
export async function retryMail(db: Knex, id: number, now: Date): Promise<string | null> {
  const [row] = await db('epost_utboks')
    .where({ id, status: 'doed' })
    .whereNotNull('data')
    .update({ status: 'venter', forsoek: 0, neste_forsoek: now })
    .returning<{ mal: string }[]>('mal');
  return row?.mal ?? null;
}

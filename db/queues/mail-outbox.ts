import type { Knex } from 'knex';
import {
  MAIL_FAILURES,
  readFailureReason,
  type MailFailure,
  type FailureReason,
} from '#domain/failure-reasons.ts';
import { firstRowOf, rowsOf, run, sql } from '#db/sql.ts';

/**
 * `epost_utboks`: messages that wait to be sent (venter), have been sent (sendt) or have been given up (doed).
 * What `data` must hold for each template is decided in bff/mail/mail.ts.
 */

interface MailToStore {
  readonly mal: string;
  readonly til: string;
  readonly data: object;
  /** The person whom the message is about: what is unsent is deleted with this person's profile. */
  readonly identitetHash: Buffer;
  /** The occasion, such as `soeknad_mottatt:ID`. There is one message for an occasion. */
  readonly noekkel: string;
  /** The message waits until then, and with it the way back from what it tells of. */
  readonly angres?: { readonly ikkeFoer: Date; readonly foer: object };
}

/** Adds the message in the caller's transaction; does nothing when there is a message for this occasion already. */
export async function addMail(db: Knex, mail: MailToStore, now: Date): Promise<void> {
  const { mal, til, data, identitetHash, noekkel, angres } = mail;
  const ikkeFoer = angres?.ikkeFoer ?? null;
  await run(
    db,
    sql`insert into epost_utboks
       (mal, til, data, identitet_hash, noekkel, opprettet, neste_forsoek, ikke_foer, angre)
     values (${mal}, ${til}, ${JSON.stringify(data)}, ${identitetHash}, ${noekkel}, ${now},
       ${ikkeFoer ?? now}, ${ikkeFoer}, ${angres ? JSON.stringify(angres.foer) : null})
     on conflict (noekkel) do nothing`,
  );
}

/**
 * Locks the message of an occasion that nobody has begun to send, and gives what was before; null when there is none. Whoever sends
 * messages passes a locked one by, and this waits for whoever has just claimed it: of undoing and sending, one happens.
 */
export async function lockUntaken(db: Knex, noekkel: string): Promise<unknown> {
  const row = await firstRowOf<{ angre: unknown }>(
    db,
    sql`select angre from epost_utboks
      where noekkel = ${noekkel} and status = 'venter' and forsoek = 0 and angre is not null for update`,
  );
  return row?.angre ?? null;
}

/** As `lockUntaken`, only whether there is one. */
export async function isUntaken(db: Knex, noekkel: string): Promise<boolean> {
  const row = await firstRowOf(
    db,
    sql`select 1 from epost_utboks
      where noekkel = ${noekkel} and status = 'venter' and forsoek = 0 and angre is not null`,
  );
  return row !== undefined;
}

/** Those of the occasions for which there is a message, sent or not. */
export async function findOccasions(
  db: Knex,
  noekler: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ noekkel: string }>(
    db,
    sql`select noekkel from epost_utboks where noekkel = any(${noekler})`,
  );
  return new Set(rows.map(({ noekkel }) => noekkel));
}

export type MailState = 'venter' | 'sendt' | 'doed';

/** The state of the messages of these occasions, without unknown or removed ones. */
export async function readMailStates(
  db: Knex,
  noekler: readonly string[],
): Promise<ReadonlyMap<string, MailState>> {
  const rows = await rowsOf<{ noekkel: string; status: MailState }>(
    db,
    sql`select noekkel, status from epost_utboks where noekkel = any(${noekler})`,
  );
  return new Map(rows.map(({ noekkel, status }) => [noekkel, status]));
}

/** Deletes a person's unsent messages. A message that is being sent at this moment is too late to stop. */
export const discardMail = (db: Knex, identitetHash: Buffer): Promise<void> =>
  run(
    db,
    sql`delete from epost_utboks where identitet_hash = ${identitetHash} and status <> 'sendt'`,
  );

/** So far ahead is what no sender takes. */
const HELD = sql`interval '1000 years'`;
const isHeld = sql`neste_forsoek > now() + ${HELD} / 2`;

/** Nothing that waits for a person is sent any more; or, with `hold` false, what was held waits as before. */
export const holdMail = (db: Knex, identitetHash: Buffer, hold: boolean): Promise<void> =>
  run(
    db,
    sql`update epost_utboks set neste_forsoek = neste_forsoek + ${hold ? HELD : sql`-${HELD}`}
      where identitet_hash = ${identitetHash} and status = 'venter' and (${isHeld}) <> ${hold}`,
  );

/** As `discardMail`, for the messages of occasions that no longer apply. */
export const discardOccasions = (db: Knex, noekler: readonly string[]): Promise<void> =>
  run(db, sql`delete from epost_utboks where noekkel = any(${noekler}) and status <> 'sendt'`);

/** A message that this process is sending; `data` is checked when it is rendered. */
export interface ClaimedMail {
  readonly id: number;
  readonly mal: string;
  readonly til: string;
  readonly data: unknown;
  readonly identitetHash: Buffer;
  /** Including the attempt under way. */
  readonly forsoek: number;
  readonly opprettet: Date;
}

/** How long a claimed message is left to its sender, ms: longer than sending may take (bff/adapters/smtp.ts). */
const LEASE = 50_000;

/**
 * Claims the messages that have been due longest, at most `limit`. The attempt is counted at once, and they are due
 * again after the lease: if the sender dies, another one takes them over, and a message that kills every sender is
 * not tried for ever.
 */
export async function claimDue(db: Knex, now: Date, limit: number): Promise<ClaimedMail[]> {
  const leasedUntil = new Date(now.getTime() + LEASE);
  return rowsOf<ClaimedMail>(
    db,
    sql`with forfalt as materialized (
       select id from epost_utboks where status = 'venter' and neste_forsoek <= ${now}
       order by neste_forsoek, id limit ${limit} for update skip locked)
     update epost_utboks set forsoek = forsoek + 1, neste_forsoek = ${leasedUntil}
     where id in (select id from forfalt)
     returning id, mal, til, data, identitet_hash as "identitetHash", forsoek, opprettet`,
  );
}

/** The message has been sent; recipient and content are deleted. */
export const markSent = (db: Knex, { id }: ClaimedMail, now: Date): Promise<void> =>
  run(
    db,
    sql`update epost_utboks
     set status = 'sendt', sendt = ${now}, til = null, data = null, feil = null, detalj = null
     where id = ${id}`,
  );

/** Nothing is left to send of the message. */
export const dropMail = (db: Knex, { id, forsoek }: ClaimedMail): Promise<void> =>
  run(
    db,
    sql`delete from epost_utboks where id = ${id} and forsoek = ${forsoek} and status = 'venter'`,
  );

/** The attempt failed and the next one is due at `next`, or waits if it was held meanwhile. Does nothing when somebody else has claimed it meanwhile. */
export const markFailed = (
  db: Knex,
  { id, forsoek }: ClaimedMail,
  { kode, detalj }: FailureReason<MailFailure>,
  next: Date,
): Promise<void> =>
  run(
    db,
    sql`update epost_utboks set feil = ${kode}, detalj = ${detalj},
       neste_forsoek = ${next}::timestamptz + case when ${isHeld} then ${HELD} else '0' end
     where id = ${id} and forsoek = ${forsoek} and status = 'venter'`,
  );

/** The message is given up; it stays until an administrator retries it or it is discarded. */
export const markDead = (
  db: Knex,
  { id, forsoek }: Pick<ClaimedMail, 'id' | 'forsoek'>,
  { kode, detalj }: FailureReason<MailFailure>,
): Promise<void> =>
  run(
    db,
    sql`update epost_utboks set status = 'doed', feil = ${kode}, detalj = ${detalj}
     where id = ${id} and forsoek = ${forsoek} and status = 'venter'`,
  );

/**
 * Makes a message that was given up due at `now`, with all its attempts ahead of it. Returns its template; null
 * when it is not given up, or its content is gone.
 */
export async function retryMail(db: Knex, id: number, now: Date): Promise<string | null> {
  const row = await firstRowOf<{ mal: string }>(
    db,
    sql`update epost_utboks set status = 'venter', forsoek = 0, neste_forsoek = ${now}
     where id = ${id} and status = 'doed' and data is not null returning mal`,
  );
  return row?.mal ?? null;
}

/** Where a message stands; null when there is none. */
export async function readMailStatus(db: Knex, id: number): Promise<{ status: string } | null> {
  const row = await firstRowOf<{ status: string }>(
    db,
    sql`select status, mal from epost_utboks where id = ${id}`,
  );
  return row ?? null;
}

/** How many messages wait, and how many have been given up. */
export async function countUnsent(db: Knex): Promise<{ venter: number; doed: number }> {
  const row = await firstRowOf<{ venter: number; doed: number }>(
    db,
    sql`select count(*) filter (where status = 'venter') as venter,
       count(*) filter (where status = 'doed') as doed
     from epost_utboks where status <> 'sendt'`,
  );
  return row!;
}

/** How many messages were sent after `since` and until `now`, and how many of those given up the mail server has refused for good. */
export async function countMail(
  db: Knex,
  since: Date,
  now: Date,
): Promise<{ readonly sendt: number; readonly iRetur: number }> {
  const row = await firstRowOf<{ sendt: number; iRetur: number }>(
    db,
    sql`select (select count(*) from epost_utboks where sendt > ${since} and sendt <= ${now}) as sendt,
       (select count(*) from epost_utboks where status = 'doed' and feil in ('avvist', 'adresse')) as "iRetur"`,
  );
  return row!;
}

/** As `countUnsent`, read from unsent messages alone, with the time from which the oldest that waits may be sent. */
export async function readMailBacklog(
  db: Knex,
): Promise<{ venter: number; doed: number; eldste: Date | null }> {
  const row = await firstRowOf<{ venter: number; doed: number; eldste: Date | null }>(
    db,
    sql`select count(*) as venter, min(greatest(opprettet, ikke_foer)) as eldste,
       (select count(*) from epost_utboks where status = 'doed') as doed
     from epost_utboks where status = 'venter' and not (${isHeld})`,
  );
  return row!;
}

export interface DeadMail {
  readonly id: number;
  readonly mal: string;
  readonly forsoek: number;
  readonly feil: MailFailure;
  readonly detalj: string | null;
  readonly opprettet: Date;
}

/** The messages that were given up, the newest first, at most `limit`. */
export async function readDeadMail(db: Knex, limit: number): Promise<DeadMail[]> {
  const rows = await rowsOf<Omit<DeadMail, 'feil'> & { feil: string | null }>(
    db,
    sql`select id, mal, forsoek, feil, detalj, opprettet from epost_utboks
     where status = 'doed' order by id desc limit ${limit}`,
  );
  return rows.map((row) => {
    const { kode, detalj } = readFailureReason(MAIL_FAILURES, row.feil ?? 'ukjent', row.detalj);
    return { ...row, feil: kode, detalj };
  });
}

/** An unsent message with its content. */
export interface StoredMail {
  readonly id: number;
  readonly mal: string;
  readonly til: string;
  readonly data: unknown;
  readonly identitetHash: Buffer;
  readonly opprettet: Date;
}

/** The messages with content, the newest first, at most `limit`; or only the one with this id. */
export async function readStoredMail(
  db: Knex,
  { id = null, limit = 1 }: { readonly id?: number | null; readonly limit?: number },
): Promise<StoredMail[]> {
  const which = id === null ? sql`true` : sql`id = ${id}`;
  return rowsOf<StoredMail>(
    db,
    sql`select id, mal, til, data, identitet_hash as "identitetHash", opprettet from epost_utboks
     where data is not null and ${which} order by id desc limit ${limit}`,
  );
}

/** How many messages of a template were sent in each of the periods; `til` is exclusive. */
export async function countSent(
  db: Knex,
  mal: string,
  periods: readonly { readonly fra: Date; readonly til: Date }[],
): Promise<number[]> {
  const rows = await rowsOf<{ antall: number }>(
    db,
    sql`select (select count(*) from epost_utboks where sendt >= p.fra and sendt < p.til and mal = ${mal})::int as antall
      from unnest(${periods.map(({ fra }) => fra)}::timestamptz[], ${periods.map(({ til }) => til)}::timestamptz[])
        with ordinality as p (fra, til, nr) order by p.nr`,
  );
  return rows.map(({ antall }) => antall);
}

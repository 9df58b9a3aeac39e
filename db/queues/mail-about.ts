import type { Knex } from 'knex';
import { MAIL_FAILURES, readFailureReason, type MailFailure } from '#domain/failure-reasons.ts';
import { rowsOf, sql, type Sql } from '#db/sql.ts';
import type { MailState } from './mail-outbox.ts';

/** A message about a person: what became of it. */
interface MailAbout {
  readonly id: number;
  readonly mal: string;
  readonly status: MailState;
  readonly opprettet: Date;
  readonly sendt: Date | null;
  /** Of the last attempt, while the message has not been sent. */
  readonly feil: MailFailure | null;
  readonly detalj: string | null;
}

/** The messages about a person, the newest first, at most `limit`. */
export async function listMailAbout(
  db: Knex,
  identitetHash: Buffer,
  limit: number,
): Promise<MailAbout[]> {
  const rows = await rowsOf<Omit<MailAbout, 'feil'> & { feil: string | null }>(
    db,
    sql`select id, mal, status, opprettet, sendt, feil, detalj from epost_utboks
      where identitet_hash = ${identitetHash} order by opprettet desc, id desc limit ${limit}`,
  );
  return rows.map((row) => {
    if (row.feil === null) return { ...row, feil: null };
    const { kode, detalj } = readFailureReason(MAIL_FAILURES, row.feil, row.detalj);
    return { ...row, feil: kode, detalj };
  });
}

/** Of the messages about a person, as `t`, these fields: the newest first. */
export function mailOf(identitetHash: Buffer, fields: Sql): Sql {
  return sql`select ${fields} from epost_utboks t where t.identitet_hash = ${identitetHash}
    order by t.opprettet desc, t.id desc`;
}

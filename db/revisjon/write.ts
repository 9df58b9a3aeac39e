import type { Knex } from 'knex';
import { run, sql } from '#db/sql.ts';
import type { AuditAction, AuditRole } from '#domain/revisjon.ts';

interface NewRevisjon {
  readonly tidspunkt: Date;
  readonly identitetHash: Buffer;
  readonly rolle: AuditRole;
  readonly handling: AuditAction;
  readonly sakId: string | null;
  /** Whom it is about; null: the person whom the details name by an id, if they do (0063). */
  readonly gjelderHash?: Buffer | null;
  readonly detaljer: Readonly<Record<string, unknown>>;
  readonly requestId: string;
  /** The encrypted words and the id of their key. */
  readonly ord: { readonly noekkel: string; readonly kryptert: Buffer } | null;
}

/** Writes a row of the log and its words in one statement: there is never one without the other. */
export async function insertRevisjon(db: Knex, row: NewRevisjon): Promise<void> {
  const { tidspunkt, identitetHash, rolle, handling, sakId, gjelderHash, requestId, ord } = row;
  await run(
    db,
    sql`with rad as (
        insert into revisjon (tidspunkt, identitet_hash, rolle, handling, sak_id, gjelder_hash, detaljer, request_id)
        values (${tidspunkt}, ${identitetHash}, ${rolle}, ${handling}, ${sakId},
          ${gjelderHash ?? null}, ${JSON.stringify(row.detaljer)}, ${requestId})
        returning id, tidspunkt)
      insert into revisjon_ord (revisjon_id, tidspunkt, noekkel, kryptert)
      select id, tidspunkt, ${ord?.noekkel ?? null}::text, ${ord?.kryptert ?? null}::bytea from rad
      where ${ord !== null}`,
  );
}

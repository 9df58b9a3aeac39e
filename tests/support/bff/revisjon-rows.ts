import type { Knex } from 'knex';
import type { AuditAction } from '#domain/revisjon.ts';
import { hashOf, sideNameOf, type Kind } from '#tests/support/access/persons.ts';

export interface LoggedRow {
  /** Who it was; `hash` for an unknown person. */
  readonly kind?: Kind;
  readonly hash?: Buffer;
  readonly handling: AuditAction;
  readonly at: Date;
  readonly sakId?: string;
  /** To recognise the row; its only detail when there are no others. */
  readonly merke?: number;
  readonly detaljer?: Record<string, unknown>;
}

/** Rows of the audit log as the service would have written them. */
export async function addRevisjon(db: Knex, rows: readonly LoggedRow[]): Promise<void> {
  await db('revisjon').insert(
    rows.map(({ kind = 'presse', hash, handling, at, sakId, merke, detaljer }) => ({
      tidspunkt: at,
      identitet_hash: hash ?? hashOf(kind),
      rolle: sideNameOf(kind),
      handling,
      sak_id: sakId ?? null,
      detaljer: JSON.stringify(detaljer ?? { merke }),
    })),
  );
}

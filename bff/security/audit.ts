import type { Knex } from 'knex';
import type { Session } from './session.ts';

/** What was looked at or changed; `detaljer` says which, as far as one case does not. */
export interface AuditEntry {
  readonly handling:
    'soek' | 'sak' | 'dokument' | 'favoritter' | 'favoritt_lagt_til' | 'favoritt_slettet';
  readonly sakId?: string;
  readonly detaljer?: Readonly<Record<string, unknown>>;
}

export interface AuditContext {
  readonly session: Session;
  readonly now: Date;
  readonly requestId: string;
}

/**
 * Writes who looked at what, which and when (DESIGN §7). Called before anything is given: when the row can't
 * be written, the error it throws is the answer.
 */
export async function writeAudit(
  db: Knex,
  { session, now, requestId }: AuditContext,
  { handling, sakId, detaljer }: AuditEntry,
): Promise<void> {
  await db('revisjon').insert({
    tidspunkt: now,
    identitet_hash: session.identitetHash,
    rolle: session.slag,
    handling,
    sak_id: sakId ?? null,
    detaljer: JSON.stringify(detaljer ?? {}),
    request_id: requestId,
  });
}

import type { Knex } from 'knex';
import type { AuditAction, AuditRole } from '#domain/revisjon.ts';

/** What was looked at or changed. `detaljer` says what else is needed to know which. */
export interface AuditEntry {
  /** Listed in domain/revisjon.ts, with the text that an administrator reads. */
  readonly action: AuditAction;
  readonly sakId?: string;
  readonly detaljer?: Readonly<Record<string, unknown>>;
}

/** Who acts, as a keyed hash (session/crypto.ts), and in which role. */
export interface Actor {
  readonly identitetHash: Buffer;
  readonly rolle: AuditRole;
}

export interface AuditContext {
  readonly actor: Actor;
  readonly now: Date;
  readonly requestId: string;
}

/**
 * Writes who looked at or changed what, and when. It is called before anything is answered: when the row cannot be
 * written, the request fails with the error that this throws.
 */
export async function writeAudit(
  db: Knex,
  { actor, now, requestId }: AuditContext,
  { action, sakId, detaljer }: AuditEntry,
): Promise<void> {
  await db('revisjon').insert({
    tidspunkt: now,
    identitet_hash: actor.identitetHash,
    rolle: actor.rolle,
    handling: action,
    sak_id: sakId ?? null,
    detaljer: JSON.stringify(detaljer ?? {}),
    request_id: requestId,
  });
}

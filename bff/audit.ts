import type { Knex } from 'knex';
import type { Handling, Rolle } from '#domain/revisjon.ts';

/** What was looked at or changed; `detaljer` says which, as far as one case does not. */
export interface AuditEntry {
  /** Listed in domain/revisjon.ts, with what an administrator reads for it. */
  readonly handling: Handling;
  readonly sakId?: string;
  readonly detaljer?: Readonly<Record<string, unknown>>;
}

/** Who does or looks at something: a keyed hash (identity-hash.ts) and in which role. */
export interface Actor {
  readonly identitetHash: Buffer;
  readonly rolle: Rolle;
}

export interface AuditContext {
  readonly actor: Actor;
  readonly now: Date;
  readonly requestId: string;
}

/**
 * Writes who looked at what, which and when (DESIGN §7). Called before anything is given: when the row can't
 * be written, the error it throws is the answer.
 */
export async function writeAudit(
  db: Knex,
  { actor, now, requestId }: AuditContext,
  { handling, sakId, detaljer }: AuditEntry,
): Promise<void> {
  await db('revisjon').insert({
    tidspunkt: now,
    identitet_hash: actor.identitetHash,
    rolle: actor.rolle,
    handling,
    sak_id: sakId ?? null,
    detaljer: JSON.stringify(detaljer ?? {}),
    request_id: requestId,
  });
}

import type { Knex } from 'knex';

/** What was looked at or changed; `detaljer` says which, as far as one case does not. */
export interface AuditEntry {
  readonly handling:
    | 'soek'
    | 'sak'
    | 'dokument'
    | 'favoritter'
    | 'favoritt_lagt_til'
    | 'favoritt_slettet'
    | 'soeknad_sendt'
    | 'soeknad_vist'
    | 'soeknad_godkjent'
    | 'soeknad_avslaatt'
    | 'soeknad_kommentert'
    | 'profil_vist'
    | 'profil_endret'
    | 'profil_fornyet'
    | 'profil_avsluttet'
    | 'behov_vist'
    | 'behov_bekreftet'
    | 'behov_avkreftet';
  readonly sakId?: string;
  readonly detaljer?: Readonly<Record<string, unknown>>;
}

/** Who does or looks at something: a keyed hash (identity-hash.ts) and in which role. */
export interface Actor {
  readonly identitetHash: Buffer;
  readonly rolle: 'presse' | 'admin' | 'system' | 'arbeidsgiver';
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

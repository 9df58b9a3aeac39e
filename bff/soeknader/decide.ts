import type { Knex } from 'knex';
import { lockPerson } from '#db/lock-person.ts';
import { identityOfSoeknad, lockSoeknad, writeReview, type StoredSoeknad } from '#db/soeknader.ts';
import { moveSoeknad, STATUS, type SoeknadEvent, type Status } from '#domain/soeknad.ts';
import type { Day } from '#domain/time.ts';
import { httpErrors } from '#bff/http/errors.ts';
import type { AuditContext, AuditEntry } from '#bff/security/audit.ts';
import { grant } from './grant.ts';
import { reject } from './reject.ts';

export interface Decision {
  readonly event: SoeknadEvent;
  readonly kommentar: string | null;
  readonly sluttdato: Day | null;
  /** Of the application that was read; without it, whatever stands is decided. */
  readonly versjon?: number;
}

const HANDLING = {
  godkjenn: 'soeknad_godkjent',
  avslaa: 'soeknad_avslaatt',
  lagre: 'soeknad_kommentert',
} as const;

/**
 * What an administrator does with an application, in the caller's transaction; gives the audit entry to write in
 * it. Throws 404, 409 `application_decided` or `application_changed`, and 400 with messages by field of the review.
 */
export async function decide(
  db: Knex,
  { actor, now }: Pick<AuditContext, 'actor' | 'now'>,
  id: string,
  decision: Decision,
): Promise<AuditEntry> {
  const { event, kommentar, sluttdato } = decision;
  const stored = await lockToDecide(db, id);
  const status = nextStatus(stored, decision);
  const avslagBegrunnelse = event.type === 'avslaa' ? event.begrunnelse : null;
  const review = { status, kommentar, sluttdato, avslagBegrunnelse };
  await writeReview(db, id, { ...review, behandletAv: actor.identitetHash }, now);
  if (status === STATUS.godkjent) await grant(db, stored, sluttdato, now);
  if (avslagBegrunnelse !== null) await reject(db, stored, avslagBegrunnelse, now);
  return { handling: HANDLING[event.type], detaljer: { soeknadId: id } };
}

/** The person before the row, as everywhere: two changes then wait for each other in one order. */
async function lockToDecide(db: Knex, id: string): Promise<StoredSoeknad> {
  const identitetHash = await identityOfSoeknad(db, id);
  if (!identitetHash) throw httpErrors.notFound();
  await lockPerson(db, identitetHash);
  const stored = await lockSoeknad(db, id);
  if (!stored) throw httpErrors.notFound();
  return stored;
}

function nextStatus(stored: StoredSoeknad, { event, versjon }: Decision): Status {
  const move = moveSoeknad(stored.status, event);
  if ('status' in move) {
    if (versjon !== undefined && versjon !== stored.versjon) throw httpErrors.applicationChanged();
    return move.status;
  }
  throw move.refused === 'decided'
    ? httpErrors.applicationDecided()
    : httpErrors.validation({ [move.felt]: [move.message] });
}

import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { insertRevisjon } from '#db/revisjon/write.ts';
import type { AuditDetaljer } from '#domain/revisjon-verdier.ts';
import type { AuditAction, AuditRole } from '#domain/revisjon.ts';
import { type KeyRing, encrypt } from './session/key-ring.ts';
import { splitWords } from './typed-words.ts';

/** What was looked at or changed. `detaljer` says what else is needed to know which. */
export interface AuditEntry {
  /** Listed in domain/revisjon.ts, with the text that an administrator reads. */
  readonly action: AuditAction;
  readonly sakId?: string;
  readonly detaljer?: AuditDetaljer;
  /** Whom it was done to, where that is nobody any more whom the details could name. */
  readonly gjelderHash?: Buffer;
  /** What follows from typed words, such as other spellings: it is encrypted with them. */
  readonly ord?: Readonly<Record<string, unknown>>;
}

/** Who acts, as a pseudonym (session/person.ts), and in which role. */
export interface Actor {
  readonly identitetHash: Buffer;
  readonly rolle: AuditRole;
}

/** What the log knows as the one who acts where no person does, and an operator, whose name is among the details. */
export const SYSTEM = createHash('sha256').update('presse:system').digest();

/** How a call keeps typed words apart. */
export interface Typed {
  /** The fields of the call that take any text (typed-words.ts). */
  readonly fields: ReadonlySet<string>;
  readonly keys: KeyRing;
}

export interface AuditContext {
  readonly actor: Actor;
  readonly now: Date;
  readonly requestId: string;
  /** The key with which a program has asked. */
  readonly noekkelId?: number | undefined;
  /** Of a request; a command types nothing. */
  readonly typed?: Typed;
}

/**
 * Writes who looked at or changed what, and when. What was typed is encrypted, in a row of its own
 * (docs/decisions/0028). It is called before anything is answered: when the row cannot be written, the request fails
 * with the error that this throws.
 */
export async function writeAudit(
  db: Knex,
  { actor, now, requestId, noekkelId, typed }: AuditContext,
  { action, sakId, detaljer, gjelderHash, ord }: AuditEntry,
): Promise<void> {
  const split = splitWords(detaljer ?? {}, typed?.fields ?? new Set());
  const words = { ...split.words, ...ord };
  const hasWords = Object.keys(words).length > 0;
  if (hasWords && !typed) throw new Error(`${action}: there is no key for what was typed`);
  await insertRevisjon(db, {
    tidspunkt: now,
    identitetHash: actor.identitetHash,
    rolle: actor.rolle,
    handling: action,
    sakId: sakId ?? null,
    ...(gjelderHash && { gjelderHash }),
    detaljer: noekkelId === undefined ? split.rest : { ...split.rest, noekkelId },
    requestId,
    ord: hasWords && typed ? encrypt(typed.keys, JSON.stringify(words)) : null,
  });
}

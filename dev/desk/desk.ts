import type { Knex } from 'knex';
import type { Actor, AuditEntry } from '#bff/audit.ts';
import type { KeyRing } from '#bff/session/key-ring.ts';
import type { Random } from '#demo/random.ts';

/** The keys with which the service finds people again, and opens what was typed. */
export interface DeskKeys {
  readonly identity: KeyRing;
  readonly audit: KeyRing;
}

/** Something that somebody did, for the audit log. */
export interface Happened {
  readonly at: Date;
  readonly actor: Actor;
  readonly entry: AuditEntry;
}

/** What everything on the desk is made with. */
export interface Desk {
  /** The transaction in which all of it is written. */
  readonly db: Knex;
  readonly keys: DeskKeys;
  readonly now: Date;
  readonly seed: number;
  readonly random: Random;
  /** Who decides, by chance. */
  readonly administrator: () => Actor;
  /** What has happened so far, in no order; `writeLog` writes it. */
  readonly log: Happened[];
}

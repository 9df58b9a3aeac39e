import type { Knex } from 'knex';
import type { KeyRings } from '#bff/key-config.ts';
import { keyId } from '#bff/session/key-ring.ts';
import { type Dependents, countDependents, noteKey, readSince } from '#db/identitet/dependents.ts';
import { type OpenLinks, countOpenLinks } from '#db/soeknad/bekreftelser.ts';
import { moveNotes } from './notes.ts';
import { moveSessions } from './sessions.ts';
import { type Moved, moveWords } from './words.ts';

/** What `npm run rotate-keys` has done, or would do, and what still needs the older keys. */
export interface Rotation {
  readonly identity: Dependents & { readonly hasOlder: boolean };
  readonly session: OpenLinks & { readonly hasOlder: boolean; readonly moved: number };
  readonly audit: Moved & { readonly hasOlder: boolean };
  /** They are encrypted with the key of the audit log. */
  readonly notes: Moved;
}

/**
 * Encrypts with the newest keys what is encrypted with the older ones, and counts what only a sign-in or time can move.
 * Run it when every server has the new keys; running it again does no harm. `dryRun` changes nothing.
 */
export async function rotateKeys(
  db: Knex,
  { identity, session, audit }: KeyRings,
  { now, dryRun }: { readonly now: Date; readonly dryRun: boolean },
): Promise<Rotation> {
  if (!dryRun)
    for (const [navn, [newest]] of [
      ['IDENTITY_KEY', identity],
      ['SESSION_KEY', session],
      ['AUDIT_KEY', audit],
    ] as const)
      await noteKey(db, { id: keyId(newest), navn }, now);
  const since = (await readSince(db, keyId(session[0]))) ?? now;
  return {
    identity: {
      hasOlder: identity.length > 1,
      ...(await countDependents(db, keyId(identity[0]))),
    },
    session: {
      hasOlder: session.length > 1,
      moved: await moveSessions(db, session, dryRun),
      ...(await countOpenLinks(db, since, now)),
    },
    audit: { hasOlder: audit.length > 1, ...(await moveWords(db, audit, dryRun)) },
    notes: await moveNotes(db, audit, dryRun),
  };
}

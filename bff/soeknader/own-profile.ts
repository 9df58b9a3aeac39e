import type { Knex } from 'knex';
import { lockPerson } from '#db/lock-person.ts';
import { lockPressebruker, type Pressebruker } from '#db/pressebrukere.ts';
import { httpErrors } from '#bff/http/errors.ts';
import type { Session } from '#bff/security/session.ts';

/** The profile of whoever asks, for a change; refused when it has been ended meanwhile. */
export async function lockOwnProfile(db: Knex, session: Session): Promise<Pressebruker> {
  await lockPerson(db, session.identitetHash);
  const stored = await lockPressebruker(db, session.identitetHash);
  if (!stored) throw httpErrors.refused('no_access');
  return stored;
}

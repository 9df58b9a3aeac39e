import type { Knex } from 'knex';
import { readDomstolNavn } from '#db/domstoler.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { soeknadMessages } from '#domain/soeknad-messages.ts';
import { httpErrors } from '#bff/http/errors.ts';

/** Refuses a preferred court that there is not; closed ones are courts too. */
export async function requireDomstol(db: Knex, id: string): Promise<void> {
  if ((await nameOf(db, id)) !== null) return;
  throw httpErrors.validation({ foretrukketDomstolId: [soeknadMessages.invalid.domstol] });
}

/** The preferred court as the user reads it. */
export async function domstolNavn(db: Knex, id: string): Promise<string> {
  return (await nameOf(db, id)) ?? id;
}

async function nameOf(db: Knex, id: string): Promise<string | null> {
  return id === ALL_COURTS ? 'Alle domstoler' : readDomstolNavn(db, id);
}

import type { Knex } from 'knex';
import { rowsOf, sql } from '#db/sql.ts';
import type { AskedEmployer } from '#domain/soeknad-stilling.ts';

/** The newest question about an application, and when it was asked. */
export interface Asked extends AskedEmployer {
  readonly opprettet: Date;
}

/** The newest question about each of the applications (ids are UUIDs); one about which nobody was asked is left out. */
export async function readNewestAsked(
  db: Knex,
  soeknadIder: readonly string[],
): Promise<ReadonlyMap<string, Asked>> {
  if (soeknadIder.length === 0) return new Map();
  const rows = await rowsOf<Asked & { readonly soeknadId: string }>(
    db,
    sql`select distinct on (soeknad_id) soeknad_id as "soeknadId", opprettet, utloeper, svar, svart, erstattet, slettet
      from arbeidsgiver_bekreftelse
      where soeknad_id = any(${[...soeknadIder]}::uuid[]) and slettet is null
      order by soeknad_id, opprettet desc, svar nulls first, erstattet nulls first, id`,
  );
  return new Map(rows.map(({ soeknadId, ...asked }) => [soeknadId, asked]));
}

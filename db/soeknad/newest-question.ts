import type { Knex } from 'knex';
import { raw, rowsOf, sql, type Sql } from '#db/sql.ts';
import type { AskedEmployer } from '#domain/soeknad-stilling.ts';

/** The newest question first; of two of the same moment, the one that nothing has happened to. */
export const NEWEST_FIRST = 'opprettet desc, svar nulls first, erstattet nulls first, id';

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
      order by soeknad_id, ${raw(NEWEST_FIRST)}`,
  );
  return new Map(rows.map(({ soeknadId, ...asked }) => [soeknadId, asked]));
}

/**
 * The newest question about each row of `soeknad` as `spoersmaal`, for a `from`: what the employer has said at `now`, and when.
 */
export function newestQuestion(now: Date): Sql {
  return sql`left join lateral (
    select opprettet as spurt, svart, melding,
      case when svar is not null then svar
        when erstattet is null and utloeper > ${now} then 'venter' else 'utloept' end as svar
    from arbeidsgiver_bekreftelse
    where soeknad_id = soeknad.id and slettet is null
    order by ${raw(NEWEST_FIRST)} limit 1
  ) as spoersmaal on true`;
}

import { type Sql, sql } from '#db/sql.ts';
import { STATUS } from '#domain/soeknad.ts';

/*
 * domain/soeknad-stilling.ts as SQL, for what is filtered, counted and sorted by Postgres. The same statement that says which
 * rows there are says what each of them shows.
 */

/**
 * The newest question about each row of `soeknad` as `spoersmaal`, for a `from`: what the employer has said at `now`, and
 * when. Of two questions of the same moment it is the one that nothing has happened to.
 */
export function newestQuestion(now: Date): Sql {
  return sql`left join lateral (
    select opprettet as spurt, svart, melding,
      case when svar is not null then svar
        when erstattet is null and utloeper > ${now} then 'venter' else 'utloept' end as svar
    from arbeidsgiver_bekreftelse
    where soeknad_id = soeknad.id and slettet is null
    order by opprettet desc, svar nulls first, erstattet nulls first, id limit 1
  ) as spoersmaal on true`;
}

/** What the employer has said about a row of `soeknad`. */
export const SVAR = sql`coalesce(spoersmaal.svar, 'ikkeSpurt')`;

/** Where a row of `soeknad` stands, null once it is decided. */
export const STILLING = sql`case soeknad.status
  when ${STATUS.paaVent}::smallint then 'paaVent'
  when ${STATUS.ny}::smallint then case when spoersmaal.svar = 'venter' then 'venter' else 'klare' end end`;

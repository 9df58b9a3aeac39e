import { sql } from '#db/sql.ts';
import { STATUS } from '#domain/soeknad.ts';

/*
 * domain/soeknad-stilling.ts as SQL, for what is filtered, counted and sorted by Postgres. The same statement that says which
 * rows there are says what each of them shows. `spoersmaal` is what `newestQuestion` joins.
 */

/** What the employer has said about a row of `soeknad`. */
export const SVAR = sql`coalesce(spoersmaal.svar, 'ikkeSpurt')`;

/** Where a row of `soeknad` stands, null once it is decided. */
export const STILLING = sql`case soeknad.status
  when ${STATUS.paaVent}::smallint then 'paaVent'
  when ${STATUS.ny}::smallint then case when spoersmaal.svar = 'venter' then 'venter' else 'klare' end end`;

import type { Knex } from 'knex';
import { type AccessColumns, accessOf, accessStateSql } from '#db/bruker/access.ts';
import { rowsOf, sql, type Sql } from '#db/sql.ts';
import type { Access } from '#domain/access.ts';

/** A press user who belongs to a newsroom. */
export interface RedaksjonPerson {
  readonly id: string;
  readonly fornavn: string;
  readonly etternavn: string;
  readonly stilling: string;
  readonly access: Access;
  readonly sistInnlogget: Date | null;
}

type PersonRow = AccessColumns &
  Pick<RedaksjonPerson, 'id' | 'fornavn' | 'etternavn'> & {
    readonly stilling: string | null;
    readonly sist_innlogget: Date | null;
  };

/**
 * Of `pressebruker`: who counts among the people of a newsroom. Access at `now` is valid, or would be but for a suspension or the yearly
 * update. Nobody sees those there whose deletion is ordered.
 */
export const isListed = (now: Date): Sql =>
  sql`(slettes_fra is null and ${accessStateSql(now)} in ('valid', 'lapsed', 'suspended'))`;

/** The people of a newsroom at `now`, by name. */
export async function listPersoner(
  db: Knex,
  redaksjonId: string,
  now: Date,
): Promise<RedaksjonPerson[]> {
  const rows = await rowsOf<PersonRow>(
    db,
    sql`select * from pressebruker where redaksjon_id = ${redaksjonId} and ${isListed(now)}
      order by lower(fornavn), lower(etternavn), id`,
  );
  return rows.map((row) => ({
    ...{ id: row.id, fornavn: row.fornavn, etternavn: row.etternavn },
    stilling: row.stilling ?? '',
    access: accessOf(row),
    sistInnlogget: row.sist_innlogget,
  }));
}

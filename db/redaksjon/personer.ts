import type { Knex } from 'knex';
import { type AccessColumns, accessOf } from '#db/bruker/access.ts';
import { rowsOf, sql } from '#db/sql.ts';
import type { Access } from '#domain/access.ts';
import { hasNotEnded } from './redaksjoner.ts';

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

/** The press users of a newsroom whose access has not ended at `now`, by name. Nobody sees those there whose deletion is ordered. */
export async function listPersoner(
  db: Knex,
  redaksjonId: string,
  now: Date,
): Promise<RedaksjonPerson[]> {
  const rows = await rowsOf<PersonRow>(
    db,
    sql`select * from pressebruker where redaksjon_id = ${redaksjonId} and slettes_fra is null and ${hasNotEnded(now)}
      order by lower(fornavn), lower(etternavn), id`,
  );
  return rows.map((row) => ({
    ...{ id: row.id, fornavn: row.fornavn, etternavn: row.etternavn },
    stilling: row.stilling ?? '',
    access: accessOf(row),
    sistInnlogget: row.sist_innlogget,
  }));
}

import type { Knex } from 'knex';
import { firstRowOf, sql } from '#db/sql.ts';
import { STATUS } from '#domain/soeknad.ts';

/** A rejected application. */
interface Avslag {
  readonly id: string;
  /** When it was rejected. */
  readonly behandlet: Date;
  readonly avslagBegrunnelse: string;
}

/** The person's newest application, when that was rejected; else null. Those taken back don't count. */
export async function readNewestAvslag(db: Knex, identitetHash: Buffer): Promise<Avslag | null> {
  const newest = await firstRowOf<Avslag & { readonly status: number }>(
    db,
    sql`select id, status, behandlet, avslag_begrunnelse as "avslagBegrunnelse" from soeknad
      where identitet_hash = ${identitetHash} and slettet is null
      order by soeknadsdato desc, id limit 1`,
  );
  return newest?.status === STATUS.avslaatt ? newest : null;
}

/** Whether this administrator (a keyed hash) has made the decision that holds. */
export async function isDecidedBy(db: Knex, id: string, administrator: Buffer): Promise<boolean> {
  const row = await firstRowOf(
    db,
    sql`select from soeknad where id = ${id} and status = ${STATUS.avslaatt}
      and behandlet_av = ${administrator}`,
  );
  return row !== undefined;
}

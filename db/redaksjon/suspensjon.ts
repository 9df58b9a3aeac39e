import type { Knex } from 'knex';
import { ACCESS_COLUMNS, type AccessColumns, accessOf } from '#db/bruker/access.ts';
import { rowsOf, run, sql } from '#db/sql.ts';
import type { Access } from '#domain/access.ts';
import type { RedaksjonSuspensjon } from './redaksjoner.ts';

/** Stores the suspension, in place of an earlier one; null lifts it. Triggers bring it to everybody in the newsroom. */
export async function suspendRedaksjon(
  db: Knex,
  id: string,
  suspensjon: RedaksjonSuspensjon | null,
): Promise<void> {
  const { fra = null, til = null, begrunnelse = null } = suspensjon ?? {};
  await run(
    db,
    sql`update redaksjon set suspendert_fra = ${fra}, suspendert_til = ${til},
        suspendert_begrunnelse = ${begrunnelse}, versjon = versjon + 1 where id = ${id}`,
  );
}

/** A press user of a newsroom, whatever the access. */
export interface Medlem {
  readonly id: string;
  readonly identitetHash: Buffer;
  readonly fornavn: string;
  readonly etternavn: string;
  readonly stilling: string;
  /** '' without one. */
  readonly epost: string;
  readonly access: Access;
}

/** Everybody in the newsroom, by name. */
export async function listMedlemmer(db: Knex, redaksjonId: string): Promise<Medlem[]> {
  const rows = await rowsOf<Omit<Medlem, 'access'> & AccessColumns>(
    db,
    sql`select p.id, p.identitet_hash as "identitetHash", p.fornavn, p.etternavn,
        coalesce(p.stilling, '') as stilling, coalesce(p.epost, '') as epost, ${ACCESS_COLUMNS}
      from pressebruker p where p.redaksjon_id = ${redaksjonId} order by p.etternavn, p.fornavn, p.id`,
  );
  return rows.map((row) => ({
    ...{ id: row.id, identitetHash: row.identitetHash, fornavn: row.fornavn },
    ...{ etternavn: row.etternavn, stilling: row.stilling, epost: row.epost },
    access: accessOf(row),
  }));
}

import type { Knex } from 'knex';
import { firstRowOf, run, sql } from '#db/sql.ts';

/** How many persons the newest key does not lead to yet: they have not signed in since it came in use. */
export interface Dependents {
  readonly brukere: number;
  readonly administratorer: number;
  /** Applicants who are no press users. */
  readonly soekere: number;
}

/** `noekkel` is the id of the newest key. Who has left, or signed in and applied for nothing, is not waited for. */
export async function countDependents(db: Knex, noekkel: string): Promise<Dependents> {
  const counted = await firstRowOf<Dependents>(
    db,
    sql`with fremme as (select person from identitet where noekkel = ${noekkel})
      select
        (select count(*) from pressebruker
          where identitet_hash not in (select person from fremme)) as brukere,
        (select count(*) from administrator
          where identitet_hash not in (select person from fremme)) as administratorer,
        (select count(distinct identitet_hash) from soeknad
          where slettet is null and identitet_hash not in (select person from fremme)
            and identitet_hash not in (select identitet_hash from pressebruker)) as soekere`,
  );
  return counted!;
}

/** Remembers when a key was first seen as the newest; it does not change when the key is seen again. */
export async function noteKey(
  db: Knex,
  key: { readonly id: string; readonly navn: string },
  now: Date,
): Promise<void> {
  await run(
    db,
    sql`insert into noekkel (id, navn, foerst_sett) values (${key.id}, ${key.navn}, ${now})
      on conflict (id) do nothing`,
  );
}

/** Since when the key is the newest; null when nobody has noted it. */
export async function readSince(db: Knex, id: string): Promise<Date | null> {
  const row = await firstRowOf<{ foerst_sett: Date }>(
    db,
    sql`select foerst_sett from noekkel where id = ${id}`,
  );
  return row?.foerst_sett ?? null;
}

import type { Knex } from 'knex';
import { firstRowOf, rowsOf, run, sql } from '#db/sql.ts';

/** A reason for which applications are rejected. */
export interface Avslagsgrunn {
  readonly id: number;
  readonly navn: string;
  readonly tekstNb: string;
  readonly tekstNn: string;
  readonly iBruk: boolean;
  readonly versjon: number;
  readonly endret: Date;
  /** The administrator's name; null for one whose account is gone. */
  readonly av: string | null;
}

const columns = sql`g.id, g.navn, g.tekst_nb as "tekstNb", g.tekst_nn as "tekstNn", g.i_bruk as "iBruk",
  g.versjon, g.endret, (select navn from administrator a where a.identitet_hash = g.endret_av) as av`;

/** All of them in their order. There are a few. */
export function listAvslagsgrunner(db: Knex): Promise<Avslagsgrunn[]> {
  return rowsOf(db, sql`select ${columns} from avslagsgrunn g order by g.plass, g.id`);
}

export async function readAvslagsgrunn(db: Knex, id: number): Promise<Avslagsgrunn | null> {
  const found = sql`select ${columns} from avslagsgrunn g where g.id = ${id}`;
  return (await firstRowOf<Avslagsgrunn>(db, found)) ?? null;
}

/** Locks the list until the transaction ends: names are compared and places written anew. */
export async function lockAvslagsgrunner(db: Knex): Promise<void> {
  await run(db, sql`lock table avslagsgrunn in share row exclusive mode`);
}

interface AvslagsgrunnForm {
  readonly navn: string;
  readonly tekstNb: string;
  readonly tekstNn: string;
  readonly iBruk: boolean;
  /** Which of the list it is, from 1. */
  readonly plass: number;
}

interface By {
  readonly av: Buffer;
  readonly now: Date;
}

/** Adds a reason, and gives its id. */
export async function insertAvslagsgrunn(
  db: Knex,
  { navn, tekstNb, tekstNn, iBruk, plass }: AvslagsgrunnForm,
  { av, now }: By,
): Promise<number> {
  const row = await firstRowOf<{ id: number }>(
    db,
    sql`insert into avslagsgrunn (navn, tekst_nb, tekst_nn, i_bruk, plass, endret, endret_av)
      values (${navn}, ${tekstNb}, ${tekstNn}, ${iBruk}, ${plass}, ${now}, ${av}) returning id`,
  );
  await place(db, row!.id, plass);
  return row!.id;
}

export async function updateAvslagsgrunn(
  db: Knex,
  id: number,
  { navn, tekstNb, tekstNn, iBruk, plass }: AvslagsgrunnForm,
  { av, now }: By,
): Promise<void> {
  await run(
    db,
    sql`update avslagsgrunn set navn = ${navn}, tekst_nb = ${tekstNb}, tekst_nn = ${tekstNn}, i_bruk = ${iBruk},
        versjon = versjon + 1, endret = ${now}, endret_av = ${av} where id = ${id}`,
  );
  await place(db, id, plass);
}

/** Puts one into its place, the others around it in their order. */
async function place(db: Knex, id: number, plass: number): Promise<void> {
  await run(
    db,
    sql`update avslagsgrunn g set plass = n.nr from (
        select id, case when id = ${id} then ${plass} else nr + case when nr >= ${plass} then 1 else 0 end end as nr
        from (select id, row_number() over (partition by id = ${id} order by plass, id) as nr from avslagsgrunn) o
      ) n where n.id = g.id`,
  );
}

/** Notes why an application was rejected, for its page and the statistics. */
export async function writeAvslagsgrunner(
  db: Knex,
  soeknadId: string,
  ids: readonly number[],
): Promise<void> {
  await run(
    db,
    sql`insert into soeknad_avslagsgrunn (soeknad_id, avslagsgrunn_id)
      select ${soeknadId}, unnest(${[...ids]}::int[])`,
  );
}

/** Of these ids, those of reasons that there are. */
export async function knownAvslagsgrunner(db: Knex, ids: readonly number[]): Promise<number> {
  const row = await firstRowOf<{ antall: number }>(
    db,
    sql`select count(*)::int as antall from avslagsgrunn where id = any(${[...ids]}::int[])`,
  );
  return row!.antall;
}

/** Why an application was rejected, by name, in the order of the list. */
export async function readAvslaattFor(db: Knex, soeknadId: string): Promise<string[]> {
  const rows = await rowsOf<{ navn: string }>(
    db,
    sql`select g.navn from soeknad_avslagsgrunn s join avslagsgrunn g on g.id = s.avslagsgrunn_id
      where s.soeknad_id = ${soeknadId} order by g.plass, g.id`,
  );
  return rows.map(({ navn }) => navn);
}

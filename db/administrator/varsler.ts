import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { changedBy, firstRowOf, rowsOf, sql } from '#db/sql.ts';
import { MORGENVARSEL_SLAG, type MorgenvarselSlag } from '#domain/morgenvarsel.ts';

/** What an administrator is told of in the morning, and where: columns of `administrator` (0066). */
interface MineVarsler {
  /** null: none was given. */
  readonly epost: string | null;
  /** When its reader confirmed it. */
  readonly bekreftet: Date | null;
  readonly valgt: readonly MorgenvarselSlag[];
  /** In the links of this address; another address has another one. */
  readonly noekkel: string | null;
}

interface Row extends Omit<MineVarsler, 'valgt'> {
  readonly valgt: readonly string[];
}

const COLUMNS = sql`epost, epost_bekreftet as bekreftet, morgenvarsel as valgt, epost_noekkel as noekkel`;

/** What a newer version of the programs has stored is left out. */
const toVarsler = (row: Row): MineVarsler => ({
  ...row,
  valgt: MORGENVARSEL_SLAG.filter((slag) => row.valgt.includes(slag)),
});

/** Null: not known as an administrator. `lock` keeps the row as it is until the transaction ends. */
export async function readMineVarsler(
  db: Knex,
  identitetHash: Buffer,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<MineVarsler | null> {
  const row = await firstRowOf<Row>(
    db,
    sql`select ${COLUMNS} from administrator where identitet_hash = ${identitetHash}
      ${lock ? sql`for update` : sql``}`,
  );
  return row ? toVarsler(row) : null;
}

/** Stores address and choices. An address that is not the one of before has to be confirmed, by links of its own. */
export async function writeMineVarsler(
  db: Knex,
  identitetHash: Buffer,
  { epost, valgt }: Pick<MineVarsler, 'epost' | 'valgt'>,
): Promise<void> {
  await changedBy(
    db,
    sql`update administrator set epost = ${epost}, morgenvarsel = ${[...valgt]}::text[],
        epost_noekkel = case when ${epost}::text is null then null when epost = ${epost} then epost_noekkel
          else ${randomUUID()}::uuid end,
        epost_bekreftet = case when epost = ${epost} then epost_bekreftet end
      where identitet_hash = ${identitetHash}`,
  );
}

/** The reader of the address has followed the link with this key. False: it is of another administrator, or of an address of before. */
export async function confirmAddress(
  db: Knex,
  identitetHash: Buffer,
  noekkel: string,
  now: Date,
): Promise<boolean> {
  const changed = await changedBy(
    db,
    sql`update administrator set epost_bekreftet = coalesce(epost_bekreftet, ${now})
      where identitet_hash = ${identitetHash} and epost_noekkel = ${noekkel}`,
  );
  return changed > 0;
}

/** Stops all of it, by the key in a link. Gives whom it was of, and whether there was anything to stop; null: no such address any more. */
export async function stopMorgenvarsel(
  db: Knex,
  noekkel: string,
): Promise<{ readonly identitetHash: Buffer; readonly isNew: boolean } | null> {
  const row = await firstRowOf<{ identitetHash: Buffer; isNew: boolean }>(
    db,
    sql`with foer as (
        select identitet_hash, morgenvarsel <> '{}' as noe from administrator where epost_noekkel = ${noekkel} for update)
      update administrator a set morgenvarsel = '{}' from foer where a.identitet_hash = foer.identitet_hash
      returning a.identitet_hash as "identitetHash", foer.noe as "isNew"`,
  );
  return row ?? null;
}

/** Somebody who is told in the morning. */
interface MorgenLeser {
  readonly identitetHash: Buffer;
  readonly epost: string;
  readonly noekkel: string;
  readonly valgt: readonly MorgenvarselSlag[];
}

/** Who has confirmed an address and chosen something, and has signed in since: whoever has not may not be an administrator any more. */
export async function listMorgenLesere(db: Knex, signedInSince: Date): Promise<MorgenLeser[]> {
  const rows = await rowsOf<Row & { identitetHash: Buffer }>(
    db,
    sql`select identitet_hash as "identitetHash", ${COLUMNS} from administrator
      where epost_bekreftet is not null and morgenvarsel <> '{}' and sist_innlogget > ${signedInSince}
      order by identitet_hash`,
  );
  return rows.map((row) => ({
    identitetHash: row.identitetHash,
    epost: row.epost!,
    noekkel: row.noekkel!,
    valgt: toVarsler(row).valgt,
  }));
}

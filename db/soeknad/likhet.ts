import { type Sql, type Value, sql } from '#db/sql.ts';

/** What of an application is compared with others; a column's name or a value. */
interface Compared {
  readonly identitetHash: Sql | Value;
  readonly epost: Sql | Value;
  readonly telefon: Sql | Value;
  /** Null: Norway. */
  readonly telefonLand: Sql | Value;
}

/**
 * What another application, `annen`, can have in common with one, as conditions. Addresses are compared in lower case. An
 * index serves each of them.
 */
export function alikeIn({ identitetHash, epost, telefon, telefonLand }: Compared) {
  return {
    person: sql`annen.identitet_hash = ${identitetHash}`,
    epost: sql`lower(annen.epost) = lower(${epost})`,
    telefon: sql`(annen.telefon = ${telefon} and annen.telefon_land is not distinct from ${telefonLand})`,
  };
}

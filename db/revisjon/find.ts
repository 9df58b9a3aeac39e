import type { Knex } from 'knex';
import { saksnummerBeginnings } from '#domain/saksnummer.ts';
import { normalizeLine } from '#domain/text-rules.ts';

/** The beginning of a pseudonym; fewer digits are more likely a name. */
const HEX = /^[0-9a-f]{4,64}$/;
const HASH_DIGITS = 64;

/**
 * The hashes of whoever's name (applicants, press users, administrators) contains `text` in any letter case, and of
 * those whose pseudonym begins with it; at most `limit`.
 */
export async function findPersons(db: Knex, text: string, limit: number): Promise<Buffer[]> {
  const line = normalizeLine(text);
  if (!line) return [];
  const hashes = [
    ...(await byName(db, line, limit)),
    ...(await byPseudonym(db, line.toLowerCase(), limit)),
  ];
  return hashes.slice(0, limit);
}

/** `soeketekst` has an index for parts of a text; it holds more than the name, so the name is asked for again. */
const BY_NAME = `
  select identitet_hash from pressebruker
    where soeketekst(fornavn, etternavn, stilling, redaksjon) like lower(:part)
      and lower(fornavn || ' ' || etternavn) like lower(:part)
  union select identitet_hash from soeknad
    where soeketekst(fornavn, etternavn, stilling, redaksjon) like lower(:part)
      and lower(fornavn || ' ' || etternavn) like lower(:part)
  union select identitet_hash from administrator where lower(navn) like lower(:part)
  limit :limit`;

async function byName(db: Knex, line: string, limit: number): Promise<Buffer[]> {
  const part = `%${line.replace(/[\\%_]/g, '\\$&')}%`;
  return hashesOf(db, BY_NAME, { part, limit });
}

/** Jumps from one person to the next in the index: how many rows each of them has costs nothing. */
const BY_PSEUDONYM = `
  with recursive funnet as (
    (select identitet_hash from revisjon where identitet_hash between :low and :high
      order by identitet_hash limit 1)
    union all
    select (select r.identitet_hash from revisjon r
      where r.identitet_hash > funnet.identitet_hash and r.identitet_hash <= :high
      order by r.identitet_hash limit 1)
    from funnet where funnet.identitet_hash is not null)
  select identitet_hash from funnet where identitet_hash is not null limit :limit`;

async function byPseudonym(db: Knex, text: string, limit: number): Promise<Buffer[]> {
  if (!HEX.test(text)) return [];
  const low = Buffer.from(text.padEnd(HASH_DIGITS, '0'), 'hex');
  const high = Buffer.from(text.padEnd(HASH_DIGITS, 'f'), 'hex');
  return hashesOf(db, BY_PSEUDONYM, { low, high, limit });
}

async function hashesOf(
  db: Knex,
  statement: string,
  bindings: Record<string, string | number | Buffer>,
): Promise<Buffer[]> {
  const { rows } = await db.raw<{ rows: { identitet_hash: Buffer }[] }>(statement, bindings);
  return rows.map((row) => row.identitet_hash);
}

/** The ids of the cases with this id, or with a number that begins as `text` does in any form; at most `limit`. */
export async function findSakIds(db: Knex, text: string, limit: number): Promise<string[]> {
  const beginnings = saksnummerBeginnings(text).map((beginning) => `${beginning}%`);
  const { rows } = await db.raw<{ rows: { sak_id: string }[] }>(
    `select sak_id from sak where sak_id = ?
     union select sak_id from unnest(?::text[]) as b (begynnelse)
       join sak on translate(saksnummer, '-/ .', '') like b.begynnelse
     limit ?`,
    [text, beginnings, limit],
  );
  return rows.map((row) => row.sak_id);
}

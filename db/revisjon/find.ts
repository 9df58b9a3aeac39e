import type { Knex } from 'knex';
import { containing } from '#db/lists.ts';
import { anyOf, raw, rowsOf, sql } from '#db/sql.ts';
import { saksnummerBeginnings } from '#domain/sak.ts';
import { normalizeLine } from '#domain/text-rules.ts';

/** The beginning of a pseudonym. Fewer digits are more likely a name. */
const HEX = /^[0-9a-f]{4,64}$/;
const HASH_DIGITS = 64;

interface HashRow {
  readonly identitet_hash: Buffer;
}

/** The sides of an event, each with an index of its own. */
const SIDES = ['identitet_hash', 'gjelder_hash'] as const;

/**
 * The hashes of the persons (applicants, press users, administrators) whose name contains `text`, in any letter
 * case, and of those whose pseudonym begins with it; at most `limit`.
 */
export async function findPersons(db: Knex, text: string, limit: number): Promise<Buffer[]> {
  const line = normalizeLine(text);
  if (!line) return [];
  const found = await byName(db, line, limit);
  for (const side of SIDES) found.push(...(await byPseudonym(db, side, line.toLowerCase(), limit)));
  const persons = new Map(found.map((row) => [row.identitet_hash.toString('hex'), row]));
  return [...persons.values()].slice(0, limit).map((row) => row.identitet_hash);
}

/** `soeketekst` has an index for parts of a text, but holds more than the name: the name is compared as well. */
async function byName(db: Knex, line: string, limit: number): Promise<HashRow[]> {
  const part = containing(line);
  const hasName = sql`soeketekst(fornavn, etternavn, stilling, redaksjon) like lower(${part})
      and lower(fornavn || ' ' || etternavn) like lower(${part})`;
  return rowsOf<HashRow>(
    db,
    sql`select identitet_hash from pressebruker where ${hasName}
      union select identitet_hash from soeknad where ${hasName}
      union select identitet_hash from administrator where lower(navn) like lower(${part})
      limit ${limit}`,
  );
}

/** Jumps from one person to the next in the index, so that the number of rows of each does not matter. */
async function byPseudonym(
  db: Knex,
  side: (typeof SIDES)[number],
  digits: string,
  limit: number,
): Promise<HashRow[]> {
  if (!HEX.test(digits)) return [];
  const low = Buffer.from(digits.padEnd(HASH_DIGITS, '0'), 'hex');
  const high = Buffer.from(digits.padEnd(HASH_DIGITS, 'f'), 'hex');
  const hash = raw(side);
  return rowsOf<HashRow>(
    db,
    sql`with recursive funnet as (
        (select ${hash} as identitet_hash from revisjon where ${hash} between ${low} and ${high}
          order by ${hash} limit 1)
        union all
        select (select r.${hash} from revisjon r
          where r.${hash} > funnet.identitet_hash and r.${hash} <= ${high}
          order by r.${hash} limit 1)
        from funnet where funnet.identitet_hash is not null)
      select identitet_hash from funnet where identitet_hash is not null limit ${limit}`,
  );
}

/** The ids of the cases with this id, or with a number that begins with `text` in any form; at most `limit`. */
export async function findSakIds(db: Knex, text: string, limit: number): Promise<string[]> {
  // One condition for each beginning: Postgres uses the index only for a pattern that it knows when it plans.
  const begins = saksnummerBeginnings(text).map(
    (beginning) => sql`translate(saksnummer, '-/ .', '') like ${`${beginning}%`}`,
  );
  const rows = await rowsOf<{ sak_id: string }>(
    db,
    sql`select sak_id from sak where sak_id = ${text}
      union select sak_id from sak where ${anyOf(begins)}
      limit ${limit}`,
  );
  return rows.map((row) => row.sak_id);
}

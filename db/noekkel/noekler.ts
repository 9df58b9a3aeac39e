import type { Knex } from 'knex';
import { ACCESS_COLUMNS, type AccessColumns, accessOf } from '#db/bruker/access.ts';
import { isDatabaseUnavailable } from '#db/errors.ts';
import { changedBy, firstRowOf, rowsOf, run, sql, type Sql } from '#db/sql.ts';
import type { Access } from '#domain/access.ts';
import type { Omfang } from '#domain/noekler.ts';

/** What is stored of a key, apart from its hash. */
interface NoekkelRow {
  readonly id: number;
  readonly navn: string;
  readonly omfang: readonly Omfang[];
  readonly opprettet: Date;
  readonly utloeper: Date;
  readonly sistBrukt: Date | null;
}

/** A press user's keys, the newest first, also those that have expired. */
export async function listNoekler(db: Knex, pressebrukerId: string): Promise<NoekkelRow[]> {
  return rowsOf(
    db,
    sql`select id, navn, omfang, opprettet, utloeper, sist_brukt as "sistBrukt" from tilgangsnoekkel
      where pressebruker_id = ${pressebrukerId} order by opprettet desc, id desc`,
  );
}

type NewNoekkel = Omit<NoekkelRow, 'id' | 'sistBrukt'> & {
  readonly hash: Buffer;
  readonly most: number;
};

/** Stores a key, in a transaction: its id, or why not. */
export async function addNoekkel(
  db: Knex,
  pressebrukerId: string,
  { navn, hash, omfang, opprettet, utloeper, most }: NewNoekkel,
): Promise<number | 'full' | 'taken'> {
  // Two tabs that make one at once are counted one after the other.
  await run(db, sql`select 1 from pressebruker where id = ${pressebrukerId} for no key update`);
  const mine = await firstRowOf<{ antall: number }>(
    db,
    sql`select count(*) as antall from tilgangsnoekkel where pressebruker_id = ${pressebrukerId}`,
  );
  if ((mine?.antall ?? 0) >= most) return 'full';
  const added = await firstRowOf<{ id: number }>(
    db,
    sql`insert into tilgangsnoekkel (pressebruker_id, navn, noekkel_hash, omfang, opprettet, utloeper)
      values (${pressebrukerId}, ${navn}, ${hash}, ${omfang}::text[], ${opprettet}, ${utloeper})
      on conflict (pressebruker_id, lower(navn)) do nothing returning id`,
  );
  return added?.id ?? 'taken';
}

/** Deletes the key, which nobody can use from then on; false when this person has none of that id. */
export async function removeNoekkel(
  db: Knex,
  { pressebrukerId, id }: { readonly pressebrukerId: string; readonly id: number },
): Promise<boolean> {
  const removed = await changedBy(
    db,
    sql`delete from tilgangsnoekkel where id = ${id} and pressebruker_id = ${pressebrukerId}`,
  );
  return removed > 0;
}

/** In whose name a key asks, as far as the service has to know. */
interface NoekkelUse<T> {
  readonly id: number;
  readonly omfang: readonly Omfang[];
  readonly sistBrukt: Date | null;
  readonly identitetHash: Buffer;
  readonly pressebrukerId: string;
  readonly fornavn: string;
  readonly etternavn: string;
  readonly standardDomstolId: string | null;
  readonly access: Access;
  readonly also: T;
}

interface UseRow<T> extends Omit<NoekkelUse<T>, 'access'>, AccessColumns {}

/**
 * The key of this hash; null when there is none, or when it has expired. One that was made for an access that has been ended
 * since is none either: whoever is given access anew makes new keys. `also` is asked in the same statement, and only
 * when there is a key.
 */
export async function findNoekkel<T>(
  db: Knex,
  { hash, now, also }: { readonly hash: Buffer; readonly now: Date; readonly also: Sql },
): Promise<NoekkelUse<T> | null> {
  const row = await firstRowOf<UseRow<T>>(
    db,
    sql`select t.id, t.omfang, t.sist_brukt as "sistBrukt", p.identitet_hash as "identitetHash",
        p.id as "pressebrukerId", p.fornavn, p.etternavn, p.standard_domstol_id as "standardDomstolId",
        ${ACCESS_COLUMNS}, ${also} as also
      from tilgangsnoekkel t join pressebruker p on p.id = t.pressebruker_id
      where t.noekkel_hash = ${hash} and t.utloeper > ${now} and t.opprettet >= p.tilgang_fra`,
  );
  return row ? { ...row, access: accessOf(row) } : null;
}

/**
 * Notes that the key is used at `now`. A row that somebody is changing is left for the next time, and where Postgres can't write,
 * nothing is noted: what was asked for is answered as far as it can be.
 */
export async function noteUse(db: Knex, id: number, now: Date): Promise<void> {
  try {
    await run(
      db,
      sql`update tilgangsnoekkel set sist_brukt = ${now}
        where id = (select id from tilgangsnoekkel where id = ${id} for no key update skip locked)`,
    );
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
  }
}

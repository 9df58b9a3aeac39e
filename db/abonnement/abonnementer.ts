import type { Knex } from 'knex';
import { ACCESS_COLUMNS, accessOf, type AccessColumns } from '#db/bruker/access.ts';
import { changedBy, firstRowOf, rowsOf, run, sql } from '#db/sql.ts';
import type { AbonnementSlag } from '#domain/abonnement.ts';
import type { Access } from '#domain/access.ts';
import type { Language } from '#domain/texts.ts';

/** What an address gives: of the favourites, or of one saved search. */
export interface Kilde {
  readonly pressebrukerId: string;
  /** Null: the favourites. */
  readonly lagretSoekId: number | null;
}

interface AbonnementRow {
  readonly id: number;
  readonly navn: string;
  readonly slag: AbonnementSlag;
  readonly lagretSoekId: number | null;
  readonly opprettet: Date;
  readonly sistBrukt: Date | null;
}

/** A press user's addresses, the oldest first. */
export async function listAbonnementer(db: Knex, pressebrukerId: string): Promise<AbonnementRow[]> {
  return rowsOf(
    db,
    sql`select id, navn, slag, lagret_soek_id as "lagretSoekId", opprettet, sist_brukt as "sistBrukt"
      from abonnement where pressebruker_id = ${pressebrukerId} order by id`,
  );
}

interface NewAbonnement {
  readonly slag: AbonnementSlag;
  readonly navn: string;
  readonly hash: Buffer;
  readonly now: Date;
  readonly most: number;
}

/** Adds an address, in a transaction: its id, or why not. `unknown`: the person has no such saved search. */
export async function addAbonnement(
  db: Knex,
  { pressebrukerId, lagretSoekId }: Kilde,
  { slag, navn, hash, now, most }: NewAbonnement,
): Promise<number | 'full' | 'unknown'> {
  // Two tabs that add one at once are counted one after the other.
  await run(db, sql`select 1 from pressebruker where id = ${pressebrukerId} for no key update`);
  const mine = await firstRowOf<{ antall: number }>(
    db,
    sql`select count(*) as antall from abonnement where pressebruker_id = ${pressebrukerId}`,
  );
  if ((mine?.antall ?? 0) >= most) return 'full';
  if (lagretSoekId !== null) {
    const found = await firstRowOf(
      db,
      // It is not deleted meanwhile.
      sql`select id from lagret_soek where id = ${lagretSoekId}
        and pressebruker_id = ${pressebrukerId} for key share`,
    );
    if (!found) return 'unknown';
  }
  const added = await firstRowOf<{ id: number }>(
    db,
    sql`insert into abonnement (pressebruker_id, lagret_soek_id, slag, navn, hemmelighet_hash, opprettet)
      values (${pressebrukerId}, ${lagretSoekId}, ${slag}, ${navn}, ${hash}, ${now}) returning id`,
  );
  return added!.id;
}

/** From now on nothing is at the address; false when there was none of that id. */
export async function removeAbonnement(
  db: Knex,
  pressebrukerId: string,
  id: number,
): Promise<boolean> {
  const removed = await changedBy(
    db,
    sql`delete from abonnement where id = ${id} and pressebruker_id = ${pressebrukerId}`,
  );
  return removed > 0;
}

export interface FoundAbonnement extends Kilde {
  readonly id: number;
  readonly identitetHash: Buffer;
  readonly access: Access;
  /** What its owner has chosen. */
  readonly spraak: Language | null;
  readonly opprettet: Date;
  /** What was given last (a hash), and since when. */
  readonly innhold: Buffer | null;
  readonly innholdEndret: Date | null;
}

/** The address of this secret, whoever's it is; whether its owner has access is for the caller to ask. */
export async function findAbonnement(
  db: Knex,
  slag: AbonnementSlag,
  hash: Buffer,
): Promise<FoundAbonnement | null> {
  type Row = AccessColumns & Omit<FoundAbonnement, 'access'>;
  const row = await firstRowOf<Row>(
    db,
    sql`select a.id, a.pressebruker_id as "pressebrukerId", a.lagret_soek_id as "lagretSoekId",
        a.opprettet, a.innhold, a.innhold_endret as "innholdEndret",
        p.identitet_hash as "identitetHash", p.spraak, ${ACCESS_COLUMNS}
      from abonnement a join pressebruker p on p.id = a.pressebruker_id
      where a.hemmelighet_hash = ${hash} and a.slag = ${slag}`,
  );
  return row ? { ...row, access: accessOf(row) } : null;
}

/** Remembers that it was asked for, to the hour: programs ask again and again. */
export async function noteUse(db: Knex, id: number, now: Date): Promise<void> {
  await run(
    db,
    sql`update abonnement set sist_brukt = ${now}
      where id = ${id} and (sist_brukt is null or sist_brukt <= ${now}::timestamptz - interval '1 hour')`,
  );
}

/** Since when the content has been this one. Of two servers that see a change at once, the first says when it was. */
export async function noteContent(
  db: Knex,
  id: number,
  { innhold, now }: { readonly innhold: Buffer; readonly now: Date },
): Promise<Date> {
  await run(
    db,
    sql`update abonnement set innhold = ${innhold}, innhold_endret = ${now}
      where id = ${id} and innhold is distinct from ${innhold}`,
  );
  const row = await firstRowOf<{ endret: Date | null }>(
    db,
    sql`select innhold_endret as endret from abonnement where id = ${id}`,
  );
  return row?.endret ?? now;
}

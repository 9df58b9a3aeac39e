import type { Knex } from 'knex';
import { changedBy, firstRowOf, raw, rowsOf, run, sql, type Sql } from '#db/sql.ts';
import { SER_PAA } from '#domain/samtale.ts';

/** What a conversation is about. */
export interface Om {
  readonly slag: 'soeknad' | 'bruker';
  /** A UUID. */
  readonly id: string;
}

const COLUMNS = { soeknad: raw('soeknad_id'), bruker: raw('pressebruker_id') } as const;

export interface StoredKommentar {
  readonly id: number;
  /** The name of who wrote it, from the last sign-in; null when it is not known. */
  readonly av: string | null;
  /** Null of what was written before there were conversations. */
  readonly tidspunkt: Date | null;
  readonly tekst: string;
  readonly egen: boolean;
  /** Not shown to this administrator before. */
  readonly ny: boolean;
}

/** The conversation, the oldest comment first, as `administrator` (a keyed hash) sees it. */
export function listKommentarer(
  db: Knex,
  om: Om,
  administrator: Buffer,
): Promise<StoredKommentar[]> {
  return rowsOf<StoredKommentar>(
    db,
    sql`select k.id, a.navn as av, k.tidspunkt, k.tekst,
        k.skrevet_av is not distinct from ${administrator} as egen, ${isUnread(om.slag, administrator)} as ny
      from samtale_kommentar k left join administrator a on a.identitet_hash = k.skrevet_av
      where k.${COLUMNS[om.slag]} = ${om.id}::uuid order by k.id`,
  );
}

/** Whether somebody else has written in the conversation about a row of `tabell` since `administrator` last saw it. */
export function hasUnread(slag: Om['slag'], tabell: 'soeknad' | 'bruker', administrator: Buffer) {
  return sql`exists (select from samtale_kommentar k
    where k.${COLUMNS[slag]} = ${raw(tabell)}.id and ${isUnread(slag, administrator)})`;
}

/** What was there before there were conversations is not new to anybody. */
function isUnread(slag: Om['slag'], administrator: Buffer): Sql {
  const om = COLUMNS[slag];
  return sql`(k.tidspunkt is not null and k.skrevet_av is distinct from ${administrator}
    and k.id > coalesce((select b.lest from samtale_besoek b
      where b.${om} = k.${om} and b.administrator = ${administrator}), 0))`;
}

/**
 * Adds to the conversation, in the caller's transaction; the application or user is locked. What is the last comment already is not added
 * once more, as when an answer was lost and the same is sent again. Says whether it was.
 */
export async function addKommentar(
  trx: Knex,
  om: Om,
  { tekst, av }: { readonly tekst: string; readonly av: Buffer },
  now: Date,
): Promise<boolean> {
  const column = COLUMNS[om.slag];
  const added = await changedBy(
    trx,
    sql`insert into samtale_kommentar (${column}, tidspunkt, skrevet_av, tekst)
      select ${om.id}::uuid, ${now}::timestamptz, ${av}::bytea, ${tekst}
      where ${tekst} is distinct from (
        select tekst from samtale_kommentar where ${column} = ${om.id}::uuid order by id desc limit 1)`,
  );
  return added > 0;
}

/** Notes that `administrator` has the page open at `now`, and has been shown the comments up to `lest`. */
export async function noteBesoek(
  db: Knex,
  om: Om,
  { administrator, lest }: { readonly administrator: Buffer; readonly lest: number },
  now: Date,
): Promise<void> {
  const column = COLUMNS[om.slag];
  await run(
    db,
    sql`insert into samtale_besoek as b (${column}, administrator, aapnet, sett, lest)
      values (${om.id}::uuid, ${administrator}, ${now}, ${now}, ${lest})
      on conflict (${column}, administrator) do update set
        aapnet = case when b.sett > ${before(now)} then b.aapnet else excluded.aapnet end,
        sett = excluded.sett, lest = greatest(b.lest, excluded.lest)`,
  );
}

interface Seer {
  readonly navn: string;
  readonly siden: Date;
}

/** The others who have the page open at `now`, whoever came first before the others. */
export function listSeere(db: Knex, om: Om, administrator: Buffer, now: Date): Promise<Seer[]> {
  return rowsOf<Seer>(
    db,
    sql`select a.navn, b.aapnet as siden
      from samtale_besoek b join administrator a on a.identitet_hash = b.administrator
      where b.${COLUMNS[om.slag]} = ${om.id}::uuid and b.administrator <> ${administrator}
        and b.sett > ${before(now)}
      order by b.aapnet, a.navn`,
  );
}

/** Whether there is still something to talk about. */
export async function isThere(db: Knex, { slag, id }: Om): Promise<boolean> {
  const row = await firstRowOf(
    db,
    slag === 'soeknad'
      ? sql`select from soeknad where id = ${id}::uuid and slettet is null`
      : sql`select from pressebruker where id = ${id}::uuid`,
  );
  return row !== undefined;
}

/** The number of the last comment; 0 when there is none. */
export async function lastKommentar(db: Knex, om: Om): Promise<number> {
  const row = await firstRowOf<{ siste: number }>(
    db,
    sql`select coalesce(max(id), 0) as siste from samtale_kommentar where ${COLUMNS[om.slag]} = ${om.id}::uuid`,
  );
  return row!.siste;
}

const before = (now: Date) => new Date(now.getTime() - SER_PAA.varer);

import type { Knex } from 'knex';
import { changedBy, firstRowOf, rowsOf, run, sql, type Sql } from '#db/sql.ts';
import type { LinkHistory } from '#domain/arbeidsgiver.ts';
import { isListed } from './personer.ts';

/** A list of people that an editor is asked to confirm. */
export interface Liste extends LinkHistory {
  readonly id: string;
  readonly redaksjonId: string;
  readonly redaksjon: string;
  readonly redaktoer: string;
  readonly epost: string;
  readonly opprettet: Date;
  readonly paaminnet: Date | null;
}

/**
 * What has become of the newsroom ends a list as well: another editor, and merging. It counts as replaced from its beginning.
 */
const COLUMNS = sql`l.id, l.redaksjon_id as "redaksjonId", r.navn as redaksjon, l.redaktoer_navn as redaktoer,
  l.redaktoer_epost as epost, l.opprettet, l.utloeper, l.svart, l.paaminnet, null as slettet,
  case when lower(r.redaktoer_epost) is distinct from lower(l.redaktoer_epost) or r.slaatt_sammen_i is not null
    then l.opprettet else l.erstattet end as erstattet`;
const FROM = sql`from redaksjon_liste l join redaksjon r on r.id = l.redaksjon_id`;
const OPEN = sql`l.svart is null and l.erstattet is null`;

export async function readListe(db: Knex, id: string): Promise<Liste | null> {
  const row = await firstRowOf<Liste>(db, sql`select ${COLUMNS} ${FROM} where l.id = ${id}`);
  return row ?? null;
}

/** The list that was sent last; null: none was. */
export async function readNewestListe(db: Knex, redaksjonId: string): Promise<Liste | null> {
  const row = await firstRowOf<Liste>(
    db,
    sql`select ${COLUMNS} ${FROM} where l.redaksjon_id = ${redaksjonId} order by l.opprettet desc, l.id limit 1`,
  );
  return row ?? null;
}

interface NewListe {
  readonly redaksjonId: string;
  readonly redaktoer: { readonly navn: string; readonly epost: string };
  readonly utloeper: Date;
}

/** A new list, which replaces those that are open. Gives its id, and theirs. */
export async function insertListe(
  db: Knex,
  { redaksjonId, redaktoer, utloeper }: NewListe,
  now: Date,
): Promise<{ readonly id: string; readonly replaced: readonly string[] }> {
  const replaced = await rowsOf<{ id: string }>(
    db,
    sql`update redaksjon_liste l set erstattet = ${now} where redaksjon_id = ${redaksjonId} and ${OPEN}
      returning id`,
  );
  const [made] = await rowsOf<{ id: string }>(
    db,
    sql`insert into redaksjon_liste (redaksjon_id, redaktoer_navn, redaktoer_epost, opprettet, utloeper)
      values (${redaksjonId}, ${redaktoer.navn}, ${redaktoer.epost}, ${now}, ${utloeper}) returning id`,
  );
  return { id: made!.id, replaced: replaced.map(({ id }) => id) };
}

/** Stores the editor's answer: the list is confirmed, but for those who are gone. False when it has been answered or replaced. */
export async function answerListe(
  db: Knex,
  { id, redaksjonId }: Pick<Liste, 'id' | 'redaksjonId'>,
  gone: readonly string[],
  now: Date,
): Promise<boolean> {
  const changed = await changedBy(
    db,
    sql`update redaksjon_liste l set svart = ${now} where id = ${id} and ${OPEN} and utloeper > ${now}`,
  );
  if (changed === 0) return false;
  await run(
    db,
    sql`insert into redaksjon_liste_borte (liste_id, pressebruker_id) select ${id}, unnest(${gone}::uuid[])`,
  );
  await run(db, sql`update redaksjon set bekreftet = ${now} where id = ${redaksjonId}`);
  return true;
}

/** Whom the editor has marked in the list that was answered last, and who is still in the newsroom. */
export async function listMarked(db: Knex, redaksjonId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select p.id from ${MARKED} and l.redaksjon_id = ${redaksjonId}`,
  );
  return rows.map(({ id }) => id);
}

/** Press users `p` with the list `l` in which they are marked, if it is the last that was answered. */
export const MARKED = sql`redaksjon_liste l join redaksjon_liste_borte b on b.liste_id = l.id
  join pressebruker p on p.id = b.pressebruker_id and p.redaksjon_id = l.redaksjon_id
  where not exists (select from redaksjon_liste later
    where later.redaksjon_id = l.redaksjon_id and later.svart > l.svart)`;

/** Newsrooms with an editor that are neither merged nor suspended at `now`. */
const asked = (now: Date): Sql =>
  sql`r.slaatt_sammen_i is null and r.redaktoer_epost is not null
    and (r.suspendert_fra is null or oslo_dag(r.suspendert_til) <= ${now})`;

interface Reading {
  readonly until: Date;
  readonly now: Date;
  readonly limit: number;
}

/** Lists asked at `until` at the latest of which nobody has been reminded, locked; those locked by others are left for the next time. */
export function readUnremindedLists(db: Knex, { until, now, limit }: Reading): Promise<Liste[]> {
  return rowsOf<Liste>(
    db,
    sql`select ${COLUMNS} ${FROM} where ${OPEN} and l.paaminnet is null and l.opprettet <= ${until}
        and l.utloeper > ${now} and lower(r.redaktoer_epost) = lower(l.redaktoer_epost) and ${asked(now)}
      order by l.opprettet limit ${limit} for update of l skip locked`,
  );
}

export function markListsReminded(db: Knex, ids: readonly string[], now: Date): Promise<void> {
  return run(
    db,
    sql`update redaksjon_liste set paaminnet = ${now} where id = any(${[...ids]}::uuid[])`,
  );
}

/** A newsroom whose people the editor has not confirmed for a year. */
interface Due {
  readonly id: string;
  readonly bekreftet: Date;
  readonly redaktoer: { readonly navn: string; readonly epost: string };
}

/**
 * Newsrooms with people that were confirmed at `until` at the latest, locked. One that has been asked since the year was nearly over is
 * not asked again.
 */
export function readUnconfirmed(db: Knex, { until, now, limit }: Reading): Promise<Due[]> {
  const people = sql`select from pressebruker p where p.redaksjon_id = r.id and ${isListed(now)}`;
  return rowsOf<Due>(
    db,
    sql`select r.id, r.bekreftet,
        jsonb_build_object('navn', r.redaktoer_navn, 'epost', r.redaktoer_epost) as redaktoer
      from redaksjon r where ${asked(now)} and r.bekreftet <= ${until} and exists (${people})
        and not exists (select from redaksjon_liste l
          where l.redaksjon_id = r.id and l.opprettet > r.bekreftet + interval '11 months')
      order by r.bekreftet limit ${limit} for update of r skip locked`,
  );
}

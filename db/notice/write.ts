import type { Knex } from 'knex';
import { accessStateSql } from '#db/bruker/access.ts';
import { innholdAv } from './innhold.ts';
import { changedBy, rowsOf, run, sql } from '#db/sql.ts';

/*
 * What people are told, written by the follower. `nyhet` has no foreign key to a person, a case or a search: the rows that a notice
 * hangs on are locked here, each once and in one order, so that none goes meanwhile, and what has gone is left out. Whoever writes to `nyhet` elsewhere must do the same.
 * Cases, persons and searches come before the notices: whoever takes one of those away locks it first and its notices then.
 */

/** A case that a saved search finds. */
interface Treff {
  readonly lagretSoekId: number;
  readonly sakId: string;
  /** Only by a name, or by the text of a file. */
  readonly vedNavn: boolean;
}
export interface StoredTreff extends Treff {
  readonly id: number;
  readonly tidspunkt: Date;
}
export interface NewTreff extends Treff {
  /** What the search looked for when it found the case (db/notice/innhold.ts). */
  readonly innhold: string;
}

/** The hits of these cases that are told of since an instant. */
export async function readTreff(
  db: Knex,
  sakIds: readonly string[],
  since: Date,
): Promise<StoredTreff[]> {
  return rowsOf(
    db,
    // By the cases first: everything of the last 30 days, which the other index would give, grows with all that is told.
    sql`with av_sakene as materialized (
       select id, lagret_soek_id, sak_id, ved_navn, tidspunkt from nyhet
         where sak_id = any(${sakIds}) and lagret_soek_id is not null)
     select id, lagret_soek_id as "lagretSoekId", sak_id as "sakId", ved_navn as "vedNavn", tidspunkt
       from av_sakene where tidspunkt > ${since}`,
  );
}

/**
 * Writes hits that are not there yet, for whoever has access at `now`: of cases that are new or were changed by the court after
 * the search began to tell, and after `since`. Nothing of a search that looks for something else by now.
 */
export async function addTreff(
  trx: Knex.Transaction,
  treff: readonly NewTreff[],
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<number> {
  const sakIds = unique(treff, ({ sakId }) => sakId);
  // Another follower may have the same case: it waits here, and then sees what was written. Asking row by row (`on conflict`) costs a tenth.
  await run(
    trx,
    sql`select pg_advisory_xact_lock(${TREFF_LOCK}, noekkel)
       from (select distinct hashtext(sak_id) as noekkel from unnest(${sakIds}::text[]) as s (sak_id) order by 1) noekler`,
  );
  return changedBy(
    trx,
    sql`with sak_nyere as materialized (
       select sak_id, greatest(foerst_sett, endret) as endret from sak
         where sak_id = any(${sakIds}) and greatest(foerst_sett, endret) > ${since}
         order by sak_id for key share),
       soek as materialized (
       select p.id as pressebruker_id, s.id, s.varsler_fra, ${innholdAv()} as innhold from lagret_soek s
         join pressebruker p on p.id = s.pressebruker_id
         where s.id = any(${unique(treff, ({ lagretSoekId }) => lagretSoekId)}::bigint[])
           and s.varsler_fra is not null and ${accessStateSql(now)} = 'valid'
         order by p.id, s.id for key share of p, s),
       kjent as materialized (
       select sak_id, lagret_soek_id from nyhet where sak_id = any(${sakIds}) and lagret_soek_id is not null)
     insert into nyhet (pressebruker_id, sak_id, lagret_soek_id, ved_navn, tidspunkt)
       select soek.pressebruker_id, f.sak_id, f.lagret_soek_id, f.ved_navn, ${now}::timestamptz(3) from unnest(
           ${treff.map(({ lagretSoekId }) => lagretSoekId)}::bigint[],
           ${treff.map(({ sakId }) => sakId)}::text[],
           ${treff.map(({ vedNavn }) => String(vedNavn))}::boolean[],
           ${treff.map(({ innhold }) => innhold)}::text[]) as f (lagret_soek_id, sak_id, ved_navn, innhold)
         join soek on soek.id = f.lagret_soek_id and soek.innhold = f.innhold
         join sak_nyere on sak_nyere.sak_id = f.sak_id
         where sak_nyere.endret > soek.varsler_fra and not exists (select from kjent
           where kjent.sak_id = f.sak_id and kjent.lagret_soek_id = f.lagret_soek_id)
       order by f.sak_id, f.lagret_soek_id`,
  );
}

/** The first key of the locks under which the hits of a case are written. */
const TREFF_LOCK = 44_176;

const unique = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Key[] => [
  ...new Set(rows.map(keyOf)),
];

/** Writes the changes of these cases after `since` for everybody whose favourite the case was at the time. */
export async function addEndringerOfFavoritter(
  trx: Knex.Transaction,
  sakIds: readonly string[],
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<number> {
  return changedBy(
    trx,
    sql`with ny as materialized (
       select p.id as pressebruker_id, e.sak_id, e.nr from favoritt f
         join sak_endring e on e.sak_id = f.sak_id
         join pressebruker p on p.id = f.pressebruker_id
         where f.sak_id = any(${sakIds}) and e.tidspunkt > ${since}
           and (e.nr > f.endring_sett or e.tidspunkt > f.opprettet) and ${accessStateSql(now)} = 'valid'
         order by p.id, e.sak_id, e.nr for key share of p)
     insert into nyhet (pressebruker_id, sak_id, endring_nr, tidspunkt)
       select pressebruker_id, sak_id, nr, ${now}::timestamptz(3) from ny order by sak_id, nr, pressebruker_id
     on conflict do nothing`,
  );
}

/**
 * Holds what these hits hang on, in the order of `addTreff`, before they are taken back or changed: whoever changes or deletes a
 * search, or a case, does not wait for its hits while they wait for it.
 */
export async function holdTreff(
  trx: Knex.Transaction,
  treff: readonly Pick<StoredTreff, 'sakId' | 'lagretSoekId'>[],
): Promise<void> {
  const sakIds = unique(treff, ({ sakId }) => sakId);
  await run(trx, sql`select from sak where sak_id = any(${sakIds}) order by sak_id for key share`);
  await run(
    trx,
    sql`select from lagret_soek s join pressebruker p on p.id = s.pressebruker_id
      where s.id = any(${unique(treff, ({ lagretSoekId }) => lagretSoekId)}::bigint[])
      order by p.id, s.id for key share of p, s`,
  );
}

/** Everything that a search has told is gone; its row is locked. */
export async function removeTreffOfSoek(
  trx: Knex,
  { pressebrukerId, id }: { readonly pressebrukerId: string; readonly id: number },
): Promise<void> {
  await run(
    trx,
    sql`delete from nyhet where pressebruker_id = ${pressebrukerId} and lagret_soek_id = ${id}`,
  );
}

/** Takes back hits that are none any more. */
export async function removeTreff(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  await run(trx, sql`delete from nyhet where id = any(${ids}::bigint[])`);
}

/** These hits are, or are not any more, by a name. */
export async function noteByName(
  trx: Knex.Transaction,
  ids: readonly number[],
  vedNavn: boolean,
): Promise<void> {
  await run(trx, sql`update nyhet set ved_navn = ${vedNavn} where id = any(${ids}::bigint[])`);
}

/** Those of these cases whose names have been removed from the database. */
export async function readNamesRemoved(
  trx: Knex.Transaction,
  sakIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (sakIds.length === 0) return new Set();
  const rows = await rowsOf<{ sak_id: string }>(
    trx,
    sql`select sak_id from sak where sak_id = any(${sakIds}) and navn_fjernet is not null`,
  );
  return new Set(rows.map(({ sak_id }) => sak_id));
}

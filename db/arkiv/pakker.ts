import type { Knex } from 'knex';
import { withRunLock } from '#db/retention/locks.ts';
import { changedBy, firstRowOf, rowsOf, run, sql } from '#db/sql.ts';
import { decidedUntil, type Pakke } from '#domain/arkiv.ts';

/** Another number than those of db/retention/locks.ts. */
const ARCHIVE_LOCK = 0x6172_6b01;

export interface StoredPakke extends Pakke {
  readonly id: string;
  readonly soeknadId: string;
  readonly versjon: number;
  readonly tatt: Date;
  readonly manifestSha256: Buffer | null;
}

const PAKKE = sql`select id, soeknad_id as "soeknadId", versjon, tatt, skrevet, kvittert, fjernet,
  manifest_sha256 as "manifestSha256" from arkivpakke`;

/** Says to the database whether there is an archive: from then on nothing that an archive must have leaves without a copy. */
export async function setArchive(db: Knex, paa: boolean): Promise<void> {
  await run(
    db,
    sql`insert into arkiv (paa) select ${paa}::boolean where ${paa}::boolean or exists (select from arkiv)
      on conflict (id) do update set paa = excluded.paa where arkiv.paa <> excluded.paa`,
  );
}

/** Lets one process at a time make packages, and none when one began less than `notWithin` ms ago; null then. */
export async function archiveAlone<T>(
  db: Knex,
  { now, notWithin = 0 }: { readonly now: Date; readonly notWithin?: number },
  work: () => Promise<T>,
): Promise<T | null> {
  return withRunLock(
    db,
    async () => {
      const since = new Date(now.getTime() - notWithin);
      // A clock that was set back is no reason to wait.
      const due = await changedBy(
        db,
        sql`update arkiv set kjoert = ${now} where kjoert is null or kjoert <= ${since} or kjoert > ${now}`,
      );
      return notWithin > 0 && due === 0 ? null : work();
    },
    ARCHIVE_LOCK,
  );
}

/** Takes what packages are made of from the decisions, complaints and answers of which there is none yet; gives how many. */
export async function takeDecisions(db: Knex, now: Date): Promise<number> {
  const rows = await rowsOf(
    db,
    sql`select arkiv_ta_vare_paa(s.id, ${now}) from soeknad s cross join lateral arkiv_nyest(s.id) as nyest
      where s.status in (1, 2) and s.slettet is null and nyest <= ${decidedUntil(now)}
        and not exists (select from arkivpakke p where p.soeknad_id = s.id and p.behandlet = nyest)`,
  );
  return rows.length;
}

/** Packages with which something is to be done, the oldest first. */
export function listOpen(db: Knex): Promise<StoredPakke[]> {
  return rowsOf<StoredPakke>(db, sql`${PAKKE} where fjernet is null order by tatt, versjon, id`);
}

/** Null: no package has this id (a UUID). */
export async function readPakke(db: Knex, id: string): Promise<StoredPakke | null> {
  return (await firstRowOf<StoredPakke>(db, sql`${PAKKE} where id = ${id}`)) ?? null;
}

/** What it is made of, as the database took it (migration 0075); null once the archive has it. */
export async function readInnhold(db: Knex, id: string): Promise<unknown> {
  const row = await firstRowOf<{ innhold: unknown }>(
    db,
    sql`select innhold from arkivpakke where id = ${id}`,
  );
  return row?.innhold ?? null;
}

export async function noteWritten(
  db: Knex,
  id: string,
  manifestSha256: Buffer,
  now: Date,
): Promise<void> {
  await run(
    db,
    sql`update arkivpakke set skrevet = ${now}, manifest_sha256 = ${manifestSha256}
      where id = ${id} and kvittert is null`,
  );
}

/** The archive has it: the copy goes. False when that was said before, or the package is not written. */
export async function noteReceipt(
  db: Knex,
  id: string,
  { by, now }: { readonly by: 'fil' | 'kommando'; readonly now: Date },
): Promise<boolean> {
  const changed = await changedBy(
    db,
    sql`update arkivpakke set kvittert = ${now}, kvittering = ${by}, innhold = null
      where id = ${id} and kvittert is null and skrevet is not null`,
  );
  return changed > 0;
}

export async function noteRemoved(db: Knex, id: string, now: Date): Promise<void> {
  await run(db, sql`update arkivpakke set fjernet = ${now} where id = ${id} and fjernet is null`);
}

/** What waits for its receipt. */
export interface Waiting {
  readonly count: number;
  /** When the oldest was taken; null when none waits. */
  readonly oldest: Date | null;
}

export async function readWaiting(db: Knex): Promise<Waiting> {
  const row = await firstRowOf<Waiting>(
    db,
    sql`select count(*) as count, min(tatt) as oldest from arkivpakke
      where fjernet is null and kvittert is null`,
  );
  return row!;
}

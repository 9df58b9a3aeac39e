import type { Knex } from 'knex';
import { changedBy, firstRowOf, rowsOf, run, sql } from '#db/sql.ts';
import { isWrittenAhead } from '#domain/clock.ts';

/**
 * `indeksgenerasjon`: the generations of the index that get every change, and how far a rebuild has come.
 * `engine` is the name of a search engine: elasticsearch or postgres.
 */

export interface Generation {
  readonly navn: string;
  readonly status: 'bygger' | 'aktiv';
  readonly startet: Date;
  readonly fullfoert: Date | null;
  /** Every case up to and including this one has been written by the rebuild, in byte order of sakId. */
  readonly sistSakId: string | null;
  readonly antall: number;
  /** The version that built it (search/version.ts); null when that was not stored yet. */
  readonly analysis: string | null;
  readonly layout: string | null;
  /** When the engine last dropped from its files what had been deleted or replaced. */
  readonly ryddet: Date | null;
  /** By which generation and database know each other (`hasMark`). */
  readonly merke: string | null;
  /** The mark that the engine has got, or is getting. */
  readonly merkeNeste: string | null;
  /** The latest time by which it was written, to a minute (`noteWriting`); null when that was not noted yet. */
  readonly skrevetTil: Date | null;
}

/**
 * Whether the engine's mark of the generation is the database's. If it is not, one of the two has been put back to an earlier time, and
 * the engine may know of changes that the database does not have, or the other way round (docs/decisions/0039).
 */
export function hasMark(generation: Pick<Generation, 'merke' | 'merkeNeste'>, mark: string | null) {
  const { merke, merkeNeste } = generation;
  return mark === merke || (merkeNeste !== null && mark === merkeNeste);
}

/** Every generation of the engine that is searched or being filled, oldest first. */
export async function readGenerations(db: Knex, engine: string): Promise<Generation[]> {
  return rowsOf<Generation>(
    db,
    sql`select navn, status, startet, fullfoert, sist_sak_id as "sistSakId", antall,
       analyse_versjon as analysis, oppsett_versjon as layout, ryddet, merke, merke_neste as "merkeNeste",
       skrevet_til as "skrevetTil"
     from indeksgenerasjon where motor = ${engine} order by startet, navn`,
  );
}

/**
 * The generations that a batch must write to. They stay until `trx` ends: `changeRegistry` waits for it, so no
 * generation is dropped while a batch writes to it.
 */
export async function holdGenerations(
  trx: Knex.Transaction,
  engine: string,
): Promise<Generation[]> {
  await run(trx, sql`lock table indeksgenerasjon in row share mode`);
  return readGenerations(trx, engine);
}

/** Changes which generations are registered: waits for the batches under way and holds up new ones until it is done. */
async function changeRegistry<T>(
  db: Knex,
  change: (trx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (trx) => {
    await run(trx, sql`lock table indeksgenerasjon in exclusive mode`);
    return change(trx);
  });
}

/** Registers a generation that is going to be filled; from now on it gets every change. */
export async function registerGeneration(
  db: Knex,
  engine: string,
  navn: string,
  version: { readonly analysis: string; readonly layout: string },
  mark: string | null = null,
): Promise<void> {
  await changeRegistry(db, (trx) =>
    changedBy(
      trx,
      sql`insert into indeksgenerasjon (navn, motor, status, analyse_versjon, oppsett_versjon, merke)
        values (${navn}, ${engine}, 'bygger', ${version.analysis}, ${version.layout}, ${mark})`,
    ),
  );
}

/**
 * Gives the generation a new mark: noted here, given to the engine, and then valid here alone. If the process is killed in
 * between, both fit. One follower at a time; the others leave it to that one.
 */
export async function drawMark(
  db: Knex,
  navn: string,
  drawn: string,
  give: (mark: string) => Promise<void>,
): Promise<void> {
  await run(
    db,
    sql`update indeksgenerasjon set merke_neste = ${drawn} where navn = ${navn} and merke_neste is null`,
  );
  await db.transaction(async (trx) => {
    const row = await firstRowOf<{ neste: string }>(
      trx,
      sql`select merke_neste as neste from indeksgenerasjon
       where navn = ${navn} and merke_neste is not null for update skip locked`,
    );
    if (!row) return;
    await give(row.neste);
    await run(
      trx,
      sql`update indeksgenerasjon set merke = merke_neste, merke_neste = null where navn = ${navn}`,
    );
  });
}

/**
 * Notes with every generation of the engine that it is written by the time `now`, to a minute. It is never put back: a generation that
 * was once written by a clock that was ahead is known until it is replaced (`writtenAhead`).
 */
export async function noteWriting(db: Knex, engine: string, now: Date): Promise<void> {
  await run(
    db,
    sql`update indeksgenerasjon set skrevet_til = ${now} where motor = ${engine}
       and (skrevet_til is null or skrevet_til < ${now}::timestamptz - interval '1 minute')`,
  );
}

/** Those of the generations that were written by a clock that was ahead of `now`. */
export function writtenAhead(generations: readonly Generation[], now: Date): Generation[] {
  return generations.filter(({ skrevetTil }) => isWrittenAhead(skrevetTil, now));
}

export async function unregisterGenerations(db: Knex, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await changeRegistry(db, (trx) =>
    changedBy(trx, sql`delete from indeksgenerasjon where navn = any(${names})`),
  );
}

/**
 * Makes the generation the only one of its engine, and the searched one. `activate` tells the engine, while no batch
 * is under way; when it throws, nothing has changed here. False, and nothing is changed, when the generation is no
 * longer registered.
 */
export async function swapGenerations(
  db: Knex,
  engine: string,
  navn: string,
  activate: () => Promise<void>,
): Promise<boolean> {
  return changeRegistry(db, async (trx) => {
    const registered = await firstRowOf(
      trx,
      sql`select 1 from indeksgenerasjon where motor = ${engine} and navn = ${navn}`,
    );
    if (!registered) return false;
    await run(trx, sql`delete from indeksgenerasjon where motor = ${engine} and navn <> ${navn}`);
    await run(
      trx,
      sql`update indeksgenerasjon set status = 'aktiv', fullfoert = now() where navn = ${navn}`,
    );
    await activate();
    return true;
  });
}

/**
 * Has the engine search the generation that is registered as searched, when it searches none that is registered: each
 * registered one gets every change, another one has missed some. Not while batches or a swap are under way.
 */
export async function restoreSearched(
  db: Knex,
  engine: string,
  index: {
    readonly active: () => Promise<string | null>;
    readonly activate: (navn: string) => Promise<void>;
  },
): Promise<void> {
  await changeRegistry(db, async (trx) => {
    const registered = await readGenerations(trx, engine);
    const active = await index.active();
    if (registered.some(({ navn }) => navn === active)) return;
    const searched = registered.find(({ status }) => status === 'aktiv');
    if (searched) await index.activate(searched.navn);
  });
}

/** Moves a rebuild's checkpoint to `lastSakId`, `cases` further on. */
export async function moveCheckpoint(
  db: Knex,
  navn: string,
  lastSakId: string,
  cases: number,
): Promise<void> {
  await run(
    db,
    sql`update indeksgenerasjon set sist_sak_id = ${lastSakId}, antall = antall + ${cases}
     where navn = ${navn}`,
  );
}

/**
 * The searched generation, when it was not purged at `before` or later; null when nothing is due. A time of purging after
 * `now` counts for nothing: a clock was set back.
 */
export async function readUnpurged(
  db: Knex,
  engine: string,
  before: Date,
  now: Date,
): Promise<string | null> {
  const row = await firstRowOf<{ navn: string }>(
    db,
    sql`select navn from indeksgenerasjon where motor = ${engine} and status = 'aktiv'
       and (ryddet is null or ryddet <= ${before} or ryddet > ${now})`,
  );
  return row?.navn ?? null;
}

/** Notes that the generation has been purged; its row says when its files were last without what was deleted. */
export async function notePurge(db: Knex, navn: string, now: Date): Promise<void> {
  await run(db, sql`update indeksgenerasjon set ryddet = ${now} where navn = ${navn}`);
}

/** Whether another engine has generations that need the outbox as well. */
export async function hasOtherEngines(db: Knex, engine: string): Promise<boolean> {
  const row = await firstRowOf(
    db,
    sql`select 1 from indeksgenerasjon where motor <> ${engine} limit 1`,
  );
  return row !== undefined;
}

/**
 * Removes the other engines' generations. To be called in the transaction that removes outbox rows, which were for
 * them too: without the rows they miss a change. Returns their names.
 */
export async function removeOtherEngines(trx: Knex.Transaction, engine: string): Promise<string[]> {
  if (!(await hasOtherEngines(trx, engine))) return [];
  const removed = await rowsOf<{ navn: string }>(
    trx,
    sql`delete from indeksgenerasjon where motor <> ${engine} returning navn`,
  );
  return removed.map(({ navn }) => navn);
}

/** The generation that is searched; null before the first is swapped in. */
export async function readSearched(db: Knex, engine: string): Promise<Generation | null> {
  const all = await readGenerations(db, engine);
  return all.find(({ status }) => status === 'aktiv') ?? null;
}

/**
 * Whether there is no generation at all, and none can be registered before `trx` ends. Then the outbox rows of `trx`
 * are not needed: the rebuild that makes the first generation reads every case.
 */
export async function holdWithoutGenerations(trx: Knex.Transaction): Promise<boolean> {
  if (await hasGenerations(trx)) return false;
  await run(trx, sql`lock table indeksgenerasjon in share mode`);
  return !(await hasGenerations(trx));
}

async function hasGenerations(db: Knex): Promise<boolean> {
  return (await firstRowOf(db, sql`select 1 from indeksgenerasjon limit 1`)) !== undefined;
}

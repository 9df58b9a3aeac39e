import type { Knex } from 'knex';
import type { GenerationName } from '#search/port.ts';
import type { Motor } from '#indexer/indexer.ts';
import { changedBy, rowsOf } from '#indexer/sql.ts';

export interface Generation {
  readonly navn: GenerationName;
  readonly status: 'bygger' | 'aktiv';
  readonly startet: Date;
  readonly fullfoert: Date | null;
  readonly sistSakId: string | null;
  readonly antall: number;
}

const select = `select navn, status, startet, fullfoert, sist_sak_id as "sistSakId", antall
  from indeksgenerasjon where motor = ? order by startet, navn`;

/** Every generation of the engine that is searched or being filled, oldest first. */
export async function readGenerations(db: Knex, motor: Motor): Promise<Generation[]> {
  return rowsOf<Generation>(db, select, [motor]);
}

/**
 * The generations that a batch must write to. They stay until `trx` ends: `changeRegistry` waits for it,
 * so no generation is dropped under a batch.
 */
export async function holdGenerations(trx: Knex.Transaction, motor: Motor): Promise<Generation[]> {
  await trx.raw('lock table indeksgenerasjon in row share mode');
  return readGenerations(trx, motor);
}

/** Changes what is alive: waits for the batches under way, and holds new ones up until it is done. */
export async function changeRegistry<T>(
  db: Knex,
  change: (trx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (trx) => {
    await trx.raw('lock table indeksgenerasjon in exclusive mode');
    return change(trx);
  });
}

export async function register(db: Knex, motor: Motor, navn: GenerationName): Promise<void> {
  await changeRegistry(db, async (trx) => {
    await trx.raw(`insert into indeksgenerasjon (navn, motor, status) values (?, ?, 'bygger')`, [
      navn,
      motor,
    ]);
  });
}

export async function unregister(db: Knex, names: readonly GenerationName[]): Promise<void> {
  if (names.length === 0) return;
  await changeRegistry(db, async (trx) => {
    await trx.raw('delete from indeksgenerasjon where navn = any(?)', [[...names]]);
  });
}

/** Marks the one generation as searched and forgets the engine's others; false when it is no longer registered. */
export async function markActive(
  trx: Knex.Transaction,
  motor: Motor,
  navn: GenerationName,
): Promise<boolean> {
  await trx.raw('delete from indeksgenerasjon where motor = ? and navn <> ?', [motor, navn]);
  const marked = await changedBy(
    trx,
    `update indeksgenerasjon set status = 'aktiv', fullfoert = now() where navn = ?`,
    [navn],
  );
  return marked === 1;
}

/**
 * Forgets the other engine's generations: the outbox rows that are about to go were theirs too, so from now on
 * they miss a change. Gives the names, to be told of.
 */
export async function disownOtherEngines(
  trx: Knex.Transaction,
  motor: Motor,
): Promise<GenerationName[]> {
  const others = await rowsOf<{ navn: string }>(
    trx,
    'select navn from indeksgenerasjon where motor <> ?',
    [motor],
  );
  if (others.length > 0) await trx.raw('delete from indeksgenerasjon where motor <> ?', [motor]);
  return others.map((row) => row.navn);
}

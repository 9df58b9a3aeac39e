import type { Knex } from 'knex';
import type { Sak } from '#domain/sak.ts';
import { type ReadSak, readSakerFor, readStates } from './saker.ts';

/*
 * Cases as they are stored, kept from one search to the next: most of a page is read again and again. Postgres is asked each time
 * whether a case is still the one that is kept, so nothing that was changed, hidden or deleted is given again
 * (docs/decisions/0040). What a reader may see of a case is decided from it each time.
 */

/** Cases that are kept at most, some 2 kB each. */
const MOST = 20_000;
/** All are forgotten so often, ms: no name stays in memory for longer. */
const FORGOTTEN_EVERY = 10 * 60_000;

interface Kept {
  readonly tilstand: string;
  readonly sak: Sak;
}
const keptBy = new WeakMap<Knex, Map<string, Kept>>();

/**
 * The cases in the order of `sakIds`, and of each whether it is a favourite of this press user (null: nobody's). Unknown ids are left out, and so
 * are cases that an administrator has hidden. `db` must be a pool: what a transaction sees is nobody else's yet.
 */
export async function readShownSaker(
  db: Knex,
  pressebrukerId: string | null,
  sakIds: readonly string[],
): Promise<Pick<ReadSak, 'sak' | 'erFavoritt'>[]> {
  const kept = keptIn(db);
  const readAll = async (ids: readonly string[]) => {
    const read = await readSakerFor(db, pressebrukerId, ids);
    for (const one of read) keep(kept, one);
    return read;
  };
  if (!sakIds.some((id) => kept.has(id))) return readAll(sakIds);
  const states = await readStates(db, pressebrukerId, sakIds);
  const isKept = (state: (typeof states)[number]) =>
    kept.get(state.sak_id)?.tilstand === state.tilstand;
  const found = new Map<string, Sak>();
  for (const state of states.filter(isKept)) found.set(state.sak_id, use(kept, state.sak_id));
  const others = states.map(({ sak_id: sakId }) => sakId).filter((sakId) => !found.has(sakId));
  for (const { sak } of await readAll(others)) found.set(sak.sakId, sak);
  return states.flatMap(({ sak_id: sakId, er_favoritt: erFavoritt }) => {
    const sak = found.get(sakId);
    return sak ? [{ sak, erFavoritt }] : [];
  });
}

function keptIn(db: Knex): Map<string, Kept> {
  const kept = keptBy.get(db) ?? new Map<string, Kept>();
  keptBy.set(db, kept);
  return kept;
}

/** Those used last are kept longest. */
function use(kept: Map<string, Kept>, sakId: string): Sak {
  const one = kept.get(sakId)!;
  kept.delete(sakId);
  kept.set(sakId, one);
  return one.sak;
}

function keep(kept: Map<string, Kept>, { sak, tilstand }: ReadSak): void {
  if (kept.size === 0) setTimeout(() => kept.clear(), FORGOTTEN_EVERY).unref();
  kept.delete(sak.sakId);
  const [oldest] = kept.keys();
  if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
  kept.set(sak.sakId, { tilstand, sak });
}

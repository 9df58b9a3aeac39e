import {
  restoreSearched,
  readGenerations,
  unregisterGenerations,
  type Generation,
} from '#db/queues/generations.ts';
import { orderRebuildForLoss } from '#db/queues/rebuild-orders.ts';
import type { Indexer } from './indexer.ts';
import { ofAnotherTime } from './marks.ts';

/** What the engine lacks of what the registry says. */
interface Lacking {
  /** Generations that the engine does not have, or of another time than the database. */
  readonly lost: readonly Generation[];
  /** The engine searches none of the registered generations, although it has them. */
  readonly unsearched: boolean;
}

export interface Caretaker {
  /** Compares the registry with the engine; false when something is lacking. Throws `EngineUnavailable`. */
  readonly look: () => Promise<boolean>;
}

interface CaretakerOptions {
  /** How long the engine must go on saying that something is gone before it is believed, ms. */
  readonly patience?: number;
  /** A clock that can't be set, ms. */
  readonly elapsed?: () => number;
}

const PATIENCE = 1_000;

/**
 * Looks after the registered generations (docs/decisions/0023). What the engine lacks is believed when it has said so twice, a
 * while apart, and without being away in between. Then a half-built generation is forgotten, the searched one is made the
 * searched one again if the engine has it, and otherwise a rebuild is ordered. The searched generation is never forgotten:
 * as long as it is gone, changes stay in the outbox, so it has missed nothing when it is back.
 */
export function createCaretaker(indexer: Indexer, options: CaretakerOptions = {}): Caretaker {
  const { patience = PATIENCE, elapsed = () => performance.now() } = options;
  let since = new Map<string, number>();
  const isBelieved = (what: string): boolean =>
    elapsed() - (since.get(what) ?? Infinity) >= patience;
  const note = (lacking: readonly string[]): void => {
    since = new Map(lacking.map((what) => [what, since.get(what) ?? elapsed()]));
  };
  return {
    look: async () => {
      const { lost, unsearched } = await compare(indexer).catch((error: unknown) => {
        note([]);
        throw error;
      });
      const names = lost.map(({ navn }) => navn);
      const believed = lost.filter(({ navn }) => isBelieved(navn));
      const restore = unsearched && isBelieved(SEARCHED);
      note([...names, ...(unsearched ? [SEARCHED] : [])]);
      await forget(indexer, believed.filter(isHalfBuilt));
      if (believed.some((one) => !isHalfBuilt(one))) await orderRebuild(indexer);
      if (restore) await restoreSearched(indexer.db, indexer.engine, indexer.index);
      return names.length === 0 && !unsearched;
    },
  };
}

/** Stands among the names of generations, which are lower-case words without a space. */
const SEARCHED = 'the searched one';

async function compare({ db, index, engine }: Indexer): Promise<Lacking> {
  const registered = await readGenerations(db, engine);
  if (registered.length === 0) return { lost: [], unsearched: false };
  const lost = await lostAmong({ db, index, engine }, registered);
  const searched = registered.find((one) => !isHalfBuilt(one));
  if (!searched || lost.includes(searched)) return { lost, unsearched: false };
  const active = await index.active();
  return { lost, unsearched: !registered.some(({ navn }) => navn === active) };
}

/** The generations that the engine does not have, or not as this database knows them, as it says now. */
export async function lostAmong(
  indexer: Pick<Indexer, 'db' | 'engine' | 'index'>,
  registered: readonly Generation[],
): Promise<Generation[]> {
  const present = new Set(await indexer.index.list());
  const others = await ofAnotherTime(
    indexer,
    registered.filter(({ navn }) => present.has(navn)),
  );
  return registered.filter((one) => !present.has(one.navn) || others.includes(one));
}

function isHalfBuilt({ status }: Generation): boolean {
  return status === 'bygger';
}

/**
 * Removes half-built generations that the engine no longer has from the registry, so that writes to them do not hold up the
 * others for ever. Nothing is lost: they are not searched, and their rebuild begins again.
 */
async function forget(
  { db, engine, log }: Indexer,
  halfBuilt: readonly Generation[],
): Promise<void> {
  if (halfBuilt.length === 0) return;
  const lost = halfBuilt.map(({ navn }) => navn);
  await unregisterGenerations(db, lost);
  log.error({ engine, lost }, 'the engine has lost a half-built index: its rebuild begins again');
}

async function orderRebuild({ db, engine, log, clock }: Indexer): Promise<void> {
  const order = await orderRebuildForLoss(db, clock());
  if (order !== null)
    log.error({ engine, order }, 'the engine has lost the searched index: a rebuild is ordered');
}

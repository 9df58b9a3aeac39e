import { randomBytes, randomUUID } from 'node:crypto';
import { rightTime } from '#db/clock.ts';
import {
  type Generation,
  readGenerations,
  registerGeneration,
  swapGenerations,
  unregisterGenerations,
  writtenAhead,
} from '#db/queues/generations.ts';
import type { GenerationName } from '#search/port.ts';
import { indexState, type IndexVersion } from '#search/version.ts';
import { IndexerError, RebuildRefused, type Indexer } from './indexer.ts';
import { lostAmong } from './lost.ts';
import { ofAnotherTime } from './marks.ts';

/**
 * The life of a generation, in the engine (which has the documents) and in the registry (which says which generations
 * get every change): begun or resumed, swapped in, dropped.
 */

/**
 * `g20260301t101112x9f3c`: the moment at which the generation was begun (UTC), and a suffix for two of the same
 * second. Lower-case letters and digits only, because indices, aliases and tables are named after it.
 */
export function generationName(begun: Date, suffix = randomBytes(2).toString('hex')): string {
  const [day, time] = begun.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').split('T');
  return `g${day}t${time}x${suffix}`;
}

/** The generation that is searched; throws when there is none. */
export async function searchedGeneration({ index, engine }: Indexer): Promise<GenerationName> {
  const navn = await index.active();
  if (navn === null)
    throw new IndexerError(`there is no index in ${engine} yet: run "npm run indexer -- rebuild"`);
  return navn;
}

/**
 * As `searchedGeneration`, for changes that are about to be written: they reach registered generations only. A
 * generation that is searched but not registered has missed changes, while another engine or another database was
 * kept up to date.
 */
export async function followedGeneration(indexer: Indexer): Promise<GenerationName> {
  const searched = await searchedGeneration(indexer);
  const registered = await readGenerations(indexer.db, indexer.engine);
  const found = registered.filter(({ navn }) => navn === searched);
  if (found.length === 0 || (await ofAnotherTime(indexer, found)).length > 0)
    throw new IndexerError(
      'the searched index belongs to another state of the database: run "npm run indexer -- rebuild"',
    );
  requireOneLayout(indexer, registered);
  return searched;
}

/** Generations cannot be written because other code has made them: nothing is, before a rebuild has replaced them. */
export class OtherLayout extends IndexerError {}

/**
 * Throws `OtherLayout` when a generation does not take the documents of this code. Then no generation may be written: a change
 * that reached only some of them would lose its outbox row, and with it the mask in searches of the others.
 */
export function requireOneLayout(
  { index }: Pick<Indexer, 'index'>,
  generations: readonly Generation[],
): void {
  if (generations.every(({ layout }) => layout === index.layout)) return;
  throw new OtherLayout('the index has the layout of other code: run "npm run indexer -- rebuild"');
}

/** The version of a generation that is built now. */
export function versionOf({ analysis, index }: Indexer): IndexVersion {
  return { analysis, layout: index.layout };
}

export interface Begun {
  readonly navn: string;
  /** Every case up to and including this one was written by the rebuild that was stopped. */
  readonly after: string | null;
  /** How many cases that were. */
  readonly antall: number;
  readonly resumed: boolean;
}

/**
 * Resumes the generation of a rebuild that was stopped, unless other code or a clock that was ahead has written it, or begins a new one. A generation is created in the engine
 * first and registered then, so that every registered one can be written to. If the process is killed in between, the
 * next rebuild drops it (`dropUnused`).
 */
export async function beginOrResume(indexer: Indexer): Promise<Begun> {
  const { db, engine, index } = indexer;
  await forgetLostBuilds(indexer);
  const registered = await readGenerations(db, engine);
  const building = registered.filter(({ status }) => status === 'bygger');
  const version = versionOf(indexer);
  const last = building.at(-1);
  const now = await rightTime(db, indexer);
  const isUsable = last && indexState(last, version) === 'current';
  const newest = isUsable && writtenAhead([last], now).length === 0 ? last : null;
  for (const other of building) if (other !== newest) await dropGeneration(indexer, other.navn);
  if (newest) {
    const { navn, sistSakId, antall } = newest;
    return { navn, after: sistSakId, antall, resumed: true };
  }
  const navn = generationName(new Date());
  const mark = randomUUID();
  await index.create(navn);
  await index.mark(navn, mark);
  await registerGeneration(db, engine, navn, version, mark);
  return { navn, after: null, antall: 0, resumed: false };
}

/**
 * From now on this generation is searched. The engine switches at once. If the process is killed before the registry
 * is committed, both generations still get every change, and the next rebuild swaps again.
 */
export async function swap({ db, index, engine }: Indexer, navn: GenerationName): Promise<void> {
  const swapped = await swapGenerations(db, engine, navn, () => index.activate(navn));
  if (!swapped)
    throw new RebuildRefused(
      'forkastet',
      'the generation was removed while it was built; is the follower of another engine running?',
    );
}

/**
 * Removes half-built generations from the registry that the engine no longer has (deleted by hand, a new cluster), or has of
 * another time. The searched
 * one stays registered, so that the outbox keeps its changes until the swap (lost.ts).
 */
async function forgetLostBuilds(indexer: Indexer): Promise<void> {
  const { db, engine } = indexer;
  const lost = await lostAmong(indexer, await readGenerations(db, engine));
  const halfBuilt = lost.filter(({ status }) => status === 'bygger');
  await unregisterGenerations(
    db,
    halfBuilt.map(({ navn }) => navn),
  );
}

/**
 * Drops generations that are neither registered nor searched. Only to be called with the rebuild's lock, because a
 * generation is created a moment before it is registered. Returns their names.
 */
export async function dropUnused(indexer: Indexer): Promise<string[]> {
  const { db, index, engine, log } = indexer;
  const registered = new Set((await readGenerations(db, engine)).map(({ navn }) => navn));
  const searched = await index.active();
  const unused = (await index.list()).filter((navn) => !registered.has(navn) && navn !== searched);
  for (const navn of unused) await index.drop(navn);
  if (unused.length > 0) log.info({ engine, unused }, 'dropped generations that are not used');
  return unused;
}

/**
 * Unregisters a generation, so that nothing more is written to it, and drops it. One that is searched already (an
 * earlier rebuild was killed in the middle of its swap) is kept, and kept up to date.
 */
export async function dropGeneration({ db, index }: Indexer, navn: string): Promise<void> {
  if ((await index.active()) === navn) return;
  await unregisterGenerations(db, [navn]);
  await index.drop(navn);
}

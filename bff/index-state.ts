import type { Knex } from 'knex';
import { hasMark, readGenerations, type Generation } from '#db/queues/generations.ts';
import {
  EngineUnavailable,
  type SearchAdapter,
  type SearchedGeneration,
  type SearchEngine,
} from '#search/port.ts';
import { analysisVersion, indexState, type IndexState } from '#search/version.ts';

export type ReadIndexState = () => Promise<IndexState | null>;

/**
 * Reads whether the searched index is built as this code builds one; null when the engine searches none that gets every change
 * of this database: no index, one that is not registered, or one of another time than the database.
 */
export function indexStateOf(
  db: Knex,
  { capabilities, engine, index }: Pick<SearchAdapter, 'capabilities' | 'engine' | 'index'>,
): ReadIndexState {
  const code = { analysis: analysisVersion(), layout: index.layout };
  const registered = () => readGenerations(db, capabilities.name);
  return async () => {
    // The registry first: a swap has registered what it makes the searched one.
    const before = await registered();
    const searched = await engine.searched();
    if (searched === null) return null;
    // A follower may have given it another mark between the two.
    const found = find(before, searched) ?? find(await registered(), searched);
    return found && indexState(found, code);
  };
}

function find(registered: readonly Generation[], { navn, mark }: SearchedGeneration) {
  return registered.find((one) => one.navn === navn && hasMark(one, mark)) ?? null;
}

/**
 * The engine, as long as what it searches gets every change and has the layout of this code. A generation that is not registered
 * has missed changes; one of another time than the database knows more or less than that; in another layout fields are missing. In both a search would find too little without saying so: then the
 * engine counts as unavailable.
 */
export function whileSearchable(engine: SearchEngine, state: ReadIndexState): SearchEngine {
  const checked = async (): Promise<void> => {
    const now = await state();
    if (now === null)
      throw new EngineUnavailable('no index is searched that gets every change: rebuild it');
    if (now === 'incompatible')
      throw new EngineUnavailable('the searched index has the layout of other code: rebuild it');
  };
  return {
    search: async (...args) => {
      await checked();
      return engine.search(...args);
    },
    find: async (...args) => {
      await checked();
      return engine.find(...args);
    },
    searched: engine.searched,
    ping: async () => {
      await engine.ping();
      await checked();
    },
    close: engine.close,
  };
}

import type { Knex } from 'knex';
import { readSearched } from '#db/queues/generations.ts';
import { EngineUnavailable, type SearchAdapter, type SearchEngine } from '#search/port.ts';
import { analysisVersion, indexState, type IndexState } from '#search/version.ts';

export type ReadIndexState = () => Promise<IndexState | null>;

/** Reads whether the searched index is built as this code builds one; null when no registered index is searched. */
export function indexStateOf(
  db: Knex,
  { capabilities, index }: Pick<SearchAdapter, 'capabilities' | 'index'>,
): ReadIndexState {
  const code = { analysis: analysisVersion(), layout: index.layout };
  return async () => {
    const searched = await readSearched(db, capabilities.name);
    return searched && indexState(searched, code);
  };
}

/**
 * The engine, as long as what it searches gets every change and has the layout of this code. A generation that is not registered
 * has missed changes; in another layout fields are missing. In both a search would find too little without saying so: then the
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
    ping: async () => {
      await engine.ping();
      await checked();
    },
    close: engine.close,
  };
}

import type { SearchEngine, SearchIndex } from '#search/port.ts';
import type { Tracing } from './trace.ts';

type EngineName = 'postgres' | 'elasticsearch';
const systemOf = (engine: EngineName) =>
  ({ 'db.system.name': engine === 'postgres' ? 'postgresql' : 'elasticsearch' }) as const;

/** The engine, with a span for each question. */
export function traceEngine(
  engine: SearchEngine,
  name: EngineName,
  { within }: Tracing,
): SearchEngine {
  const told = (operation: string) => ({ ...systemOf(name), 'db.operation.name': operation });
  return {
    ...engine,
    search: (...asked) => within('search', told('search'), () => engine.search(...asked)),
    find: (...asked) => within('find', told('find'), () => engine.find(...asked)),
  };
}

/** The index, with a span for each bulk that is written and each refresh. */
export function traceIndex(index: SearchIndex, name: EngineName, { within }: Tracing): SearchIndex {
  const told = (operation: string, cases?: number) => ({
    ...systemOf(name),
    'db.operation.name': operation,
    ...(cases !== undefined && { 'presse.cases': cases }),
  });
  return {
    ...index,
    write: (generation, writes) =>
      within('write', told('write', writes.length), () => index.write(generation, writes)),
    refresh: (generation) => within('refresh', told('refresh'), () => index.refresh(generation)),
  };
}

import type { Gate, SearchEngine, SearchResult } from '#search/port.ts';
import type { Condition, SearchQuery } from '#search/query.ts';

/** More cases with the typed numbers are not shown: year and serial number alone are those of a case in many courts. */
const MOST = 10;

/** The cases that have the numbers which were typed, whatever their dates, court and category; those that wait for the index (`waiting`) first. */
export async function findNumbered(
  engine: SearchEngine,
  numbers: Condition | null,
  gate: Gate,
  waiting: readonly { readonly sak_id: string }[],
): Promise<readonly string[]> {
  if (!numbers) return [];
  const found = await engine.find({ condition: numbers, limit: MOST }, gate);
  return [...waiting.map((row) => row.sak_id), ...found].slice(0, MOST);
}

/**
 * Those of `numbered` that are no hits of the search. When the page has all hits, they are compared with it; otherwise
 * the engine is asked for the hits that have these numbers.
 */
export async function outsideOf(
  numbered: readonly string[],
  { engine, query, numbers, gate, found }: Searched,
): Promise<readonly string[]> {
  if (numbered.length === 0 || !numbers) return [];
  const hits = new Set(found.sakIds);
  const unknown = numbered.filter((sakId) => !hits.has(sakId));
  if (unknown.length === 0 || found.totalHits <= hits.size) return unknown;
  const clause = { anyOf: numbers.clauses.flatMap(({ anyOf }) => anyOf), negated: false };
  const narrowed = { ...query, free: [...query.free, clause] };
  const page = { page: 1, pageSize: 1000 };
  const inside = new Set((await engine.search(narrowed, page, gate)).sakIds);
  return unknown.filter((sakId) => !inside.has(sakId));
}

interface Searched {
  readonly engine: SearchEngine;
  readonly query: SearchQuery;
  readonly numbers: Condition | null;
  readonly gate: Gate;
  readonly found: SearchResult;
}

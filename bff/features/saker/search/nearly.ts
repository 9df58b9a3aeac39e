import type { Berammingsliste, Hit } from '#contract/sak.ts';
import { type NearlySearch, toNearly, type ValidSearch } from '#search/parse-query.ts';
import { EngineUnavailable, type Gate, type SearchEngine } from '#search/port.ts';
import { askedFor } from './asked.ts';
import type { AskedOf } from './explain.ts';

/** With so many hits nobody needs other cases. */
const FEW = 10;
/** Rows of cases that have most of the words; the best come first. */
const MOST_ROWS = 50;

type Nesten = NonNullable<Berammingsliste['nesten']>;

/** The cases that have most of the words, and which words each of them has. */
export interface Nearly {
  readonly sakIds: readonly string[];
  readonly totalHits: number;
  readonly has: readonly (readonly number[])[];
  readonly search: NearlySearch;
}

/** On the first page of a search that has found few. Null when no case has most of the words, or the engine is too slow for them. */
export async function findNearly(
  typed: ValidSearch,
  hits: number,
  { engine, gate }: { readonly engine: SearchEngine; readonly gate: Gate },
): Promise<Nearly | null> {
  const search = typed.page === 1 && hits < FEW ? toNearly(typed) : null;
  if (!search) return null;
  try {
    const found = await engine.search(search.query, { page: 1, pageSize: MOST_ROWS }, gate);
    const { sakIds, nearly } = found;
    return found.totalHits === 0
      ? null
      : { sakIds, totalHits: found.totalHits, has: nearly ?? [], search };
  } catch (error) {
    // The hits are there, and they are what was asked for.
    if (error instanceof EngineUnavailable) return null;
    throw error;
  }
}

/** What each case is asked why it is here: only the words that it has. */
export function askedOf({ sakIds, has, search: { query } }: Nearly): AskedOf {
  const words = query.nearly!.words.flatMap(({ condition }) => condition.clauses);
  const asked = sakIds.map((_, row) =>
    askedFor({ free: has[row]!.map((at) => words[at]!), fields: query.fields }),
  );
  return ({ sakId }) => asked[sakIds.indexOf(sakId)]!;
}

/** `hits` are those of the cases that still exist. */
export function presentNearly(
  { sakIds, totalHits, has, search }: Nearly,
  hits: readonly Hit[],
): Nesten | null {
  if (hits.length === 0) return null;
  const hasOf = new Map(sakIds.map((sakId, at) => [sakId, has[at] ?? []]));
  return {
    hits: hits.map((hit) => ({
      ...hit,
      mangler: search.words.filter((_, at) => !hasOf.get(hit.sakId)!.includes(at)),
    })),
    totalHits,
    ord: search.words.length,
    minst: search.least,
  };
}

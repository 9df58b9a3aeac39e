import type { Berammingsliste, Hit } from '#contract/sak.ts';
import { type NearlySearch, toNearly, type ValidSearch } from '#search/parse-query.ts';
import { EngineUnavailable, type Gate, type SearchEngine } from '#search/port.ts';
import { singlePartsIn } from '#search/text/query/compound-parts.ts';
import { askedFor } from './asked.ts';
import { changesOnlyWords } from './did-you-mean.ts';
import type { AskedOf } from './explain.ts';

/** With so many hits nobody needs other cases. */
const FEW = 10;
/** Rows of cases that have most of the words; the best come first. */
const MOST_ROWS = 50;

type Nesten = NonNullable<Berammingsliste['nesten']>;

/** The cases that have most of the words, and which words each of them has. */
interface Nearly {
  readonly sakIds: readonly string[];
  readonly totalHits: number;
  readonly has: readonly (readonly number[])[];
  readonly search: NearlySearch;
}

/**
 * On the first page of a search that has found few. Where no case has most of the words and none was found, some of them are enough, or
 * one part of a compound among them (`drosjeran`: ran), then some of those that were meant instead (`meant`). Null when there is no
 * such case, or the engine is too slow for them.
 */
export async function findNearly(
  typed: ValidSearch,
  { totalHits: hits, sakIds }: Hits,
  by: Finds,
  meant: () => Promise<readonly string[]>,
): Promise<Nearly | null> {
  if (typed.page > 1 || hits >= FEW) return null;
  // Beside hits that have all the words, what only may be meant is noise.
  const most = toNearly(typed, hits > 0 ? 'surely most' : 'most');
  // One word, a place or a whole number: whatever was meant has no more words.
  if (!most) return null;
  try {
    const found = await findBy(most, by);
    if (found || hits > 0) return found && withoutHits(found, sakIds);
    for await (const search of withFewerWords(typed, meant)) {
      const some = await findBy(search, by);
      if (some) return some;
    }
    return null;
  } catch (error) {
    // What was asked for has been answered.
    if (error instanceof EngineUnavailable) return null;
    throw error;
  }
}

/** A hit may say in other words what it is said to lack. */
function withoutHits({ sakIds, has, totalHits, search }: Nearly, hits: readonly string[]): Nearly {
  const isOther = (sakId: string | undefined) => !hits.includes(sakId!);
  const others = sakIds.filter(isOther);
  return {
    sakIds: others,
    has: has.filter((_, at) => isOther(sakIds[at])),
    totalHits: totalHits - (sakIds.length - others.length),
    search,
  };
}

/** What is enough, each time less of what was typed. */
async function* withFewerWords(
  typed: ValidSearch,
  meant: () => Promise<readonly string[]>,
): AsyncGenerator<NearlySearch | null> {
  yield toNearly(typed, 'some', { parts: singlePartsIn(typed.query) });
  const text = (await meant()).find((text) => changesOnlyWords(typed.query, text));
  if (text === undefined) return;
  const instead = { ...typed, query: text };
  yield toNearly(instead, 'most');
  yield toNearly(instead, 'some');
}

interface Hits {
  readonly totalHits: number;
  readonly sakIds: readonly string[];
}
interface Finds {
  readonly engine: SearchEngine;
  readonly gate: Gate;
}

async function findBy(search: NearlySearch | null, { engine, gate }: Finds) {
  if (!search) return null;
  const found = await engine.search(search.query, { page: 1, pageSize: MOST_ROWS }, gate);
  const { sakIds, totalHits, nearly } = found;
  return totalHits === 0 ? null : { sakIds, totalHits, has: nearly ?? [], search };
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

import type { estypes } from '@elastic/elasticsearch';
import { defaultSort, type Sort, type SortField } from '#domain/search-rules.ts';
import type { SearchOptions } from '#search/port.ts';
import { areLostInTier, holdsWithoutText, lostHits } from '#search/lost-text.ts';
import { type Condition, MOST_POINTS } from '#search/query.ts';
import {
  type Files,
  type GatedQuery,
  availableFile,
  chosen,
  filters,
  hearingsThatCount,
} from './clauses.ts';
import { facetAggregations } from './facets.ts';
import { newAggregation } from './new-hits.ts';
import { all, any, type Filter, isOfOneOf, isOneOf, not, nothing } from './filters.ts';
import { conditionFilter } from './terms.ts';

/** A search request with a known order in which no two hits are equal. */
export type Body = estypes.SearchRequest & { readonly sort: Key[] };

/**
 * No document is fetched: a hit's id is one of its sort values. If a shard does not answer the search fails, because
 * the total would be wrong.
 */
export const IDS_ONLY = {
  _source: false,
  stored_fields: '_none_',
  track_scores: false,
  allow_partial_search_results: false,
} as const satisfies estypes.SearchRequest;

/** The request for a search, without its page. With facets the choices come after the counting. */
export function body(input: GatedQuery, options: SearchOptions = {}): Body {
  const choices = chosen(input);
  const afterwards = options.facets ? choices : [];
  const conditions = [...filters(input), ...(options.facets ? [] : choices)];
  return {
    ...IDS_ONLY,
    query: input.query.sortField === 'relevans' ? scored(input, conditions) : all(conditions),
    ...counting(input, options, afterwards),
    ...(afterwards.length > 0 ? { post_filter: all(afterwards) } : {}),
    sort: sort(input),
  };
}

function counting(
  input: GatedQuery,
  { facets = false, newSince = null }: SearchOptions,
  choices: readonly Filter[],
): Pick<estypes.SearchRequest, 'aggs'> {
  if (!facets && !newSince) return {};
  const aggs = {
    ...(facets ? facetAggregations(input) : {}),
    ...(newSince ? newAggregation(newSince, choices) : {}),
  };
  return { aggs };
}

/**
 * The score of a hit is a whole number, the same on every shard and in every run: that of the best tier which it
 * matches, or its points when it matches none. How often or how rarely a word stands in other cases counts for nothing.
 */
function scored(input: GatedQuery, conditions: readonly Filter[]): Filter {
  const { tiers, points, nearly } = input.query;
  const score = (filter: Filter, boost: number): Filter => ({ constant_score: { filter, boost } });
  const weighed = [...points, ...(nearly?.words ?? [])].map(({ condition, weight }) =>
    score(conditionHolds(condition, holdsWithoutText(condition), input), weight),
  );
  const scores = [
    ...tiers.map((tier, at) =>
      score(
        conditionHolds(tier, areLostInTier(tier, input.query), input),
        (tiers.length - at) * (MOST_POINTS + 1),
      ),
    ),
    // The sum of what holds.
    ...(weighed.length > 0 ? [any(weighed)] : []),
  ];
  return {
    bool: {
      filter: [...conditions],
      ...(scores.length > 0 ? { should: [{ dis_max: { queries: scores, tie_breaker: 0 } }] } : {}),
      minimum_should_match: 0,
    },
  };
}

/** By relevance: in the usual order of the category, as if all hits were of one tier. */
function inUsualOrder(input: GatedQuery): GatedQuery {
  const { query } = input;
  return query.sortField === 'relevans'
    ? { ...input, query: { ...query, ...defaultSort(query.kategori) } }
    : input;
}

/** Nothing but the counts and the total: what is chosen narrows each of the counts by itself. Their order costs nothing. */
export function counts(input: GatedQuery, options: SearchOptions): Body {
  return { ...body(inUsualOrder(input), options), sort: [], size: 0, track_total_hits: true };
}

/** The condition holds; of a case that has lost text, where it can be a hit at all, when `isOfLost`. */
function conditionHolds(
  condition: Condition,
  isOfLost: boolean,
  { query, gate }: GatedQuery,
): Filter {
  const lost = lostHits(query, gate);
  const matches = conditionFilter(condition, gate);
  if (lost === 'all' || lost.length === 0) return matches;
  return isOfLost ? any([matches, isOneOf(lost)]) : all([matches, not(isOneOf(lost))]);
}

/** Which words of `nearly` each hit has: they are named by their place (clauses.ts). */
export function nearlyOf({ hits }: estypes.SearchResponse): number[][] {
  return hits.hits.map(({ matched_queries: names }) =>
    (Array.isArray(names) ? names : []).map(Number).sort((a, b) => a - b),
  );
}

/** A hit's id is the last of its own sort values. */
export function ids({ hits }: estypes.SearchResponse): string[] {
  return hits.hits.map(({ sort }) => String(sort?.at(-1)));
}

export function total({ hits }: estypes.SearchResponse): number {
  return typeof hits.total === 'number' ? hits.total : (hits.total?.value ?? 0);
}

/** Stands in for a missing date, which comes last in both directions. JavaScript holds both numbers exactly. */
const LAST = { asc: Number.MAX_SAFE_INTEGER, desc: Number.MIN_SAFE_INTEGER } as const;

type Order = 'asc' | 'desc';
/** One sort field and its direction. */
type Key = Record<string, estypes.FieldSort & { readonly order: Order }>;
type MakeKey = (input: GatedQuery, order: Order) => Key;

/** Ascending the first, descending the last date among the case's hearings or files that count. */
function among(path: string, field: string, counts: (input: GatedQuery) => Filter): MakeKey {
  return (input, order) => ({
    [`${path}.${field}`]: {
      order,
      mode: order === 'asc' ? 'min' : 'max',
      missing: LAST[order],
      nested: { path, filter: counts(input) },
    },
  });
}

function ofFiles(path: Files, field: string): MakeKey {
  return among(path, field, ({ gate }) => {
    const stale = gate.stale[path];
    if (stale === 'all') return nothing;
    return all([
      ...availableFile(path, gate),
      ...(stale.length > 0 ? [not(isOfOneOf(stale))] : []),
    ]);
  });
}

const KEYS: Readonly<Record<Exclude<SortField, 'relevans'>, MakeKey>> = {
  rettsmoete: among('rettsmoeter', 'start', (input) => all(hearingsThatCount(input))),
  domstol: (_, order) => ({ domstolSortering: { order } }),
  publiseringsdatoTiltale: ofFiles('tiltaler', 'publiseringsdato'),
  publiseringsdatoAvgjoerelse: ofFiles('avgjoerelser', 'publiseringsdato'),
  avgivelsesdato: ofFiles('avgjoerelser', 'avgivelsesdato'),
  sisteSak: (_, order) => ({ foerstSett: { order } }),
};

/** The chosen key, then sakId, which always ascends. By relevance: the tier, then the usual order of the category. */
export function sort(input: GatedQuery): Key[] {
  const last: Key = { sakId: { order: 'asc' } };
  if (input.query.sortField !== 'relevans') return [...keyOf(input, input.query), last];
  const best: Key = { _score: { order: 'desc' } };
  return [best, ...keyOf(input, defaultSort(input.query.kategori)), last];
}

function keyOf(input: GatedQuery, { sortField, sortAscending }: Sort): Key[] {
  return sortField === 'relevans' ? [] : [KEYS[sortField](input, sortAscending ? 'asc' : 'desc')];
}

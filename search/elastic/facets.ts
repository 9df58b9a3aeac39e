import type { estypes } from '@elastic/elasticsearch';
import { type FacetCount, type FacetCounts, MAX_FACET_VALUES } from '#search/port.ts';
import { TEXT_FACETS, wantsValue } from '#search/lost-text.ts';
import type { Facet } from '#search/query.ts';
import { chosen, type GatedQuery, hearingsInQuestion, notLost } from './clauses.ts';
import { all, type Filter } from './filters.ts';

type Aggregation = estypes.AggregationsAggregationContainer;
type Aggregations = Record<string, Aggregation>;

/** The types of hearings of cases whose hearings have not all the same one; the others are counted by case. */
export const DIFFERENT_TYPES = 'rettsmoetetypeUlike';

/**
 * Counts for each facet, as aggregations over the hits without any choice: each is narrowed by the choices in the others.
 * The choices themselves are a `post_filter` (body.ts).
 */
export function facetAggregations(input: GatedQuery): Aggregations {
  const narrowed = (facet: Facet, aggregation: Aggregation, more: readonly Filter[] = []) =>
    within([...chosen(input, facet), ...known(input, facet), ...more], aggregation);
  return {
    domstol: narrowed('domstol', terms('domstolId')),
    sakstype: narrowed('sakstype', terms('sakstypeNavn')),
    kode: narrowed('kode', terms('kode')),
    begrensning: narrowed('begrensning', terms('begrensninger')),
    // A hit has a hearing in question, or none at all: where all are of one type, the case counts once.
    rettsmoetetype: narrowed('rettsmoetetype', terms('moetetype', TYPES)),
    [DIFFERENT_TYPES]: narrowed('rettsmoetetype', typesOfHearings(input), [
      { term: { ulikeMoetetyper: true } },
    ]),
  };
}

/** Without conditions there is nothing to step into, which is faster. */
function within(conditions: readonly Filter[], aggregation: Aggregation): Aggregation {
  if (conditions.length === 0) return aggregation;
  return { filter: all(conditions), aggs: { [VALUES]: aggregation } };
}

/** No value of a case that has lost text is counted; where others are chosen, the choices have left it out. */
function known(input: GatedQuery, facet: Facet): readonly Filter[] {
  return TEXT_FACETS.includes(facet) && !wantsValue(input.query, facet) ? notLost(input) : [];
}

const VALUES = 'verdier';
const HEARINGS = 'moeter';
const CASES = 'saker';
/** Values that each shard counts: with fewer, the counts are exact. */
const SHARD_VALUES = 1_000;
/** Types of hearings come in two lists, of which neither may have been cut before they are put together. */
const TYPES = { size: SHARD_VALUES };

/** Most cases first, then by bytes. */
function terms(
  field: string,
  { size = MAX_FACET_VALUES, count = '_count' }: { size?: number; count?: string } = {},
): Aggregation {
  const order = [{ [count]: 'desc' as const }, { _key: 'asc' as const }];
  return { terms: { field, size, shard_size: SHARD_VALUES, order } };
}

function typesOfHearings(input: GatedQuery): Aggregation {
  // A case with two such hearings counts once.
  const types = {
    ...terms('rettsmoeter.typeNavn', { ...TYPES, count: CASES }),
    aggs: { [CASES]: { reverse_nested: {} } },
  };
  const inQuestion = { filter: all(hearingsInQuestion(input)), aggs: { [VALUES]: types } };
  return { nested: { path: 'rettsmoeter' }, aggs: { [HEARINGS]: inQuestion } };
}

interface Bucket {
  readonly key: string;
  readonly doc_count: number;
  readonly [CASES]?: { readonly doc_count: number };
}
/** A filter or the step into the hearings, with the values in it. */
interface Step {
  readonly [HEARINGS]?: Step;
  readonly [VALUES]?: Step;
  readonly buckets?: readonly Bucket[];
}

/** The counts in an answer to `facetAggregations`; null when they were not asked for. */
export function facetCounts({ aggregations }: estypes.SearchResponse): FacetCounts | null {
  if (!aggregations?.['domstol']) return null;
  const answer = aggregations as unknown as Readonly<Record<Facet | typeof DIFFERENT_TYPES, Step>>;
  const countsOf = (name: keyof typeof answer) => bucketsIn(answer[name]).map(toCount);
  return {
    domstol: countsOf('domstol'),
    sakstype: countsOf('sakstype'),
    rettsmoetetype: together(countsOf('rettsmoetetype'), countsOf(DIFFERENT_TYPES)),
    kode: countsOf('kode'),
    begrensning: countsOf('begrensning'),
  };
}

/** Both lists in one, in the order of `terms`. */
function together(one: readonly FacetCount[], other: readonly FacetCount[]): FacetCount[] {
  const counts = new Map(one.map(({ value, count }) => [value, count]));
  for (const { value, count } of other) counts.set(value, (counts.get(value) ?? 0) + count);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || Buffer.compare(Buffer.from(a.value), Buffer.from(b.value)))
    .slice(0, MAX_FACET_VALUES);
}

function bucketsIn(step: Step): readonly Bucket[] {
  if (step.buckets) return step.buckets;
  const next = step[VALUES] ?? step[HEARINGS];
  return next ? bucketsIn(next) : [];
}

function toCount(bucket: Bucket): FacetCount {
  return { value: bucket.key, count: bucket[CASES]?.doc_count ?? bucket.doc_count };
}

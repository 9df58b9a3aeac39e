import type { estypes } from '@elastic/elasticsearch';
import { type FacetCount, type FacetCounts, MAX_FACET_VALUES } from '#search/port.ts';
import { TEXT_FACETS, wantsValue } from '#search/lost-text.ts';
import { type Facet, FACETS } from '#search/query.ts';
import { chosen, type GatedQuery, hearingsInQuestion, notLost } from './clauses.ts';
import { all, type Filter } from './filters.ts';

type Aggregation = estypes.AggregationsAggregationContainer;
type Aggregations = Record<string, Aggregation>;

/**
 * Counts for each facet, as aggregations over the hits without any choice: each is narrowed by the choices in the others.
 * The choices themselves are a `post_filter` (body.ts).
 */
export function facetAggregations(input: GatedQuery): Aggregations {
  return Object.fromEntries(
    FACETS.map((facet) => [
      facet,
      {
        filter: all([...chosen(input, facet), ...known(input, facet)]),
        aggs: { [VALUES]: AGGREGATIONS[facet](input) },
      },
    ]),
  );
}

/** No value of a case that has lost text is counted; where others are chosen, the choices have left it out. */
function known(input: GatedQuery, facet: Facet): readonly Filter[] {
  return TEXT_FACETS.includes(facet) && !wantsValue(input.query, facet) ? notLost(input) : [];
}

const VALUES = 'verdier';
const HEARINGS = 'moeter';
const CASES = 'saker';

/** Most cases first, then by bytes. With `shard_size` the counts are exact up to so many values on each shard. */
function terms(field: string, count: string, more: Pick<Aggregation, 'aggs'> = {}): Aggregation {
  const order = [{ [count]: 'desc' as const }, { _key: 'asc' as const }];
  return { terms: { field, size: MAX_FACET_VALUES, shard_size: 1_000, order }, ...more };
}

const AGGREGATIONS: Readonly<Record<Facet, (input: GatedQuery) => Aggregation>> = {
  domstol: () => terms('domstolId', '_count'),
  sakstype: () => terms('sakstypeNavn', '_count'),
  kode: () => terms('kode', '_count'),
  begrensning: () => terms('begrensninger', '_count'),
  rettsmoetetype: (input) => ({
    nested: { path: 'rettsmoeter' },
    aggs: {
      [HEARINGS]: {
        filter: all(hearingsInQuestion(input)),
        // A case with two such hearings counts once.
        aggs: {
          [VALUES]: terms('rettsmoeter.typeNavn', CASES, {
            aggs: { [CASES]: { reverse_nested: {} } },
          }),
        },
      },
    },
  }),
};

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
  const answer = aggregations as unknown as Readonly<Record<Facet, Step>>;
  const countsOf = (facet: Facet): FacetCount[] => bucketsIn(answer[facet]).map(toCount);
  return {
    domstol: countsOf('domstol'),
    sakstype: countsOf('sakstype'),
    rettsmoetetype: countsOf('rettsmoetetype'),
    kode: countsOf('kode'),
    begrensning: countsOf('begrensning'),
  };
}

function bucketsIn(step: Step): readonly Bucket[] {
  if (step.buckets) return step.buckets;
  const next = step[VALUES] ?? step[HEARINGS];
  return next ? bucketsIn(next) : [];
}

function toCount(bucket: Bucket): FacetCount {
  return { value: bucket.key, count: bucket[CASES]?.doc_count ?? bucket.doc_count };
}

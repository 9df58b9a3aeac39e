import { errors, type estypes } from '@elastic/elasticsearch';
import { z } from 'zod';
import { EngineUnavailable } from '#search/port.ts';
import { FACETS } from '#search/query.ts';
import { DIFFERENT_TYPES } from './facets.ts';
import { NEW_HITS } from './new-hits.ts';

/**
 * What comes back is read before it is believed. Something else may stand at Elasticsearch's address (a proxy's error page, another
 * service), and an answer may be cut off or incomplete: then the engine counts as away. It is never "no hits" or "no index".
 */
export function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const { data, success } = schema.safeParse(answer);
  if (success) return data;
  throw new EngineUnavailable('Elasticsearch does not answer: this is not an answer of its shape');
}

const allShards = z.object({ failed: z.literal(0) });

export const info = z.object({ version: z.object({ number: z.string() }) });
export const acknowledged = z.object({ acknowledged: z.literal(true) });
export const refreshed = z.object({ _shards: allShards });
export const counted = z.object({ count: z.int().nonnegative(), _shards: allShards });
export const pointInTime = z.object({ id: z.string().min(1) });
/** Of `getAlias`: the indices that have one. */
export const aliases = z.record(
  z.string(),
  z.object({ aliases: z.record(z.string(), z.looseObject({})) }),
);
const meta = z.record(z.string(), z.unknown());
/** Of `getMapping`, by index. */
export const mappings = z.record(
  z.string(),
  z.object({ mappings: z.object({ _meta: meta.optional() }) }),
);

const bulkItem = z.object({
  _id: z.string(),
  status: z.int(),
  error: z.object({ type: z.string(), reason: z.string().nullish() }).optional(),
});
export type BulkItem = z.infer<typeof bulkItem>;
export const bulk = z.object({
  errors: z.boolean(),
  items: z.array(z.union([z.object({ index: bulkItem }), z.object({ delete: bulkItem })])),
});

const bucket = z.object({ key: z.string(), doc_count: z.int() });
type Step = z.ZodType<object>;
/** Values, or a step on the way to them (facets.ts). */
const step: Step = z.union([
  z.object({ buckets: z.array(bucket) }),
  z.object({ verdier: z.lazy(() => step) }),
  z.object({ moeter: z.lazy(() => step) }),
]);
const newHits = z.object({ doc_count: z.int().nonnegative() });
/** By name. */
const counts: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries([...FACETS, DIFFERENT_TYPES].map((name) => [name, step])),
  [NEW_HITS]: newHits,
};

const total = z.object({ value: z.int().nonnegative(), relation: z.literal('eq') });
const sortValue = z.union([z.string(), z.number(), z.null()]);
const searched = z.object({
  timed_out: z.literal(false),
  _shards: allShards,
  hits: z.object({
    total: total.optional(),
    hits: z.array(
      z.object({
        sort: z.array(sortValue),
        matched_queries: z.array(z.string().regex(/^\d+$/)).optional(),
      }),
    ),
  }),
  pit_id: z.string().optional(),
  aggregations: z.unknown().optional(),
});

/** The answer to this search, with everything that it asked for, and no counts beside those. */
export function readSearch(
  request: estypes.SearchRequest & { readonly sort: readonly unknown[] },
  answer: estypes.SearchResponse,
): estypes.SearchResponse {
  const { hits, aggregations } = read(searched, answer);
  const idAt = request.sort.length - 1;
  const isComplete =
    hits.hits.length <= (request.size ?? 0) &&
    hits.hits.every(({ sort }) => typeof sort[idAt] === 'string') &&
    (request.track_total_hits !== true || isTotalOf(hits));
  if (!isComplete) read(z.never(), hits);
  const { aggs = {} } = request;
  if (request.aggs) read(countsOf(aggs), aggregations);
  return { ...answer, aggregations: only(Object.keys(aggs), answer.aggregations ?? {}) };
}

function only<T>(names: readonly string[], of: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(names.map((name) => [name, of[name]!]));
}

/** Made once for the same counts: zod compiles a schema when it is first used, which takes longer than reading an answer. */
const known = new Map<string, z.ZodType>();

/** What was asked to be counted. */
function countsOf(asked: object): z.ZodType {
  const names = Object.keys(asked);
  const key = names.join();
  let schema = known.get(key);
  if (!schema) {
    schema = z.object(Object.fromEntries(names.map((name) => [name, counts[name]!])));
    known.set(key, schema);
  }
  return schema;
}

function isTotalOf(hits: z.infer<typeof searched>['hits']): boolean {
  return hits.total !== undefined && hits.total.value >= hits.hits.length;
}

/** Elasticsearch's own names for what is missing. */
const missing = z.union([
  z.object({ error: z.object({ type: z.literal('index_not_found_exception') }) }),
  z.object({ error: z.string().regex(/^alias(es)? \[.*\] missing$/) }),
]);

/** Whether Elasticsearch itself says that the index or the alias does not exist; a 404 of something before it does not count. */
export function isMissing(error: unknown): boolean {
  return isOwnError(error) && error.statusCode === 404 && missing.safeParse(error.body).success;
}

const existing = z.object({
  error: z.object({ type: z.literal('resource_already_exists_exception') }),
});

/** Whether Elasticsearch itself says that there is an index of this name already. */
export function isExisting(error: unknown): boolean {
  return isOwnError(error) && error.statusCode === 400 && existing.safeParse(error.body).success;
}

/** Whether the answer says by its header that it is Elasticsearch's. */
export function isOwnError(error: unknown): error is errors.ResponseError {
  return (
    error instanceof errors.ResponseError &&
    error.headers?.['x-elastic-product'] === 'Elasticsearch'
  );
}

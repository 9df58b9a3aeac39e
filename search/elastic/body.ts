import type { estypes } from '@elastic/elasticsearch';
import type { SortField } from '#domain/search-rules.ts';
import {
  type Files,
  type Filter,
  type GatedQuery,
  all,
  availableFile,
  filters,
  hearingsThatCount,
  nothing,
} from './clauses.ts';

/** A search request with a known order in which no two hits are equal. */
export type Body = estypes.SearchRequest & { readonly sort: Key[] };

/**
 * No document is fetched: a hit's id is one of its sort values. Hits have no score. If a shard does not answer the
 * search fails, because the total would be wrong.
 */
export const IDS_ONLY = {
  _source: false,
  stored_fields: '_none_',
  track_scores: false,
  allow_partial_search_results: false,
} as const satisfies estypes.SearchRequest;

/** The request for a search, without its page. */
export function body(input: GatedQuery): Body {
  return { ...IDS_ONLY, query: all(filters(input)), sort: sort(input) };
}

/** The same hits in the opposite order, so that the last come first. */
export function reversed(search: Body): Body {
  const flip = ([field, key]: [string, Key[string]]) =>
    [field, { ...key, order: key.order === 'asc' ? 'desc' : 'asc' } as const] as const;
  const sort = search.sort.map((key) => Object.fromEntries(Object.entries(key).map(flip)));
  return { ...search, sort };
}

/** The position of the case's id among a hit's sort values. */
const SAK_ID = 1;

export function ids(hits: readonly estypes.SearchHit[]): string[] {
  return hits.map((hit) => String(hit.sort?.[SAK_ID]));
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
    // A file is stored as a nested document with the id of its case.
    const notStale: Filter = { bool: { must_not: [{ ids: { values: [...stale] } }] } };
    return all([...availableFile(path, gate), ...(stale.length > 0 ? [notStale] : [])]);
  });
}

const KEYS: Readonly<Record<SortField, MakeKey>> = {
  rettsmoete: among('rettsmoeter', 'start', ({ query }) => all(hearingsThatCount(query))),
  domstol: (_, order) => ({ domstolSortering: { order } }),
  publiseringsdatoTiltale: ofFiles('tiltaler', 'publiseringsdato'),
  publiseringsdatoAvgjoerelse: ofFiles('avgjoerelser', 'publiseringsdato'),
  avgivelsesdato: ofFiles('avgjoerelser', 'avgivelsesdato'),
  sisteSak: (_, order) => ({ foerstSett: { order } }),
};

/** The chosen key, then sakId, which always ascends. */
export function sort(input: GatedQuery): Key[] {
  const order = input.query.sortAscending ? 'asc' : 'desc';
  return [KEYS[input.query.sortField](input, order), { sakId: { order: 'asc' } }];
}

import type { estypes } from '@elastic/elasticsearch';
import type { SortField } from '#domain/search-rules.ts';
import { type Files, availableFile, filters, hearingsInQuestion } from './clauses.ts';
import { type Asked, type Filter, all, nothing } from './filters.ts';

/** A search request whose order is known and has no ties. */
export type Body = estypes.SearchRequest & { readonly sort: Key[] };

/**
 * Nothing is fetched: a hit's id is one of its sort values. No hit has a score, and a total of which a part
 * is missing is no total.
 */
export const BARE = {
  _source: false,
  stored_fields: '_none_',
  track_scores: false,
  allow_partial_search_results: false,
} as const satisfies estypes.SearchRequest;

/** The question without its page. */
export function body(asked: Asked): Body {
  return { ...BARE, query: all(filters(asked)), sort: sort(asked) };
}

/** The same result from its end: only the direction changes, so that what came last comes first. */
export function backwards(question: Body): Body {
  const turned = ([field, key]: [string, Key[string]]) =>
    [field, { ...key, order: key.order === 'asc' ? 'desc' : 'asc' } as const] as const;
  const sort = question.sort.map((key) => Object.fromEntries(Object.entries(key).map(turned)));
  return { ...question, sort };
}

/** Where in a hit's sort values the case's id stands. */
const SAK_ID = 1;

export function ids(hits: readonly estypes.SearchHit[]): string[] {
  return hits.map((hit) => String(hit.sort?.[SAK_ID]));
}

export function total({ hits }: estypes.SearchResponse): number {
  return typeof hits.total === 'number' ? hits.total : (hits.total?.value ?? 0);
}

/** In the place of a missing date, both ways last: the ends of what JavaScript can count without rounding. */
const LAST = { asc: Number.MAX_SAFE_INTEGER, desc: Number.MIN_SAFE_INTEGER } as const;

type Order = 'asc' | 'desc';
/** One field and how it orders. */
type Key = Record<string, estypes.FieldSort & { readonly order: Order }>;
type MakeKey = (asked: Asked, order: Order) => Key;

/** The first or the last date among those of the case's hearings or files that count. */
function among(path: string, field: string, counts: (asked: Asked) => Filter): MakeKey {
  return (asked, order) => ({
    [`${path}.${field}`]: {
      order,
      mode: order === 'asc' ? 'min' : 'max',
      missing: LAST[order],
      nested: { path, filter: counts(asked) },
    },
  });
}

function ofFiles(path: Files, field: string): MakeKey {
  return among(path, field, ({ gate }) => {
    const stale = gate.stale[path];
    if (stale === 'all') return nothing;
    // A file is stored beside its case under the case's own id.
    const known: Filter = { bool: { must_not: [{ ids: { values: [...stale] } }] } };
    return all([...availableFile(path, gate), ...(stale.length > 0 ? [known] : [])]);
  });
}

const KEYS: Readonly<Record<SortField, MakeKey>> = {
  rettsmoete: among('rettsmoeter', 'start', ({ query }) => all(hearingsInQuestion(query))),
  domstol: (_, order) => ({ domstolSortering: { order } }),
  publiseringsdatoTiltale: ofFiles('tiltaler', 'publiseringsdato'),
  publiseringsdatoAvgjoerelse: ofFiles('avgjoerelser', 'publiseringsdato'),
  avgivelsesdato: ofFiles('avgjoerelser', 'avgivelsesdato'),
  sisteSak: (_, order) => ({ foerstSett: { order } }),
};

/** The chosen key, then sakId, always ascending. */
export function sort(asked: Asked): Key[] {
  const order = asked.query.sortAscending ? 'asc' : 'desc';
  return [KEYS[asked.query.sortField](asked, order), { sakId: { order: 'asc' } }];
}

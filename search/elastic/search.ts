import type { Client, estypes } from '@elastic/elasticsearch';
import type { SearchEngine, SearchOptions, SearchResult } from '#search/port.ts';
import { refuseGuessing } from '#search/lost-text.ts';
import type { Page, SearchQuery } from '#search/query.ts';
import { readSearch } from './answers.ts';
import type { TimedRequest } from './timeout.ts';
import { type Body, IDS_ONLY, reversed, body, ids, total } from './body.ts';
import { type GatedQuery, notDeleted } from './clauses.ts';
import { facetCounts } from './facets.ts';
import { all, notStale } from './filters.ts';
import { newHits } from './new-hits.ts';
import { type PointInTime, openPointInTime, walk } from './pit.ts';
import { RESULT_WINDOW } from './mapping.ts';
import { conditionFilter } from './terms.ts';

/** Returns ids in order and the exact total. A page beyond the result window is reached step by step. */
export function createSearch(
  client: Client,
  send: TimedRequest,
  alias: string,
): SearchEngine['search'] {
  const ask = async (search: Body) => {
    const request = { ...search, index: alias };
    return readSearch(request, await send((options) => client.search(request, options)));
  };
  const near = async (input: GatedQuery, page: Page, options: SearchOptions) => {
    const search = { ...body(input, options), ...plainPage(page) };
    return result(await ask(search), search);
  };
  const besideCounts = async (input: GatedQuery, page: Page, options: SearchOptions) => {
    const [found, counted] = await Promise.all([
      near(input, page, { ...options, facets: false }),
      ask(counts(body(input, { facets: true }))),
    ]);
    return { ...found, facets: facetCounts(counted) };
  };
  return async (query, page, gate, options = {}) => {
    refuseGuessing(gate, query);
    const input = { query, gate };
    if (page.page * page.pageSize <= RESULT_WINDOW)
      return options.facets && hasManyHits(query)
        ? besideCounts(input, page, options)
        : near(input, page, options);
    const search = body(input, options);
    const point = await openPointInTime(client, send, alias);
    try {
      return await deepPage(point, search, page);
    } finally {
      point.close();
    }
  };
}

/**
 * Whether hits and counts are asked for at the same time, in two requests: Elasticsearch counts with several threads, but not in a
 * request that also puts hits in order (docs/decisions/0049). Words leave so few hits that finding them twice takes longer.
 */
function hasManyHits({ free, fields }: SearchQuery): boolean {
  return free.length === 0 && fields.length === 0;
}

/** Nothing but the counts: what is chosen narrows each of them by itself. */
function counts({ post_filter: _, ...search }: Body): Body {
  return { ...search, sort: [], size: 0, track_total_hits: false };
}

function plainPage({ page, pageSize }: Page): Partial<Body> {
  return { from: (page - 1) * pageSize, size: pageSize, track_total_hits: true };
}

function result(response: estypes.SearchResponse, search: Body): SearchResult {
  return {
    sakIds: ids(response.hits.hits, search),
    totalHits: total(response),
    facets: facetCounts(response),
    newHits: newHits(response),
  };
}

/** Throws unless a search would be answered: the index is there, and all of it. */
export function createPing(
  client: Client,
  send: TimedRequest,
  alias: string,
): SearchEngine['ping'] {
  const request = { ...IDS_ONLY, index: alias, size: 0, sort: [] };
  return async () => {
    readSearch(request, await send((options) => client.search(request, options)));
  };
}

/** The newest cases that match (search/port.ts, `find`). Nothing is counted, so that old cases need not be looked at. */
export function createFind(
  client: Client,
  send: TimedRequest,
  alias: string,
): SearchEngine['find'] {
  return async ({ condition, limit }, gate) => {
    refuseGuessing(gate, null);
    const known = [...notDeleted({ gate }), ...notStale(gate.stale.tekst)];
    const search = {
      ...IDS_ONLY,
      query: all([...known, conditionFilter(condition, gate)]),
      sort: [{ foerstSett: { order: 'desc' } }, { sakId: { order: 'asc' } }],
    } satisfies Body;
    const request = { ...search, index: alias, size: limit, track_total_hits: false };
    const answer = await send((options) => client.search(request, options));
    return ids(readSearch(request, answer).hits.hits, search);
  };
}

/** A page beyond the result window, reached from the nearer end: the last page costs as little as the first. */
async function deepPage(
  point: PointInTime,
  { aggs, ...search }: Body,
  { page, pageSize }: Page,
): Promise<SearchResult> {
  const counting = { ...search, ...(aggs ? { aggs } : {}), size: 0, track_total_hits: true };
  const counted = await point.search(counting);
  const counts = {
    totalHits: total(counted),
    facets: facetCounts(counted),
    newHits: newHits(counted),
  };
  const { totalHits } = counts;
  const from = (page - 1) * pageSize;
  const to = Math.min(from + pageSize, totalHits);
  if (from >= to) return { sakIds: [], ...counts };
  const sakIds =
    from <= totalHits - to
      ? await read(point, search, from, to - from)
      : (await read(point, reversed(search), totalHits - to, to - from)).reverse();
  return { sakIds, ...counts };
}

/** Skips `skip` hits and reads `count`, one window at a time. */
async function read(
  point: PointInTime,
  search: Body,
  skip: number,
  count: number,
): Promise<string[]> {
  const next = walk(point, search);
  for (let left = skip; left > 0; left -= RESULT_WINDOW) await next(Math.min(left, RESULT_WINDOW));
  const found: string[] = [];
  while (found.length < count) {
    const hits = await next(Math.min(count - found.length, RESULT_WINDOW));
    if (hits.length === 0) break;
    found.push(...ids(hits, search));
  }
  return found;
}

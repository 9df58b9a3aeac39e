import type { Client, estypes } from '@elastic/elasticsearch';
import type { SearchEngine, SearchOptions, SearchResult } from '#search/port.ts';
import { ALL_PAGE_SIZE } from '#domain/search-rules.ts';
import { refuseGuessing } from '#search/lost-text.ts';
import type { Page } from '#search/query.ts';
import { readSearch } from './answers.ts';
import type { Ask } from './ask.ts';
import { READING_MS, searchTimeout, type TimedRequest } from './timeout.ts';
import { type Body, counts, IDS_ONLY, reversed, body, ids, total } from './body.ts';
import { type GatedQuery, notDeleted } from './clauses.ts';
import { facetCounts } from './facets.ts';
import { createFarRows } from './far-rows.ts';
import { allRows, firstRows } from './first-rows.ts';
import { all, notStale } from './filters.ts';
import { newHits } from './new-hits.ts';
import { type PointInTime, openPointInTime, walk } from './pit.ts';
import { RESULT_WINDOW } from './mapping.ts';
import { hasWords } from './spans.ts';
import { conditionFilter } from './terms.ts';

/** Returns ids in order and the exact total, each asked for by itself (docs/decisions/0049, 0052). */
export function createSearch(
  client: Client,
  send: TimedRequest,
  alias: string,
): SearchEngine['search'] {
  /** All requests of a search together may take no longer than one. */
  const createAsk = (): Ask => {
    const whole = AbortSignal.timeout(READING_MS);
    const began = performance.now();
    return async (search) => {
      const request = { ...search, index: alias };
      const answer = await send(({ signal, ...options }) => {
        const timeout = searchTimeout(options, performance.now() - began);
        const either = AbortSignal.any([signal, whole]);
        return client.search({ ...request, timeout }, { ...options, signal: either });
      });
      return readSearch(request, answer);
    };
  };
  const deep = async (input: GatedQuery, page: Page, options: SearchOptions) => {
    const point = await openPointInTime(client, send, alias);
    try {
      return await deepPage(point, { ...body(input, options), timeout: searchTimeout() }, page);
    } finally {
      point.close();
    }
  };
  const farRows = createFarRows();
  // Counting words several times takes longer than putting their hits in order.
  const beyond = async (ask: Ask, input: GatedQuery, { page, pageSize }: Page) =>
    hasWords(input.query) && page * pageSize <= RESULT_WINDOW
      ? null
      : farRows(ask, input, { skip: (page - 1) * pageSize, count: pageSize });
  return async (query, page, gate, options = {}) => {
    refuseGuessing(gate, query);
    const input = { query, gate };
    const ask = createAsk();
    const to = page.page * page.pageSize;
    const [sakIds, counted] = await Promise.all([
      to <= NEAR ? firstRows(ask, input, page) : beyond(ask, input, page),
      countHits(ask, input, options),
    ]);
    if (sakIds) return { sakIds, ...counted };
    return to <= RESULT_WINDOW
      ? { sakIds: await allRows(ask, input, page), ...counted }
      : deep(input, page, options);
  };
}

/** The last row up to which hits are looked for from the beginning. */
const NEAR = ALL_PAGE_SIZE;

type Counted = Omit<SearchResult, 'sakIds'>;

/**
 * The total, and what is counted. Without words, what is new is counted apart: it is asked of each person's last visit, and
 * Elasticsearch remembers the rest for all.
 */
async function countHits(
  ask: Ask,
  input: GatedQuery,
  { facets = false, newSince = null }: SearchOptions,
): Promise<Counted> {
  if (hasWords(input.query) || !newSince)
    return countsIn(await ask(counts(input, { facets, newSince })));
  const [counted, fresh] = await Promise.all([
    ask(counts(input, { facets })),
    ask(counts(seenSince(input, newSince), {})),
  ]);
  return { ...countsIn(counted), newHits: total(fresh) };
}

function seenSince({ query, gate }: GatedQuery, instant: Date): GatedQuery {
  const { seenAfter } = query;
  const later = seenAfter && seenAfter > instant ? seenAfter : instant;
  return { query: { ...query, seenAfter: later }, gate };
}

function countsIn(response: estypes.SearchResponse): Counted {
  return {
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
    const answer = await send((options) =>
      client.search({ ...request, timeout: searchTimeout(options) }, options),
    );
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
  const counted = countsIn(await point.search(counting));
  const { totalHits } = counted;
  const from = (page - 1) * pageSize;
  const to = Math.min(from + pageSize, totalHits);
  if (from >= to) return { sakIds: [], ...counted };
  const sakIds =
    from <= totalHits - to
      ? await read(point, search, from, to - from)
      : (await read(point, reversed(search), totalHits - to, to - from)).reverse();
  return { sakIds, ...counted };
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

import type { Client, estypes } from '@elastic/elasticsearch';
import type { SearchEngine, SearchOptions, SearchResult } from '#search/port.ts';
import { refuseGuessing } from '#search/lost-text.ts';
import { readSearch } from './answers.ts';
import type { Ask } from './ask.ts';
import { searchTimeout, type TimedRequest } from './timeout.ts';
import { type Body, counts, IDS_ONLY, ids, total } from './body.ts';
import { type GatedQuery, notDeleted } from './clauses.ts';
import { facetCounts } from './facets.ts';
import { hasWords, pageOf } from './first-rows.ts';
import { all, notStale } from './filters.ts';
import { newHits } from './new-hits.ts';
import { conditionFilter } from './terms.ts';

/** Returns ids in order and the exact total, each asked for by itself (docs/decisions/0052). */
export function createSearch(
  client: Client,
  send: TimedRequest,
  alias: string,
  patience: number,
): SearchEngine['search'] {
  /** All requests of a search together may take no longer than one. */
  const createAsk = (): Ask => {
    const whole = AbortSignal.timeout(patience);
    const began = performance.now();
    return async (search) => {
      const request = { ...search, index: alias };
      const answer = await send(({ signal, ...options }) => {
        const timeout = searchTimeout(patience + began - performance.now(), options);
        const either = AbortSignal.any([signal, whole]);
        return client.search({ ...request, timeout }, { ...options, signal: either });
      });
      return readSearch(request, answer);
    };
  };
  return async (query, page, gate, options = {}) => {
    refuseGuessing(gate, query);
    const input = { query, gate };
    const ask = createAsk();
    const [found, counted] = await Promise.all([
      pageOf(ask, input, page),
      countHits(ask, input, options),
    ]);
    return { ...found, ...counted };
  };
}

type Counted = Omit<SearchResult, 'sakIds' | 'nearly'>;

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
  patience: number,
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
      client.search({ ...request, timeout: searchTimeout(patience, options) }, options),
    );
    return ids(readSearch(request, answer));
  };
}

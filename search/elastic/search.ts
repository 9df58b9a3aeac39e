import type { Client, estypes } from '@elastic/elasticsearch';
import type { SearchEngine, SearchResult } from '#search/port.ts';
import type { Page } from '#search/query.ts';
import type { Ask } from './timeout.ts';
import { type Body, backwards, body, ids, total } from './body.ts';
import { type PointInTime, openPointInTime, walk } from './pit.ts';
import { RESULT_WINDOW } from './mapping.ts';

/** Answers with ids in order and the exact total; what lies beyond the window is walked to. */
export function createSearch(client: Client, ask: Ask, alias: string): SearchEngine['search'] {
  return async (query, page, gate) => {
    const question = body({ query, gate });
    if (page.page * page.pageSize <= RESULT_WINDOW)
      return ask((options) =>
        client.search({ ...question, ...nearPage(page), index: alias }, options).then(result),
      );
    const point = await openPointInTime(client, ask, alias);
    try {
      return await farPage(point, question, page);
    } finally {
      point.close();
    }
  };
}

function nearPage({ page, pageSize }: Page): Partial<Body> {
  return { from: (page - 1) * pageSize, size: pageSize, track_total_hits: true };
}

function result(response: estypes.SearchResponse): SearchResult {
  return { sakIds: ids(response.hits.hits), totalHits: total(response) };
}

/** A page beyond the window, walked to from the nearer end: the last page is as near as the first. */
async function farPage(
  point: PointInTime,
  question: Body,
  { page, pageSize }: Page,
): Promise<SearchResult> {
  const counted = await point.search({ ...question, size: 0, track_total_hits: true });
  const totalHits = total(counted);
  const from = (page - 1) * pageSize;
  const to = Math.min(from + pageSize, totalHits);
  if (from >= to) return { sakIds: [], totalHits };
  const sakIds =
    from <= totalHits - to
      ? await read(point, question, from, to - from)
      : (await read(point, backwards(question), totalHits - to, to - from)).reverse();
  return { sakIds, totalHits };
}

/** Steps over `skip` hits and reads `count`, a window at a time. */
async function read(
  point: PointInTime,
  question: Body,
  skip: number,
  count: number,
): Promise<string[]> {
  const next = walk(point, question);
  for (let left = skip; left > 0; left -= RESULT_WINDOW) await next(Math.min(left, RESULT_WINDOW));
  const found: string[] = [];
  while (found.length < count) {
    const hits = await next(Math.min(count - found.length, RESULT_WINDOW));
    if (hits.length === 0) break;
    found.push(...ids(hits));
  }
  return found;
}

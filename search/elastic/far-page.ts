import type { SearchResult } from '#search/port.ts';
import type { Page } from '#search/query.ts';
import { backwards, ids, total, type Body } from './body.ts';
import { walk, type PointInTime } from './pit.ts';
import { RESULT_WINDOW } from './settings.ts';

/** A page beyond the window, walked to from the nearer end: the last page is as near as the first. */
export async function farPage(
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

import { type Page, rangeInstants, rowsOfPage, type SearchQuery } from '#search/query.ts';
import { type Body, body, ids, nearlyOf } from './body.ts';
import type { SearchResult } from '#search/port.ts';
import type { Ask } from './ask.ts';
import type { GatedQuery, Span } from './clauses.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The rows of a page, in order. Without words, hits are looked for where the first of them are: putting all in order would take most
 * of the time. A page that is full is right, because what was left out comes after it (docs/decisions/0052).
 */
export async function pageOf(
  ask: Ask,
  input: GatedQuery,
  page: Page,
): Promise<Pick<SearchResult, 'sakIds' | 'nearly'>> {
  const rows = rowsOfPage(page);
  const isNearly = input.query.nearly !== null;
  if (rows.size === 0) return { sakIds: [], nearly: isNearly ? [] : null };
  const rowsIn = async (search: Body) => {
    const found = await ask({ ...search, ...rows, track_total_hits: false });
    return { sakIds: ids(found), nearly: isNearly ? nearlyOf(found) : null };
  };
  for (const begins of firstSpans(input)) {
    const found = await rowsIn(body({ ...input, begins }));
    if (found.sakIds.length === rows.size) return found;
  }
  return rowsIn(body(input));
}

/**
 * The parts of the range that the first hits are looked for in: four days have one with hearings in them, whatever day of the week comes
 * first. A hit comes before an instant when a hearing that counts begins before it; when the last come first, after it. Words leave few
 * hits, and looking them up takes time, so with words there are no parts.
 */
export function firstSpans({ query }: GatedQuery): readonly Span[] {
  const isByHearing = query.sortField === 'rettsmoete' && query.kategori !== 'avgjorelser';
  const range = rangeInstants(query);
  if (!isByHearing || !range || hasWords(query)) return [];
  const [from, to] = [range.from.getTime(), range.to.getTime()];
  return [4 * DAY_MS, 32 * DAY_MS, 256 * DAY_MS]
    .filter((ms) => ms * 2 <= to - from)
    .map((ms) => (query.sortAscending ? { to: new Date(from + ms) } : { from: new Date(to - ms) }));
}

export function hasWords({ free, fields, nearly }: SearchQuery): boolean {
  return free.length > 0 || fields.length > 0 || nearly !== null;
}

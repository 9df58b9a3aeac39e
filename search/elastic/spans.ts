import { rangeInstants, type SearchQuery } from '#search/query.ts';
import type { GatedQuery, Span } from './clauses.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/*
 * In the order of hearings a hit comes before an instant when a hearing that counts begins before it; when the last come
 * first, after it. So the first hits, in their order, are the first of a search of a part of the range. Hits without a hearing are
 * the last.
 */

/** The instants between which hearings begin in their order: the first of them may be later than the second. */
interface Way {
  readonly first: number;
  readonly last: number;
}

/** null: the hits are not in the order of the hearings in the range. */
export function wayThrough({ query }: GatedQuery): Way | null {
  if (query.sortField !== 'rettsmoete' || query.kategori === 'avgjorelser') return null;
  const range = rangeInstants(query);
  if (!range) return null;
  const [from, to] = [range.from.getTime(), range.to.getTime()];
  return query.sortAscending ? { first: from, last: to } : { first: to, last: from };
}

/** Hits that come before the instant. */
export function before({ query }: GatedQuery, instant: number): Span {
  return query.sortAscending ? { to: new Date(instant) } : { from: new Date(instant) };
}

/**
 * Parts of the range that the first hits are looked for in, before the whole is searched. Looking costs little without words, so that
 * it is tried several times: four days have one with hearings in them, whatever day of the week comes first.
 */
export function firstSpans(input: GatedQuery): readonly Span[] {
  const way = wayThrough(input);
  if (!way) return [];
  const length = Math.abs(way.last - way.first);
  return firstLengths(input.query, length)
    .filter((ms) => ms * 2 <= length)
    .map((ms) => before(input, way.first + Math.sign(way.last - way.first) * ms));
}

function firstLengths(query: SearchQuery, length: number): readonly number[] {
  if (!hasWords(query)) return [4 * DAY_MS, 32 * DAY_MS, 256 * DAY_MS];
  return query.domstolId === null ? [length / 8] : [];
}

/** Words leave few hits, with a court even fewer, and looking them up takes time. */
export function hasWords({ free, fields }: SearchQuery): boolean {
  return free.length > 0 || fields.length > 0;
}

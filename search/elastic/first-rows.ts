import type { Page } from '#search/query.ts';
import { bestTier, type Body, body, ids, inUsualOrder } from './body.ts';
import type { Ask } from './ask.ts';
import type { GatedQuery } from './clauses.ts';
import { firstSpans } from './spans.ts';

/**
 * The ids of a page that is near the beginning. Hits are looked for where the first of them are: putting all in order would take most of
 * the time. A page that is full is right, because what was left out comes after it.
 */
export async function firstRows(ask: Ask, input: GatedQuery, page: Page): Promise<string[]> {
  if (page.pageSize === 0) return [];
  for (const part of parts(input)) {
    const found = await rows(ask, part, page);
    if (found.length === page.pageSize) return found;
  }
  return allRows(ask, input, page);
}

/** Searches whose hits are the first hits of this one, in the same order. */
function parts(input: GatedQuery): readonly Body[] {
  const [tier] = input.query.sortField === 'relevans' ? input.query.tiers : [];
  const usual = inUsualOrder(input);
  const spans = firstSpans(usual);
  if (!tier) return spans.map((begins) => body({ ...usual, begins }));
  return [bestTier(spans[0] ? { ...input, begins: spans[0] } : input, tier)];
}

/** The ids of a page within the result window, with all hits put in order. */
export async function allRows(ask: Ask, input: GatedQuery, page: Page): Promise<string[]> {
  return rows(ask, body(input), page);
}

async function rows(ask: Ask, search: Body, { page, pageSize }: Page): Promise<string[]> {
  const window = { from: (page - 1) * pageSize, size: pageSize, track_total_hits: false };
  return ids((await ask({ ...search, ...window })).hits.hits, search);
}

import { type Page, rowsOfPage } from '#search/query.ts';
import { bestTier, type Body, body, ids, inUsualOrder } from './body.ts';
import type { Ask } from './ask.ts';
import type { GatedQuery } from './clauses.ts';
import { firstSpans } from './spans.ts';

/**
 * The ids of a page, in order. Hits are looked for where the first of them are: putting all in order would take most of
 * the time. A page that is full is right, because what was left out comes after it.
 */
export async function idsOfPage(ask: Ask, input: GatedQuery, page: Page): Promise<string[]> {
  const rows = rowsOfPage(page);
  if (rows.size === 0) return [];
  for (const part of parts(input)) {
    const found = await idsIn(ask, part, rows);
    if (found.length === rows.size) return found;
  }
  return idsIn(ask, body(input), rows);
}

/** Searches whose hits are the first hits of this one, in the same order. */
function parts(input: GatedQuery): readonly Body[] {
  const [tier] = input.query.sortField === 'relevans' ? input.query.tiers : [];
  const usual = inUsualOrder(input);
  const spans = firstSpans(usual);
  if (!tier) return spans.map((begins) => body({ ...usual, begins }));
  return [bestTier(spans[0] ? { ...input, begins: spans[0] } : input, tier)];
}

async function idsIn(
  ask: Ask,
  search: Body,
  rows: ReturnType<typeof rowsOfPage>,
): Promise<string[]> {
  return ids(await ask({ ...search, ...rows, track_total_hits: false }));
}

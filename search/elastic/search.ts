import type { Client, estypes } from '@elastic/elasticsearch';
import type { SearchEngine, SearchResult } from '../port.ts';
import type { Page } from '../query.ts';
import type { Ask } from './ask.ts';
import { body } from './body.ts';
import { openWalk } from './pit.ts';
import { RESULT_WINDOW } from './settings.ts';
import { SAK_ID } from './sort.ts';

/** Which engine is asked, how, and under which name. */
export interface Searched {
  readonly client: Client;
  readonly ask: Ask;
  readonly alias: string;
}

/** Answers with ids in order and the exact total; what lies beyond the window is walked to. */
export function createSearch(searched: Searched): SearchEngine['search'] {
  return async (query, page, gate) => {
    const question = body({ query, gate });
    const reach = page.page * page.pageSize;
    return reach <= RESULT_WINDOW
      ? nearPage(searched, question, page)
      : farPage(searched, question, page);
  };
}

function firstHit({ page, pageSize }: Page): number {
  return (page - 1) * pageSize;
}

async function nearPage(
  { client, ask, alias }: Searched,
  question: estypes.SearchRequest,
  page: Page,
): Promise<SearchResult> {
  const response = await ask((options) =>
    client.search(
      {
        ...question,
        index: alias,
        from: firstHit(page),
        size: page.pageSize,
        track_total_hits: true,
        allow_partial_search_results: false,
      },
      options,
    ),
  );
  return { sakIds: ids(response), totalHits: total(response) };
}

/** Steps over what comes before the page, in windows, at one point in time. */
async function farPage(
  { client, ask, alias }: Searched,
  question: estypes.SearchRequest,
  page: Page,
): Promise<SearchResult> {
  const walk = await openWalk(client, ask, alias, question);
  try {
    let left = firstHit(page);
    const first = await walk.next(Math.min(left, RESULT_WINDOW));
    const totalHits = total(first);
    if (totalHits <= firstHit(page)) return { sakIds: [], totalHits };
    for (left -= RESULT_WINDOW; left > 0; left -= RESULT_WINDOW)
      await walk.next(Math.min(left, RESULT_WINDOW));
    return { sakIds: ids(await walk.next(page.pageSize)), totalHits };
  } finally {
    walk.close();
  }
}

function ids(response: estypes.SearchResponse): string[] {
  return response.hits.hits.map((hit) => String(hit.sort?.[SAK_ID]));
}

function total({ hits }: estypes.SearchResponse): number {
  return typeof hits.total === 'number' ? hits.total : (hits.total?.value ?? 0);
}

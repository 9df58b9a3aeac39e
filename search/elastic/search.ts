import type { Client, estypes } from '@elastic/elasticsearch';
import type { SearchEngine, SearchResult } from '#search/port.ts';
import type { Page } from '#search/query.ts';
import type { Ask } from './ask.ts';
import { body, ids, total, type Body } from './body.ts';
import { farPage } from './far-page.ts';
import { openPointInTime } from './pit.ts';
import { RESULT_WINDOW } from './settings.ts';

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

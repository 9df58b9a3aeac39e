import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { FIRST_ANSWERS } from '#contract/first-answers.ts';
import { noteServerTime } from '#web/api/client.ts';
import { brukerInfoQuery } from '#web/api/bruker.ts';
import { madeOnServer } from '#web/ui/use-hydrated.ts';
import { keepSearchesOf } from '#web/api/recent-searches.ts';

/** What a page that the server has made shows: the keys of its queries, and their answers. */
export type FirstAnswers = readonly (readonly [QueryKey, unknown])[];

/** In milliseconds: by then a page has taken its answers over. */
const HELD = 10_000;

/** Gives `client` the answers that came with the page. False: the server has not made it. */
export function takeFirstAnswers(client: QueryClient): boolean {
  const script = document.getElementById(FIRST_ANSWERS);
  if (!script) return false;
  noteServerTime(script.dataset.now, performance.timeOrigin);
  const answers = JSON.parse(script.textContent) as FirstAnswers;
  script.remove();
  for (const [queryKey, data] of answers) {
    const query = client.getQueryCache().build(client, { queryKey, gcTime: HELD });
    query.setData(data);
    // From then on it is kept as long as the page that has taken it over says.
    query.gcTime = 0;
  }
  madeOnServer.is = true;
  setTimeout(() => (madeOnServer.is = false), HELD);
  const info = client.getQueryData(brukerInfoQuery().queryKey);
  if (info) keepSearchesOf(info.merke);
  return true;
}

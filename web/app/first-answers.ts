import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
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
    // As long as no page has taken it over, and not longer than that page keeps it.
    const release = new QueryObserver(client, { queryKey, enabled: false, gcTime: 0 }).subscribe(
      () => undefined,
    );
    client.setQueryData(queryKey, data);
    setTimeout(release, HELD);
  }
  madeOnServer.is = true;
  setTimeout(() => (madeOnServer.is = false), HELD);
  const info = client.getQueryData(brukerInfoQuery().queryKey);
  if (info) keepSearchesOf(info.merke);
  return true;
}

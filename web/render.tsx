import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type QueryClient,
  QueryClientProvider,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import * as z from 'zod/mini';
import { brukerInfoQuery } from './api/bruker.ts';
import { service } from './api/client.ts';
import { cookies } from './api/cookies.ts';
import { createQueryClient } from './app/query-client.ts';
import type { Lenker } from '#domain/lenker.ts';
import { madeOnServer } from './ui/use-hydrated.ts';
import { lenker } from './lenker.ts';
import type { FirstAnswers } from './app/first-answers.ts';

/** The browser whose page it is. */
interface Browser {
  /** Asks the service for what is at `url`, as the person there. */
  readonly ask: (url: string) => Promise<Response>;
  readonly cookie: string;
}

interface Rendered {
  readonly title: string;
  readonly html: string;
  readonly answers: FirstAnswers;
}

class Refused extends Error {}

const made = new AsyncLocalStorage<Browser>();
service.ask = async (url) => {
  const answer = await made.getStore()!.ask(url);
  // What follows from it, the page in the browser does.
  if (answer.status >= 400) throw new Refused();
  return answer;
};
cookies.all = () => made.getStore()!.cookie;
madeOnServer.is = true;
z.config({ jitless: true });

/**
 * How often the page is drawn: its frame, with the courts, with the hits. Many rows take 40 ms of the processor, and only what stands
 * below them would be drawn a fourth time: the browser asks for that.
 */
const ROUNDS = 3;
/** In milliseconds: what has not been answered by then the browser asks for. */
const PATIENCE = 1_500;

/**
 * The page at `address` as HTML, with the answers that it shows. Null: who asks may not see it, and the page in the browser says
 * why.
 */
export const render = (address: string, browser: Browser): Promise<Rendered | null> =>
  made.run(browser, async () => {
    const client = createQueryClient();
    client.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } });
    const questions = noteQuestions(client);
    const user = await client.fetchQuery(brukerInfoQuery()).catch(ofNobody);
    if (!user?.erGyldigPressebruker || user.suspendert) return null;
    const answered = new Set<string>();
    const isLate = new Promise<true>((late) => void setTimeout(late, PATIENCE, true).unref());
    let drawn = await draw(address, client);
    let hasTime = true;
    for (let round = 1; round < ROUNDS && drawn && hasTime; round += 1) {
      const waiting = [...questions].filter(([hash]) => !answered.has(hash));
      if (waiting.length === 0) break;
      for (const [hash] of waiting) answered.add(hash);
      const answers = waiting.map(([, options]) => answer(client, options));
      hasTime = (await Promise.race([isLate, Promise.all(answers)])) !== true;
      // One that came while the page is drawn would be in its answers, and not in all of its HTML.
      await client.cancelQueries();
      drawn = await draw(address, client);
    }
    const answers = answersOf(client);
    client.clear();
    return drawn && { ...drawn, answers };
  });

function ofNobody(error: unknown): null {
  if (error instanceof Refused) return null;
  throw error;
}

/** Where this installation's pages of the courts are: before anything that leads there is loaded. */
export const setLenker = (of: Lenker) => void Object.assign(lenker, of);

async function draw(address: string, client: QueryClient) {
  const { Pages } = await import('./app/router.tsx');
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <QueryClientProvider client={client}>
        <StaticRouter location={address}>
          <Pages />
        </StaticRouter>
      </QueryClientProvider>
    </StrictMode>,
    {
      // In one piece: a part that comes later would need a script to be put into its place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    },
  );
  let text = '';
  for await (const chunk of prelude) text += String(chunk);
  const fault = errors.find((error) => !(error instanceof Refused));
  if (fault !== undefined) throw fault as Error;
  if (errors.length > 0) return null;
  const [, title = '', html = ''] = /^<title>(.*?)<\/title>(.*)$/s.exec(text) ?? [];
  return html === '' ? null : { title, html };
}

/**
 * The questions of the page: what its parts ask `client` for. A part may also look at an answer without asking (`enabled: false`), so
 * the cache alone does not tell.
 */
function noteQuestions(client: QueryClient): ReadonlyMap<string, QueryObserverOptions> {
  const asked = new Map<string, QueryObserverOptions>();
  const complete = client.defaultQueryOptions.bind(client);
  client.defaultQueryOptions = ((options: QueryObserverOptions) => {
    const given = complete(options) as QueryObserverOptions & { queryHash: string };
    const isAsked = given.enabled !== false && typeof given.queryFn === 'function';
    // What would hold up the page, the browser asks for.
    if (isAsked && !given.meta?.isSlow) asked.set(given.queryHash, given);
    return given;
  }) as typeof client.defaultQueryOptions;
  return asked;
}

/** Asks, and keeps the answer as long as the page is made. One that fails is left to the browser. */
function answer(client: QueryClient, options: QueryObserverOptions): Promise<void> {
  const observer = new QueryObserver(client, options);
  return new Promise((resolve) => {
    const done = ({ isPending }: { readonly isPending: boolean }) => isPending || resolve();
    observer.subscribe(done);
    done(observer.getCurrentResult());
  });
}

const answersOf = (client: QueryClient): FirstAnswers =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data]);

import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { readWebFiles, type WebFiles } from '#bff/http/serve-web.ts';
import { webDir } from '#build/paths.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { connectBrowser, visit } from '#tests/support/browser/browser.ts';
import { answerCall, type Answers } from './fake-api.ts';
import type { PageState } from './state.ts';

/** A server of the built page with a browser context of its own: one state at a time is shown there. */
interface Place {
  readonly server: TestBff;
  readonly context: BrowserContext;
  answers: Answers;
}

interface TabOptions {
  /** What the browser asks for. */
  readonly locale?: string;
  /** What is answered, in another language than the states have it. */
  readonly translate?: (json: string) => string;
}

export interface Tabs {
  /** Runs `look` on a new tab that shows the state; waits until one of the places is free. */
  readonly show: (state: PageState, look: (page: Page) => Promise<void>) => Promise<void>;
}

/**
 * Tabs for the tests of this file, `count` at a time. The page comes from the web server, which answers calls as
 * the state says. The browser keeps the page's files between states: interception by Playwright would turn its
 * cache off.
 */
export function useTabs(count: number, { locale = 'nb-NO', translate }: TabOptions = {}): Tabs {
  let browser: Browser | undefined;
  const places: Place[] = [];
  const free: Place[] = [];
  const waiting: ((place: Place) => void)[] = [];
  beforeAll(async () => {
    browser = await connectBrowser();
    const web = await readWebFiles(webDir);
    for (let nr = 0; nr < count; nr += 1)
      places.push(await openPlace(browser, web, locale, translate));
    free.push(...places);
  });
  afterAll(async () => {
    await browser?.close();
    for (const { server } of places) await server.close();
  });
  const take = () =>
    Promise.resolve(free.pop() ?? new Promise<Place>((resolve) => waiting.push(resolve)));
  const give = (place: Place) => {
    const next = waiting.shift();
    if (next) next(place);
    else free.push(place);
  };
  return {
    show: async (state, look) => {
      const place = await take();
      const page = await place.context.newPage();
      try {
        place.answers = state.answers ?? {};
        await page.goto(place.server.url + state.path);
        await state.ready(page);
        await look(page);
        // Session storage goes with the tab.
        await page.evaluate(() => localStorage.clear());
      } finally {
        await page.close();
        give(place);
      }
    },
  };
}

async function openPlace(
  browser: Browser,
  web: WebFiles | null,
  locale: string,
  translate: TabOptions['translate'],
): Promise<Place> {
  const { context, page } = await visit(browser, { locale });
  await page.close();
  const place: Omit<Place, 'server'> = { context, answers: {} };
  const server = await startTestBff({
    deps: { web },
    intercept: (request, response) => answerCall(place.answers, request, response, translate),
  });
  return Object.assign(place, { server });
}

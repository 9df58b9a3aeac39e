import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Route } from 'playwright';
import { expect, it, onTestFinished, vi } from 'vitest';
import { webDir } from '#build/paths.ts';
import { hydrated } from '#tests/support/browser/hydrated.ts';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';

const service = useDemoStack();
const SEARCH = '/?domstolid=alle&query=tyveri';
const NAME = 'Silje Haugnes';

const rows = (page: Page) => page.locator('#treff tr[data-sak-id]');
const field = (page: Page) => page.getByLabel('Søk etter');

/** A second window of the same person, with other settings. */
async function beside(page: Page, options: Parameters<typeof service.browser.newContext>[0]) {
  const state = await page.context().storageState();
  const context = await service.browser.newContext({ ...options, storageState: state });
  context.setDefaultTimeout(120_000);
  onTestFinished(() => context.close());
  return context;
}

/**
 * Opens the search with the rows that the server makes. On a busy machine it gives up waiting for them, and the page in the browser asks
 * for them: then it is opened again.
 */
async function openWithRows(page: Page): Promise<void> {
  await vi.waitFor(
    async () => {
      await page.goto(service.stack.url + SEARCH, { waitUntil: 'commit' });
      await rows(page).first().waitFor({ timeout: 5_000 });
    },
    { timeout: 120_000, interval: 0 },
  );
}

/**
 * Opens a page that the server has made whole: it answered before it gave up waiting for what the page shows. Gives the time at which the
 * page stood there without its scripts: a slow browser shows one before it has read all of it.
 */
async function openWhole(page: Page, address: string): Promise<number> {
  return vi.waitFor(
    async () => {
      const release = await holdScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      const stood = await page.evaluate(async () => {
        const frame = () => new Promise(requestAnimationFrame);
        while (document.readyState === 'loading') await frame();
        await frame();
        await frame();
        return performance.now();
      });
      release();
      await page.waitForLoadState();
      const waited = await page.evaluate(() => {
        const [opened] = performance.getEntriesByType('navigation');
        const { requestStart, responseStart } = opened as PerformanceNavigationTiming;
        return responseStart - requestStart;
      });
      expect(waited).toBeLessThan(PATIENCE);
      return stood;
    },
    { timeout: 120_000, interval: 0 },
  );
}
/** In milliseconds, as web/render.tsx has it. */
const PATIENCE = 1_500;

/** Until the answer is called, no script of the page arrives. */
async function holdScripts(context: BrowserContext | Page): Promise<() => void> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** An older proxy: the page comes without what it shows. */
const stripped = async (route: Route) => {
  const headers = { ...(await route.request().allHeaders()) };
  delete headers['sec-fetch-dest'];
  await route.fulfill({ response: await route.fetch({ headers }) });
};

async function caseAddress(page: Page): Promise<string> {
  await page.goto(service.stack.url + SEARCH);
  await rows(page).first().waitFor();
  return service.stack.url + (await rows(page).first().locator('a').first().getAttribute('href'))!;
}

it('is read without scripts, and its links lead on', async () => {
  const first = await service.signedIn(NAME, SEARCH);
  const context = await beside(first, { javaScriptEnabled: false });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await openWithRows(page);
  await page.waitForLoadState();
  expect(await rows(page).count()).toBe(await rows(first).count());
  expect(await page.title()).toBe(await first.title());
  await rows(page).first().getByRole('link').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('main').innerText()).toContain('Skriv ut');
  await page.getByRole('link', { name: 'I dag', exact: true }).click();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^I dag, /);
  expect(refused).toEqual([]);
});

it('what is typed before the scripts are there stays, and the search goes on by itself', async () => {
  const first = await service.signedIn(NAME, SEARCH);
  const context = await beside(first, {});
  const release = await holdScripts(context);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await openWithRows(page);
  await field(page).fill('vold');
  await field(page).press('End');
  await field(page).pressSequentially(' og ran');
  release();
  await hydrated(page);
  expect(await field(page).inputValue()).toBe('vold og ran');
  expect(await field(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /hent-|bruker-info/.test(path))).toEqual([]);
  await field(page).press('Enter');
  await page.waitForURL(/query=vold/);
  expect(faults).toEqual([]);
});

it.each([375, 1440])(
  'is at %i px what the browser would have made, and nothing moves',
  async (width) => {
    const first = await service.signedIn(NAME, SEARCH);
    const sak = await caseAddress(first);
    const context = await beside(first, { viewport: { width, height: 900 } });
    // A font that arrives late moves lines of its own; here it is what the scripts do.
    await context.route(/\.woff2$/, (route) => route.abort());
    for (const address of [service.stack.url + SEARCH, `${service.stack.url}/i-dag`, sak]) {
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      expect(unstyled(await documentOf(page, address))).toEqual([]);
      const stood = await openWhole(page, address);
      const made = await shown(page);
      const moved = await movedSince(page, stood);
      await page.route(address, stripped);
      await page.goto(address);
      expect(made).toEqual(await shown(page));
      expect(moved).toEqual([]);
      expect(faults).toEqual([]);
      await page.close();
    }
  },
);

/** Every element with its attributes in order and its own text; without ids, which are counted, and what only the server writes. */
async function shown(page: Page): Promise<string[]> {
  await hydrated(page);
  // These parts come last, when the browser has time for them.
  await page.locator('a[aria-label^="Nytt"]').waitFor({ state: 'attached' });
  await page.getByText('Hurtigtaster').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return page.locator('#root').evaluate((root) => {
    const unsaid = /^(id|for|name|style|data-stil|aria-(labelledby|describedby|controls|details))$/;
    return [...root.querySelectorAll('*')].map((one) => {
      const own = [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const attributes = [...one.attributes].filter(({ name }) => !unsaid.test(name));
      return (
        [
          one.localName,
          ...attributes.map(({ name, value }) => `${name}=${value}`).sort(),
          own.map(({ textContent }) => textContent).join(''),
        ]
          .join(' ')
          // A minute may pass between the two.
          .replace(/(Skrevet ut \S+) \d\d:\d\d/, '$1')
      );
    });
  });
}

/** What has moved by itself since then, but for less than a thousandth of the window. */
const movedSince = (page: Page, time: number) =>
  page.evaluate(
    (time) =>
      new Promise<string[]>((resolve) => {
        interface Shift extends PerformanceEntry {
          readonly value: number;
          readonly sources: readonly { readonly node: Node | null }[];
        }
        let moved: string[] = [];
        new PerformanceObserver((list) => {
          moved = (list.getEntries() as Shift[])
            .filter(({ startTime, value }) => startTime > time && value > 0.001)
            .flatMap(({ value, sources }) =>
              sources.map(({ node }) => `${value}: ${node?.textContent ?? 'what is gone'}`),
            );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(moved));
      }),
    time,
  );

const documentOf = async (page: Page, address: string) =>
  (await page.context().request.get(address, { headers: { 'sec-fetch-dest': 'document' } })).text();

/** Style sheets of the build that have a class of the page and are not in it. */
function unstyled(html: string): string[] {
  const [styles] = /<style[^>]*>[^]*?<\/style>/.exec(html)!;
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, all]) => all!.split(' ')),
  );
  const folder = join(webDir, 'assets');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .filter((name) => {
      const sheet = readFileSync(join(folder, name), 'utf8');
      const isUsed = [...sheet.matchAll(/\.([a-zA-Z][\w-]*)/g)].some(([, one]) =>
        classes.has(one!),
      );
      return isUsed && !styles.includes(sheet.trim());
    });
}

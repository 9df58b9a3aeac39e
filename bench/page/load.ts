import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { FAST_3G, LATE, type PageStage, PHONE } from './stage.ts';
import { forgetVitals, readVitals } from './vitals.ts';

interface Loaded {
  readonly loadCls: number;
  readonly searchCls: number;
  /** kB of scripts after gzip, for the page, its first hits, and a search for a word. */
  readonly scripts: number;
}

/** Most cases have it. */
export const WORD = 'hovedforhandling';

/** One visit by phone with nothing in the cache: the page with its first search, then a search for a word. */
export async function load(stage: PageStage): Promise<Loaded> {
  const { page, go, slowDown, close } = await stage.open(PHONE, { cpu: 4, net: FAST_3G });
  const scripts = scriptsOf(page);
  await go('/');
  await hasHits(page);
  await page.waitForLoadState('networkidle');
  const first = await readVitals(page);
  await slowDown({ cpu: 4, net: LATE });
  await queryField(page).fill(WORD);
  await page.waitForLoadState('networkidle');
  await forgetVitals(page);
  const answered = page.waitForResponse(/hent-berammingsliste/);
  await queryField(page).press('Enter');
  await answered;
  await hasHits(page);
  await page.waitForLoadState('networkidle');
  const second = await readVitals(page);
  const kB = (await scripts()).reduce((sum, bytes) => sum + gzipSync(bytes).length, 0) / 1_000;
  await close();
  return { loadCls: first.cls, searchCls: second.cls, scripts: kB };
}

/** The pages on which most visits begin, each with what stands there when it is whole. */
export type Beginning = 'search' | 'iDag' | 'sak';
const WHOLE: Record<Beginning, (page: Page) => Promise<void>> = {
  search: hasHits,
  iDag: (page) => page.locator('#rettsmoeter li[data-sak-id]').first().waitFor(),
  sak: (page) => page.locator('h1').waitFor(),
};

/** ms until the largest text of a page stood there, by phone, with nothing in the cache. */
export async function firstSight(stage: PageStage, beginning: Beginning): Promise<number> {
  const { page, go, close } = await stage.open(PHONE, { cpu: 4, net: FAST_3G });
  await go({ search: '/', iDag: '/i-dag', sak: stage.sak }[beginning]);
  await WHOLE[beginning](page);
  await page.waitForLoadState('networkidle');
  const { lcp } = await readVitals(page);
  await close();
  return lcp;
}

/**
 * The rows of the search are there, and are those of the latest. All is found by selectors that the browser itself has:
 * Playwright works out roles and names by a script in the page, which takes seconds beside 1,000 rows and counts as the page's.
 */
export async function hasHits(page: Page): Promise<void> {
  const hits = page.locator('section:not(:has(> h2[tabindex]))');
  await hits.locator('table[aria-busy="false"] tr[data-sak-id]').first().waitFor();
}

/** What is searched for. */
export const queryField = (page: Page) => page.locator('[role="combobox"]');

/** Every script that the page fetches from now on. */
function scriptsOf(page: Page): () => Promise<Buffer[]> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(response.body());
  });
  return () => Promise.all(bodies);
}

import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { scriptOf } from '#build/chunks.ts';
import { DEMO_RANGE } from '#tests/support/browser/demo.ts';
import { hydrated } from '#tests/support/browser/hydrated.ts';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';

const service = useDemoStack();
const SEARCH = `/?domstolid=alle&${DEMO_RANGE}`;
const GONE = 'Denne delen av siden kunne ikke lastes.';

const rows = (page: Page) => page.getByRole('table', { name: /^Antall treff/ });
const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Ingen kontakt' });
const again = (page: Page) => page.getByRole('button', { name: 'Prøv igjen' });
const firstCase = (page: Page) =>
  rows(page)
    .getByRole('link', { name: /^\d\d-\d{6}/ })
    .first();

/** A press user's tab, and how many times a page has been loaded in it. */
async function searching(): Promise<{ page: Page; loads: () => number }> {
  const page = await service.signedIn('Silje Haugnes', SEARCH);
  let loads = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads += 1;
  });
  await rows(page).waitFor();
  loads = 0;
  await page.evaluate(() => ((window as { isFirst?: boolean }).isFirst = true));
  return { page, loads: () => loads };
}

const isLoadedAnew = (page: Page) =>
  page.evaluate(() => (window as { isFirst?: boolean }).isFirst !== true);

/** Takes a script away, as a deployment does with those of the version before. */
const take = (page: Page, part: string, answer = gone) =>
  page.route(`**/${scriptOf(part)}`, answer);
const gone = (route: Route) => route.fulfill({ status: 404, body: '' });

describe('a script that is gone', () => {
  it('is found after the page has been loaded anew, at the same address', async () => {
    const { page } = await searching();
    // The new page asks for the new version's script: here it has the same name.
    await take(page, 'features/sak/sak-page.tsx', async (route) =>
      (await isLoadedAnew(page).catch(() => true)) ? route.continue() : gone(route),
    );
    const number = (await firstCase(page).textContent())!;
    await firstCase(page).click();
    await page.getByRole('heading', { level: 1, name: number }).waitFor();
    expect(await isLoadedAnew(page)).toBe(true);
    // Only the browser knows the list that one came from.
    await hydrated(page);
    await page
      .locator('main')
      .getByRole('link', { name: /^Søk(: |$)/ })
      .click();
    await rows(page).waitFor();
    expect(page.url()).toContain(DEMO_RANGE);
  });

  it('for good shows the error page with the menu; the page is loaded anew once, and Back works', async () => {
    const { page } = await searching();
    const pages: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) pages.push(request.url());
    });
    await take(page, 'features/sak/sak-page.tsx');
    await firstCase(page).click();
    await page.getByRole('heading', { level: 1, name: 'En feil har oppstått' }).waitFor();
    await page.getByText(GONE).waitFor();
    await page.getByRole('link', { name: 'Silje Haugnes' }).waitFor();
    expect(pages).toHaveLength(1);
    await again(page).click();
    await expect.poll(() => pages.length).toBe(2);
    await page.getByText(GONE).waitFor();
    expect(pages).toHaveLength(2);
    await page.goBack();
    await rows(page).waitFor();
    await page.unrouteAll();
    await page.goForward();
    await again(page).click();
    await page.getByRole('heading', { name: 'Dager avsatt i retten' }).waitFor();
  });

  it('of a part leaves the rest of the page', async () => {
    const page = await service.newPage();
    await take(page, 'features/search/parts.ts');
    await page.goto(service.stack.url + SEARCH, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Silje Haugnes' }).click();
    await page.getByRole('alert').filter({ hasText: GONE }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Søk' }).waitFor();
    await page.getByRole('combobox', { name: 'Søk etter' }).waitFor();
    await page.unrouteAll();
    await again(page).first().click();
    await rows(page).waitFor();
  });

  it('loses nothing that was typed in a form', async () => {
    const page = await service.signedIn('Nora Fjellvang');
    const stilling = page.getByRole('textbox', { name: 'Stilling', exact: true });
    await stilling.fill('Krimreporter');
    await page.evaluate(() => ((window as { isFirst?: boolean }).isFirst = true));
    await take(page, 'ui/select-control.tsx');
    await page.getByRole('button', { name: /Foretrukket domstol/ }).click();
    await expect.poll(() => isLoadedAnew(page).catch(() => false)).toBe(true);
    await expect.poll(() => stilling.inputValue()).toBe('Krimreporter');
  });
});

describe('without a network', () => {
  it('the page says so at once, keeps what it has, and goes on by itself', async () => {
    const { page } = await searching();
    await page.context().setOffline(true);
    await bar(page).waitFor();
    expect(await rows(page).isVisible()).toBe(true);
    await page.getByRole('combobox', { name: 'Søk etter' }).fill('straffeloven');
    await page.keyboard.press('Enter');
    await page.waitForURL(/query=straffeloven/);
    await page.getByRole('heading', { level: 1, name: 'Søk' }).waitFor();
    await page.context().setOffline(false);
    await bar(page).waitFor({ state: 'detached' });
    await rows(page).waitFor();
    expect(await isLoadedAnew(page)).toBe(false);
  });

  it('a page whose script is not there yet is shown when the network is back', async () => {
    const { page } = await searching();
    const number = (await firstCase(page).textContent())!;
    await page.context().setOffline(true);
    await bar(page).waitFor();
    await firstCase(page).click();
    expect(await rows(page).isVisible()).toBe(true);
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: number }).waitFor();
  });

  it('is found also when the browser knows nothing of it', async () => {
    const { page } = await searching();
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('combobox', { name: 'Søk etter' }).fill('straffeloven');
    await page.keyboard.press('Enter');
    await bar(page).waitFor();
    await page.unrouteAll();
    await bar(page).waitFor({ state: 'detached' });
    await rows(page).waitFor();
    expect(await isLoadedAnew(page)).toBe(false);
  });
});

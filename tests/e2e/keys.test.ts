import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { useTabs } from '#tests/support/pages/tabs.ts';
import { manyHits } from '#tests/support/shown/cases.ts';

/* The keys of a page, where only a browser knows: what scrolls, what the menu hides, and what is left of a search. */

const tabs = useTabs(1);
const SEARCH = '/?domstolid=alle&fraDato=2026-11-23&tilDato=2026-11-29&query=vold';
const ANSWERS = { [pressePaths.berammingsliste.path]: manyHits(50, 128) };

const rows = (page: Page) => page.locator('#treff tr[data-sak-id]');
const hasKeys = (page: Page) =>
  page.getByRole('button', { name: 'Hurtigtaster', includeHidden: true }).waitFor({
    state: 'attached',
  });
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement).innerText.trim());
const show = (width: number, look: (page: Page) => Promise<void>) =>
  tabs.show(
    {
      ...{ name: 'keys', path: SEARCH, answers: ANSWERS },
      ready: async (page) => {
        await page.setViewportSize({ width, height: 800 });
        await rows(page).first().waitFor();
        await hasKeys(page);
      },
    },
    look,
  );

it.each([375, 1440])('j comes to the last row in view, k back, Enter opens it, at %d px', (width) =>
  show(width, async (page) => {
    const shown = rows(page);
    for (let nr = 0; nr < 50; nr += 1) {
      await page.keyboard.press('j');
      const row = shown.nth(nr);
      expect(await focused(page)).toBe(await row.locator('[data-column=saksnr] a').innerText());
    }
    const box = (await shown.last().boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(Math.floor(box.y + box.height)).toBeLessThanOrEqual(800);
    // The head stays at the top of a wide window; no row is below it.
    for (let nr = 0; nr < 20; nr += 1) await page.keyboard.press('k');
    const at = await page.evaluate(
      () => document.activeElement!.closest('tr')!.getBoundingClientRect().top,
    );
    const head = await page.locator('#treff thead').first().boundingBox();
    expect(Math.ceil(at)).toBeGreaterThanOrEqual(width > 600 ? head!.y + head!.height : 0);
    const href = await page.evaluate(() => (document.activeElement as HTMLAnchorElement).href);
    await page.keyboard.press('Enter');
    await page.waitForURL(href);
  }),
);

it('backwards with Tab, nothing that has the focus is below the head of the table', () =>
  show(1440, async (page) => {
    await rows(page).first().locator('a').first().focus();
    for (let nr = 0; nr < 90; nr += 1) await page.keyboard.press('Tab');
    const covered: string[] = [];
    for (let nr = 0; nr < 80; nr += 1) {
      await page.keyboard.press('Shift+Tab');
      const isCovered = await page.evaluate(() => {
        const head = document.querySelector('#treff thead')!.getBoundingClientRect();
        return document.activeElement!.getBoundingClientRect().top < head.bottom;
      });
      if (isCovered) covered.push(await focused(page));
    }
    expect(covered).toEqual([]);
  }));

it.each([375, 1440])(
  'after a search, the first hit is two presses away without keys, at %d px',
  (width) =>
    show(width, async (page) => {
      const first = rows(page).first().locator('[data-column=saksnr] a');
      await page.getByRole('combobox', { name: 'Søk etter' }).fill('ran');
      await page.keyboard.press('Enter');
      await page.waitForURL(/query=ran/);
      await expect.poll(() => focused(page)).toBe('Antall treff: 128');
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('Til treffene');
      expect(await page.getByRole('link', { name: 'Til treffene' }).last().isVisible()).toBe(true);
      await page.keyboard.press('Enter');
      await expect.poll(() => first.evaluate((one) => one === document.activeElement)).toBe(true);
      // As from the top of the page, where a saved search begins.
      await page.getByRole('heading', { level: 1 }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => first.evaluate((one) => one === document.activeElement)).toBe(true);
      expect(page.url()).toMatch(/query=ran/);
    }),
);

it('a search that is typed on keeps the focus in the field', () =>
  show(1440, async (page) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/hent-berammingsliste*', async (route) => {
      await asked;
      await route.continue();
    });
    const field = page.getByRole('combobox', { name: 'Søk etter' });
    await field.fill('ran');
    await field.press('Enter');
    await page.getByRole('heading', { name: 'Søker …' }).waitFor();
    await page.keyboard.type('s');
    answer();
    await page.getByRole('heading', { name: 'Antall treff: 128' }).waitFor();
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  }));

it('n opens the case of the row at its note, and / comes back to the field of a search', () =>
  show(1440, async (page) => {
    await page.keyboard.press('j');
    await page.keyboard.press('n');
    const note = page.getByRole('textbox', { name: 'Notat', exact: true });
    await expect.poll(() => note.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.type('ring');
    await expect.poll(() => note.inputValue()).toMatch(/ring$/);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('n');
    await expect.poll(() => note.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Søk etter' });
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  }));

it('what the keys are is in the menu, which has the focus again afterwards', () =>
  show(1440, async (page) => {
    await page.getByRole('button', { name: 'Meny' }).press('Enter');
    await page.getByRole('button', { name: 'Hurtigtaster' }).press('Enter');
    await page.getByRole('dialog', { name: 'Hurtigtaster' }).waitFor();
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Meny');
  }));

it('the menu of a phone lies over no star', () =>
  show(375, async (page) => {
    await page.getByRole('button', { name: 'Meny' }).click();
    const last = (await page.getByRole('link', { name: 'Logg ut' }).boundingBox())!;
    const main = (await page.locator('main').boundingBox())!;
    expect(main.y).toBeGreaterThanOrEqual(last.y + last.height);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await page.locator('main').boundingBox())!.y).toBeLessThan(100);
  }));

it('g l goes to the saved searches, and marks no notice as read', () =>
  show(1440, async (page) => {
    await page.keyboard.press('g');
    await page.keyboard.press('n');
    await page.getByRole('heading', { level: 1, name: 'Nytt' }).waitFor();
    await page.locator('main li h3 a').first().waitFor();
    const marked: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && marked.push(request.url()));
    await page.keyboard.press('j');
    await page.keyboard.press('g');
    await page.keyboard.press('l');
    await page.getByRole('heading', { level: 1, name: 'Lagrede søk' }).waitFor();
    expect(marked).toEqual([]);
  }));

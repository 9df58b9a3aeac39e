import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, visit } from '../support/browser.ts';
import { PAGE_STATES, showState } from '../support/page-states.ts';
import { startStack, type Stack } from '../support/stack.ts';

let browser: Browser;
let stack: Stack;
beforeAll(async () => {
  browser = await launchBrowser();
  stack = await startStack({
    now: new Date('2026-11-21T12:00:00+01:00'),
    load: async () => undefined,
  });
});
afterAll(async () => {
  await browser.close();
  await stack.close();
});

it('prints the hits whole, without form, stars and footer', async () => {
  const { context, page } = await visit(browser);
  const search = PAGE_STATES.find((state) => state.name === 'search');
  if (!search) throw new Error('The search page has no state');
  await showState(page, stack.url, search);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('search').isVisible()).toBe(false);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: /^Legg til som favoritt/ }).count()).toBe(0);
  const long = page.locator('tr[data-sak-id="S3-2"] td[data-column="tema"]').first();
  const shown = await long.innerText();
  expect(shown.match(/bustadoppføringslova/g)).toHaveLength(6);
  expect(shown).not.toMatch(/Vis hele beskrivelsen/);
  await context.close();
});

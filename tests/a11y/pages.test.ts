import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, visit } from '../support/browser.ts';
import { PAGE_STATES, showState } from '../support/page-states.ts';
import { startStack, type Stack } from '../support/stack.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
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

/** What a reader would need to find the fault. */
async function violations(axe: AxeBuilder) {
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) }));
}

const isWiderThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe.each([{ width: 375 }, { width: 1440 }])('at $width px', (view) => {
  it.each(PAGE_STATES)('$name shuts nobody out, in light and in dark', async (state) => {
    const { context, page } = await visit(browser, view);
    await showState(page, stack.url, state);
    expect(await violations(new AxeBuilder({ page }).withTags(TAGS))).toEqual([]);
    expect(await isWiderThanWindow(page)).toBe(false);
    // The same page with other colours: only what depends on colour can differ.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(new AxeBuilder({ page }).withRules('color-contrast'))).toEqual([]);
    await context.close();
  });
});

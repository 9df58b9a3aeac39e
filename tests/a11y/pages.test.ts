import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, visit } from '../support/browser.ts';
import { PAGE_STATES, showState } from '../support/page-states.ts';
import { startStack, type Stack } from '../support/stack.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const VIEWS = [375, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

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
async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return found.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) }));
}

const isWiderThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe.each(VIEWS)('at $width px, $colorScheme', (view) => {
  it.each(PAGE_STATES)('$name has nothing that shuts anybody out', async (state) => {
    const { context, page } = await visit(browser, view);
    await showState(page, stack.url, state);
    expect(await violations(page)).toEqual([]);
    expect(await isWiderThanWindow(page)).toBe(false);
    await context.close();
  });
});

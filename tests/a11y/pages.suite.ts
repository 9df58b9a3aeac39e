import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { DEMO_NOW, useStack } from '#tests/support/browser/use-stack.ts';
import { PAGE_STATES, showState } from '#tests/support/pages/states.ts';
import { startStack } from '#tests/support/browser/stack.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a reader would need to find the fault. */
async function violations(axe: AxeBuilder) {
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) }));
}

/** Colours change over 200 ms; what is measured is where they arrive. */
const coloursSettled = (page: Page) =>
  page.evaluate(async () => {
    const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changing.map((one) => one.finished));
  });

const isWiderThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Every state of every page, as somebody meets it who does not see it, or not these colours, at this width. */
export function checkPages(view: { readonly width: number }): void {
  const service = useStack(() => startStack({ now: DEMO_NOW, load: async () => undefined }));

  it.each(PAGE_STATES)('$name shuts nobody out, in light and in dark', async (state) => {
    const { context, page } = await visit(service.browser, view);
    await showState(page, service.stack.url, state);
    expect(await violations(new AxeBuilder({ page }).withTags(TAGS))).toEqual([]);
    expect(await isWiderThanWindow(page)).toBe(false);
    // The same page with other colours: only what depends on colour can differ.
    await page.emulateMedia({ colorScheme: 'dark' });
    await coloursSettled(page);
    expect(await violations(new AxeBuilder({ page }).withRules('color-contrast'))).toEqual([]);
    await context.close();
  });
}

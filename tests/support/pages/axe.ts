import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright';

/** Each new page reads it: half as long as `axe.source`. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All rules of WCAG 2.2 A and AA, and what axe recommends. */
export const ALL_RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules whose result can change with the colours alone. */
export const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/** The rules whose result can change with the words: colours are those of the page in bokmål. */
export const WORDS: RunOptions = { ...ALL_RULES, rules: { 'color-contrast': { enabled: false } } };

/** The rules whose result depends on what scrolls sideways. */
export const SCROLLED: RunOptions = {
  runOnly: { type: 'rule', values: ['landmark-unique', 'scrollable-region-focusable'] },
};

/** What axe finds on the page: the rule, and the elements that break it. */
export async function violations(page: Page, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // As without a mouse (web/sak/pointer.ts): what Chromium has left out of the layout has its colours of before.
  await page.evaluate(() => delete document.documentElement.dataset['pointer']);
  // axe describes every element of every result type that it is asked for: violations are enough.
  const { violations: found } = await page.evaluate(
    (chosen) => (window as unknown as { axe: typeof axe }).axe.run(document, chosen),
    { ...options, resultTypes: ['violations' as const] },
  );
  return found.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
}

import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { violations, WORDS } from '#tests/support/pages/axe.ts';
import { isFull } from '#tests/support/full.ts';
import {
  answersInNynorsk,
  bokmaalFinder,
  cataloguePairs,
  readInNynorsk,
} from '#tests/support/pages/in-nynorsk.ts';
import { firstOfKind, PAGE_STATES } from '#tests/support/pages/states.ts';
import { useTabs } from '#tests/support/pages/tabs.ts';

const pairs = cataloguePairs();
const bokmaalIn = bokmaalFinder(pairs);
const tabs = useTabs(3, { locale: 'nn-NO', translate: answersInNynorsk(pairs) });

/** Administrators read bokmål. */
const own = PAGE_STATES.filter(({ path }) => !path.startsWith('/admin'));
const first = firstOfKind(own);

/** The names and texts of the accessibility tree, and the title of the tab. */
async function saidOn(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  const names = [...tree.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, name]) => name!);
  const texts = [...tree.matchAll(/^\s*- [^":]*(?:"[^"]*")?[^":]*: (.+)$/gm)].map(
    ([, text]) => text!,
  );
  return [...names, ...texts, (await page.title()).replace(/ – [^–]*$/, '')];
}

describe.concurrent('a page in nynorsk', () => {
  it.each(isFull ? own : first)('$name has no word of bokmål, and shuts nobody out', (state) =>
    tabs.show(
      { ...state, ready: (page) => state.ready(readInNynorsk(page, pairs)) },
      async (page) => {
        expect(await page.locator('html').getAttribute('lang')).toBe('nn');
        expect(bokmaalIn(await saidOn(page))).toEqual([]);
        await page.setViewportSize({ width: 375, height: 900 });
        // Of the others only the words are their own. In the short form pages.test.ts has looked, in bokmål.
        if (isFull && first.includes(state)) expect(await violations(page, WORDS)).toEqual([]);
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
        expect(scrollWidth).toBe(clientWidth);
      },
    ),
  );
});

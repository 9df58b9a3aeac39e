import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { firstOfKind, PAGE_STATES } from '#tests/support/pages/states.ts';
import { useTabs } from '#tests/support/pages/tabs.ts';

/** A screen of 1280 px at 400 % (WCAG 1.4.4, 1.4.10). */
const ENLARGED = 320;
/** How far apart a reader may set text (WCAG 1.4.12). */
const APART = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

const tabs = useTabs(3);

const FIRST_OF_KIND = firstOfKind(PAGE_STATES);
const OF_JOURNALISTS = FIRST_OF_KIND.filter(({ path }) => !path.startsWith('/admin'));

const isWiderThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Not by a tag: the page's policy allows none. */
const setApart = (page: Page) =>
  page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [await sheet.replace(css)];
  }, APART);

describe.concurrent('a page at 400 %', () => {
  it.each(FIRST_OF_KIND)(
    '$name is read without scrolling sideways, also with text far apart',
    (state) =>
      tabs.show(state, async (page) => {
        await page.setViewportSize({ width: ENLARGED, height: 640 });
        expect(await isWiderThanWindow(page)).toBe(false);
        await setApart(page);
        expect(await isWiderThanWindow(page), 'text far apart').toBe(false);
      }),
  );
});

/** A phone, and the text twice as big as the browser's own. */
const PHONE = { width: 375, height: 800 };
const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

/** Whether something that one presses in the header lies over another such thing. */
const headerOverlaps = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('header :is(a, button)')]
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 1);
    return boxes.some((one, nr) =>
      boxes
        .slice(nr + 1)
        .some(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
        ),
    );
  });

describe.concurrent('a page on a phone with its text at 200 %', () => {
  it.each(OF_JOURNALISTS)('$name is read without scrolling sideways', (state) =>
    tabs.show(state, async (page) => {
      await page.setViewportSize(PHONE);
      await enlarge(page);
      expect(await isWiderThanWindow(page)).toBe(false);
      expect(await headerOverlaps(page), 'header').toBe(false);
    }),
  );
});

import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { ALL_RULES, COLOURS, SCROLLED, violations } from '#tests/support/pages/axe.ts';
import { isFull } from '#tests/support/full.ts';
import { PAGE_STATES } from '#tests/support/pages/states.ts';
import { useTabs } from '#tests/support/pages/tabs.ts';

/** A phone and a screen. */
const WIDTHS = [375, 1440];
/** Tables are no cards there, and wider than the window. */
const BETWEEN = 720;

const tabs = useTabs(3);

/** Colours change at once: what axe sees would depend on when it looks. */
const withoutTransitions = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Resolves when the page is laid out for a new width or new colours, also where React draws it anew. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });

const isWiderThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** How many dialogs and lists are open: a new width must not close what the state is about. */
const open = (page: Page) =>
  page.locator('[role$="dialog"], [role="listbox"], [role="menu"]').count();

/** The first state of each kind of page: what its name says before the comma. */
const kinds = new Set<string>();
const FIRST_OF_KIND = PAGE_STATES.filter(({ name }) => {
  const kind = name.split(',')[0]!;
  return !kinds.has(kind) && kinds.add(kind);
});

// Each state is reached once. What follows looks at it with both widths and both sets of colours.
describe.concurrent('a page', () => {
  it.each(isFull ? PAGE_STATES : FIRST_OF_KIND)(
    '$name shuts nobody out, at any width, in light and in dark',
    (state) =>
      tabs.show(state, async (page) => {
        const opened = await open(page);
        await withoutTransitions(page);
        for (const width of WIDTHS) {
          const at = `at ${width} px`;
          await page.setViewportSize({ width, height: 900 });
          await settled(page);
          expect(await open(page), at).toBe(opened);
          expect(await violations(page, ALL_RULES), at).toEqual([]);
          expect(await isWiderThanWindow(page), at).toBe(false);
          await page.emulateMedia({ colorScheme: 'dark' });
          await settled(page);
          // The same page with other colours: only what depends on colour can differ.
          expect(await violations(page, COLOURS), `${at}, dark`).toEqual([]);
          await page.emulateMedia({ colorScheme: 'light' });
        }
        await page.setViewportSize({ width: BETWEEN, height: 900 });
        await settled(page);
        expect(await violations(page, SCROLLED), `at ${BETWEEN} px`).toEqual([]);
      }),
  );
});

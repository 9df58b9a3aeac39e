import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { ALL_RULES, COLOURS, SCROLLED, violations } from '#tests/support/pages/axe.ts';
import { isFull } from '#tests/support/full.ts';
import type { PageState } from '#tests/support/pages/state.ts';
import { firstOfKind, PAGE_STATES } from '#tests/support/pages/states.ts';
import { useTabs } from '#tests/support/pages/tabs.ts';

/** A phone in light and a screen in dark; with `--full`, where the kind of page is new, the other two as well. */
const PHONE = { width: 375, colorScheme: 'light' } as const;
const SCREEN = { width: 1440, colorScheme: 'dark' } as const;
const OTHERS = [
  { width: 375, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;
interface View {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}
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

const FIRST_OF_KIND = firstOfKind(PAGE_STATES);

/**
 * Whether axe sees a state so. What it has in common with the first of its kind has been looked at with that one, in every way; so the
 * others are looked at on a phone or on a screen: by the length of the name, so that a new state changes nothing for the others.
 */
function isLookedAt(state: PageState, view: View): boolean {
  const only = state.name.length % 2 === 0 ? PHONE : SCREEN;
  return view === only || FIRST_OF_KIND.includes(state);
}

// Each state is reached once.
describe.concurrent('a page', () => {
  it.each(isFull ? PAGE_STATES : FIRST_OF_KIND)('$name shuts nobody out', (state) =>
    tabs.show(state, async (page) => {
      const opened = await open(page);
      await withoutTransitions(page);
      const show = async ({ width, colorScheme }: View) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        return `at ${width} px, ${colorScheme}`;
      };
      for (const view of [PHONE, SCREEN]) {
        const at = await show(view);
        expect(await open(page), at).toBe(opened);
        expect(await isWiderThanWindow(page), at).toBe(false);
        if (isLookedAt(state, view)) expect(await violations(page, ALL_RULES), at).toEqual([]);
      }
      if (!isFull || !FIRST_OF_KIND.includes(state)) return;
      // The same page with other colours: only what depends on colour can differ.
      for (const view of OTHERS) {
        const at = await show(view);
        expect(await violations(page, COLOURS), at).toEqual([]);
      }
      const at = await show({ width: BETWEEN, colorScheme: 'light' });
      expect(await violations(page, SCROLLED), at).toEqual([]);
    }),
  );
});

import type { BrowserContext, Page } from 'playwright';
import { expect, vi } from 'vitest';

/**
 * Waits until scripts have taken over what the server has made of the page. A person sees it before and can read, follow links and
 * type; what is pressed earlier does nothing.
 */
export async function hydrated(page: Page): Promise<void> {
  const isWhole = () =>
    page.evaluate(() => {
      const elements = [...document.querySelectorAll('#root :is(main, button, input, a)')];
      return elements.every((one) => Object.keys(one).some((key) => key.startsWith('__react')));
    });
  // One that is being left has no answer.
  await vi.waitFor(async () => expect(await isWhole().catch(() => false)).toBe(true), {
    timeout: 60_000,
  });
}

const OPENING = ['goto', 'reload', 'goBack', 'goForward'] as const;

/** The pages of a context, each of which waits for its scripts whenever it is opened as a whole. */
export function waitForScripts(context: BrowserContext): void {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => waiting(await newPage());
}

function waiting(page: Page): Page {
  for (const name of OPENING) {
    const open = page[name].bind(page) as (...given: unknown[]) => Promise<never>;
    Object.assign(page, {
      [name]: async (...given: unknown[]) => {
        const answer = await open(...given);
        const { waitUntil } = (given.at(-1) ?? {}) as { waitUntil?: string };
        if (waitUntil !== 'commit') await hydrated(page);
        return answer;
      },
    });
  }
  return page;
}

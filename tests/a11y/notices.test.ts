import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { NYTT_STATES } from '#tests/support/pages/states-notices.ts';
import { useTabs } from '#tests/support/pages/tabs.ts';

const tabs = useTabs(1);
const heightOf = async (one: Locator) => Math.round((await one.boundingBox())!.height);

it.each([375, 1440])('all that is above the notices is equally tall, at %i px', (width) =>
  tabs.show(NYTT_STATES[0]!, async (page) => {
    await page.setViewportSize({ width, height: 900 });
    const toggle = page.locator('label', { hasText: /^Uleste \(\d+\)$/ });
    const markAll = page.getByRole('button', { name: 'Merk alle som lest' });
    await expect.poll(() => heightOf(markAll)).toBe(await heightOf(toggle));
  }),
);

import type { Locator, Page } from 'playwright';

/** How many stops there may be between two controls that one goes through by keyboard. */
const STOPS = 40;

/** Presses Tab until focus is there, as somebody without a mouse does; throws when it never comes. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${String(target)}`);
}

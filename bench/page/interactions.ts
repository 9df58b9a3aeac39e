import type { Page } from 'playwright';
import { percentile } from '#bench/kit/figures.ts';
import { hasHits, queryField, WORD } from './load.ts';
import { DESK, type PageStage, PHONE, searchOf } from './stage.ts';
import { forgetVitals, readVitals } from './vitals.ts';

/** The slowest of each kind of press, ms. */
export interface Pressed {
  readonly typing: number;
  readonly favourite: number;
  /** Opening and closing. */
  readonly facet: number;
  readonly search: number;
}

/** At a desk with a processor four times slower, and so many rows below the form. */
export async function interact(stage: PageStage, rows: 50 | 1000): Promise<Pressed> {
  const { page, go, close } = await stage.open(DESK, { cpu: 4 });
  await go(searchOf(rows));
  await hasHits(page);
  await page.mouse.move(700, 500);
  await page.waitForLoadState('networkidle');
  const slowestOf = async (press: (page: Page) => Promise<void>) => {
    await forgetVitals(page);
    await press(page);
    return (await readVitals(page)).inp;
  };
  const pressed = {
    typing: await slowestOf(type),
    favourite: await slowestOf(star),
    facet: await slowestOf(openFacet),
    search: await slowestOf(search),
  };
  await close();
  return pressed;
}

/** The slowest of what is no typing. */
export const pressing = ({ favourite, facet, search }: Pressed) =>
  Math.max(favourite, facet, search);

/** By phone, with fifty rows. */
export async function interactByPhone(stage: PageStage): Promise<number> {
  const { page, go, close } = await stage.open(PHONE, { cpu: 4 });
  await go(searchOf(50));
  await hasHits(page);
  await page.waitForLoadState('networkidle');
  await forgetVitals(page);
  await type(page);
  await search(page);
  await star(page);
  const { inp } = await readVitals(page);
  await close();
  return inp;
}

/** ms from one picture to the next while 1,000 rows are scrolled, the slowest twentieth. Not slowed down. */
export async function scroll(stage: PageStage): Promise<number> {
  const { page, go, close } = await stage.open(DESK, {});
  await go(searchOf(1000));
  await hasHits(page);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(700, 500);
  const frames = page.evaluate(async (pictures) => {
    const times: number[] = [];
    let last = performance.now();
    while (times.length < pictures) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      times.push(now - last);
      last = now;
    }
    return times;
  }, PICTURES);
  let isOver = false;
  void frames.then(() => (isOver = true));
  while (!isOver) await page.mouse.wheel(0, 240);
  const times = await frames;
  await close();
  return percentile(times, 0.95);
}

const PICTURES = 150;

/** A word letter by letter, while suggestions come; then down into them and out again. */
async function type(page: Page): Promise<void> {
  await queryField(page).pressSequentially('tyve', { delay: 150 });
  await page.locator('[role="listbox"]').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
}

async function search(page: Page): Promise<void> {
  await queryField(page).fill(WORD);
  // A word at once is no typing: what it begins is done before Enter.
  await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
  const answered = page.waitForResponse(/hent-berammingsliste/);
  await queryField(page).press('Enter');
  await answered;
  await hasHits(page);
}

async function openFacet(page: Page): Promise<void> {
  await page.locator('[role="group"][aria-label="Filtrer treffene"] button').first().click();
  await page.locator('[role="dialog"]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[role="dialog"]').waitFor({ state: 'hidden' });
}

async function star(page: Page): Promise<void> {
  const button = page.locator('tr[data-sak-id] button[aria-pressed]').first();
  const was = await button.getAttribute('aria-pressed');
  await button.click();
  await page
    .locator(`tr[data-sak-id] button[aria-pressed="${was === 'true' ? 'false' : 'true'}"]`)
    .first()
    .waitFor();
}

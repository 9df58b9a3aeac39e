import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { manyHits, shownDetails } from '#tests/support/shown/cases.ts';
import { useTabs } from '#tests/support/pages/tabs.ts';

const tabs = useTabs(1);

const rowsOf = (page: Page) => page.locator('tr[data-sak-id]');

const details = Object.fromEntries(
  manyHits(1000).hits.map(({ sakId }) => [
    `/api/presse/saksdetaljer/${sakId}`,
    shownDetails({ sakId }),
  ]),
);

const state = (pageSize: number, nr: number) => ({
  name: 'search, many rows',
  path: `/?domstolid=alle&fraDato=2026-11-20&tilDato=2026-11-27&pageSize=${pageSize}&page=${nr}`,
  answers: {
    [pressePaths.berammingsliste.path]: manyHits(pageSize, 2000),
    [pressePaths.favoritter.path]: [],
    ...details,
  },
  ready: (page: Page) =>
    rowsOf(page)
      .nth(pageSize - 1)
      .waitFor({ state: 'attached' }),
});

const onCase = (page: Page) =>
  page.getByRole('heading', { name: 'Informasjon om saken' }).waitFor();

/** Whether the opened row is in the middle third, or as near as the ends of the page allow; and marked, with the focus. */
const isFound = (page: Page, row: number) =>
  rowsOf(page)
    .nth(row)
    .evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      const left = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
      return {
        isMiddle:
          (middle > window.innerHeight / 3 || window.scrollY === 0) &&
          (middle < (window.innerHeight * 2) / 3 || left < 1),
        isMarked: one.hasAttribute('data-last-opened'),
        isFocused: one.querySelector('[data-column="saksnr"] a') === document.activeElement,
      };
    });
const FOUND = { isMiddle: true, isMarked: true, isFocused: true };

/** The row is there, and stays when the rows below it come, and a mouse moves. */
async function findsRow(page: Page, row: number) {
  await rowsOf(page).nth(row).waitFor({ state: 'attached' });
  await expect.poll(() => isFound(page, row)).toEqual(FOUND);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(210, 310);
  await page.mouse.move(220, 330);
  await page.evaluate(async () => {
    for (let nr = 0; nr < 5; nr += 1) await new Promise(requestAnimationFrame);
  });
  expect(await isFound(page, row)).toEqual(FOUND);
}

describe.each([
  [1440, 900],
  [1280, 720],
  [375, 740],
])('at %i px', (width, height) => {
  it.each([
    [50, 1, 3],
    [50, 2, 30],
    [1000, 1, 900],
  ])('of %i rows on page %i, row %i is found at each return', (pageSize, nr, row) =>
    tabs.show(state(pageSize, nr), async (page) => {
      await page.setViewportSize({ width, height });
      // At the edge of the window, where the browser would have it.
      const link = rowsOf(page).nth(row).locator('[data-column="saksnr"] a');
      await page.mouse.move(200, 300);
      await link.evaluate((one) => one.scrollIntoView({ block: 'end' }));
      await link.click();
      await onCase(page);
      await page.goBack();
      await findsRow(page, row);
      await page.goForward();
      await onCase(page);
      await page.goBack();
      await findsRow(page, row);
      await page.reload();
      await findsRow(page, row);
    }),
  );
});

it.each([
  [1440, 900],
  [900, 720],
  [375, 740],
])('at %i px, row 900 is found among few columns and compact rows', (width, height) => {
  const shown = state(1000, 1);
  const answers = {
    ...shown.answers,
    [pressePaths.standardDomstol.path]: {
      ...{ domstolId: 'alle', mineDomstoler: [], startside: 'i-dag' },
      ...{ skjulteKolonner: ['parter', 'tiltale', 'avsagt'], tetteRader: true },
    },
  };
  return tabs.show({ ...shown, answers }, async (page) => {
    await page.setViewportSize({ width, height });
    await page.mouse.move(200, 300);
    await rowsOf(page).nth(900).locator('[data-column="saksnr"] a').click();
    await onCase(page);
    await page.goBack();
    await findsRow(page, 900);
    await page.reload();
    await findsRow(page, 900);
  });
});

it('finds it after a reload of the case, and by the link of its page', () =>
  tabs.show(state(50, 2), async (page) => {
    await rowsOf(page).nth(30).locator('[data-column="saksnr"] a').click();
    await onCase(page);
    await page.reload();
    await onCase(page);
    await page.goBack();
    await findsRow(page, 30);
    await page.goForward();
    await onCase(page);
    await page.getByRole('main').getByRole('link', { name: 'Søk' }).click();
    await findsRow(page, 30);
    await page.reload();
    await findsRow(page, 30);
  }));

it('stays with the row when the banner above it comes late, and with who reads on', () =>
  tabs.show(state(50, 2), async (page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await rowsOf(page).nth(30).locator('[data-column="saksnr"] a').click();
    await onCase(page);
    await page.goBack();
    await findsRow(page, 30);
    let know: () => void = () => undefined;
    const known = new Promise<void>((resolve) => (know = resolve));
    await page.route(`**${pressePaths.varsel.path}`, async (route) => {
      await known;
      await route.continue();
    });
    await page.reload();
    await expect.poll(async () => (await isFound(page, 30)).isMiddle).toBe(true);
    know();
    await page.getByText('Søket oppdateres').waitFor();
    await expect.poll(() => isFound(page, 30)).toEqual(FOUND);

    await page.mouse.wheel(0, 1200);
    await expect.poll(async () => (await isFound(page, 30)).isMiddle).toBe(false);
    // Something else grows.
    await page.locator('h1').evaluate((heading) => {
      heading.style.paddingBottom = '50px';
    });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect((await isFound(page, 30)).isMiddle).toBe(false);
  }));

it('goes to the row of the hit that one has gone on to', () =>
  tabs.show(state(50, 2), async (page) => {
    await rowsOf(page).nth(30).locator('[data-column="saksnr"] a').click();
    await onCase(page);
    await page.getByRole('button', { name: 'Neste', exact: true }).click();
    await page.waitForURL(/beramming\/S2-31/);
    await page.goBack();
    await findsRow(page, 31);
  }));

it('each list of one visit has its own row', () =>
  tabs.show(state(50, 1), async (page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const open = async (row: number) => {
      await rowsOf(page).nth(row).locator('[data-column="saksnr"] a').click();
      await onCase(page);
      await page.goBack();
      await findsRow(page, row);
    };
    await open(30);
    await page.getByRole('button', { name: 'Side 2' }).click();
    await page.waitForURL(/page=2/);
    await open(12);
    await page.goBack();
    await page.waitForURL(/page=1/);
    await findsRow(page, 30);
  }));

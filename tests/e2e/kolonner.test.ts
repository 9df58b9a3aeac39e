import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { DEMO_RANGE } from '#tests/support/browser/demo.ts';
import { tabTo } from '#tests/support/browser/soeknad-page.ts';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';

const service = useDemoStack();
const SEARCH = `/?domstolid=alle&${DEMO_RANGE}`;

const hits = (page: Page) => page.getByRole('table', { name: /^Antall treff/ });
const heads = (page: Page) => hits(page).getByRole('columnheader').allTextContents();
const CHOSEN = [
  ...['Favoritt', 'Rettsmøte', 'Saksnr', 'Domstol', 'Saken gjelder', 'Sakstype'],
  ...['Tiltale', 'Avgjørelse'],
];
const heightOf = async (page: Page) =>
  (await hits(page).locator('tbody tr').first().boundingBox())!.height;

/** Notes each head that a table of the page ever has, from the first paint on. */
const watchHeads = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const head of document.querySelectorAll('thead th'))
        if (head.checkVisibility({ visibilityProperty: true })) seen.add(head.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
const seenHeads = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);

it('columns are chosen by keyboard, and are the same in another window and after another sign-in', async () => {
  const page = await service.signedIn('Silje Haugnes', SEARCH);
  await hits(page).waitFor();
  expect(await heads(page)).toEqual([
    ...CHOSEN.slice(0, 6),
    'Parter',
    ...CHOSEN.slice(6),
    'Avsagt',
  ]);
  const usual = await heightOf(page);
  // Open before, and looked at later.
  const other = await page.context().newPage();
  await other.goto(service.stack.url + SEARCH);
  await hits(other).waitFor();

  const button = page.getByRole('button', { name: 'Kolonner' });
  await page.bringToFront();
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Kolonner' }).waitFor();
  const box = (name: string) => page.getByRole('checkbox', { name });
  const saved = () => page.waitForResponse((one) => one.url().endsWith('/velg-start'));
  for (const name of ['Parter', 'Avsagt', 'Tette rader']) {
    const stored = saved();
    await tabTo(page, box(name));
    await page.keyboard.press('Space');
    expect((await stored).status()).toBe(204);
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await heads(page)).toEqual(CHOSEN);
  expect(await heightOf(page)).toBeLessThan(usual);

  await other.reload();
  await hits(other).waitFor();
  expect(await heads(other)).toEqual(CHOSEN);
  await other.close();

  await page.getByRole('button', { name: 'Meny' }).click();
  await page.getByRole('link', { name: 'Logg ut' }).click();
  await page.getByRole('link', { name: 'Logg inn igjen' }).click();
  await watchHeads(page);
  await page.getByRole('button', { name: 'Silje Haugnes' }).click();
  await page.getByRole('heading', { level: 1, name: /^I dag, / }).waitFor();
  await page.goto(service.stack.url + SEARCH);
  await hits(page).waitFor();
  expect(await heads(page)).toEqual(CHOSEN);
  expect(await seenHeads(page)).toEqual(CHOSEN);

  await button.click();
  await page.getByRole('button', { name: 'Nullstill' }).click();
  await expect.poll(() => hits(page).locator('thead th').count()).toBe(CHOSEN.length + 2);
});

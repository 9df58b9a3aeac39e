import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';

const service = useDemoStack();

/** Presses Tab until an element with this name has focus. */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return '';
      const labels =
        'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
      return (
        element.getAttribute('aria-label') ??
        ([...labels.map((label) => label.textContent), element.textContent].join(' ') || '')
      );
    });
    if (name.test(focused.trim())) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

it('goes the whole way by keyboard alone', async () => {
  const page = await service.newPage();
  // The page redirects to the provider by itself, often before it has loaded.
  await page.goto(service.stack.url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: /Silje Haugnes/ }).waitFor();
  await tabTo(page, /Silje Haugnes/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^I dag, / }).waitFor();
  await page.goto(service.stack.url);
  await page.getByRole('table', { name: /^Antall treff/ }).waitFor();

  // The skip link is the first stop, and leads past the header.
  await page.reload();
  await page.getByRole('table', { name: /^Antall treff/ }).waitFor();
  await tabTo(page, /^Til hovedinnhold$/);
  await page.keyboard.press('Enter');

  // Category by arrows, a word, and Enter in the field.
  await tabTo(page, /Berammede saker/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'Tiltaler' }).isChecked()).toBe(true);
  await tabTo(page, /Søk etter/);
  await page.keyboard.type('straffeloven');
  await page.keyboard.press('Enter');
  await page.waitForURL(/soekeKategori=tiltaler.*query=straffeloven/);
  const table = page.getByRole('table', { name: /^Antall treff/ });
  await table.waitFor();

  // Star, and the case.
  await tabTo(page, /^Legg til som favoritt, sak /);
  await page.keyboard.press('Space');
  await page.getByRole('table', { name: 'Favoritter' }).waitFor();
  await tabTo(page, /^\d\d-\d{6}/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Dager avsatt i retten' }).waitFor();
  await tabTo(page, /^Søk$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await table.waitFor();

  // Out.
  await tabTo(page, /^Meny$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Logg ut$/);
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => !address.href.includes('logg-ut'));
});

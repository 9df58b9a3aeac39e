import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { DEMO_RANGE } from '#tests/support/browser/demo.ts';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';

const service = useDemoStack();

const SEARCH = `/?domstolid=alle&${DEMO_RANGE}`;
const hits = (page: Page) => page.getByRole('table', { name: /^Antall treff/ });
const field = (page: Page) => page.getByRole('combobox', { name: 'Søk etter' });
const row = (page: Page) => page.getByRole('group', { name: 'Filtrer treffene' });
const count = (page: Page) =>
  page.getByRole('heading', { name: /^Antall treff: [1-9]/ }).innerText();

it('is led by suggestions, without a mouse', async () => {
  const page = await service.signedIn('Silje Haugnes', SEARCH);
  await hits(page).waitFor();
  await field(page).focus();
  await page.keyboard.type('pr');
  const list = page.getByRole('listbox', { name: 'Søkeforslag' });
  const offences = list.getByRole('group', { name: 'Lovbrudd og paragrafer' });
  await offences.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  expect(await field(page).inputValue()).toBe('pr');

  await page.keyboard.type('omille');
  await offences
    .getByRole('option', { name: /^Promille/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/query=promille/i);
  await hits(page).locator('mark').first().waitFor();
  await expect.poll(() => list.count()).toBe(0);
});

it('is understood in spite of a slip', async () => {
  const page = await service.signedIn('Silje Haugnes', `${SEARCH}&query=bedrageri`);
  const meant = await count(page);
  await page.goto(new URL(`${SEARCH}&query=bedregeri`, page.url()).href);
  await page.getByText('Ingen treff på «bedregeri». Viser treff på «bedrageri».').waitFor();
  expect(await count(page)).toBe(meant);
  await hits(page).locator('mark').first().waitFor();
  expect(await field(page).inputValue()).toBe('bedregeri');
});

it('reads a week in the words, which is taken away without a mouse', async () => {
  const page = await service.signedIn('Silje Haugnes', SEARCH);
  const all = await count(page);
  await page.goto(new URL(`${SEARCH}&query=neste+uke`, page.url()).href);
  await page.getByText(/^Dager: neste uke, /).waitFor();
  await expect.poll(() => count(page)).not.toBe(all);
  await page.getByRole('button', { name: 'Søk uten dagen' }).press('Enter');
  await expect.poll(() => count(page)).toBe(all);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(all);
  expect(await field(page).inputValue()).toBe('neste uke');
});

it('narrows the hits by a facet, which back, forward and a removal respect', async () => {
  const page = await service.signedIn('Silje Haugnes', SEARCH);
  const all = await count(page);
  await row(page).getByRole('button', { name: 'Sakstype' }).click();
  await page.getByRole('dialog', { name: 'Sakstype' }).getByText('Tvistesak').click();
  await page.waitForURL(/fasettsakstype=Tvistesak/);
  await expect.poll(() => count(page)).not.toBe(all);
  const some = await count(page);
  await page.keyboard.press('Escape');
  const chip = row(page).getByRole('button', { name: /^Fjern Sakstype:/ });
  await page.goBack();
  await chip.waitFor({ state: 'detached' });
  await expect.poll(() => count(page)).toBe(all);
  await page.goForward();
  await expect.poll(() => count(page)).toBe(some);
  await chip.press('Enter');
  await expect.poll(() => count(page)).toBe(all);
  expect(await row(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

it('finds a case by its number whatever the dates say, and by a word of its indictment', async () => {
  const page = await service.signedIn('Silje Haugnes', SEARCH);
  const saksnummer = await hits(page).locator('[data-column="saksnr"] a').first().innerText();
  // Nothing is heard on this day two years ahead.
  const far = '/?domstolid=alle&fraDato=2028-11-19&tilDato=2028-11-19';
  await page.goto(`${service.stack.url}${far}&query=${encodeURIComponent(saksnummer)}`);
  const outside = page.getByRole('table', { name: 'Saken finnes, men utenfor søket ditt' });
  await outside.getByRole('link', { name: saksnummer, exact: true }).waitFor();

  await page.goto(`${service.stack.url}${SEARCH}&isAdvancedSearch=true`);
  await page.getByLabel('Søk i dokumenttekst').fill('overvåkningsvideo');
  await page.keyboard.press('Enter');
  const found = hits(page).locator('td[data-column="tema"]').filter({ hasText: 'I tiltalen:' });
  await found.locator('mark', { hasText: 'overvåkningsvideo' }).first().waitFor();
});

it('remembers that the most relevant come first', async () => {
  const page = await service.signedIn('Silje Haugnes', `${SEARCH}&query=tyveri`);
  await hits(page).waitFor();
  await page.getByRole('button', { name: /Sorter på/ }).click();
  await page.getByRole('option', { name: 'Mest relevante' }).click();
  await page.waitForURL(/sortField=relevans/);
  await page.goto(service.stack.url + SEARCH);
  await hits(page).waitFor();
  await field(page).fill('ran');
  await page.keyboard.press('Enter');
  await page.waitForURL(/query=ran.*sortField=relevans|sortField=relevans.*query=ran/);
  await page.getByRole('button', { name: /Mest relevante/ }).waitFor();
});

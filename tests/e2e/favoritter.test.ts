import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { DEMO_RANGE } from '#tests/support/browser/demo.ts';
import { tabTo, tabToAndPress } from '#tests/support/browser/soeknad-page.ts';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';

const service = useDemoStack();
const SEARCH = `/?domstolid=alle&${DEMO_RANGE}`;

const star = (number: string) => ({ name: `Legg til som favoritt, sak ${number}`, exact: true });
const hits = (page: Page) => page.getByRole('table', { name: /^Antall treff/ });
const place = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Pressetjenesten' })
    .getByRole('link', { name, exact: true });
const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

it('favourites are looked through and put in order by keyboard alone, and a slip is undone', async () => {
  const page = await service.signedIn('Silje Haugnes', SEARCH);
  const links = hits(page).getByRole('link', { name: /^\d\d-\d{6}/ });
  await links.first().waitFor();
  const [first, second] = (await links.allTextContents()).slice(0, 2) as [string, string];
  for (const number of [first, second]) {
    const toggle = hits(page).getByRole('button', star(number));
    await toggle.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true');
  }
  await expect
    .poll(() =>
      page
        .getByRole('table', { name: 'Favoritter' })
        .getByRole('link', { name: first, exact: true })
        .count(),
    )
    .toBe(1);

  // From the top of the page to the favourites.
  await page.getByRole('link', { name: 'Domstolenes pressetjeneste' }).focus();
  await tabToAndPress(page, place(page, 'Favoritter'));
  await page.getByRole('heading', { level: 1, name: 'Favoritter' }).waitFor();
  expect(await place(page, 'Favoritter').getAttribute('aria-current')).toBe('page');
  expect(await place(page, 'Søk').getAttribute('aria-current')).toBeNull();

  // Away, and back again.
  const own = page.locator('main').getByRole('button', star(first));
  await tabTo(page, own);
  await page.keyboard.press('Space');
  await page.getByText(`Sak ${first} er fjernet fra favorittene.`).waitFor();
  const undo = page.getByRole('button', { name: 'Angre' });
  await expect.poll(() => isFocused(undo)).toBe(true);
  await expect.poll(() => own.count()).toBe(0);
  await page.keyboard.press('Enter');
  await own.waitFor();
  await expect.poll(() => isFocused(own)).toBe(true);
  await expect.poll(() => undo.count()).toBe(0);
  await page.reload();
  await own.waitFor();

  // A case that is opened here leads back here.
  await tabToAndPress(page, page.locator('main').getByRole('link', { name: first, exact: true }));
  await page.getByRole('heading', { level: 1, name: first }).waitFor();
  await page.locator('main').getByRole('link', { name: 'Favoritter' }).press('Enter');
  await own.waitFor();
  await expect
    .poll(() => isFocused(page.locator('main').getByRole('link', { name: first, exact: true })))
    .toBe(true);
});

it('who signs out is told so, and how to come in again', async () => {
  const page = await service.signedIn('Silje Haugnes', '/favoritter');
  await page.getByRole('heading', { level: 1, name: 'Favoritter' }).waitFor();
  await page.getByRole('button', { name: 'Meny' }).click();
  await page.getByRole('link', { name: 'Logg ut' }).click();
  await page.getByRole('heading', { level: 1, name: 'Du er logget ut' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/logget-ut');
  await page.getByRole('link', { name: 'Logg inn igjen' }).click();
  await page.getByRole('button', { name: 'Silje Haugnes' }).click();
  await page.getByRole('heading', { level: 1, name: /^I dag, / }).waitFor();
});

it('an administrator who signs out is told so', async () => {
  const page = await service.newPage();
  await page.goto(`${service.stack.url}/admin`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Astrid Domsland' }).click();
  await page.getByRole('button', { name: 'Meny' }).click();
  await page.getByRole('link', { name: 'Logg ut' }).click();
  await page.getByRole('heading', { level: 1, name: 'Du er logget ut' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/logget-ut');
});

it('an address without a page has a heading, and the menu of whoever is signed in', async () => {
  const guest = await service.newPage();
  await guest.goto(`${service.stack.url}/finnes/ikke`);
  await guest.getByText('Siden finnes ikke.').waitFor();
  expect(await guest.getByRole('button', { name: 'Meny' }).count()).toBe(0);
  const page = await service.signedIn('Silje Haugnes', '/favoritter');
  await page.getByRole('heading', { level: 1, name: 'Favoritter' }).waitFor();
  await page.goto(`${service.stack.url}/finnes/ikke`);
  await page.getByRole('heading', { level: 1, name: 'En feil har oppstått' }).waitFor();
  await page.getByText('Siden finnes ikke.').waitFor();
  await page.getByRole('button', { name: 'Meny' }).click();
  await page.getByRole('link', { name: 'Logg ut' }).waitFor();
});

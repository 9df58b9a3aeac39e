import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { signIn } from '#tests/support/browser/browser.ts';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';

const service = useDemoStack();

/** Hearings of the autumn: most names are hidden by now. */
const SEARCH =
  '/?domstolid=alle&fraDato=2026-08-24&tilDato=2026-10-31&query=straffeloven&pageSize=20';
const hits = (page: Page) => page.getByRole('table', { name: /^Antall treff/ });
const numbers = (page: Page) => hits(page).locator('[data-column="saksnr"] a');
const back = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Søk(: |$)/ });
const onCase = (page: Page) =>
  page.getByRole('heading', { name: 'Informasjon om saken' }).waitFor();
const searching = async (address = SEARCH, name = 'Silje Haugnes') => {
  const page = await service.signedIn(name, address);
  await hits(page).waitFor();
  return page;
};
const parameters = (page: Page) => [...new URL(page.url()).searchParams].sort().join('&');

/** The link above the heading leads back to this search and its rows. */
async function leadsBack(page: Page, wanted: string) {
  await onCase(page);
  await back(page).click();
  await hits(page).waitFor();
  expect(parameters(page)).toBe(wanted);
  expect(await page.getByRole('combobox', { name: 'Søk etter' }).inputValue()).toBe('straffeloven');
}

/** The tab that opens when a link is pressed in such a way. */
async function newTab(page: Page, link: Locator, options: Parameters<Locator['click']>[0]) {
  const opened = page.context().waitForEvent('page');
  await link.click(options);
  return opened;
}

it('leads back to the search from the number and from the reason why names are hidden', async () => {
  const page = await searching();
  const wanted = parameters(page);
  await numbers(page).first().click();
  await leadsBack(page, wanted);
  await hits(page)
    .getByRole('link', { name: 'Anonymisert to uker etter rettsmøtet' })
    .first()
    .click();
  await onCase(page);
  expect(new URL(page.url()).hash).toBe('#parter');
  expect(await page.locator('#parter').getAttribute('data-target')).toBe('true');
  await leadsBack(page, wanted);
});

it('leads back after the browser’s own back and forward, and after a reload', async () => {
  const page = await searching();
  const wanted = parameters(page);
  await numbers(page).first().click();
  await onCase(page);
  await page.goBack();
  await hits(page).waitFor();
  await page.goForward();
  await onCase(page);
  await page.reload();
  await leadsBack(page, wanted);
  await page.goBack();
  await leadsBack(page, wanted);
});

it('leads back in a new tab, however it was opened, to the search that it was opened from', async () => {
  const page = await searching();
  const wanted = parameters(page);
  const other = await page.context().newPage();
  const middle = await newTab(page, numbers(page).first(), { button: 'middle' });
  await onCase(middle);
  // Another search in another tab, whose case is pressed last.
  await other.goto(service.stack.url + SEARCH.replace('straffeloven', 'tvist'));
  await hits(other).waitFor();
  await onCase(await newTab(other, numbers(other).first(), { modifiers: ['ControlOrMeta'] }));
  await leadsBack(middle, wanted);

  const byKeyboard = page.context().waitForEvent('page');
  await numbers(page).nth(1).focus();
  await page.keyboard.press('ControlOrMeta+Enter');
  await leadsBack(await byKeyboard, wanted);
});

it('leads back when one had to sign in again in between', async () => {
  const page = await searching();
  const wanted = parameters(page);
  await numbers(page).first().click();
  await onCase(page);
  await page.context().clearCookies();
  await signIn(page, page.url(), 'Silje Haugnes');
  await leadsBack(page, wanted);
});

it('does not keep the words for the next person at the machine', async () => {
  const page = await searching();
  await numbers(page).first().click();
  await onCase(page);
  const address = page.url();
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(await kept()).toContain('query=straffeloven');
  // Without signing out.
  await page.context().clearCookies();
  const next = await page.context().newPage();
  await signIn(next, address, 'PER-ARNE SOLBAKK');
  await onCase(next);
  expect(await back(next).getAttribute('href')).toBe('/');
  expect(await kept()).not.toContain('straffeloven');
});

it('forgets the words at sign-out', async () => {
  const page = await searching();
  await numbers(page).first().click();
  await onCase(page);
  await page.getByRole('button', { name: 'Meny' }).click();
  await page.getByRole('link', { name: 'Logg ut' }).click();
  await expect
    .poll(() =>
      page.evaluate(() => JSON.stringify({ ...localStorage })).catch(() => 'straffeloven'),
    )
    .not.toContain('straffeloven');
});

it('goes through the hits over their pages, and back to the row of the case seen last', async () => {
  const page = await searching(SEARCH.replace('tilDato=2026-10-31', 'tilDato=2027-06-30'));
  const last = numbers(page).last();
  const nr = await numbers(page).count();
  const opened = await last.textContent();
  await last.click();
  await onCase(page);
  const heading = () => page.getByRole('heading', { level: 1 }).textContent();
  const step = (name: string) => page.getByRole('button', { name, exact: true });
  await page.getByText(`Treff ${nr} av `).waitFor();
  expect(await heading()).toBe(opened);
  await step('Neste').click();
  await page.getByText(`Treff ${nr + 1} av `).waitFor();
  // By keyboard as well: the focus stays where it was pressed.
  await page.keyboard.press('Enter');
  await page.getByText(`Treff ${nr + 2} av `).waitFor();
  await onCase(page);
  const seen = await heading();
  expect(await back(page).textContent()).toBe('Søk: straffeloven');

  // However many one has been through, Back leads to the hits, on the page of the last one.
  await page.goBack();
  await hits(page).waitFor();
  expect(new URL(page.url()).searchParams.get('page')).toBe('2');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(seen);
  expect(await numbers(page).nth(1).textContent()).toBe(seen);

  await numbers(page).nth(0).click();
  await page.reload();
  await page.getByText(`Treff ${nr + 1} av `).waitFor();
  await step('Forrige').click();
  await page.getByText(`Treff ${nr} av `).waitFor();
  expect(await heading()).toBe(opened);
});

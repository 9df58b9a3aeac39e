import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';

/* What a browser still shows, and has, when somebody has signed out and the next one presses Back. */

const service = useDemoStack();

/** Hearings that are to come, whose cases have their names. */
const SEARCH = '/?domstolid=alle&fraDato=2026-11-23&tilDato=2027-11-21';
const hits = (page: Page) => page.getByRole('table', { name: /^Antall treff/ });
const signedOut = (page: Page) => page.getByRole('heading', { level: 1, name: 'Du er logget ut' });

/** A search that is shown, a case of it that is opened, and who it is about. */
async function opened(): Promise<{ page: Page; name: string }> {
  const page = await service.signedIn('Silje Haugnes', SEARCH);
  const row = hits(page)
    .locator('tr[data-sak-id]')
    .filter({ has: page.locator('td[data-column="parter"]', { hasText: / mot / }) })
    .first();
  const parties = await row.locator('td[data-column="parter"]').innerText();
  const name = parties.split(' mot ')[1]!.split(/[\n,]/)[0]!.trim();
  const number = row.locator('[data-column="saksnr"] a');
  const heading = await number.innerText();
  await number.click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.getByText(name).first().waitFor();
  return { page, name };
}

async function pressSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Meny' }).click();
  await page.getByRole('link', { name: 'Logg ut' }).click();
}

const signout = (page: Page) => `${new URL(page.url()).origin}${pressePaths.signout.href()}`;
/** As much of a text as a party's name would be in. */
const shown = (page: Page) => page.locator('body').innerText();

/**
 * Signs out as a browser does that keeps the page for Back: the session has ended, and the page that was left is as it was.
 * No browser can be told to keep one: here the answer of signing out leads nowhere.
 */
async function signOutAndKeep(page: Page): Promise<void> {
  await page.route(`**${pressePaths.signout.href()}`, (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForRequest(`**${pressePaths.signout.href()}`);
  await pressSignOut(page);
  await asked;
  const ended = await page.context().request.post(signout(page), {
    headers: { Origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
  expect(ended.status()).toBe(303);
}

it('a page that the browser has kept has no names when Back is pressed twice, with and without contact', async () => {
  const { page, name } = await opened();
  await signOutAndKeep(page);
  await page.context().setOffline(true);
  for (const address of [/\/beramming\//, /\/\?/]) {
    await page.goBack();
    await page.waitForURL(address);
    await page.getByRole('status').filter({ hasText: 'Ingen kontakt' }).waitFor();
    expect(await shown(page)).not.toContain(name);
    expect(await hits(page).count()).toBe(0);
  }
  await page.context().setOffline(false);
  await signedOut(page).waitFor();
  expect(await shown(page)).not.toContain(name);
});

it('a page that is drawn again from the browser’s cache is empty at once, and is loaded anew', async () => {
  const { page, name } = await opened();
  await page.goBack();
  await hits(page).getByText(name).first().waitFor();
  const left = await page.evaluate(() => {
    Object.assign(window, { isFirst: true });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return document.body.innerText;
  });
  expect(left).toBe('');
  await hits(page).getByText(name).first().waitFor();
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(false);
});

it('after signing out the browser has no key of a case or a search, and Back leads to no name', async () => {
  const { page, name } = await opened();
  await page.goBack();
  await hits(page).waitFor();
  const stored = () => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(await stored()).toEqual(expect.arrayContaining(['sisteSoekAv', 'sisteListe']));
  await pressSignOut(page);
  await signedOut(page).waitFor();
  expect(await stored()).toEqual([]);
  // Each page of before asks who is there, and leads to the provider.
  for (let times = 0; times < 2; times += 1) {
    await page.goBack();
    await page.getByRole('button', { name: 'Silje Haugnes' }).waitFor();
    expect(await shown(page)).not.toContain(name);
  }
});

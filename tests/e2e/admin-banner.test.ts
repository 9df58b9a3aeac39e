import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { insertVarsel } from '#db/banner/varsler.ts';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';

const service = useDemoStack();

const banner = (page: Page) => page.getByRole('region', { name: 'Varsel' });
const reloaded = async (journalist: Page) => {
  await journalist.reload();
  await journalist.getByRole('heading', { level: 1, name: 'Søk' }).waitFor();
};
/** What the journalist is shown after loading the page anew. */
async function seen(journalist: Page): Promise<string | null> {
  await reloaded(journalist);
  return banner(journalist).textContent();
}
/** That the journalist is shown nothing, once all of the page is there. */
async function seesNone(journalist: Page): Promise<void> {
  await reloaded(journalist);
  await journalist.waitForLoadState('networkidle');
  expect(await banner(journalist).count()).toBe(0);
}
/** The first part of the field of that name, with the focus. */
async function timeField(page: Page, name: string) {
  const part = page.getByRole('group', { name }).getByRole('spinbutton').first();
  await part.focus();
  return part;
}

it('a banner is written by keyboard, seen by a journalist, closed, changed, stopped, deleted and put back', async () => {
  const journalist = await service.signedIn('Silje Haugnes');
  await seesNone(journalist);

  const page = await service.signedIn('Astrid Domsland', '/admin/varsel');
  await page.getByLabel('Melding').focus();
  await page.keyboard.type('Søket er <b>nede</b> i natt.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const preview = page.getByRole('region', { name: 'Forhåndsvisning' });
  await preview.getByText('Søket er <b>nede</b> i natt.').waitFor();
  await page.getByLabel('Inntil videre').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Lagre' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Varselet ble lagret.').waitFor();
  expect(await seen(journalist)).toBe('Søket er <b>nede</b> i natt.');

  // Who has closed it does not see it again, until it is changed.
  await banner(journalist).getByRole('button', { name: 'Lukk' }).click();
  await banner(journalist).waitFor({ state: 'detached' });
  await seesNone(journalist);
  await page.getByRole('button', { name: /^Endre varselet/ }).click();
  await page.getByLabel('Kritisk (rød)').check();
  await page.getByLabel('Inntil videre').uncheck();
  await timeField(page, 'Sluttdato');
  await page.keyboard.type('231120261200');
  await page.getByRole('button', { name: 'Oppdater' }).click();
  await page.getByText('Varselet ble oppdatert.').waitFor();
  expect(await seen(journalist)).toBe('Søket er <b>nede</b> i natt.');
  expect(await banner(journalist).locator('[data-purpose="danger"]').count()).toBe(1);

  // A time with a part missing is an error at its field, not a banner without an end.
  await page.getByRole('button', { name: /^Endre varselet/ }).click();
  const end = await timeField(page, 'Sluttdato');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Oppdater' }).click();
  await page.getByRole('link', { name: 'Sluttdato må ha både dato og klokkeslett.' }).waitFor();
  await end.focus();
  await page.keyboard.type('23');

  await page.getByRole('button', { name: 'Stopp nå' }).click();
  await page.getByText('Varselet er stoppet.').waitFor();
  await seesNone(journalist);
  await page.getByRole('button', { name: 'Angre' }).click();
  await page.getByText('Varselet er som før.').waitFor();
  expect(await seen(journalist)).toBe('Søket er <b>nede</b> i natt.');

  await page.getByRole('button', { name: /^Endre varselet/ }).click();
  await page.getByRole('button', { name: 'Slett' }).click();
  await page.getByText('Varselet ble slettet.').waitFor();
  await seesNone(journalist);
  await page.getByRole('button', { name: 'Angre' }).click();
  await page.getByText('Varselet er som før.').waitFor();
  expect(await seen(journalist)).toBe('Søket er <b>nede</b> i natt.');
  await service.stack.db('varselbanner').delete();
});

it('a planned banner begins and ends before the eyes of a journalist, and is in no answer before', async () => {
  const journalist = await service.signedIn('Silje Haugnes');
  const read = () =>
    journalist.request.get(`${service.stack.url}/api/presse/hent-varsel`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
  const now = new Date((await read()).headers()['date']!);
  const varsel = { message: 'Tregt en stund.', purpose: 'info', til: 'journalister' } as const;
  const [start, slutt] = [15, 20].map((seconds) => new Date(now.getTime() + seconds * 1_000));
  await insertVarsel(service.stack.db, { ...varsel, start: start!, slutt: slutt! }, now);
  expect(await (await read()).text()).not.toContain('Tregt');
  await reloaded(journalist);
  await banner(journalist).getByText('Tregt en stund.').waitFor();
  await banner(journalist).waitFor({ state: 'detached' });
  await service.stack.db('varselbanner').delete();
});

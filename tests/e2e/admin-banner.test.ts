import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';

const service = useDemoStack();

const banner = (page: Page) => page.getByRole('region', { name: 'Varsel' });
/** What the journalist sees after loading the page anew. */
async function seen(journalist: Page): Promise<string | null> {
  await journalist.reload();
  await journalist.getByRole('heading', { level: 1, name: 'Søk' }).waitFor();
  await journalist.waitForLoadState('networkidle');
  return (await banner(journalist).count()) ? banner(journalist).textContent() : null;
}

it('a banner is written by keyboard, seen by a journalist, updated, and deleted', async () => {
  const journalist = await service.signedIn('Silje Haugnes');
  expect(await seen(journalist)).toBeNull();

  const page = await service.signedIn('Astrid Domsland', '/admin/varsel');
  await page.getByLabel('Melding').focus();
  await page.keyboard.type('Søket er <b>nede</b> i natt.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  const preview = page.getByRole('region', { name: 'Forhåndsvisning' });
  await preview.getByText('Søket er <b>nede</b> i natt.').waitFor();
  await preview.getByText('Vises når du har lagret.').waitFor();
  await page.getByRole('button', { name: 'Lagre' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Varselet ble lagret.').waitFor();
  await preview.getByText('Vises nå.').waitFor();
  expect(await seen(journalist)).toBe('Søket er <b>nede</b> i natt.');

  await page.getByLabel('Kritisk (rød)').check();
  const end = page.getByRole('group', { name: 'Sluttdato' }).getByRole('spinbutton').first();
  await end.focus();
  await page.keyboard.type('23112026');
  await preview.getByText('Vises når du har lagret. Skjules 23.11.2026.').waitFor();
  await page.getByRole('button', { name: 'Oppdater' }).click();
  await page.getByText('Varselet ble oppdatert.').waitFor();
  expect(await seen(journalist)).toBe('Søket er <b>nede</b> i natt.');
  expect(await banner(journalist).locator('[data-purpose="danger"]').count()).toBe(1);

  // A date with a part missing is an error at its field, not a banner without an end.
  await end.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Oppdater' }).click();
  await page.getByRole('link', { name: 'Sluttdato må være en dato.' }).waitFor();
  expect(await service.stack.db('varsel').first('content')).toMatchObject({
    content: { endDate: '2026-11-23' },
  });

  // From its end date on the banner is in the editor only.
  await end.focus();
  await page.keyboard.type('21112026');
  await page.getByRole('button', { name: 'Oppdater' }).click();
  await preview.getByText('Vises ikke: siste dag var i går.').waitFor();
  await page.getByText('Varselet ble oppdatert.').waitFor();
  expect(await seen(journalist)).toBeNull();

  await page.getByRole('button', { name: 'Slett' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Slett' }).click();
  await page.getByText('Varselet ble slettet.').waitFor();
  await page.getByRole('button', { name: 'Lagre' }).waitFor();
  expect(await service.stack.db('varsel')).toEqual([]);
});

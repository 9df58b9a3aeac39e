import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn, visit } from '#tests/support/browser/browser.ts';
import { DEMO_RANGE } from '#tests/support/browser/demo.ts';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';

const service = useDemoStack();
let page: Page;
let saksnummer: string;

/** A journalist's search and opened case, for the log. */
beforeAll(async () => {
  const visited = await visit(service.browser);
  await signIn(visited.page, service.stack.url, 'Silje Haugnes');
  await visited.page.goto(`${service.stack.url}/?domstolid=alle&${DEMO_RANGE}&query=MED`);
  const link = visited.page.locator('[data-column="saksnr"] a').first();
  saksnummer = await link.innerText();
  await link.click();
  await visited.page.getByRole('heading', { name: 'Informasjon om saken' }).waitFor();
  await visited.context.close();
});

beforeEach(async () => {
  page = await service.signedIn('Astrid Domsland', '/admin/revisjon');
  await rows().first().waitFor();
});

const table = () => page.getByRole('table', { name: 'Revisjonslogg' });
const rows = () =>
  table()
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const actions = () => table().locator('[data-setning]');

describe('an administrator', () => {
  it('finds by keyboard what a journalist has done, opens what she searched for, and clears the filter', async () => {
    await page.getByRole('textbox', { name: 'Person' }).focus();
    await page.keyboard.type('silje haug');
    await page.keyboard.press('Enter');
    await page.waitForURL(/person=silje\+haug/);
    await expect
      .poll(() => actions().allInnerTexts())
      .toContainEqual(expect.stringMatching(/^Søkte med ord blant /));
    expect(await rows().getByText('Astrid Domsland').count()).toBe(0);
    const search = rows()
      .filter({ has: page.getByRole('button', { name: /^Vis ordene/ }) })
      .first();
    await search.getByRole('button', { name: /^Vis ordene/ }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Vis ordene i søket' });
    await dialog
      .getByRole('textbox', { name: /^Begrunnelse/ })
      .fill('Domstolen har spurt om søket.');
    await dialog.getByRole('button', { name: 'Vis ordene' }).press('Enter');
    await page.getByRole('group', { name: 'Ordene i søket' }).getByText('MED').waitFor();
    await page.getByRole('button', { name: 'Nullstill' }).click();
    await page.waitForURL(/\/admin\/revisjon$/);
  });

  it('narrows the log to a case by its number, in any form, and to a kind', async () => {
    await page
      .getByRole('textbox', { name: 'Sak' })
      .fill(saksnummer.toLowerCase().replace(/-/g, ''));
    await page.getByRole('button', { name: 'Vis', exact: true }).click();
    await page.getByRole('radio', { name: 'Åpnede saker' }).check();
    await page.waitForURL(/slag=saker/);
    await expect.poll(() => actions().allInnerTexts()).toEqual([`Åpnet saken ${saksnummer}`]);
    await page.getByRole('link', { name: `Vis bare sak ${saksnummer}` }).waitFor();
  });

  it('finds their own view in the log, without the name that was searched for', async () => {
    await page.goto(`${service.stack.url}/admin/revisjon?person=silje`);
    await rows().first().waitFor();
    await page.goto(`${service.stack.url}/admin/revisjon?handling=revisjon_vist`);
    await expect.poll(() => rows().first().innerText()).toMatch(/Astrid Domsland/);
    await rows().first().getByText('Detaljer').click();
    expect(await rows().first().innerText()).toMatch(/Personer: [0-9a-f]{12}/);
    expect(await rows().first().innerText()).not.toMatch(/silje/i);
  });

  it('exports all of it as CSV', async () => {
    await page.goto(`${service.stack.url}/admin/revisjon?handling=sak`);
    await rows().first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Last ned som CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('revisjonslogg-2026-11-21.csv');
    const csv = await text(await download.createReadStream());
    expect(parse(csv, { delimiter: ';', bom: true, columns: true })).toMatchObject([
      { Navn: 'Silje Haugnes', Handling: 'Åpnet en sak', Saksnummer: saksnummer },
    ]);
  });
});

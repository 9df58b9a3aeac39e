import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { addFavoritt, signIn } from '#tests/support/browser/browser.ts';
import { DEMO_RANGE } from '#tests/support/browser/demo.ts';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';

const service = useDemoStack();
let page: Page;

beforeEach(async () => {
  page = await service.newPage();
});

const hits = () => page.getByRole('table', { name: /^Antall treff/ });
const favourites = () => page.getByRole('table', { name: 'Favoritter' });
const sakIds = () =>
  hits()
    .locator('tr[data-sak-id]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-sak-id')));
const openSearch = async (query = '') => {
  await signIn(page, service.stack.url, 'Silje Haugnes');
  await page.goto(`${service.stack.url}/?domstolid=alle&${DEMO_RANGE}${query}`);
  await hits().waitFor();
};

describe('a journalist', () => {
  it('begins with her own court, a month ahead, and her name as words', async () => {
    await signIn(page, service.stack.url, 'PER-ARNE SOLBAKK');
    await page.getByRole('link', { name: 'Per-Arne Solbakk' }).waitFor();
    await page
      .getByRole('button', {
        name: /Domstol.*Søndre Østfold tingrett|Søndre Østfold tingrett.*Domstol/,
      })
      .waitFor();
    const begins = page.getByRole('group', { name: 'Fra dato' });
    await expect.poll(() => begins.innerText()).toMatch(/21\D+11\D+2026/);
  });

  it('pages through the hits without seeing one twice, and comes back with the back button', async () => {
    await openSearch();
    const first = await sakIds();
    expect(first).toHaveLength(50);
    await page.getByRole('button', { name: 'Neste side' }).click();
    await page.waitForURL(/page=2/);
    await expect.poll(sakIds).not.toContain(first[0]);
    const second = await sakIds();
    expect(second.filter((id) => first.includes(id))).toEqual([]);
    await page.goBack();
    await expect.poll(sakIds).toEqual(first);
  });

  it('sorts the latest hearing first, and the address says so', async () => {
    await openSearch();
    const first = await sakIds();
    await page.getByRole('button', { name: /Sorter på/ }).click();
    await page.getByRole('option', { name: 'Siste rettsmøte' }).click();
    await page.waitForURL(/sortField=rettsmoete&sortAscending=false/);
    await expect.poll(sakIds).not.toEqual(first);
  });

  it('searches from the form, keeps the search in the address, and clears it', async () => {
    await openSearch();
    await page.getByLabel('Søk etter').fill('MED');
    await page.getByRole('button', { name: 'Søk', exact: true }).click();
    await page.waitForURL(/query=MED/);
    const numbers = hits().locator('tbody [data-column="saksnr"]');
    await expect
      .poll(async () => (await numbers.allTextContents()).every((text) => /MED/.test(text)))
      .toBe(true);
    await page.reload();
    await expect.poll(() => page.getByLabel('Søk etter').inputValue()).toBe('MED');
    await page.getByLabel('Søk etter').fill('finnesikkenoensteder');
    await page.keyboard.press('Enter');
    await page.getByText('Vi fant ingen treff på søket ditt. Prøv gjerne andre søkeord.').waitFor();
    await page.getByRole('button', { name: 'Nullstill søket' }).click();
    await expect.poll(() => page.getByLabel('Søk etter').inputValue()).toBe('');
  });

  it('opens a case and comes back to the same search and the same row', async () => {
    await openSearch('&page=2&query=tingrett');
    const row = hits().locator('tr[data-sak-id]').nth(30);
    const sakId = await row.getAttribute('data-sak-id');
    const link = row.locator('[data-column="saksnr"] a');
    const saksnummer = await link.innerText();
    const search = new URL(page.url()).search;
    await link.click();
    await page.getByRole('heading', { level: 1, name: saksnummer }).waitFor();
    await page.getByRole('heading', { name: 'Informasjon om saken' }).waitFor();
    await page
      .locator('main')
      .getByRole('link', { name: /^Søk(: |$)/ })
      .click();
    await hits().waitFor();
    expect(new URL(page.url()).search).toBe(search);
    const back = page.locator(`tr[data-sak-id="${sakId}"]`).first();
    await expect.poll(() => back.getAttribute('data-last-opened')).toBe('true');
    await expect
      .poll(() =>
        back.locator('[data-column="saksnr"] a').evaluate((a) => a === document.activeElement),
      )
      .toBe(true);
    const box = await back.boundingBox();
    expect(box && box.y >= 0 && box.y < 900).toBe(true);
  });

  it('keeps a favourite until she takes it away', async () => {
    await openSearch();
    const row = hits().locator('tr[data-sak-id]').nth(3);
    const sakId = (await row.getAttribute('data-sak-id')) ?? '';
    const star = row.getByRole('button', { name: /^Legg til som favoritt, sak / });
    await addFavoritt(page, star);
    const kept = favourites().locator(`tr[data-sak-id="${sakId}"]`);
    await kept.waitFor();
    await page.reload();
    await kept.waitFor();
    await kept.getByRole('button', { name: /^Legg til som favoritt/ }).click();
    await kept.waitFor({ state: 'detached' });
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('false');
  });

  it('is told when a favourite could not be kept, and the star turns back', async () => {
    await openSearch();
    await page.route('**/api/presse/legg-til-favoritt/**', (route) =>
      route.fulfill({ status: 500 }),
    );
    const star = hits()
      .getByRole('button', { name: /^Legg til som favoritt/ })
      .first();
    await star.click();
    const message = page.getByText('Uventet feil: Sak kunne ikke legges til som favoritt');
    await message.waitFor();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('false');
    await page.getByRole('button', { name: 'Lukk' }).click();
    await message.waitFor({ state: 'detached' });
  });

  it('reads a document in a new tab', async () => {
    await openSearch('&soekeKategori=tiltaler');
    const document = hits()
      .getByRole('link', { name: /^Tiltale.* \(sak .*, PDF, åpnes i ny fane\)$/ })
      .first();
    expect(await document.getAttribute('target')).toBe('_blank');
    const answer = await page.request.get(
      new URL((await document.getAttribute('href')) ?? '', service.stack.url).href,
    );
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('signs out, and is a stranger afterwards', async () => {
    await openSearch();
    await page.getByRole('button', { name: 'Meny' }).click();
    await page.getByRole('link', { name: 'Logg ut' }).click();
    await page.getByRole('heading', { name: 'Du er logget ut' }).waitFor();
    await page.getByRole('link', { name: 'Logg inn igjen' }).click();
    await page.getByRole('button', { name: 'Silje Haugnes' }).waitFor();
    const answer = await page.request.get(`${service.stack.url}/api/presse/favoritter`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    expect(answer.status()).toBe(401);
  });
});

describe('others', () => {
  it('are led to the application when they have no access', async () => {
    await signIn(page, service.stack.url, 'Nora Fjellvang');
    await page.waitForURL(/\/soeknad$/);
  });

  it('are led to the yearly update when their access has lapsed', async () => {
    await signIn(page, service.stack.url, 'Jonas Utgård');
    await page.waitForURL(/\/reautentiser$/);
    expect(
      await page.request.get(`${service.stack.url}/api/presse/favoritter`).then((a) => a.status()),
    ).toBe(403);
  });

  it('come back to the very page that they asked for after signing in', async () => {
    const deep = `${service.stack.url}/?domstolid=alle&${DEMO_RANGE}&query=MED`;
    await page.goto(deep);
    await page.getByRole('button', { name: 'Silje Haugnes' }).click();
    await page.waitForURL(deep);
  });

  it('see that a page does not exist', async () => {
    await signIn(page, service.stack.url, 'Silje Haugnes');
    await page.goto(`${service.stack.url}/finnes/ikke`);
    await page.getByRole('heading', { name: 'En feil har oppstått' }).waitFor();
    await page.getByText('Siden finnes ikke.').waitFor();
  });
});

import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addFavoritt } from '#tests/support/browser/browser.ts';
import { DEMO_NOW, DEMO_RANGE } from '#tests/support/browser/demo.ts';
import { startFollowing } from '#tests/support/browser/follow.ts';
import { useMailingStack } from '#tests/support/browser/use-stack.ts';
import { createTestImport, linje, type TestImport } from '#tests/support/cases/import.ts';
import { eventsOf } from '#tests/support/feeds/read-feeds.ts';

/* From a saved search to an e-mail, a calendar and a file, and out of it again. */

const service = useMailingStack();
const begun = Date.now();
/** Not before the service's clock, which began to run later. */
const now = () => new Date(DEMO_NOW.getTime() + (Date.now() - begun));

let lists: TestImport;
let stopFollowing: () => Promise<void>;
beforeAll(async () => {
  lists = await createTestImport(service.stack.db);
  stopFollowing = startFollowing(service.stack);
});
afterAll(async () => {
  await stopFollowing?.();
  await lists?.close();
});

const NUMBER = '26-900001MED-TOSL';
const PARTY = 'Even Bakkerud';
/** The court's list with the case, on that day of December. */
const receive = (day: string, sakId = 'FORTALT', saksnummer = NUMBER) =>
  lists.importText(
    linje(sakId, {
      saksnummer,
      domstol: 'Oslo tingrett',
      saksTema: 'Kobbertyveri',
      sakstype: 'Straffesak',
      parter: `Påtalemyndigheten mot ${PARTY}`,
      møteliste: [{ start: `${day}T09:00:00`, slutt: `${day}T15:30:00`, sal: 'Sal 250' }],
    }),
    {},
    now(),
  );

const place = (page: Page, name: RegExp | string) =>
  page.getByRole('navigation', { name: 'Pressetjenesten' }).getByRole('link', { name });
const dialog = (page: Page) => page.getByRole('dialog');

it('a reporter is told of a case once, follows it, and stops being told', async () => {
  const page = await service.signedIn(
    'Silje Haugnes',
    `/?domstolid=alle&${DEMO_RANGE}&query=kobbertyveri`,
  );

  // Nothing yet: the search is saved, and tells by itself.
  await page.getByRole('button', { name: 'Lagre søket' }).click();
  await dialog(page).getByRole('textbox', { name: /Navn/ }).fill('Metall i Oslo');
  await dialog(page).getByRole('radio', { name: 'Med en gang' }).check();
  await dialog(page).getByRole('button', { name: 'Lagre', exact: true }).click();
  await page.getByText(/Du får e-post med en gang det er nye treff, til /).waitFor();
  await expect.poll(() => service.stack.db('lagret_soek').pluck('varsle')).toEqual(['straks']);

  // A list comes: one e-mail, which says what it is about, and one line, without names and without the words of the search.
  await receive('2026-12-08');
  await expect.poll(() => service.smtp.received.length).toBe(1);
  const [mail] = service.smtp.received;
  for (const said of [mail!.subject, mail!.text, mail!.html]) {
    expect(said).not.toMatch(/Bakkerud|kobber/i);
  }
  expect(mail!.subject).toBe('Metall i Oslo: 1 nytt treff');
  expect(mail!.text).toContain('\nti. 08.12.2026 kl. 09:00\nOslo tingrett, Sal 250\nStraffesak\n');
  expect(mail!.text).toContain(NUMBER);
  // Its link opens the search, and has none of its words either.
  await page.goto(mail!.links.find((link) => link.includes('/lagrede-sok'))!);
  await page.waitForURL(/[?&]query=kobbertyveri/);
  await page.getByRole('link', { name: NUMBER }).first().waitFor();
  await page.goto(mail!.links.find((link) => link.endsWith('/nytt'))!);
  const line = page.getByRole('link', { name: /1 treff: Metall i Oslo/ });
  await line.waitFor();
  expect(await page.getByRole('link', { name: /1 treff/ }).count()).toBe(1);
  await place(page, /Nytt.*1/).waitFor();

  // Read, opened, and made a favourite.
  await page.getByRole('link', { name: NUMBER }).first().click();
  await page.getByRole('heading', { level: 1, name: NUMBER }).waitFor();
  const star = page.getByRole('button', { name: /favoritt/ }).first();
  await addFavoritt(page, star);

  // The hearing moves. The same list once more changes nothing.
  await receive('2026-12-10');
  await receive('2026-12-10');
  await page.goto(`${service.stack.url}/nytt`);
  const moved = page.getByRole('link', { name: `Rettsmøte flyttet: ${NUMBER}` });
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Nytt' }).waitFor();
      await page.getByRole('link', { name: /1 treff/ }).waitFor();
      return moved.count();
    })
    .toBe(1);
  await moved.press('Enter');
  await page.getByRole('heading', { level: 1, name: NUMBER }).waitFor();
  await page
    .getByRole('region', { name: 'Endringer' })
    .getByText(/^Endret i dag/)
    .waitFor();

  // The calendar of the favourites has it where it is now.
  await place(page, 'Favoritter').click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /Abonner i kalender/ })
    .click();
  await dialog(page).getByRole('textbox', { name: /^Navn/ }).fill('Telefonen');
  await dialog(page).getByRole('button', { name: 'Lag adresse' }).click();
  const address = await dialog(page)
    .getByRole('textbox', { name: /Hemmelig adresse/ })
    .inputValue();
  const calendar = await (await fetch(address)).text();
  expect(calendar).not.toContain('Bakkerud');
  expect(eventsOf(calendar).map(({ start, status }) => [start, status])).toEqual([
    ['2026-12-10T09:00:00', 'CONFIRMED'],
  ]);
  await page.keyboard.press('Escape');

  // The hits as a file, after a tick.
  await page.goto(`${service.stack.url}/?domstolid=alle&${DEMO_RANGE}&query=kobbertyveri`);
  await page.getByRole('button', { name: 'Last ned treffene' }).click();
  await dialog(page)
    .getByRole('checkbox', { name: /Jeg kjenner reglene/ })
    .check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Last ned', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^treff-.*\.xlsx$/);

  // Out again, from the e-mail alone: looking at the page stops nothing.
  const guest = await service.newPage();
  await guest.goto(mail!.links.find((link) => link.includes('/varsler/stopp'))!);
  const stop = guest.getByRole('main').getByRole('button', { name: /Stopp/ });
  await stop.waitFor();
  expect(await service.stack.db('varsling').pluck('stoppet')).not.toContainEqual(expect.any(Date));
  await stop.click();
  await expect
    .poll(() => service.stack.db('varsling').pluck('stoppet'))
    .toContainEqual(expect.any(Date));
  // Of cases one; the other says that the address of a calendar was made.
  expect(service.smtp.received.map(({ subject }) => subject)).toEqual([
    mail!.subject,
    'Det er laget en hemmelig adresse på profilen din',
  ]);
});

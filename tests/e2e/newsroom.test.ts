import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addEndringer } from '#db/endring/write.ts';
import type { Tid } from '#domain/endringer.ts';
import { osloDay } from '#domain/time.ts';
import { readCsv } from '#tests/support/bff/eksport-files.ts';
import { addFavoritt } from '#tests/support/browser/browser.ts';
import { DEMO_NOW, DEMO_RANGE } from '#tests/support/browser/demo.ts';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';

/* A reporter's morning: the day's hearings, what courts have sent, one's own searches and notes, and what has changed. */

const service = useDemoStack();
const SEARCH = `/?domstolid=alle&${DEMO_RANGE}`;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();
const hits = (page: Page) => page.getByRole('table', { name: /^Antall treff/ });
const place = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Pressetjenesten' })
    .getByRole('link', { name, exact: true });

interface Hearing extends Tid {
  readonly id: string;
  readonly sak_id: string;
  readonly saksnummer: string;
  readonly domstol_id: string;
  readonly domstol: string;
}

/** The first hearing of a later day, of a case that has no other; another one for each `nr`. */
async function hearing(nr: number): Promise<Hearing> {
  const [found] = await service.stack
    .db('rettsmoete as r')
    .join('sak as s', 's.sak_id', 'r.sak_id')
    .join('domstol as d', 'd.id', 's.domstol_id')
    .where('r.start', '>', new Date(DEMO_NOW.getTime() + 2 * 86_400_000))
    .whereRaw('1 = (select count(*) from rettsmoete o where o.sak_id = r.sak_id)')
    .orderBy('r.start')
    .orderBy('r.id')
    .offset(nr)
    .limit(1)
    .select<Hearing[]>({
      ...{ id: 'r.id', sak_id: 's.sak_id', saksnummer: 's.saksnummer', sal: 'r.sal' },
      ...{ start: 'r.start', slutt: 'r.slutt', rettsalAdresse: 'r.rettsal_adresse' },
      ...{ domstol_id: 's.domstol_id', domstol: 'd.navn' },
    });
  return found!;
}
const tidOf = ({ start, slutt, sal, rettsalAdresse }: Hearing): Tid => ({
  ...{ start, slutt, sal, rettsalAdresse },
});

it('the list of a day: another day, a case and back, and a hearing that is cancelled meanwhile', async () => {
  const moete = await hearing(0);
  const day = osloDay(moete.start);
  const page = await service.signedIn('Silje Haugnes');
  await place(page, 'Dagsliste').click();
  await heading(page, 'Dagsliste').waitFor();
  await page.getByRole('button', { name: /Domstol/ }).click();
  await page.getByRole('option', { name: moete.domstol, exact: true }).click();
  const date = () => new URL(page.url()).searchParams.get('dag') ?? osloDay(DEMO_NOW);
  while (date() < day) {
    const before = date();
    await page.getByRole('button', { name: /^Neste dag/ }).click();
    await expect.poll(date).not.toBe(before);
  }
  const row = page.getByRole('row').filter({ hasText: moete.saksnummer });
  await row.waitFor();
  expect(await row.locator('del').count()).toBe(0);

  await row.getByRole('link', { name: moete.saksnummer, exact: true }).click();
  await heading(page, 'Informasjon om saken').waitFor();
  await page.goBack();
  await row.waitFor();
  expect(date()).toBe(day);

  // The court's next lists are without it.
  await service.stack.db.transaction(async (trx) => {
    await trx('rettsmoete').where({ id: moete.id }).delete();
    const endring = { slag: 'avlyst', fra: tidOf(moete), til: null } as const;
    await addEndringer(trx, [{ sakId: moete.sak_id, endring }], DEMO_NOW);
  });
  await page.reload();
  await row.getByText('Avlyst').waitFor();
  expect(await row.locator('del').count()).toBe(1);
  await page
    .getByText(/, 1 utgår\./)
    .first()
    .waitFor();
});

it('what courts have delivered: as a picture and as a table, which the address keeps', async () => {
  const page = await service.signedIn('Silje Haugnes');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dekning' }).click();
  await heading(page, 'Dekning').waitFor();
  await page.getByRole('img').first().waitFor();
  await page.getByRole('radio', { name: 'Tabell' }).click();
  await page.getByRole('columnheader', { name: /uke/i }).first().waitFor();
  await expect.poll(() => page.getByRole('img').count()).toBe(0);
  await page.reload();
  await page.getByRole('columnheader', { name: /uke/i }).first().waitFor();
});

it('a search is saved by its name, run, renamed and deleted', async () => {
  const page = await service.signedIn('Silje Haugnes', `${SEARCH}&query=tyveri`);
  await hits(page).waitFor();
  await page.getByRole('button', { name: 'Lagre søket' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Navn/ }).fill('Tyverier i høst');
  await dialog.getByRole('button', { name: 'Lagre', exact: true }).click();
  await page.getByText('«Tyverier i høst» er lagret.').waitFor();
  await place(page, 'Lagrede søk').click();
  await heading(page, 'Lagrede søk').waitFor();
  await page.getByRole('link', { name: 'Tyverier i høst', exact: true }).click();
  await hits(page).waitFor();
  expect(new URL(page.url()).searchParams.get('query')).toBe('tyveri');

  await place(page, 'Lagrede søk').click();
  await page.getByRole('button', { name: 'Endre Tyverier i høst' }).click();
  await dialog.getByRole('textbox', { name: /Navn/ }).fill('Tyverier');
  await dialog.getByRole('button', { name: 'Lagre', exact: true }).click();
  await page.getByText('Søket heter nå «Tyverier».').waitFor();
  await page.getByRole('button', { name: 'Slett Tyverier' }).click();
  await dialog.getByRole('button', { name: 'Slett', exact: true }).click();
  await page.getByText('«Tyverier» er slettet.').waitFor();
  expect(await page.getByRole('link', { name: 'Tyverier', exact: true }).count()).toBe(0);
});

it('a note is found again among one’s own, and is in the file of a search', async () => {
  const { sak_id: sakId, saksnummer } = await hearing(1);
  const page = await service.signedIn('Silje Haugnes', `/beramming/${sakId}`);
  await page.getByRole('textbox', { name: 'Notat', exact: true }).fill('Ring forsvarer.');
  await page.getByRole('textbox', { name: /^Merker/ }).fill('politi, ring');
  await page.getByText(/^Lagret kl\./).waitFor();

  await place(page, 'Favoritter').click();
  await page.getByRole('main').getByRole('link', { name: 'Notater' }).click();
  await heading(page, 'Notater').waitFor();
  await page.getByRole('searchbox', { name: 'Søk i notatene' }).fill('forsvarer');
  await page.getByRole('link', { name: saksnummer, exact: true }).waitFor();
  await page.getByRole('searchbox', { name: 'Søk i notatene' }).fill('aktor');
  await page.getByText('Ingen notater passer.').waitFor();
  // What was searched for is private as well.
  expect(page.url()).not.toContain('aktor');

  await page.goto(`${service.stack.url}${SEARCH}`);
  await hits(page).waitFor();
  await page.getByRole('button', { name: 'Last ned treffene' }).click();
  const dialog = page.getByRole('dialog', { name: 'Last ned treffene' });
  await dialog.getByRole('radio', { name: 'CSV (.csv)' }).check();
  await dialog.getByRole('button', { name: 'Last ned', exact: true }).click();
  await dialog.getByText('Du må bekrefte at du kjenner reglene.').waitFor();
  await dialog.getByRole('checkbox', { name: /Jeg kjenner reglene/ }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Last ned', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^treff-2026-11-\d\d\.csv$/);
  await dialog.waitFor({ state: 'detached' });
  const { rows } = readCsv(await text(await download.createReadStream()));
  expect(rows.find(({ Saksnummer }) => Saksnummer === saksnummer)).toMatchObject({
    'Eget notat': 'Ring forsvarer.',
    'Egne merker': 'politi, ring',
  });
});

it('a change stands at the favourite and on the case, and at the favourite until it is opened', async () => {
  const moete = await hearing(2);
  const page = await service.signedIn('Silje Haugnes', `/beramming/${moete.sak_id}`);
  await page.getByText('Ingen endringer er registrert').waitFor();
  const star = page.getByRole('button', { name: /favoritt/ }).first();
  await addFavoritt(page, star);

  const til = { ...tidOf(moete), sal: 'Sal 618' };
  await service.stack.db.transaction(async (trx) => {
    await trx('rettsmoete').where({ id: moete.id }).update({ sal: til.sal });
    const endring = { slag: 'sal', fra: { ...tidOf(moete), sal: 'Sal 250' }, til } as const;
    await addEndringer(trx, [{ sakId: moete.sak_id, endring }], DEMO_NOW);
  });
  await page.goto(`${service.stack.url}/favoritter`);
  const row = page.getByRole('row').filter({ hasText: moete.saksnummer });
  await row.getByText('Ny sal').waitFor();

  await row.getByRole('link', { name: moete.saksnummer, exact: true }).click();
  const changes = page.getByRole('region', { name: 'Endringer' });
  await changes.getByText(/^Endret i dag/).waitFor();
  expect(await changes.locator('del').textContent()).toBe('Sal 250');
  expect(await changes.locator('ins').textContent()).toBe('Sal 618');

  await page.getByRole('main').getByRole('link', { name: 'Favoritter' }).click();
  await row.waitFor();
  expect(await row.getByText('Ny sal').count()).toBe(0);
});

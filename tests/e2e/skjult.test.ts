import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { skjultMessages, tilbaketrekkingMessages } from '#domain/tilbaketrekking.ts';
import { tabTo } from '#tests/support/browser/soeknad-page.ts';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';

const service = useDemoStack();

/** Hearings that are to come, whose cases have their names. */
const SEARCH = '/?domstolid=alle&fraDato=2026-11-23&tilDato=2027-11-21';
const hits = (page: Page) => page.getByRole('table', { name: /^Antall treff/ });
const favourites = (page: Page) => page.getByRole('table', { name: 'Favoritter' });
const hiddenHeading = (page: Page) => page.getByRole('heading', { name: skjultMessages.sak });

interface Found {
  readonly sakId: string;
  readonly saksnummer: string;
}

/** A hit with names, whatever has been hidden by the tests before. */
async function aHit(page: Page): Promise<Found> {
  const row = hits(page)
    .locator('tr[data-sak-id]')
    .filter({ has: page.locator('td[data-column="parter"]', { hasText: / mot / }) })
    .filter({ hasNotText: /Begrensning/ })
    .first();
  const sakId = await row.getAttribute('data-sak-id');
  const saksnummer = await row.locator('[data-column="saksnr"] a').innerText();
  return { sakId: sakId ?? '', saksnummer };
}

const searching = async (name: string, query = '') => {
  const page = await service.signedIn(name, `${SEARCH}${query}`);
  await hits(page).waitFor();
  return page;
};

/** The administrator at the page of a case. */
async function astridAt(saksnummer: string): Promise<Page> {
  const page = await service.signedIn('Astrid Domsland', '/admin/saker');
  await page.getByRole('textbox', { name: 'Saksnummer' }).fill(saksnummer.toLowerCase());
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: saksnummer }).waitFor();
  return page;
}

async function openHit(page: Page, { sakId, saksnummer }: Found) {
  await hits(page).locator(`tr[data-sak-id="${sakId}"] [data-column="saksnr"] a`).click();
  await page.getByRole('heading', { level: 1, name: saksnummer }).waitFor();
}

async function explain(page: Page, button: string) {
  await page.getByRole('textbox', { name: 'Forklaring' }).fill('Vitne sto oppført som tiltalt.');
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
}

it('a hidden case is gone for everybody at once, except that those who have seen it are told', async () => {
  const silje = await searching('Silje Haugnes');
  const found = await aHit(silje);
  const row = hits(silje).locator(`tr[data-sak-id="${found.sakId}"]`);
  await row.getByRole('button', { name: /^Legg til som favoritt/ }).click();
  await favourites(silje).locator(`tr[data-sak-id="${found.sakId}"]`).waitFor();
  await openHit(silje, found);
  await silje.getByRole('heading', { name: 'Informasjon om saken' }).waitFor();

  // By keyboard: the button, the dialog's X, the reason, the explanation, 'Skjul nå'.
  const astrid = await astridAt(found.saksnummer);
  await astrid.getByText('1 journalist', { exact: true }).first().waitFor();
  await tabTo(astrid, astrid.getByRole('button', { name: 'Skjul hele saken' }));
  await astrid.keyboard.press('Enter');
  const dialog = astrid.getByRole('dialog', { name: `Skjul saken ${found.saksnummer}` });
  await dialog.waitFor();
  await expect
    .poll(() => astrid.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Lukk');
  await astrid.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const opener = astrid.getByRole('button', { name: 'Skjul hele saken' });
  await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true);
  await astrid.keyboard.press('Enter');
  await tabTo(astrid, dialog.getByRole('radio', { name: 'Feil fra domstolen' }));
  await astrid.keyboard.press('Space');
  await tabTo(astrid, dialog.getByRole('textbox', { name: 'Forklaring' }));
  await astrid.keyboard.type('Sendt til pressen ved en feil.');
  await tabTo(astrid, dialog.getByRole('button', { name: 'Skjul nå' }));
  await astrid.keyboard.press('Enter');
  await astrid.getByText(/er skjult for journalistene fra kl\./).waitFor();
  await astrid.getByText('Skjult', { exact: true }).first().waitFor();

  // Who has opened it: at its address, in the lists that the browser has kept, among the favourites.
  await silje.reload();
  await hiddenHeading(silje).waitFor();
  expect(await silje.getByRole('heading', { name: 'Informasjon om saken' }).count()).toBe(0);
  await silje.goBack();
  await hits(silje).waitFor();
  await expect.poll(() => row.count()).toBe(0);
  const kept = favourites(silje).locator(`tr[data-sak-id="${found.sakId}"]`);
  await kept.getByText(skjultMessages.parter).waitFor();

  // Everybody else: nowhere.
  const other = await service.signedIn(
    'PER-ARNE SOLBAKK',
    `${SEARCH}&query=${encodeURIComponent(`"${found.saksnummer}"`)}`,
  );
  await other
    .getByText(/ingen treff/)
    .first()
    .waitFor();
  await other.goto(`${service.stack.url}/beramming/${found.sakId}`);
  await other.getByText('Saken finnes ikke, eller den er ikke lenger tilgjengelig.').waitFor();

  // She takes it off her list; the page says so.
  await kept.getByRole('link').click();
  await hiddenHeading(silje).waitFor();
  await silje.getByRole('button', { name: 'Fjern fra favorittene' }).click();
  await silje.getByText('Saken er fjernet fra favorittene.').waitFor({ state: 'attached' });
  await silje.getByRole('link', { name: 'Til søket' }).click();
  await hits(silje).waitFor();
  await expect.poll(() => kept.count()).toBe(0);

  // Lifted: it is there again.
  await astrid.getByRole('button', { name: 'Opphev skjulingen av saken' }).click();
  await explain(astrid, 'Opphev');
  await astrid.getByText(/er ikke lenger skjult/).waitFor();
  await astrid.getByText('Synlig', { exact: true }).waitFor();
  await other.reload();
  await other.getByRole('heading', { name: 'Informasjon om saken' }).waitFor();
});

it('hidden parties are gone from an open list on Back, and a message says so where they stood', async () => {
  const silje = await searching('Silje Haugnes');
  const found = await aHit(silje);
  const cell = hits(silje).locator(`tr[data-sak-id="${found.sakId}"] td[data-column="parter"]`);
  const names = await cell.innerText();
  await openHit(silje, found);

  const astrid = await astridAt(found.saksnummer);
  await astrid.getByRole('button', { name: 'Skjul partene', exact: true }).click();
  await astrid.getByRole('radio', { name: 'Kjennelse fra retten' }).check();
  await explain(astrid, 'Skjul nå');
  await astrid.getByText('Delvis skjult').waitFor();
  // She who hides them reads them still.
  await astrid.getByText(names).first().waitFor();

  await silje.reload();
  await silje.getByRole('heading', { name: skjultMessages.parterHeading }).waitFor();
  expect(await silje.getByText(names).count()).toBe(0);
  await silje.goBack();
  await hits(silje).waitFor();
  await expect.poll(() => cell.innerText()).not.toContain(names);

  // Another administrator had the page open: the second attempt says so, and shows what applies.
  const second = await astridAt(found.saksnummer);
  await second.getByRole('button', { name: /^Opphev: .*partene/ }).click();
  await astrid.getByRole('button', { name: /^Opphev: .*partene/ }).click();
  await explain(astrid, 'Opphev');
  await astrid.getByText(/er ikke lenger skjult/).waitFor();
  await explain(second, 'Opphev');
  await second.getByText(tilbaketrekkingMessages.alreadyLifted).waitFor();
  await second.getByRole('button', { name: 'Skjul partene', exact: true }).waitFor();
});

it('a restriction stands at once wherever the case is shown, until it is lifted', async () => {
  const silje = await searching('Silje Haugnes');
  const found = await aHit(silje);
  const astrid = await astridAt(found.saksnummer);
  await astrid.getByRole('button', { name: 'Sett begrensning' }).click();
  await astrid.getByRole('radio', { name: 'Referatforbud' }).check();
  await astrid
    .getByRole('textbox', { name: 'Tekst til journalistene' })
    .fill('Retten har bestemt at forhandlingene ikke kan gjengis.');
  await astrid.getByRole('dialog').getByRole('button', { name: 'Sett begrensning' }).click();
  await astrid.getByText(/«Referatforbud» vises på/).waitFor();

  await silje.reload();
  const tema = hits(silje).locator(`tr[data-sak-id="${found.sakId}"] td[data-column="tema"]`);
  await tema.getByText('Referatforbud').waitFor();
  await openHit(silje, found);
  await silje.getByText('Retten har bestemt at forhandlingene ikke kan gjengis.').waitFor();

  // The address has the case: a reload and Back come to it again.
  await astrid.reload();
  await astrid.getByRole('button', { name: 'Opphev begrensningen Referatforbud' }).click();
  await explain(astrid, 'Opphev');
  await astrid.getByText(/er opphevet/).waitFor();
  await silje.reload();
  await silje.getByRole('heading', { name: 'Informasjon om saken' }).waitFor();
  expect(await silje.getByText('Referatforbud').count()).toBe(0);
});

it('the words of a search are shown for a reason, and are gone with the page', async () => {
  await service.signedIn('Silje Haugnes', `${SEARCH}&query=kroppskrenkelse`);
  const astrid = await service.signedIn('Astrid Domsland', '/admin/revisjon?handling=soek');
  const show = astrid.getByRole('button', { name: /^Vis ordene/ }).first();
  await show.waitFor();
  expect(await astrid.getByText('kroppskrenkelse').count()).toBe(0);
  await show.click();
  const dialog = astrid.getByRole('dialog', { name: 'Vis ordene i søket' });
  await dialog.getByRole('textbox', { name: 'Begrunnelse' }).fill('Klage på innsyn i søk.');
  await dialog.getByRole('button', { name: 'Vis ordene' }).click();
  await astrid.getByText('kroppskrenkelse').waitFor();
  expect(astrid.url()).not.toContain('kroppskrenkelse');
  await astrid.goto(`${service.stack.url}/admin/revisjon?handling=ord_vist`);
  await astrid.getByText('Så ordene i et søk. Begrunnelse: Klage på innsyn i søk.').waitFor();
  await astrid.goBack();
  await astrid
    .getByRole('button', { name: /^Vis ordene/ })
    .first()
    .waitFor();
  expect(await astrid.getByText('kroppskrenkelse').count()).toBe(0);
});

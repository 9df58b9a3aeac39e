import { text } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spraakCookie } from '#contract/spraak.ts';
import { soeknad } from '#tests/support/access/forms.ts';
import { readCsv } from '#tests/support/bff/eksport-files.ts';
import { addFavoritt, signIn } from '#tests/support/browser/browser.ts';
import { DEMO_NOW, DEMO_RANGE } from '#tests/support/browser/demo.ts';
import { startFollowing } from '#tests/support/browser/follow.ts';
import { chooseLanguage, isIn } from '#tests/support/browser/language.ts';
import { field, fillSoeknad, mailTo } from '#tests/support/browser/soeknad-page.ts';
import { endUndoing } from '#tests/support/mail/decision-mail.ts';
import { useMailingStack } from '#tests/support/browser/use-stack.ts';
import { createTestImport, linje, type TestImport } from '#tests/support/cases/import.ts';
import { eventsOf } from '#tests/support/feeds/read-feeds.ts';

/* From form to decision, and from search to the end of a profile, for somebody who reads nynorsk. */

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

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
const textbox = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('textbox', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const place = (page: Page, name: RegExp | string) =>
  page.getByRole('navigation', { name: 'Pressetenesta' }).getByRole('link', { name, exact: true });
const hits = (page: Page) => page.getByRole('table', { name: /^Talet på treff/ });

it('an application is begun in bokmål, sent in nynorsk, and answered in nynorsk', async () => {
  const { smtp, stack } = service;
  const nora = await service.signedIn('Nora Fjellvang');
  await heading(nora, 'Søknad om tilgang').waitFor();
  await isIn(nora, 'nb');
  await fillSoeknad(nora, { 'E-post': 'nora@', Telefon: '922 41 08' });
  await chooseLanguage(nora, 'nn');

  // Nothing of what was typed, chosen and ticked is lost.
  await nora.getByText('Vi tok vare på det du hadde skrive.').waitFor();
  const typed = {
    Stilling: soeknad.stilling,
    Redaksjon: soeknad.redaksjon,
    'E-post': 'nora@',
    Telefon: '922 41 08',
    'Kontaktperson hos arbeidsgjevar': soeknad.kontaktpersonArbeidsgiver,
    'Stillinga til kontaktpersonen': soeknad.kontaktpersonStilling,
    'Redaksjon/organisasjon': soeknad.kontaktpersonOrganisasjon,
    'E-post til kontaktpersonen': soeknad.kontaktpersonEpost,
    'Kvifor treng du tilgang til pressetenesta til domstolane?': soeknad.begrunnelse,
  };
  for (const [label, value] of Object.entries(typed))
    expect([label, await textbox(nora, label).inputValue()]).toEqual([label, value]);
  await button(nora, /Søndre Østfold tingrett.*Føretrekt domstol/).waitFor();
  for (const consent of [/Ver varsam-plakaten/, /Eg samtykker/])
    expect(await nora.getByRole('checkbox', { name: consent }).isChecked()).toBe(true);

  // What is wrong with it is said in nynorsk.
  await button(nora, 'Send inn').click();
  await nora.getByText(/^Desse feil.* må rettast/).waitFor();
  await nora.getByRole('link', { name: 'Telefonnummeret må ha 8 siffer.' }).waitFor();
  await nora.getByRole('link', { name: 'Ugyldig e-postadresse.' }).click();
  await field(nora, 'E-post').fill(soeknad.epost);
  await field(nora, 'Telefon').fill('922 41 080');
  await button(nora, 'Send inn').click();
  await heading(nora, 'Vi har fått søknaden din').waitFor();
  await heading(nora, 'Arbeidsgjevaren din har ikkje svart enno').waitFor();
  expect((await mailTo(smtp, soeknad.epost, /søknaden/)).subject).toBe('Vi har fått søknaden din');

  // The employer, of whom nobody knows the language, is asked in both, and writes before choosing.
  const question = await mailTo(smtp, soeknad.kontaktpersonEpost, /Nora Fjellvang/);
  expect(question.subject).toContain('Kan du bekrefte at Nora Fjellvang trenger tilgang?');
  expect(question.subject).toContain('Kan du stadfeste at Nora Fjellvang treng tilgang?');
  expect(question.html).toMatch(/<div lang="nb">[^]+<div lang="nn">/);
  expect(question.text).toMatch(/Vennlig hilsen[^]+Vennleg helsing/);
  const employer = await service.newPage({ locale: 'nn-NO' });
  await employer.goto(question.links.find((link) => link.includes('/arbeidsgiver/bekreft/'))!);
  await heading(employer, 'Stadfest behov for tilgang').waitFor();
  await isIn(employer, 'nn');
  await textbox(employer, 'Melding (valfritt)').fill('Ho er fast tilsett hos oss.');
  await chooseLanguage(employer, 'nb');
  const melding = textbox(employer, 'Melding (valgfritt)');
  await expect.poll(() => melding.inputValue()).toBe('Ho er fast tilsett hos oss.');
  await melding.fill('Ho er fast tilsett hos oss frå mars.');
  await chooseLanguage(employer, 'nn');
  await textbox(employer, 'Melding (valfritt)').waitFor();
  await button(employer, 'Stadfest behov').click();
  await employer.getByText('Du har stadfesta at journalisten treng tilgang.').waitFor();
  expect(await stack.db('arbeidsgiver_bekreftelse').select('svar', 'melding')).toEqual([
    { svar: 'bekreftet', melding: 'Ho er fast tilsett hos oss frå mars.' },
  ]);

  await nora.reload();
  await heading(nora, 'Arbeidsgjevaren din har stadfesta').waitFor();
  expect(await nora.locator('li[aria-current=step]').textContent()).toContain(
    'Domstoladministrasjonen avgjer søknaden',
  );

  // Administrators read bokmål, whatever was chosen in their browser.
  const astrid = await service.newPage({ locale: 'nn-NO' });
  await astrid.context().addCookies([{ name: spraakCookie(false), value: 'nn', url: stack.url }]);
  await astrid.goto(`${stack.url}/admin`);
  await button(astrid, 'Astrid Domsland').click();
  await heading(astrid, 'Søknader').waitFor();
  await isIn(astrid, 'nb');
  await astrid.getByRole('link', { name: 'Nora Fjellvang' }).click();
  await astrid.getByText('Ho er fast tilsett hos oss frå mars.').waitFor();
  await button(astrid, /^Godkjenn/).click();
  await astrid.waitForURL(/\/admin\/soeknader/);
  await expect.poll(() => astrid.getByRole('link', { name: 'Nora Fjellvang' }).count()).toBe(0);

  await endUndoing(stack.db);
  const decision = await mailTo(smtp, soeknad.epost, /godkjen/);
  expect(decision.subject).toBe('Søknaden din er godkjend');
  expect(decision.html).toContain('<html lang="nn">');
  expect(decision.text).toContain('Vennleg helsing');
  await nora.goto(decision.links[0]!);
  await button(nora, /Søndre Østfold tingrett/).waitFor();
  await isIn(nora, 'nn');
});

const NUMBER = '26-900002MED-TOSL';
const SEARCH = `/?domstolid=alle&${DEMO_RANGE}`;

it('a press user who has chosen nynorsk has it in every browser, file and message, until the profile ends', async () => {
  const { smtp, stack } = service;
  smtp.forget();
  const before = await service.signedIn('Silje Haugnes');
  await button(before, 'Søk').waitFor();
  await chooseLanguage(before, 'nn');
  await button(before, 'Meny').click();
  await before.getByRole('link', { name: 'Logg ut' }).click();
  await heading(before, 'Du er logga ut').waitFor();

  // In another browser, whose user's list has bokmål alone.
  const page = await service.newPage({ locale: 'nb-NO' });
  await signIn(page, `${stack.url}${SEARCH}&query=koparsmugling`, 'Silje Haugnes');
  await page.getByText(/^Vi fann ingen treff/).waitFor();
  await isIn(page, 'nn');

  // A search that tells by itself, in an e-mail and among what is new.
  await button(page, 'Lagre søket').click();
  await textbox(dialog(page), /^Namn/).fill('Kopar');
  await dialog(page).getByRole('radio', { name: 'Med ein gong' }).check();
  await button(dialog(page), 'Lagre').click();
  await page.getByText(/«Kopar» er lagra. Du får e-post med ein gong/).waitFor();
  await expect.poll(() => stack.db('lagret_soek').pluck('varsle')).toEqual(['straks']);
  await lists.importText(
    linje('FORTALT-NN', {
      saksnummer: NUMBER,
      domstol: 'Oslo tingrett',
      saksTema: 'Koparsmugling',
      sakstype: 'Straffesak',
      møteliste: [{ start: '2026-12-08T09:00:00', slutt: '2026-12-08T15:30:00', sal: 'Sal 250' }],
    }),
    {},
    now(),
  );
  await expect.poll(() => smtp.received.map(({ subject }) => subject)).toHaveLength(1);
  const [mail] = smtp.received;
  expect(mail!.subject).toBe('Kopar: 1 nytt treff');
  expect(mail!.text).toContain('1 nytt treff i eit lagra søk\n');
  expect(mail!.text).toContain(`\nty. 08.12.2026 kl. 09:00\n`);
  expect(mail!.text).toContain('Vennleg helsing');
  await page.goto(mail!.links.find((link) => link.endsWith('/nytt'))!);
  await heading(page, 'Nytt').waitFor();
  await page.getByRole('link', { name: /1 treff: Kopar/ }).waitFor();
  await button(page, 'Merk alle som lesne').waitFor();

  await page.getByRole('link', { name: NUMBER }).first().click();
  await heading(page, 'Informasjon om saka').waitFor();
  await addFavoritt(page, button(page, /^Legg til som favoritt/).first());

  // What is printed, what is saved, and what a calendar is given.
  await page.goto(`${stack.url}${SEARCH}&query=koparsmugling`);
  await hits(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  const printed = page.getByText(/^Skriven ut \d\d\.11\.2026 \d\d:\d\d av Silje Haugnes$/);
  expect(await printed.isVisible()).toBe(true);
  expect(await page.getByText(/^koparsmugling, Beramma saker, alle domstolar/).isVisible()).toBe(
    true,
  );
  await page.emulateMedia({ media: 'screen' });

  await button(page, 'Last ned treffa').click();
  await dialog(page).getByRole('radio', { name: 'CSV (.csv)' }).check();
  await dialog(page)
    .getByRole('checkbox', { name: /Eg kjenner reglane/ })
    .check();
  const csv = await download(page, button(dialog(page), 'Last ned'));
  const { head, rows } = readCsv(csv);
  expect(head[0]).toEqual(['Pressetenesta til domstolane', 'Treffa i eit søk']);
  expect(Object.keys(rows[0]!)).toEqual(
    expect.arrayContaining(['Saka gjeld', 'Partar', 'Avgrensingar', 'Slett namna seinast']),
  );
  expect(rows.map(({ Saksnummer }) => Saksnummer)).toEqual([NUMBER]);

  await place(page, 'Favorittar').click();
  await button(page.getByRole('main'), /Abonner i kalender/).click();
  const link = dialog(page).getByRole('link', { name: 'Kalenderfil (.ics)' });
  const calendar = await download(page, link);
  expect(calendar).toContain('Pressetenesta til domstolane: favorittar');
  expect(eventsOf(calendar).map(({ start }) => start)).toEqual(['2026-12-08T09:00:00']);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Silje Haugnes' }).click();
  await button(page, 'Avslutt profilen din').click();
  await dialog(page).getByText('Er du sikker på at du vil avslutte profilen din?').waitFor();
  await button(dialog(page), 'Avslutt').click();
  await heading(page, 'Du er logga ut').waitFor();
  expect(await stack.db('pressebruker').where({ fornavn: 'Silje' })).toEqual([]);
});

async function download(page: Page, control: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), control.click()]);
  return text(await file.createReadStream());
}

it('two windows keep each its language, and nothing that is typed or gone back to is lost or in the other one', async () => {
  const { stack } = service;
  const one = await service.signedIn('PER-ARNE SOLBAKK', `${SEARCH}&query=tyveri`);
  const bokmaal = one.getByRole('table', { name: /^Antall treff/ });
  await bokmaal.waitFor();
  const other = await one.context().newPage();
  await other.goto(`${stack.url}${SEARCH}`);
  const sakId = await other.locator('tr[data-sak-id]').first().getAttribute('data-sak-id');
  await other.goto(`${stack.url}/beramming/${sakId}`);
  await heading(other, 'Informasjon om saken').waitFor();

  // Not yet saved, and a search that is not yet made.
  await textbox(other, 'Notat').fill('Ring forsvararen.');
  await chooseLanguage(other, 'nn');
  await heading(other, 'Informasjon om saka').waitFor();
  await expect.poll(() => textbox(other, 'Notat').inputValue()).toBe('Ring forsvararen.');
  await other.goBack();
  await hits(other).waitFor();
  await isIn(other, 'nn');
  await expect.poll(() => bokmaal.count()).toBe(1);
  await one.getByLabel('Søk etter').fill('ikkje søkt enno');
  await chooseLanguage(one, 'nn');
  await expect.poll(() => one.getByLabel('Søk etter').inputValue()).toBe('ikkje søkt enno');
  await chooseLanguage(one, 'nb');
  await bokmaal.waitFor();

  // What the server says is in the language of the window that asks, not in the one that was chosen last.
  const save = async (page: Page, name: string, answer: string) => {
    await button(page, 'Lagre søket').click();
    await textbox(dialog(page), /^Na[vm]n/).fill(name);
    await button(dialog(page), 'Lagre').click();
    await page.getByText(answer).waitFor();
    await page.keyboard.press('Escape');
  };
  await save(one, 'Tyveri', '«Tyveri» er lagret.');
  await other.getByLabel('Søk etter').fill('vald');
  await button(other, 'Søk').click();
  await other.waitForURL(/query=vald/);
  await save(other, 'Tyveri', 'Du har allereie eit lagra søk med dette namnet.');
  await one.getByLabel('Søk etter').fill('ran');
  await button(one, 'Søk').click();
  await one.waitForURL(/query=ran/);
  await save(one, 'Tyveri', 'Du har allerede et lagret søk med dette navnet.');
  await isIn(one, 'nb');
  await isIn(other, 'nn');
});

import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { useMailingStack } from '#tests/support/browser/use-stack.ts';
import { soeknad } from '#tests/support/access/forms.ts';
import { fillSoeknad, mailTo, send, tabTo } from '#tests/support/browser/soeknad-page.ts';

const service = useMailingStack();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isFocused = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toBe(text);
const NOT_YET = 'Arbeidsgiveren din har ikke svart ennå';
const QUESTION = /Nora Fjellvang trenger tilgang/;

/** Nora's page, on which she has applied. */
async function applied(): Promise<Page> {
  const page = await service.signedIn('Nora Fjellvang');
  await heading(page, 'Søknad om tilgang').waitFor();
  await fillSoeknad(page);
  await send(page);
  await isFocused(page, 'Søknaden din er mottatt');
  return page;
}
const linkTo = async (address: string) => {
  const mail = await mailTo(service.smtp, address, QUESTION);
  return mail.links.find((link) => link.includes('/arbeidsgiver/bekreft/'))!;
};
const current = (page: Page) => page.locator('li[aria-current=step]');

beforeEach(async () => {
  const { db } = service.stack;
  await db('arbeidsgiver_bekreftelse').delete();
  await db('soeknad').whereIn('epost', [soeknad.epost]).orWhereNotNull('trukket').delete();
  await db('epost_utboks').delete();
  service.smtp.forget();
});

describe('an applicant who waits', () => {
  it('corrects the contact person, who confirms by the link; the page says so', async () => {
    const page = await applied();
    await heading(page, NOT_YET).waitFor();
    expect(await current(page).textContent()).toContain('Arbeidsgiveren din svarer');
    const wrong = await linkTo(soeknad.kontaktpersonEpost);

    await tabTo(page, button(page, 'Bytt kontaktperson'));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Bytt kontaktperson' });
    await dialog
      .getByRole('textbox', { name: 'Kontaktperson arbeidsgiver' })
      .fill('Randi Redaktør');
    await dialog
      .getByRole('textbox', { name: 'E-post kontaktperson' })
      .fill('randi@elveposten.example');
    await page.keyboard.press('Enter');
    await isFocused(page, 'Kontaktpersonen er byttet');
    await page.getByText('Randi Redaktør får e-post på randi@elveposten.example.').waitFor();

    const employer = await service.newPage();
    await employer.goto(wrong);
    await heading(employer, 'Spørsmålet er ikke lenger aktuelt').waitFor();
    await employer.goto(await linkTo('randi@elveposten.example'));
    await button(employer, 'Bekreft behov').click();
    await employer.getByText('Svaret ditt er registrert').first().waitFor();

    await page.reload();
    await heading(page, 'Arbeidsgiveren din har bekreftet').waitFor();
    expect(await current(page).textContent()).toContain('Domstoladministrasjonen avgjør søknaden');
    expect(await button(page, 'Send på nytt').count()).toBe(0);
    expect(await button(page, 'Bytt kontaktperson').count()).toBe(0);
  });

  it('cannot send again on the day of applying, and can the day after, once', async () => {
    const page = await applied();
    await page.getByText('Du kan sende på nytt i morgen.').waitFor();
    expect(await button(page, 'Send på nytt').getAttribute('aria-disabled')).toBe('true');
    await linkTo(soeknad.kontaktpersonEpost);
    // As if it had been yesterday.
    const { db } = service.stack;
    await db.raw('alter table arbeidsgiver_bekreftelse disable trigger user');
    await db('arbeidsgiver_bekreftelse').update({
      opprettet: db.raw("opprettet - interval '1 day'"),
    });
    await db.raw('alter table arbeidsgiver_bekreftelse enable trigger user');
    service.smtp.forget();
    await page.reload();
    await button(page, 'Send på nytt').click();
    await isFocused(page, 'E-posten er sendt på nytt');
    await linkTo(soeknad.kontaktpersonEpost);
    await page.getByText('Du kan sende på nytt i morgen.').waitFor();
    await page.getByText(/^Sendt på nytt /).waitFor();
  });

  it('takes the application back after being asked, and can apply again at once', async () => {
    const page = await applied();
    const link = await linkTo(soeknad.kontaktpersonEpost);
    await button(page, 'Trekk søknaden').click();
    const dialog = page.getByRole('dialog', { name: 'Trekk søknaden' });
    await dialog.getByRole('button', { name: 'Avbryt' }).click();
    await isFocused(page, 'Trekk søknaden');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Trekk søknaden' }).click();
    await isFocused(page, 'Søknaden er trukket');
    await heading(page, 'Søknad om tilgang').waitFor();

    const employer = await service.newPage();
    await employer.goto(link);
    await heading(employer, 'Spørsmålet er ikke lenger aktuelt').waitFor();
    await fillSoeknad(page);
    await send(page);
    await isFocused(page, 'Søknaden din er mottatt');
  });

  it('is told in a tab that is behind what another tab has done', async () => {
    const page = await applied();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await button(other, 'Trekk søknaden').click();
    await other.getByRole('dialog').getByRole('button', { name: 'Trekk søknaden' }).click();
    await heading(other, 'Søknaden er trukket').waitFor();
    await button(page, 'Trekk søknaden').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Trekk søknaden' }).click();
    await isFocused(page, 'Søknaden er avgjort eller trukket');
  });
});

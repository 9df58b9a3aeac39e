import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { useMailingStack } from '#tests/support/browser/use-stack.ts';
import { DEMO_NOW } from '#tests/support/browser/demo.ts';
import { soeknad } from '#tests/support/access/forms.ts';
import {
  type TextLabel,
  consents,
  field,
  fillSoeknad,
  mailTo,
  send,
  tabTo,
} from '#tests/support/browser/soeknad-page.ts';

const service = useMailingStack();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const received = (page: Page) => heading(page, 'Søknaden din er mottatt').waitFor();
const isFocused = (page: Page, text: RegExp) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(text);
const applicant = async () => {
  const page = await service.signedIn('Nora Fjellvang');
  await heading(page, 'Søknad om tilgang').waitFor();
  return page;
};
const apply = async () => {
  const page = await applicant();
  await fillSoeknad(page);
  await send(page);
  await received(page);
  return page;
};
const employerLink = async () => {
  const { kontaktpersonEpost } = soeknad;
  const mail = await mailTo(service.smtp, kontaktpersonEpost, /Nora Fjellvang trenger tilgang/);
  return mail.links.find((link) => link.includes('/arbeidsgiver/bekreft/'))!;
};
const answers = () =>
  service.stack.db('arbeidsgiver_bekreftelse').orderBy('opprettet').pluck<string[]>('svar');

beforeEach(async () => {
  // Nora has no application yet; nobody else has one that is not decided.
  const { db } = service.stack;
  await db('arbeidsgiver_bekreftelse').delete();
  await db('soeknad').where({ epost: soeknad.epost }).delete();
  await db('epost_utboks').delete();
  service.smtp.forget();
});

describe('applying', () => {
  it('gives a receipt, on the page and by e-mail, and is read-only from then on', async () => {
    const page = await apply();
    await isFocused(page, /Søknaden din er mottatt/);
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.getByText('922 41 080').waitFor();
    await page.getByText('pressetjeneste@domstol.example').first().waitFor();
    const mail = await mailTo(service.smtp, soeknad.epost, /mottatt/);
    expect(mail.text).toContain('Nora');
    await page.reload();
    await received(page);
  });

  it('is done by keyboard alone', async () => {
    const page = await applicant();
    const write = async (label: TextLabel, text: string) => {
      await tabTo(page, field(page, label));
      await page.keyboard.type(text);
    };
    await write('Stilling', soeknad.stilling);
    await write('Redaksjon', soeknad.redaksjon);
    await write('E-post', soeknad.epost);
    await write('Telefon', '92241080');
    await tabTo(page, page.getByRole('button', { name: /Foretrukket domstol/ }));
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.type('Søndre Østfold');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await write('Kontaktperson arbeidsgiver', soeknad.kontaktpersonArbeidsgiver);
    await write('Kontaktpersonens stilling', soeknad.kontaktpersonStilling);
    await write('Redaksjon/organisasjon', soeknad.kontaktpersonOrganisasjon);
    await write('E-post kontaktperson', soeknad.kontaktpersonEpost);
    await write('Hvorfor trenger du tilgang til domstolenes pressetjeneste?', soeknad.begrunnelse);
    for (const consent of consents(page)) {
      await tabTo(page, consent);
      await page.keyboard.press('Space');
    }
    for (const consent of consents(page)) expect(await consent.isChecked()).toBe(true);
    await tabTo(page, page.getByRole('button', { name: 'Send inn' }));
    await page.keyboard.press('Enter');
    await received(page);
  });

  it('with mistakes leads from the summary to each of them, and loses nothing', async () => {
    const page = await applicant();
    await fillSoeknad(page, { 'E-post': 'nora@', Telefon: '922 41 08', Stilling: '' });
    await send(page);
    await isFocused(page, /^Følgende feil må rettes opp før innsending:/);
    const links = page.getByRole('alert').or(page.locator('form')).getByRole('link');
    await page.getByRole('link', { name: 'Ugyldig e-post.' }).click();
    await field(page, 'E-post').fill(soeknad.epost);
    await page.getByRole('link', { name: 'Telefonnummeret må bestå av 8 siffer.' }).press('Enter');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('92241080');
    await field(page, 'Stilling').fill(soeknad.stilling);
    await expect.poll(() => links.count()).toBeGreaterThan(0);
    expect(await field(page, 'Redaksjon').inputValue()).toBe(soeknad.redaksjon);
    await send(page);
    await received(page);
  });

  it('twice at the same moment stores one application', async () => {
    const [one, other] = await Promise.all([applicant(), applicant()]);
    await fillSoeknad(one);
    await fillSoeknad(other);
    await Promise.all([send(one), send(other)]);
    await Promise.all([received(one), received(other)]);
    const where = { epost: soeknad.epost };
    expect(await service.stack.db('soeknad').where(where).count({ n: '*' }).first()).toEqual({
      n: 1,
    });
  });

  it('continues where it was when the session has ended in the middle', async () => {
    const page = await applicant();
    await fillSoeknad(page, { Stilling: 'Rettsreporter' });
    await service.stack.db('sesjon').delete();
    await send(page);
    await page.getByRole('button', { name: 'Nora Fjellvang' }).click();
    await page.getByText('Vi tok vare på det du hadde skrevet.').waitFor();
    expect(await field(page, 'Stilling').inputValue()).toBe('Rettsreporter');
    await send(page);
    await received(page);
    await page.getByText('Rettsreporter').waitFor();
  });

  it('works while no mail server answers; the messages come when it is back', async () => {
    await service.smtp.stop();
    const page = await apply();
    await service.smtp.start();
    // The next attempt would be a minute later.
    await expect
      .poll(async () => {
        await service.stack.db('epost_utboks').update({ neste_forsoek: DEMO_NOW });
        return service.smtp.sentTo(soeknad.epost).length;
      })
      .toBe(1);
    await page.close();
  });
});

describe('the employer', () => {
  it('confirms without signing in, once', async () => {
    await apply();
    const link = await employerLink();
    const page = await service.newPage();
    await page.goto(link);
    await page.getByText('Nora Fjellvang').first().waitFor();
    await page.getByText(soeknad.begrunnelse).waitFor();
    await page.getByRole('button', { name: 'Bekreft behov' }).press('Enter');
    await page.getByText('Svaret ditt er registrert').first().waitFor();
    expect(await answers()).toEqual(['bekreftet']);
    await page.goto(link);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page
      .getByText(/allerede/)
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: 'Bekreft behov' }).count()).toBe(0);
  });

  it('says no, after being asked once more', async () => {
    await apply();
    const page = await service.newPage();
    await page.goto(await employerLink());
    await page.getByRole('button', { name: 'Nei, trenger ikke tilgang' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Avbryt' }).click();
    expect(await answers()).toEqual([null]);
    await page.getByRole('button', { name: 'Nei, trenger ikke tilgang' }).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Nei, trenger ikke tilgang' })
      .press('Enter');
    await page.getByText('Svaret ditt er registrert').first().waitFor();
    expect(await answers()).toEqual(['avkreftet']);
  });

  it('is told when the link is altered', async () => {
    await apply();
    const page = await service.newPage();
    await page.goto(`${(await employerLink()).slice(0, -4)}AAAA`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page
      .getByText(/virker ikke|finner ikke|gyldig/i)
      .first()
      .waitFor();
    expect(page.url()).toContain('/arbeidsgiver/bekreft/');
  });
});

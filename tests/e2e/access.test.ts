import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { loadDemo } from '../../db/demo/load.ts';
import { osloDay } from '../../domain/time.ts';
import { signIn, visit } from '../support/browser.ts';
import { DEMO_NOW } from '../support/demo-stack.ts';
import { soeknad } from '../support/forms.ts';
import { startSmtp, type TestSmtp } from '../support/smtp.ts';
import {
  chooseCourt,
  consents,
  field,
  fillSoeknad,
  mailTo,
  send,
} from '../support/soeknad-page.ts';
import { startStack } from '../support/stack.ts';
import { useStack } from '../support/use-stack.ts';

let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.close());
const service = useStack(() =>
  startStack({
    now: DEMO_NOW,
    smtpUrl: smtp.url,
    load: ({ db, lager, now }) => loadDemo(db, lager, { cases: 60, seed: 'a', day: osloDay(now) }),
  }),
);

/** A browser of somebody's own. */
async function newPage(): Promise<Page> {
  const { context, page } = await visit(service.browser);
  onTestFinished(() => context.close());
  return page;
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const received = (page: Page) => heading(page, 'Søknaden din er mottatt').waitFor();
const isFocused = (page: Page, text: RegExp) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(text);
const applicant = async () => {
  const page = await newPage();
  await signIn(page, service.stack.url, 'Nora Fjellvang');
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
  const mail = await mailTo(smtp, soeknad.kontaktpersonEpost, /Nora Fjellvang trenger tilgang/);
  return mail.links.find((link) => link.includes('/arbeidsgiver/bekreft/'))!;
};
const answers = () =>
  service.stack.db('arbeidsgiver_bekreftelse').orderBy('opprettet').pluck<string[]>('svar');

beforeEach(async () => {
  // Nora begins anew: nobody but she is touched.
  const { db } = service.stack;
  const nora = { epost: soeknad.epost };
  await db('arbeidsgiver_bekreftelse').delete();
  await db('pressebruker').where(nora).delete();
  await db('soeknad').where(nora).delete();
  await db('epost_utboks').delete();
  (smtp.received as unknown[]).length = 0;
});

describe('applying', () => {
  it('gives a receipt, on the page and by e-mail, and is read-only from then on', async () => {
    const page = await apply();
    await isFocused(page, /Søknaden din er mottatt/);
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.getByText('922 41 080').waitFor();
    await page.getByText('pressetjeneste@domstol.example').waitFor();
    const mail = await mailTo(smtp, soeknad.epost, /mottatt/);
    expect(mail.text).toContain('Nora');
    await page.reload();
    await received(page);
  });

  it('is done by keyboard alone', async () => {
    const page = await applicant();
    await field(page, 'Stilling').focus();
    const type = async (text: string) => {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    };
    await type(soeknad.stilling);
    await type(soeknad.redaksjon);
    await type(soeknad.epost);
    await type('92241080');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.type('Søndre Østfold');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await type(soeknad.kontaktpersonArbeidsgiver);
    await type(soeknad.kontaktpersonStilling);
    await type(soeknad.kontaktpersonOrganisasjon);
    await type(soeknad.kontaktpersonEpost);
    await type(soeknad.begrunnelse);
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    for (const consent of consents(page)) expect(await consent.isChecked()).toBe(true);
    await field(page, 'Stilling').press('Enter');
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
    expect(await links.count()).toBeGreaterThan(0);
    expect(await field(page, 'Redaksjon').inputValue()).toBe(soeknad.redaksjon);
    await send(page);
    await received(page);
  });

  it('twice at the same moment is once', async () => {
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

  it('goes on where it was when the session has ended in the middle', async () => {
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
    await smtp.stop();
    const page = await apply();
    await smtp.start();
    // The next attempt is a minute away: it is brought forward.
    await expect
      .poll(async () => {
        await service.stack.db('epost_utboks').update({ neste_forsoek: DEMO_NOW });
        return smtp.sentTo(soeknad.epost).length;
      })
      .toBe(1);
    await page.close();
  });
});

describe('the employer', () => {
  it('confirms without signing in, once', async () => {
    await apply();
    const link = await employerLink();
    const page = await newPage();
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
    const page = await newPage();
    await page.goto(await employerLink());
    await page.getByRole('button', { name: 'Avkreft' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Avbryt' }).click();
    expect(await answers()).toEqual([null]);
    await page.getByRole('button', { name: 'Avkreft' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Avkreft' }).press('Enter');
    await page.getByText('Svaret ditt er registrert').first().waitFor();
    expect(await answers()).toEqual(['avkreftet']);
  });

  it('is told plainly when the link is altered', async () => {
    await apply();
    const page = await newPage();
    await page.goto(`${(await employerLink()).slice(0, -4)}AAAA`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page
      .getByText(/virker ikke|finner ikke|gyldig/i)
      .first()
      .waitFor();
    expect(page.url()).toContain('/arbeidsgiver/bekreft/');
  });
});

describe('the profile', () => {
  const open = async (name = 'Silje Haugnes') => {
    const page = await newPage();
    await signIn(page, service.stack.url, name);
    await page.getByRole('link', { name }).click();
    await heading(page, 'Min profil').waitFor();
    return page;
  };
  const updated = (page: Page) => page.getByText('Profilen ble oppdatert.').waitFor();

  it('of oneself is edited, and the new court is the one that the search begins with', async () => {
    const page = await open();
    await page.getByRole('link', { name: /Rediger om (deg|meg)/i }).press('Enter');
    await field(page, 'Stilling').waitFor();
    await send(page);
    await page.getByText(/^Ingen endringer registrert\./).waitFor();
    await field(page, 'Stilling').fill('Rettsreporter');
    await chooseCourt(page, 'Oslo tingrett');
    await send(page);
    await updated(page);
    await page.getByText('Rettsreporter').waitFor();
    await page.reload();
    await heading(page, 'Min profil').waitFor();
    expect(await page.getByText('Profilen ble oppdatert.').count()).toBe(0);
    await page.goto(service.stack.url);
    await page.getByRole('button', { name: /Oslo tingrett/ }).waitFor();
  });

  it("of the employer is edited: the new contact is asked, and the courts' administration hears of it", async () => {
    const page = await open();
    await page.getByRole('link', { name: /Rediger arbeidsgiver/i }).press('Enter');
    await page
      .getByText(
        'Arbeidsgiver og Domstoladministrasjonen vil få beskjed når du gjør endringer i din profil',
      )
      .waitFor();
    await field(page, 'Kontaktperson arbeidsgiver').fill('Berit Nyredaktør');
    await field(page, 'E-post kontaktperson').fill('berit@nyavisen.example');
    await send(page);
    await updated(page);
    const mail = await mailTo(smtp, 'berit@nyavisen.example', /Silje Haugnes trenger tilgang/);
    expect(mail.text).toContain('Berit Nyredaktør');
    await mailTo(smtp, 'pressetjeneste@domstol.example', /Silje Haugnes har endret arbeidsgiver/);
  });

  it('is ended: signed out everywhere, favourites gone, and one may apply again', async () => {
    const page = await open('Per-Arne Solbakk');
    const elsewhere = await newPage();
    await signIn(elsewhere, service.stack.url, 'PER-ARNE SOLBAKK');
    await page.getByRole('button', { name: 'Avslutt din profil' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Avslutt din profil' });
    await dialog.getByText('Er du sikker på at du ønsker å avslutte din profil?').waitFor();
    await dialog.getByRole('button', { name: 'Avslutt', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'PER-ARNE SOLBAKK' }).waitFor();
    const answer = await elsewhere.request.get(`${service.stack.url}/api/presse/profil`);
    expect(answer.status()).toBe(401);
    await page.getByRole('button', { name: 'PER-ARNE SOLBAKK' }).click();
    await heading(page, 'Søknad om tilgang').waitFor();
    expect(await service.stack.db('pressebruker').where({ fornavn: 'PER-ARNE' })).toEqual([]);
  });
});

describe('the yearly update', () => {
  it('gives access back, and asks the employer again', async () => {
    const page = await newPage();
    await signIn(page, service.stack.url, 'Jonas Utgård');
    await heading(page, 'Oppdater informasjon').waitFor();
    await field(page, 'Telefon').fill('900 00 001');
    for (const consent of consents(page)) await consent.check();
    await send(page);
    await page.getByRole('button', { name: 'Søk', exact: true }).waitFor();
    await page.goto(`${service.stack.url}/reautentiser`);
    await page.getByRole('button', { name: 'Søk', exact: true }).waitFor();
    await mailTo(smtp, 'randi.redaktoer@fjordavisa.example', /Jonas Utgård trenger tilgang/);
  });
});

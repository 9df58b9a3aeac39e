import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { type Innsyn, innsynSchema } from '#contract/innsyn.ts';
import { ALL_RULES, violations } from '#tests/support/pages/axe.ts';
import { useMailingStack } from '#tests/support/browser/use-stack.ts';
import { consents, mailTo, tabToAndPress, writeOver } from '#tests/support/browser/soeknad-page.ts';

const service = useMailingStack();
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send inn' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

describe('the profile', () => {
  const open = async (name = 'Silje Haugnes', signIn = 'Silje Haugnes') => {
    const page = await service.signedIn(signIn);
    await page.getByRole('link', { name }).click();
    await heading(page, 'Min profil').waitFor();
    return page;
  };
  const updated = (page: Page) => page.getByText('Profilen ble oppdatert.').waitFor();

  it('of oneself is edited by keyboard, and the search begins with the new court', async () => {
    const page = await open();
    await tabToAndPress(page, page.getByRole('link', { name: 'Rediger om meg' }));
    await tabToAndPress(page, sendButton(page));
    await page.getByText(/^Ingen endringer registrert\./).waitFor();
    await writeOver(page, 'Stilling', 'Rettsreporter');
    await tabToAndPress(page, page.getByRole('button', { name: /Foretrukket domstol/ }));
    await page.getByRole('listbox').waitFor();
    await page.keyboard.type('Oslo');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await tabToAndPress(page, sendButton(page));
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
    await tabToAndPress(page, page.getByRole('link', { name: /^Rediger arbeidsgiver/ }));
    await page
      .getByText(
        'Arbeidsgiver og Domstoladministrasjonen vil få beskjed når du gjør endringer i din profil',
      )
      .waitFor();
    await writeOver(page, 'Kontaktperson arbeidsgiver', 'Berit Nyredaktør');
    await writeOver(page, 'E-post kontaktperson', 'berit@nyavisen.example');
    await tabToAndPress(page, sendButton(page));
    await updated(page);
    const mail = await mailTo(
      service.smtp,
      'berit@nyavisen.example',
      /Silje Haugnes trenger tilgang/,
    );
    expect(mail.text).toContain('Berit Nyredaktør');
    await mailTo(
      service.smtp,
      'pressetjeneste@domstol.example',
      /Silje Haugnes har endret arbeidsgiver/,
    );
  });

  it('is downloaded with all that is stored: to read, which opens as a page, and as JSON', async () => {
    const page = await open();
    const save = async (format: RegExp) => {
      await tabToAndPress(page, page.getByRole('button', { name: 'Last ned alt om meg' }));
      const dialog = page.getByRole('dialog', { name: 'Last ned alt om meg' });
      await dialog.getByRole('radio', { name: format }).check();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Last ned', exact: true }).click(),
      ]);
      await dialog.waitFor({ state: 'detached' });
      return {
        name: download.suggestedFilename(),
        text: await text(await download.createReadStream()),
      };
    };
    const json = await save(/JSON/);
    expect(json.name).toMatch(/^innsyn-\d{4}-\d\d-\d\d\.json$/);
    const innsyn = innsynSchema.parse(JSON.parse(json.text)) as Innsyn;
    expect(innsyn.deler.profil!.rader).toMatchObject([{ fornavn: 'Silje', etternavn: 'Haugnes' }]);
    const html = await save(/HTML/);
    // As it is opened from a disk, away from the service.
    const file = await page.context().newPage();
    await file.setContent(html.text);
    await heading(file, 'Alt om deg i pressetjenesten').waitFor();
    const parts = await file.getByRole('heading', { level: 2 }).allTextContents();
    expect(parts).toEqual([
      ...Object.values(innsyn.deler).map(({ navn }) => navn),
      'Det som ikke er med',
    ]);
    expect(await violations(file, ALL_RULES)).toEqual([]);
  });

  it('is ended: signed out everywhere, favourites gone, and one may apply again', async () => {
    const page = await open('Per-Arne Solbakk', 'PER-ARNE SOLBAKK');
    const elsewhere = await service.signedIn('PER-ARNE SOLBAKK');
    await tabToAndPress(page, page.getByRole('button', { name: 'Avslutt din profil' }));
    const dialog = page.getByRole('dialog', { name: 'Avslutt din profil' });
    await dialog.getByText('Er du sikker på at du ønsker å avslutte din profil?').waitFor();
    await tabToAndPress(page, dialog.getByRole('button', { name: 'Avslutt', exact: true }));
    await heading(page, 'Du er logget ut').waitFor();
    const answer = await elsewhere.request.get(`${service.stack.url}/api/presse/profil`);
    expect(answer.status()).toBe(401);
    await page.getByRole('link', { name: 'Logg inn igjen' }).click();
    await page.getByRole('button', { name: 'PER-ARNE SOLBAKK' }).click();
    await heading(page, 'Søknad om tilgang').waitFor();
    expect(await service.stack.db('pressebruker').where({ fornavn: 'PER-ARNE' })).toEqual([]);
  });
});

describe('the yearly update', () => {
  it('gives access back, and asks the employer again', async () => {
    const page = await service.signedIn('Jonas Utgård');
    await heading(page, 'Oppdater informasjon').waitFor();
    await writeOver(page, 'Telefon', '900 00 001');
    for (const consent of consents(page)) expect(await consent.isChecked()).toBe(true);
    await tabToAndPress(page, sendButton(page));
    await page.getByRole('button', { name: 'Søk', exact: true }).waitFor();
    await page.goto(`${service.stack.url}/reautentiser`);
    await page.getByRole('button', { name: 'Søk', exact: true }).waitFor();
    await mailTo(
      service.smtp,
      'randi.redaktoer@fjordavisa.example',
      /Jonas Utgård trenger tilgang/,
    );
  });
});

import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useAccessService } from '../support/access-stack.ts';
import { chooseCourt, consents, field, mailTo, send } from '../support/soeknad-page.ts';

const service = useAccessService();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

describe('the profile', () => {
  const open = async (name = 'Silje Haugnes', signIn = 'Silje Haugnes') => {
    const page = await service.signedIn(signIn);
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

  it('is ended: signed out everywhere, favourites gone, and one may apply again', async () => {
    const page = await open('Per-Arne Solbakk', 'PER-ARNE SOLBAKK');
    const elsewhere = await service.signedIn('PER-ARNE SOLBAKK');
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
    const page = await service.signedIn('Jonas Utgård');
    await heading(page, 'Oppdater informasjon').waitFor();
    await field(page, 'Telefon').fill('900 00 001');
    for (const consent of consents(page)) await consent.check();
    await send(page);
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

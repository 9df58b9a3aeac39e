import type { Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { useMailingStack } from '#tests/support/browser/use-stack.ts';
import { soeknad } from '#tests/support/access/forms.ts';
import { fillSoeknad, mailTo, send } from '#tests/support/browser/soeknad-page.ts';
import { endUndoing } from '#tests/support/mail/decision-mail.ts';

const service = useMailingStack();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

beforeEach(async () => {
  const { db } = service.stack;
  await db('arbeidsgiver_bekreftelse').delete();
  await db('soeknad').where({ epost: soeknad.epost }).delete();
  await db('epost_utboks').delete();
  service.smtp.forget();
});

it('a rejection is complained about, sent on, and its applicant is told', async () => {
  const { smtp, stack } = service;
  const nora = await service.signedIn('Nora Fjellvang');
  await heading(nora, 'Søknad om tilgang').waitFor();
  await fillSoeknad(nora);
  await send(nora);
  await heading(nora, 'Søknaden din er mottatt').waitFor();

  const astrid = await service.signedIn('Astrid Domsland', '/admin?vis=venter');
  await astrid.getByRole('link', { name: 'Nora Fjellvang' }).click();
  await button(astrid, 'Avvis').click();
  const dialog = astrid.getByRole('dialog', { name: 'Avslå søknad' });
  await dialog.getByRole('textbox', { name: 'Begrunnelse' }).fill('Ikke et redigert medium.');
  await button(astrid, 'Avslå').click();
  await heading(astrid, 'Søknader').waitFor();

  await endUndoing(stack.db);
  const rejection = await mailTo(smtp, soeknad.epost, /avslått/);
  await nora.goto(rejection.links.find((link) => link.endsWith('/soeknad'))!);
  await nora.getByText('Ikke et redigert medium.').waitFor();
  await heading(nora, 'Du kan klage').waitFor();
  await button(nora, 'Send klagen').click();
  await nora.getByText('Skriv hva du mener er feil.').first().waitFor();
  const letter = nora.getByRole('textbox', { name: 'Hva mener du er feil?' });
  await letter.fill('Elveposten har ansvarlig redaktør.');
  await nora.reload();
  await expect.poll(() => letter.inputValue()).toBe('Elveposten har ansvarlig redaktør.');
  await button(nora, 'Send klagen').click();
  await heading(nora, 'Klagen er sendt').waitFor();
  expect(await button(nora, 'Send klagen').count()).toBe(0);

  await astrid.goto(`${stack.url}/admin`);
  await button(astrid, 'Vis dem').click();
  await astrid.getByRole('link', { name: 'Nora Fjellvang' }).click();
  await astrid.getByText('Elveposten har ansvarlig redaktør.').waitFor();
  await heading(astrid, 'Du har avslått søknaden').waitFor();
  await astrid.getByRole('textbox', { name: 'Begrunnelse' }).fill('Vi finner ingen redaktør.');
  await button(astrid, 'Send videre').click();
  await astrid.getByText('Sendt videre').waitFor();

  const told = await mailTo(smtp, soeknad.epost, /sendt videre/);
  await nora.goto(told.links.find((link) => link.endsWith('/soeknad'))!);
  await heading(nora, 'Klagen er sendt videre').waitFor();
  await nora.getByText('Vi finner ingen redaktør.').waitFor();

  await button(nora, 'Søk på nytt').click();
  await heading(nora, 'Søknad om tilgang').waitFor();
  await button(nora, 'Send inn').waitFor();
});

import { expect, it } from 'vitest';
import { useMailingStack } from '#tests/support/browser/use-stack.ts';
import { DEMO_RANGE } from '#tests/support/browser/demo.ts';
import { soeknad } from '#tests/support/access/forms.ts';
import { endUndoing } from '#tests/support/mail/decision-mail.ts';
import { fillSoeknad, mailTo, send } from '#tests/support/browser/soeknad-page.ts';

const service = useMailingStack();

it('an application goes from the form to the first search', async () => {
  const { smtp } = service;
  const { url } = service.stack;

  const nora = await service.signedIn('Nora Fjellvang');
  await nora.getByRole('heading', { name: 'Søknad om tilgang' }).waitFor();
  await fillSoeknad(nora);
  await send(nora);
  await nora.getByRole('heading', { name: 'Søknaden din er mottatt' }).waitFor();
  await mailTo(smtp, soeknad.epost, /mottatt/);

  const question = await mailTo(smtp, soeknad.kontaktpersonEpost, /trenger tilgang/);
  const employer = await service.newPage();
  await employer.goto(question.links.find((link) => link.includes('/arbeidsgiver/bekreft/'))!);
  await employer.getByRole('button', { name: 'Bekreft behov' }).click();
  await employer.getByText('Svaret ditt er registrert').first().waitFor();

  const astrid = await service.newPage();
  await astrid.goto(`${url}/admin`);
  await astrid.getByRole('button', { name: 'Astrid Domsland' }).click();
  await astrid.getByRole('link', { name: 'Nora Fjellvang' }).click();
  await astrid
    .getByText(/Bekreftet/)
    .first()
    .waitFor();
  await astrid.getByRole('button', { name: 'Godkjenn' }).click();
  await astrid.waitForURL(/\/admin\/soeknader/);
  await astrid.getByRole('heading', { name: 'Søknader' }).waitFor();
  await expect.poll(() => astrid.getByRole('link', { name: 'Nora Fjellvang' }).count()).toBe(0);

  await endUndoing(service.stack.db);
  const approval = await mailTo(smtp, soeknad.epost, /godkjent/);
  await nora.goto(approval.links[0]!);
  await nora.getByRole('button', { name: /Søndre Østfold tingrett/ }).waitFor();
  await nora.goto(`${url}/?domstolid=alle&${DEMO_RANGE}`);
  await nora.getByRole('table', { name: /^Antall treff/ }).waitFor();
});

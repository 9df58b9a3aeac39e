import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addOsloDays, osloDay } from '#domain/time.ts';
import { DEMO_NOW, DEMO_RANGE } from '#tests/support/browser/demo.ts';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';
import { tabTo } from '#tests/support/browser/soeknad-page.ts';

const service = useDemoStack();

const astrid = (path = '/admin/brukere') => service.signedIn('Astrid Domsland', path);
const open = async (page: Page, name: string) => {
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

it('an administrator finds users by filter and search, and comes back to the list as it was', async () => {
  const page = await astrid();
  await page.getByRole('link', { name: 'Per-Arne Solbakk' }).waitFor();
  expect(await page.getByRole('link', { name: 'Jonas Utgård' }).count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Historikk' }).check();
  await page.getByRole('searchbox', { name: 'Søk' }).fill('UTGÅ');
  await page.getByText('1–1 av 1').waitFor();
  await open(page, 'Jonas Utgård');
  await page.getByText('Ikke aktiv. Den årlige oppdateringen er ikke gjort.').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Brukere' }).click();
  await page.getByRole('link', { name: 'Jonas Utgård' }).waitFor();
  expect(new URL(page.url()).search).toBe('?historikk=true&sok=UTG%C3%85');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Jonas Utgård' }).waitFor();
});

it('a suspended user is told so at once, and has access again when the day has come', async () => {
  const journalist = await service.signedIn('Silje Haugnes', `/?domstolid=alle&${DEMO_RANGE}`);
  await journalist.getByRole('table', { name: /^Antall treff/ }).waitFor();
  const page = await astrid();
  await open(page, 'Silje Haugnes');

  const day = page.getByRole('group', { name: 'Suspendert til' });
  await day.getByRole('spinbutton').first().focus();
  await page.keyboard.type('24122026');
  await page.getByRole('textbox', { name: 'Begrunnelse' }).focus();
  await page.keyboard.type('Delte <b>dokumenter</b>.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Suspender tilgang' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Tilgangen ble suspendert.').waitFor();

  // The open page asks for a case, and the answer leads to the explanation.
  await journalist.getByRole('table').getByRole('link').first().click();
  await journalist.getByRole('heading', { name: 'Tilgangen din er suspendert' }).waitFor();
  await journalist.getByText('24.12.2026').waitFor();
  await journalist.getByText('Delte <b>dokumenter</b>.').waitFor();
  for (const path of ['/', '/profil', '/soeknad', '/reautentiser']) {
    await journalist.goto(service.stack.url + path);
    await journalist.getByRole('heading', { name: 'Tilgangen din er suspendert' }).waitFor();
  }

  // The service's clock can't be moved: the suspension's days are moved instead.
  await service.stack
    .db('pressebruker')
    .where({ fornavn: 'Silje' })
    .update({
      suspendert_til: osloDay(DEMO_NOW),
      suspendert_fra: addOsloDays(DEMO_NOW, -5),
    });
  await journalist.goto(`${service.stack.url}/?domstolid=alle&${DEMO_RANGE}`);
  await journalist.getByRole('table', { name: /^Antall treff/ }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Suspender tilgang' }).waitFor();
});

it('an administrator lifts a suspension before its day', async () => {
  await service.stack.db('pressebruker').where({ fornavn: 'Silje' }).update({
    suspendert_til: '2027-01-01',
    suspendert_fra: DEMO_NOW,
    suspendert_begrunnelse: 'Brudd.',
  });
  const journalist = await service.signedIn('Silje Haugnes');
  await journalist.getByRole('heading', { name: 'Tilgangen din er suspendert' }).waitFor();
  const page = await astrid('/admin/brukere?historikk=true');
  await open(page, 'Silje Haugnes');
  await page.getByRole('button', { name: 'Opphev suspensjon' }).click();
  await page.getByText('Suspensjonen ble opphevet.').waitFor();
  await journalist.reload();
  await journalist.getByRole('heading', { level: 1, name: 'Søk' }).waitFor();
});

it('a user who is deleted while signed in loses access at once, and is as before when that is undone', async () => {
  const journalist = await service.signedIn('Per-Arne Solbakk', `/?domstolid=alle&${DEMO_RANGE}`);
  await journalist.getByRole('table', { name: /^Antall treff/ }).waitFor();
  const page = await astrid();

  // By keyboard: the row's button, the dialog's X, its 'Slett'.
  await page.getByRole('link', { name: 'Per-Arne Solbakk' }).focus();
  await tabTo(page, page.getByRole('button', { name: 'Slett Per-Arne Solbakk' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Slett bruker' });
  await dialog.getByText('Per-Arne Solbakk').waitFor();
  await tabTo(page, dialog.getByRole('button', { name: 'Slett' }));
  await page.keyboard.press('Enter');
  const bar = page.getByRole('status').filter({ hasText: 'Per-Arne Solbakk har mistet tilgangen' });
  await bar.waitFor();
  expect(await page.getByRole('link', { name: 'Per-Arne Solbakk' }).count()).toBe(0);

  await journalist.getByRole('table').getByRole('link').first().click();
  await journalist.getByRole('button', { name: 'Per-Arne Solbakk' }).click();
  await journalist.getByRole('heading', { name: 'Profilen din blir slettet' }).waitFor();

  await bar.getByRole('button', { name: /^Angre slettingen/ }).click();
  await page.getByText('Slettingen av Per-Arne Solbakk er angret. Alt er som før.').waitFor();
  // At the case that was clicked.
  await journalist.reload();
  await journalist.getByRole('heading', { name: 'Informasjon om saken' }).waitFor();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import { addOsloDays, osloDay } from '#domain/time.ts';
import { shownBruker, shownBrukerRad, shownSuspendert } from '#tests/support/shown/bruker.ts';
import { serverNow } from '#web/api/client.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { brukerPage, fillIn, heading, submit, valueOf } from '#web/testing/open-bruker.ts';
import { refused, sentTo } from '#web/testing/render.tsx';

const {
  id: BRUKER_ID,
  address: BRUKER_ADDRESS,
  suspender: SUSPENDER,
  open: openBruker,
} = brukerPage(shownBruker, shownSuspendert);

test('shows name, status, access, profile, employers’ answers and applications', async () => {
  openBruker();
  expect((await heading()).textContent).toBe('Silje Haugnes Aktiv');
  expect(document.title).toBe('Bruker – Domstolenes pressetjeneste');
  expect(valueOf('Aktiv siden')).toEqual(['21.05.2026']);
  expect(valueOf('Årlig oppdatering innen')).toEqual(['21.05.2027']);
  expect(valueOf('Sluttdato')).toEqual(['Ingen']);
  expect(valueOf('Sist innlogget')).toEqual(['20.11.2026 09:15']);
  expect(valueOf('Telefon')).toEqual(['922 41 080']);
  expect(valueOf('Svar')).toEqual([expect.stringMatching(/^Bekreftet 21\.05\.2026 \d\d:\d\d$/)]);
  const soeknad = screen.getByRole('link', { name: 'Søknad 02.03.2025' });
  expect(soeknad.getAttribute('href')).toBe(
    '/admin/soeknader/00000000-0000-4000-8000-0000000000a2',
  );
});

test.each([
  ['lapsed', 'Ikke aktiv. Den årlige oppdateringen er ikke gjort.'],
  ['ended', 'Ikke aktiv. Sluttdatoen er passert.'],
  ['applicant', 'Ikke aktiv. Har aldri hatt tilgang.'],
] as const)('whose access is %s is not active, and the page says why', async (tilstand, text) => {
  openBruker(shownBruker({ tilstand, harGyldigTilgang: false }));
  expect((await heading()).textContent).toBe('Silje Haugnes Ikke aktiv');
  expect(valueOf('Status')).toEqual([text]);
});

test.each([
  [-1, 'Ikke aktiv. Sluttdatoen er passert.'],
  [0, 'Ikke aktiv. Siste dag var i går.'],
])('the end date %i days from today is said as it is on that day', async (days, text) => {
  const sluttdato = osloDay(addOsloDays(serverNow(), days));
  openBruker(shownBruker({ tilstand: 'ended', harGyldigTilgang: false, sluttdato }));
  await heading();
  expect(valueOf('Status')).toEqual([text]);
});

test('a user whose access has ended cannot be suspended', async () => {
  openBruker(shownBruker({ tilstand: 'ended', harGyldigTilgang: false }));
  await screen.findByText('Brukeren har ingen tilgang som kan suspenderes.');
  expect(screen.queryByRole('button', { name: 'Suspender tilgang' })).toBeNull();
});

test('the back link leads to the list as it was', async () => {
  const { address } = openAdmin('/admin/brukere?historikk=true&sok=guro', {
    [adminPaths.brukere.path]: { brukere: [shownBrukerRad(1)], totalt: 1 },
    [adminPaths.bruker.href(BRUKER_ID)]: shownBruker(),
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Guro Steinsland 1' }));
  await heading();
  await userEvent.click(screen.getByRole('link', { name: 'Brukere', current: false }));
  await waitFor(() => expect(address()).toBe('/admin/brukere?historikk=true&sok=guro'));
});

test('access is suspended by keyboard, after a confirmation that says what happens', async () => {
  openBruker();
  await submit();
  await fillIn();
  await userEvent.tab();
  await waitFor(async () => expect(document.activeElement).toBe(await submit()));
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspender tilgang' }));
  dialog.getByText('Silje Haugnes');
  expect(sentTo(SUSPENDER)).toEqual([]);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Tilgangen ble suspendert.');
  expect(sentTo(SUSPENDER)).toEqual([
    { til: '2030-12-20', begrunnelse: 'Delte dokumenter.', versjon: 1 },
  ]);
  expect(valueOf('Suspendert til')).toEqual(['20.12.2026']);
  const h1 = await heading();
  expect(h1.textContent).toBe('Silje Haugnes Ikke aktiv');
  await waitFor(() => expect(document.activeElement).toBe(h1));
});

test('Avbryt suspends nobody and keeps what was typed', async () => {
  openBruker();
  await submit();
  await fillIn();
  await userEvent.click(await submit());
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspender tilgang' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo(SUSPENDER)).toEqual([]);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Begrunnelse' }).value).toBe(
    'Delte dokumenter.',
  );
});

test('missing values are errors at the fields, and nothing is sent', async () => {
  openBruker();
  await userEvent.click(await submit());
  await screen.findByRole('link', { name: 'Oppgi når suspensjonen skal oppheves.' });
  screen.getByRole('link', { name: 'Du må oppgi en begrunnelse for suspensjonen.' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an error from the server is shown at its field', async () => {
  const errors = { til: ['Datoen må være etter i dag.'] };
  openBruker(shownBruker(), { [SUSPENDER]: () => refused(400, 'validation', { errors }) });
  await submit();
  await fillIn();
  await userEvent.click(await submit());
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspender tilgang' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Suspender' }));
  await screen.findByRole('link', { name: 'Datoen må være etter i dag.' });
});

test('day and reason of a suspension can be changed', async () => {
  openBruker(shownSuspendert());
  await userEvent.click(await screen.findByRole('button', { name: 'Endre suspensjonen' }));
  const reason = await screen.findByRole('textbox', { name: 'Begrunnelse' });
  expect((reason as HTMLTextAreaElement).value).toBe(shownSuspendert().suspensjon?.begrunnelse);
  await userEvent.clear(reason);
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Lagre endringen' }));
  await screen.findByText('Suspensjonen ble endret.');
  expect(sentTo(SUSPENDER)).toEqual([
    { til: '2030-12-20', begrunnelse: 'Delte dokumenter.', versjon: 1 },
  ]);
  await screen.findByRole('button', { name: 'Opphev suspensjon' });
});

test('Avbryt leaves a suspension as it is', async () => {
  openBruker(shownSuspendert());
  await userEvent.click(await screen.findByRole('button', { name: 'Endre suspensjonen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Avbryt' }));
  await screen.findByRole('button', { name: 'Opphev suspensjon' });
  expect(sentTo(SUSPENDER)).toEqual([]);
});

test('a suspension is shown with its reason, and can be lifted', async () => {
  openBruker(shownSuspendert());
  const lift = await screen.findByRole('button', { name: 'Opphev suspensjon' });
  expect(valueOf('Suspendert til')).toEqual(['20.12.2026']);
  expect(valueOf('Suspendert siden')).toEqual(['18.11.2026']);
  screen.getByText(/^Delte dokumenter fra en lukket sak\./);
  await userEvent.click(lift);
  await screen.findByText('Suspensjonen ble opphevet.');
  await submit();
});

test('lifting a suspension that is already lifted says so, and shows the current state', async () => {
  const now = openBruker(shownSuspendert(), {
    [adminPaths.opphevSuspensjon.href(BRUKER_ID)]: () => {
      now.bruker = shownBruker();
      return refused(409, 'not_suspended');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Opphev suspensjon' }));
  await screen.findByText('Suspensjonen var allerede opphevet.');
  await submit();
});

test('a user who does not exist gets a plain message and a back link', async () => {
  openAdmin(BRUKER_ADDRESS, {});
  await screen.findByRole('heading', { name: 'Brukeren finnes ikke' });
  screen.getByRole('link', { name: 'Brukere', current: false });
});

test('a user that failed to load can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isDown = true;
  openAdmin(BRUKER_ADDRESS, {
    [adminPaths.bruker.href(BRUKER_ID)]: () =>
      isDown ? refused(500, 'unexpected') : shownBruker(),
  });
  await screen.findByRole('heading', { name: 'Kunne ikke hente brukeren' });
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await heading();
  vi.restoreAllMocks();
});

test('the file of everything about the person is the person’s, and says when it is given', async () => {
  openBruker();
  await heading();
  screen.getByText('Når brukeren ber om innsyn og ikke kan laste ned selv.');
  await userEvent.click(screen.getByRole('button', { name: 'Last ned alt om personen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Last ned alt om personen' });
  within(dialog).getByText(/ikke lagrede søk, favoritter, notater/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Last ned' }));
  const address = adminPaths.brukerInnsyn.html.href(BRUKER_ID);
  await waitFor(() =>
    expect(vi.mocked(fetch).mock.calls.map(([asked]) => asked)).toContain(address),
  );
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { done, refused, sentTo } from '#web/testing/render.tsx';
import { SOEKNAD_ID, soeknadDetaljer } from '#web/testing/shown-soeknad-detaljer.ts';

const PATHS = {
  soeknad: adminPaths.soeknad.href(SOEKNAD_ID),
  godkjenn: adminPaths.godkjenn.href(SOEKNAD_ID),
  kommenter: adminPaths.kommenter.href(SOEKNAD_ID),
  avslaa: adminPaths.avslaa.href(SOEKNAD_ID),
};
const ADDRESS = `/admin/soeknader/${SOEKNAD_ID}`;

function open(change: Partial<SoeknadDetaljer> = {}, answers: Record<string, unknown> = {}) {
  return openAdmin(ADDRESS, {
    [PATHS.soeknad]: soeknadDetaljer(change),
    [adminPaths.soeknader.path]: { soeknader: [], totalt: 0 },
    ...answers,
  });
}
const heading = () => screen.findByRole('heading', { level: 1, name: 'Nora Fjellvang' });
const button = (name: string) => screen.getByRole('button', { name });
const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Kommentar' });

test('shows the application with everything that the decision needs', async () => {
  open({
    bekreftelser: [
      {
        kontaktperson: 'Trond Vestby',
        organisasjon: 'Fjordavisa AS',
        epost: 'trond@fjordavisa.example',
        spurt: '2026-11-19T09:12:00+01:00',
        svarfrist: '2026-12-19',
        svar: 'bekreftet',
        svart: '2026-11-20T08:00:00+01:00',
        erstattet: false,
      },
    ],
    tidligereSoeknader: [
      {
        id: SOEKNAD_ID.replace('0b', '1c'),
        søknadsDato: '2025-10-02T09:12:00+02:00',
        status: 2,
        kommentar: 'Mangler <i>bekreftelse</i>.',
      },
    ],
  });
  await heading();
  expect(screen.getByText(/^Søkte 19\.11\.2026/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Bekreftet av arbeidsgiver' })).toBeTruthy();
  for (const text of ['922 41 080', 'Oslo tingrett', 'Jeg dekker retten.', 'Bekreftet'])
    expect(screen.getByText(text)).toBeTruthy();
  const earlier = within(screen.getByRole('table', { name: 'Tidligere søknader' }));
  expect(earlier.getByText('Ikke godkjent')).toBeTruthy();
  expect(earlier.getByText('Mangler <i>bekreftelse</i>.')).toBeTruthy();
  expect(document.title).not.toContain('Nora');
});

test('says when there is no earlier application, and points to a similar one', async () => {
  const like = {
    id: SOEKNAD_ID.replace('0b', '2d'),
    fornavn: 'Even',
    etternavn: 'Prøvesen',
    søknadsDato: '2026-11-01T09:00:00+01:00',
    status: 0,
    arbeidsgiver: { svar: 'bekreftet', spurt: null, svart: '2026-11-03T09:00:00+01:00' },
    like: ['epost', 'telefon'],
  } as const;
  open({ duplikater: [{ ...like, like: [...like.like] }] });
  await heading();
  expect(screen.getByText('Ingen tidligere søknader')).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Mulig duplikat' }));
  expect(table.getByRole('link', { name: '01.11.2026, Even Prøvesen' })).toBeTruthy();
  expect(table.getByText('E-post og telefon')).toBeTruthy();
  expect(table.getByText('Bekreftet')).toBeTruthy();
  expect(table.getByText('03.11.2026')).toBeTruthy();
});

test('an approval is sent with the version that was read, and the list confirms it', async () => {
  const { address } = open({ versjon: 4 }, { [PATHS.godkjenn]: done });
  await heading();
  await userEvent.type(comment(), 'Ringt redaksjonen.');
  await userEvent.click(button('Godkjenn'));
  await waitFor(() => expect(address()).toBe('/admin/soeknader'));
  expect(sentTo(PATHS.godkjenn)).toEqual([
    { kommentar: 'Ringt redaksjonen.', sluttdato: null, settPaaVent: false, versjon: 4 },
  ]);
  await screen.findByText('Søknaden fra Nora Fjellvang er godkjent.');
});

test('an application on hold can’t be approved: the checkbox has the error and focus', async () => {
  open({ status: 3 }, { [PATHS.godkjenn]: done });
  await heading();
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sett på vent' });
  expect(box.checked).toBe(true);
  await userEvent.click(button('Godkjenn'));
  expect(screen.getByText('Bruker som er satt på vent kan ikke godkjennes.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(box));
  await userEvent.click(box);
  expect(screen.queryByText('Bruker som er satt på vent kan ikke godkjennes.')).toBeNull();
  expect(sentTo(PATHS.godkjenn)).toEqual([]);
});

test('Lagre saves without deciding', async () => {
  open({ kommentar: 'Før.' }, { [PATHS.kommenter]: done });
  await heading();
  await userEvent.type(comment(), 'Etter.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sett på vent' }));
  await userEvent.click(button('Lagre'));
  await screen.findByText('Vurderingen av søknaden fra Nora Fjellvang er lagret.');
  expect(sentTo(PATHS.kommenter)).toMatchObject([{ kommentar: 'Etter.', settPaaVent: true }]);
});

test('a rejection asks for a reason, which starts as the template', async () => {
  open({}, { [PATHS.avslaa]: done });
  await heading();
  await userEvent.click(button('Avvis'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Avslå søknad' }));
  const reason = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Begrunnelse/ });
  expect(reason.value).toBe('Søknaden er avslått.');
  await userEvent.clear(reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Avslå' }));
  expect(dialog.getByText('Du må oppgi en begrunnelse for avslag.')).toBeTruthy();
  expect(sentTo(PATHS.avslaa)).toEqual([]);
  await userEvent.type(reason, 'Ikke redaksjonelt arbeid.');
  await userEvent.click(dialog.getByRole('button', { name: 'Avslå' }));
  await screen.findByText('Søknaden fra Nora Fjellvang er avslått.');
  expect(sentTo(PATHS.avslaa)).toMatchObject([{ avslagBegrunnelse: 'Ikke redaksjonelt arbeid.' }]);
});

test('an error from the server is shown at its field', async () => {
  const errors = { sluttdato: ['Sluttdato må være etter dagens dato.'] };
  open({}, { [PATHS.godkjenn]: () => refused(400, 'validation', { errors }) });
  await heading();
  await userEvent.click(button('Godkjenn'));
  await screen.findByText('Sluttdato må være etter dagens dato.');
});

test('a failure is shown, and what was typed is kept', async () => {
  open({}, { [PATHS.godkjenn]: () => refused(500, 'unexpected') });
  await heading();
  await userEvent.type(comment(), 'Husk meg.');
  await userEvent.click(button('Godkjenn'));
  await screen.findByText('En ukjent feil oppsto.');
  expect(comment().value).toBe('Husk meg.');
});

test('when somebody else decides while the dialog is open, it closes and the decision is shown', async () => {
  let saved = soeknadDetaljer();
  open(
    {},
    {
      [PATHS.soeknad]: () => saved,
      [PATHS.avslaa]: () => {
        saved = soeknadDetaljer({
          ...{ versjon: 2, status: 1, behandlet: '2026-11-20T10:30:00+01:00' },
          behandletAv: 'Kari Lunde Moen',
        });
        return refused(409, 'application_decided');
      },
    },
  );
  await heading();
  await userEvent.click(button('Avvis'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Avslå' }));
  const first = await screen.findByRole('heading', {
    name: 'Behandlet av Kari Lunde Moen 20.11.2026 kl. 10:30',
  });
  await waitFor(() => expect(document.activeElement?.contains(first)).toBe(true));
  expect(screen.getByText('20.11.2026 kl. 10:30')).toBeTruthy();
  expect(screen.getByText('Kari Lunde Moen')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Godkjenn' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a decided application has no form, and shows who decided, when and why', async () => {
  open({
    ...{ status: 2, behandlet: '2026-11-20T10:30:00+01:00', behandletAv: 'Astrid Domsland' },
    avslagBegrunnelse: 'Ikke <b>redaksjonelt</b> arbeid.',
  });
  await heading();
  expect(screen.getByText('Ikke <b>redaksjonelt</b> arbeid.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Lagre' })).toBeNull();
});

test('a draft survives a new sign-in, for the same administrator only', async () => {
  const first = open();
  await heading();
  await userEvent.type(comment(), 'Midt i en setning');
  first.unmount();
  const second = open();
  await heading();
  expect(comment().value).toBe('Midt i en setning');
  expect(screen.getByText('Vi tok vare på det du hadde skrevet.')).toBeTruthy();
  second.unmount();
  open({}, { [adminPaths.gyldigAdminbruker.path]: { navn: 'Kari Lunde Moen' } });
  await heading();
  expect(comment().value).toBe('');
});

test('a draft about an outdated version is not sent before the change has been seen', async () => {
  const first = open();
  await heading();
  await userEvent.type(comment(), 'Min.');
  first.unmount();
  open({ versjon: 2, status: 3 }, { [PATHS.kommenter]: done });
  await screen.findByRole('heading', { name: /^Nå står det: på vent/ });
  await userEvent.click(button('Fortsett å skrive'));
  expect(comment().value).toBe('Min.');
  await userEvent.click(button('Lagre'));
  await screen.findByText(/er lagret/);
  expect(sentTo(PATHS.kommenter)).toMatchObject([
    { kommentar: 'Min.', settPaaVent: true, versjon: 2 },
  ]);
});

test('an application that does not exist is a 404 page', async () => {
  open({}, { [PATHS.soeknad]: () => refused(404, 'not_found') });
  await screen.findByRole('heading', { level: 1, name: 'En feil har oppstått' });
  expect(screen.getByText('Siden finnes ikke.')).toBeTruthy();
});

test('an application that failed to load can be retried', async () => {
  open({}, { [PATHS.soeknad]: () => refused(500, 'unexpected') });
  await screen.findByRole('heading', { name: 'Kunne ikke hente søknaden' });
  expect(button('Prøv igjen')).toBeTruthy();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import { adminPages } from '#web/admin/pages.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { PATHS, atNow, button, heading, openSoeknad as open } from '#web/testing/open-soeknad.ts';
import { done, refused, sentTo } from '#web/testing/render.tsx';
import { SOEKNAD_ID, answered, soeknadDetaljer } from '#web/testing/shown-soeknad-detaljer.ts';

beforeEach(atNow);

const REASON = /^Hvorfor kan søknaden godkjennes likevel\?/;

test.each([
  [
    'venter' as const,
    null,
    'Godkjenne uten bekreftelse?',
    'Trond Vestby i Fjordavisa AS har ikke svart på om Nora Fjellvang trenger tilgang. Det er 11 dager siden forespørselen ble sendt.',
  ],
  [
    'avkreftet' as const,
    '2026-11-20T10:42:00+01:00',
    'Godkjenne mot arbeidsgivers svar?',
    'Trond Vestby i Fjordavisa AS svarte fredag 20.11.2026 at Nora Fjellvang ikke trenger tilgang.',
  ],
  [
    'utloept' as const,
    null,
    'Godkjenne uten bekreftelse?',
    'Trond Vestby i Fjordavisa AS har ikke svart på om Nora Fjellvang trenger tilgang. Fristen for å svare var 19.12.2026.',
  ],
  [
    'ikkeSpurt' as const,
    null,
    'Godkjenne uten bekreftelse?',
    'Arbeidsgiver er ikke spurt om Nora Fjellvang trenger tilgang.',
  ],
])('%s: an approval asks first, and needs a reason', async (svar, svart, title, text) => {
  open({ ...answered(svar, svart), versjon: 4 }, { [PATHS.godkjenn]: done });
  await heading();
  await userEvent.click(button('Godkjenn'));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByText(text)).toBeTruthy();
  const confirm = svar === 'avkreftet' ? 'Godkjenn likevel' : 'Godkjenn uten bekreftelse';
  await userEvent.click(dialog.getByRole('button', { name: confirm }));
  expect(dialog.getByText('Du må oppgi hvorfor søknaden kan godkjennes.')).toBeTruthy();
  expect(sentTo(PATHS.godkjenn)).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: REASON }), 'Ringt redaksjonen.');
  await userEvent.click(dialog.getByRole('button', { name: confirm }));
  await screen.findByText('Søknaden fra Nora Fjellvang er godkjent uten bekreftelse.');
  expect(sentTo(PATHS.godkjenn)).toEqual([
    {
      ...{ kommentar: null, sluttdato: null, settPaaVent: false, versjon: 4 },
      utenBekreftelse: 'Ringt redaksjonen.',
    },
  ]);
});

test('a doubtful approval is three presses and its reason: to it, Enter, Ctrl+Enter', async () => {
  open({ ...answered('venter', null), versjon: 4 }, { [PATHS.godkjenn]: done });
  await heading();
  await userEvent.keyboard('v{Enter}');
  const reason = await screen.findByRole('textbox', { name: REASON });
  await waitFor(() => expect(document.activeElement).toBe(reason));
  await userEvent.keyboard('Ringt redaksjonen.{Control>}{Enter}{/Control}');
  await screen.findByText('Søknaden fra Nora Fjellvang er godkjent uten bekreftelse.');
  expect(sentTo(PATHS.godkjenn)).toMatchObject([{ utenBekreftelse: 'Ringt redaksjonen.' }]);
});

test('V while an application is being fetched goes to its decision when it is there', async () => {
  let letGo = (_: unknown) => {};
  const path = adminPaths.soeknad.href(SOEKNAD_ID);
  openAdmin(adminPages.soeknad(SOEKNAD_ID), {
    [path]: () => new Promise((done) => (letGo = done)),
  });
  await screen.findByText('Henter søknaden');
  await userEvent.keyboard('v');
  letGo(soeknadDetaljer());
  await heading();
  await waitFor(() => expect(document.activeElement).toBe(button('Godkjenn')));
});

test('a confirmed application is approved without a question', async () => {
  open({}, { [PATHS.godkjenn]: done });
  await heading();
  await userEvent.click(button('Godkjenn'));
  await screen.findByText('Søknaden fra Nora Fjellvang er godkjent.');
  expect(sentTo(PATHS.godkjenn)).toMatchObject([{ versjon: 1 }]);
  expect(sentTo(PATHS.godkjenn)[0]).not.toHaveProperty('utenBekreftelse');
});

test('Sett på vent og send på nytt saves the review and asks, in one call', async () => {
  open(answered('venter'), { [PATHS.spoerIgjen]: done });
  await heading();
  await userEvent.type(screen.getByRole('textbox', { name: 'Kommentar' }), 'Ikke nådd.');
  await userEvent.click(button('Godkjenn'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Sett på vent og send på nytt' }));
  await screen.findByText(/er satt på vent, og forespørselen er sendt på nytt\.$/);
  expect(sentTo(PATHS.spoerIgjen)).toEqual([
    { vurdering: { kommentar: 'Ikke nådd.', sluttdato: null, settPaaVent: true, versjon: 1 } },
  ]);
});

test('Avbryt decides nothing, and the reason is still there', async () => {
  open(answered('venter'), { [PATHS.godkjenn]: done });
  await heading();
  await userEvent.click(button('Godkjenn'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: REASON }), 'Nesten.');
  await userEvent.click(dialog.getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(button('Godkjenn'));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: REASON }).value).toBe('Nesten.');
  expect(sentTo(PATHS.godkjenn)).toEqual([]);
});

test('what was typed is still there when somebody else has decided, and can be thrown away', async () => {
  let saved = soeknadDetaljer();
  openAdmin(`/admin/soeknader/${SOEKNAD_ID}`, {
    [PATHS.soeknad]: () => saved,
    [PATHS.godkjenn]: () => {
      saved = soeknadDetaljer({
        ...{ versjon: 2, status: 2, behandlet: '2026-11-30T10:30:00+01:00' },
        ...{ behandletAv: 'Kari Lunde Moen', avslagBegrunnelse: 'Nei.' },
      });
      return refused(409, 'application_decided');
    },
  });
  await heading();
  await userEvent.type(screen.getByRole('textbox', { name: 'Kommentar' }), 'Ringt i dag.');
  await userEvent.click(button('Godkjenn'));
  await screen.findByRole('heading', { name: 'Behandlet av Kari Lunde Moen kl. 10:30' });
  expect(screen.getByRole('heading', { name: 'Det du hadde skrevet' })).toBeTruthy();
  expect(screen.getByText('Ringt i dag.')).toBeTruthy();
  await userEvent.click(button('Forkast det'));
  expect(screen.queryByText('Ringt i dag.')).toBeNull();
});

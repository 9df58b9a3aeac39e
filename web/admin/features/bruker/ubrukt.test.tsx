import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import { osloDay } from '#domain/time.ts';
import { shownBruker, shownSuspendert } from '#tests/support/shown/bruker.ts';
import { serverNow } from '#web/api/client.ts';
import { brukerPage, heading } from '#web/testing/open-bruker.ts';
import { done, refused, sentTo } from '#web/testing/render.tsx';

const { id, open } = brukerPage(shownBruker, shownSuspendert);
const BEHOLD = adminPaths.behold.href(id);
const siden = '2025-11-03T09:00:00+01:00';
const unused = (avsluttes: string | null = '2099-12-03', versjon = 1) =>
  shownBruker({
    ...{ tilstand: 'lapsed', harGyldigTilgang: false, versjon },
    ubrukt: { siden, avsluttes },
  });
const kept = (begrunnelse = 'Er i permisjon.') =>
  shownBruker({ versjon: 2, beholdt: { tidspunkt: '2026-11-26T09:00:00+01:00', begrunnelse } });
const reason = () => screen.findByRole('textbox', { name: /^Begrunnelse for å beholde tilgangen/ });
const keep = async (why: string) => {
  await userEvent.type(await reason(), why);
  await userEvent.click(screen.getByRole('button', { name: 'Behold tilgangen' }));
};

test.each([
  ['2099-12-03', 'Ikke brukt siden 03.11.2025, avsluttes 03.12.2099.'],
  [null, 'Ikke brukt siden 03.11.2025.'],
  [
    osloDay(serverNow()),
    'Ikke brukt siden 03.11.2025. Avsluttes ikke før varselet til brukeren er sendt.',
  ],
])('access that nobody uses says since when, and when it ends: %s', async (avsluttes, text) => {
  open(unused(avsluttes));
  await screen.findByText(text);
});

test('whose access is used has no such box', async () => {
  open();
  await heading();
  expect(screen.queryByText('Ubrukt tilgang')).toBeNull();
});

test('it is kept for a reason, which is shown, and that can be taken back', async () => {
  const now = open(unused(), {
    [BEHOLD]: () => {
      now.bruker = now.bruker.beholdt ? unused(null, 3) : kept();
      return done();
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Behold tilgangen' }));
  await screen.findByRole('link', { name: 'Du må oppgi hvorfor tilgangen skal beholdes.' });
  await keep('Er i permisjon.');
  await screen.findByText('Tilgangen beholdes. Den regnes som brukt i dag.');
  await screen.findByText('Er i permisjon.');
  await userEvent.click(screen.getByRole('button', { name: 'Behold ikke lenger' }));
  await screen.findByText(/^Tilgangen beholdes ikke lenger\./);
  await screen.findByText('Ikke brukt siden 03.11.2025.');
  expect(sentTo(BEHOLD)).toEqual([
    { begrunnelse: 'Er i permisjon.', versjon: 1 },
    { begrunnelse: null, versjon: 2 },
  ]);
});

test('another one has kept it first: what they wrote and what was typed are both shown', async () => {
  const now = open(unused(), {
    [BEHOLD]: () => {
      now.bruker = kept('Er på kurs.');
      return refused(409, 'not_unused', { naa: now.bruker });
    },
  });
  await keep('Er i permisjon.');
  const alert = within(await screen.findByRole('alert'));
  alert.getByText('Noe er endret i mellomtiden');
  alert.getByText('Er i permisjon.');
  await screen.findByText('Er på kurs.');
});

test('what the server refuses is said, and what was typed stays', async () => {
  open(unused(), { [BEHOLD]: () => refused(500, 'internal') });
  await keep('Er i permisjon.');
  await waitFor(() => expect(sentTo(BEHOLD)).toHaveLength(1));
  await screen.findByDisplayValue('Er i permisjon.');
});

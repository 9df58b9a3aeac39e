import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import { shownBruker, shownSuspendert } from '#tests/support/shown/bruker.ts';
import { shownEposter } from '#tests/support/shown/eposter.ts';
import { brukerPage } from '#web/testing/open-bruker.ts';
import { done, refused } from '#web/testing/render.tsx';

const { open } = brukerPage(shownBruker, shownSuspendert);
const RETRY = adminPaths.proevIgjenEpost.href('12');
const mails = async () =>
  within(await screen.findByRole('region', { name: 'E-post' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('what was sent about a person, the newest first, and why not', async () => {
  open();
  expect(await mails()).toEqual([
    'Spørsmål til arbeidsgiver26.11.2026 09:40Venter',
    'API-nøkkel utløper20.11.2026 10:31I returÅrsak: Avvist av e-posttjeneren (550 5.1.1).Prøv igjen',
    'Kvittering for søknad19.11.2026 09:12Sendt',
  ]);
  screen.getByText(/^Viser e-poster siden 26\.05\.2026\. Eldre huskes ikke\./);
});

test('older ones are a press away', async () => {
  const { rader, ...rest } = shownEposter();
  const many = Array.from({ length: 9 }, (_, nr) => ({ ...rader[2]!, id: nr + 1 }));
  open(shownBruker({ eposter: { ...rest, rader: many } }));
  await screen.findByText('Vis 4 eldre');
});

test('one that came back can be tried again', async () => {
  const now = open(shownBruker(), {
    [RETRY]: () => {
      const { rader, ...rest } = shownEposter();
      const again = rader.map((one) => ({ ...one, status: 'venter' as const, sendt: null }));
      now.bruker = shownBruker({ eposter: { ...rest, rader: again } });
      return done();
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Prøv igjen: API-nøkkel utløper' }),
  );
  await waitFor(async () => expect((await mails())[1]).toMatch(/Venter.*Forrige forsøk/));
});

test('that it can’t be tried again now is said', async () => {
  open(shownBruker(), { [RETRY]: () => refused(500, 'internal') });
  await userEvent.click(await screen.findByRole('button', { name: /^Prøv igjen: / }));
  await screen.findByRole('alert');
});

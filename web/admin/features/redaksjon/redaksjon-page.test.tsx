import { act, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import type { Redaksjon } from '#contract/admin/redaksjoner.ts';
import { shownRedaksjon, shownRedaksjoner } from '#tests/support/shown/redaksjoner.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { done, refused, sentTo } from '#web/testing/render.tsx';

const { id } = shownRedaksjon();
const EN = adminPaths.redaksjon.href(id);

const open = (change: Partial<Redaksjon> = {}, answers: Record<string, unknown> = {}) =>
  openAdmin(`/admin/redaksjoner/${id}`, {
    [EN]: shownRedaksjon(change),
    [adminPaths.redaksjoner.path]: shownRedaksjoner(),
    ...answers,
  });
const heading = () => screen.findByRole('heading', { level: 1, name: 'Fjordavisa' });
const rowOf = (name: string) =>
  screen
    .getAllByText(name)
    .map((one) => one.closest('tr'))
    .find((row) => row !== null)!.textContent;

test('shows people, contact persons with how often they have answered, and facts', async () => {
  open();
  await heading();
  expect(screen.getByText('I registeret siden 14.02.2024')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Personer 4' })).toBeTruthy();
  expect(rowOf('Ingvild Storhaugen')).toContain('Ikke ennå');
  expect(rowOf('Pål Skjerdal')).toContain('Suspendert');
  expect(rowOf('Arne Fosseide')).toContain('7 ganger');
  expect(rowOf('Siri Vassbotn')).toContain('1 gang');
  expect(screen.getByText('09.03.2027')).toBeTruthy();
  // Somebody has access: it can't be removed.
  expect(screen.queryByRole('button', { name: 'Slett redaksjonen' })).toBeNull();
});

test('what another one has changed stands beside what was typed, until one is chosen', async () => {
  let stored = shownRedaksjon();
  const theirs = { versjon: 2, domener: ['fjordavisa.example', 'fjord.example'] };
  open(
    {},
    {
      // Reading and changing have the same address.
      [EN]: ({ method = 'GET' }: RequestInit) => {
        if (method === 'GET') return stored;
        if (stored.versjon === 2) return done();
        stored = shownRedaksjon(theirs);
        return refused(409, 'redaksjon_changed', { naa: stored });
      },
    },
  );
  await heading();
  await userEvent.click(screen.getByRole('button', { name: 'Endre' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Endre redaksjonen' }));
  const navn = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Navn/ });
  await userEvent.type(navn, ' Nord');
  await userEvent.click(dialog.getByRole('button', { name: 'Lagre' }));
  const alert = within(await dialog.findByRole('alert'));
  expect(alert.getByRole('heading').textContent).toMatch(/^Astrid Domsland endret redaksjonen/);
  await waitFor(() => expect(document.activeElement).toBe(alert.getByRole('heading')));
  expect(alert.getByText('Fjordavisa Nord')).toBeTruthy();
  expect(alert.getByText(/fjord\.example/)).toBeTruthy();
  await userEvent.click(alert.getByRole('button', { name: 'Behold det jeg har skrevet' }));
  expect(navn.value).toBe('Fjordavisa Nord');
  await userEvent.click(dialog.getByRole('button', { name: 'Lagre' }));
  const versions = sentTo(EN).map((sent) => (sent as { versjon: number }).versjon);
  expect(versions).toEqual([1, 2]);
});

test('a newsroom without people is removed, and the list says so', async () => {
  const page = open(
    {},
    {
      [EN]: ({ method }: RequestInit) =>
        method === 'DELETE' ? done() : shownRedaksjon({ personer: [] }),
    },
  );
  await heading();
  await userEvent.click(screen.getByRole('button', { name: 'Slett redaksjonen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Slett redaksjonen' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Slett redaksjonen' }));
  expect(await screen.findByText('Fjordavisa er slettet.')).toBeTruthy();
  expect(page.address()).toBe('/admin/redaksjoner');
});

test('a merging is undone within the day, or the server says that it is over', async () => {
  const andre = '5e1f0000-5a44-4c1d-9a53-000000000009';
  let isOver = true;
  const path = adminPaths.skillRedaksjon.href(id);
  open(
    { slaattSammen: [{ id: andre, navn: 'Fjordnytt', tidspunkt: '2026-11-24T09:00:00+01:00' }] },
    {
      [path]: () =>
        isOver
          ? refused(409, 'not_separable', { message: 'Sammenslåingen kan ikke angres lenger.' })
          : done(),
    },
  );
  await heading();
  expect(screen.getByText(/Det kan angres til 25\.11\.2026 09:00\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Angre sammenslåingen' }));
  expect(await screen.findByText('Sammenslåingen kan ikke angres lenger.')).toBeTruthy();
  isOver = false;
  await userEvent.click(screen.getByRole('button', { name: 'Angre sammenslåingen' }));
  expect(await screen.findByText('Fjordnytt er en egen redaksjon igjen.')).toBeTruthy();
  expect(sentTo(path)).toEqual([{ andre }, { andre }]);
});

test('a suspension by another one keeps what was typed in the form, and says so', async () => {
  let stored = shownRedaksjon();
  open({}, { [EN]: () => stored });
  await heading();
  const reason = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Grunn/ });
  await userEvent.type(reason, 'Min grunn.');
  const theirs = { begrunnelse: 'Den andres grunn.', fra: '2026-11-20T09:00:00+01:00', til: null };
  stored = shownRedaksjon({ versjon: 2, suspensjon: theirs });
  // Somebody comes back to the page: what it shows is read again.
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  within(await screen.findByRole('alert')).getByText('Den andres grunn.');
  expect(reason.value).toBe('Min grunn.');
  expect(document.activeElement).toBe(reason);
  await userEvent.click(screen.getByRole('button', { name: 'Hent det som gjelder' }));
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByRole('button', { name: 'Slipp inn igjen' });
});

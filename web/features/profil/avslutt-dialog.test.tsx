import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { watchLeaving } from '#web/testing/open-app.tsx';
import { answerCalls, done, refused, show } from '#web/testing/render.tsx';
import type { SlettProfilEndpoint } from '#web/api/profil.ts';
import { AvsluttDialog } from './avslutt-dialog.tsx';
import { draftKey, keepDraft } from '#web/form/draft.ts';

const { slettProfil, slettProfilVedReautentisering } = pressePaths;

function open(answer: () => unknown, endpoint: SlettProfilEndpoint = 'profil') {
  answerCalls({ [slettProfil.path]: answer, [slettProfilVedReautentisering.path]: answer });
  const onClose = vi.fn();
  show(<AvsluttDialog endpoint={endpoint} onClose={onClose} />);
  return { user: userEvent.setup(), onClose };
}

const end = () => screen.getByRole('button', { name: 'Avslutt' });
const calls = () => vi.mocked(fetch).mock.calls.map(([path, init]) => [init?.method, path]);

test('asks for confirmation, and says what will happen', () => {
  open(done);
  const dialog = screen.getByRole('dialog', { name: 'Avslutt din profil' });
  expect(dialog.textContent).toContain('Er du sikker på at du ønsker å avslutte din profil?');
  expect(dialog.textContent).toContain(
    'Profilen, favorittene, notatene, de lagrede søkene og API-nøklene dine blir slettet',
  );
  expect(dialog.textContent).toContain('Du kan søke om tilgang på nytt senere.');
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['profil', slettProfil.path],
  ['reautentisering', slettProfilVedReautentisering.path],
] as const)(
  'ends the profile at the address of %s, deletes the drafts, and signs out',
  async (endpoint, path) => {
    const assign = watchLeaving('https://presse.example/profil');
    keepDraft(draftKey('om-meg', 'Silje Haugnes'), { stilling: 'Krim' });
    const { user } = open(done, endpoint);
    await user.click(end());
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/logg-ut'));
    expect(calls()).toEqual([['DELETE', path]]);
    expect(window.sessionStorage).toHaveLength(0);
  },
);

test('ends the profile once, however often the button is pressed, and stays open until then', async () => {
  const { user, onClose } = open(() => new Promise(() => {}));
  await user.dblClick(end());
  expect(calls()).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toBe('Avslutter profilen');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(onClose).not.toHaveBeenCalled();
});

test('shows why it failed, and can be tried again or closed', async () => {
  const { user, onClose } = open(() => refused(503, 'database_unavailable'));
  await user.click(end());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Feil ved avlutting av profil.');
  expect(alert.textContent).toContain('Avvist: database_unavailable');
  await user.click(end());
  await waitFor(() => expect(calls()).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Avbryt' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('says so when the service can’t be reached', async () => {
  const { user } = open(() => Promise.reject(new TypeError('Failed to fetch')));
  await user.click(end());
  expect((await screen.findByRole('alert')).textContent).toContain('Vi får ikke kontakt');
});

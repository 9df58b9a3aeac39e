import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { BrukerDetaljer } from '#contract/admin/brukere.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { shownBruker, shownSuspendert } from '#tests/support/shown/bruker.ts';
import { brukerPage, fillIn, submit, valueOf } from '#web/testing/open-bruker.ts';
import { done, refused, sentTo } from '#web/testing/render.tsx';

const {
  id: BRUKER_ID,
  suspender: SUSPENDER,
  open: openBruker,
} = brukerPage(shownBruker, shownSuspendert);

/** What the server says to the second of two administrators. */
const changedTo = (now: BrukerDetaljer) => refused(409, 'bruker_changed', { naa: now });

test('a suspension that another one has made first is shown, what was typed stays, and may replace it', async () => {
  let isFirst = true;
  const now = openBruker(shownBruker({ versjon: 1 }), {
    [SUSPENDER]: () => {
      now.bruker = shownSuspendert({ versjon: 2 });
      if (!isFirst) return done();
      isFirst = false;
      return changedTo(now.bruker);
    },
  });
  await fillIn();
  await userEvent.click(await submit());
  await userEvent.click(await screen.findByRole('button', { name: 'Suspender' }));
  const alert = await screen.findByRole('alert');
  within(alert).getByRole('heading', { name: 'En annen har endret suspensjonen' });
  within(alert).getByText('Nå er tilgangen suspendert til 20.12.2026:');
  within(alert).getByText(/^Delte dokumenter fra en lukket sak\./);
  screen.getByDisplayValue('Delte dokumenter.');
  await userEvent.click(screen.getByRole('button', { name: 'Lagre endringen' }));
  await screen.findByText('Suspensjonen ble endret.');
  expect(sentTo(SUSPENDER)).toEqual([
    { til: '2030-12-20', begrunnelse: 'Delte dokumenter.', versjon: 1 },
    { til: '2030-12-20', begrunnelse: 'Delte dokumenter.', versjon: 2 },
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what another one has stored can be taken instead', async () => {
  const now = openBruker(shownBruker({ versjon: 1 }), {
    [SUSPENDER]: () => {
      now.bruker = shownSuspendert({ versjon: 2 });
      return changedTo(now.bruker);
    },
  });
  await fillIn();
  await userEvent.click(await submit());
  await userEvent.click(await screen.findByRole('button', { name: 'Suspender' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Hent det som gjelder' }));
  expect(valueOf('Suspendert til')).toEqual(['20.12.2026']);
  expect(screen.queryByRole('textbox', { name: 'Begrunnelse' })).toBeNull();
});

test('a suspension that another one has changed is not lifted unseen', async () => {
  const suspensjon = { ...shownSuspendert().suspensjon!, til: '2027-02-01' };
  const now = openBruker(shownSuspendert({ versjon: 1 }), {
    [adminPaths.opphevSuspensjon.href(BRUKER_ID)]: () => {
      if (now.bruker.versjon === 2) {
        now.bruker = shownBruker({ versjon: 3 });
        return done();
      }
      now.bruker = shownSuspendert({ versjon: 2, suspensjon });
      return changedTo(now.bruker);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Opphev suspensjon' }));
  within(await screen.findByRole('alert')).getByText(/Den er ikke opphevet\./);
  expect(valueOf('Suspendert til')).toEqual(['01.02.2027']);
  await userEvent.click(screen.getByRole('button', { name: 'Opphev suspensjon' }));
  await screen.findByText('Suspensjonen ble opphevet.');
  const asked = vi.mocked(fetch).mock.calls.map(([path]) => path as string);
  expect(asked.filter((path) => path.includes('opphev'))).toEqual(
    [1, 2].map((versjon) => `${adminPaths.opphevSuspensjon.href(BRUKER_ID)}?versjon=${versjon}`),
  );
});

/** Somebody comes back to the page: what it shows is read again. */
const comeBack = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));

test('a change of the suspension while its form is open is said before it is replaced', async () => {
  const now = openBruker(shownSuspendert({ versjon: 1 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Endre suspensjonen' }));
  const reason = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Begrunnelse' });
  await userEvent.clear(reason);
  await userEvent.type(reason, 'Min grunn.');
  const suspensjon = { ...shownSuspendert().suspensjon!, begrunnelse: 'Den andres grunn.' };
  now.bruker = shownSuspendert({ versjon: 2, suspensjon });
  comeBack();
  within(await screen.findByRole('alert')).getByText('Den andres grunn.');
  expect(reason.value).toBe('Min grunn.');
  await userEvent.click(screen.getByRole('button', { name: 'Hent det som gjelder' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Endre suspensjonen' }));
  screen.getByDisplayValue('Den andres grunn.');
});

test('a suspension by another one keeps what was typed in the form, and says so', async () => {
  const now = openBruker(shownBruker({ versjon: 1 }));
  await fillIn();
  now.bruker = shownSuspendert({ versjon: 2 });
  comeBack();
  within(await screen.findByRole('alert')).getByText('Nå er tilgangen suspendert til 20.12.2026:');
  screen.getByDisplayValue('Delte dokumenter.');
});

test('a form in which nothing was typed makes way for the suspension of another one', async () => {
  const now = openBruker(shownBruker({ versjon: 1 }));
  await submit();
  now.bruker = shownSuspendert({ versjon: 2 });
  comeBack();
  await screen.findByRole('button', { name: 'Opphev suspensjon' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the form after a lifted suspension begins with what is in force then', async () => {
  openBruker(shownSuspendert({ versjon: 1 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Opphev suspensjon' }));
  await fillIn();
  expect(screen.queryByRole('alert')).toBeNull();
});

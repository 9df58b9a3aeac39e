import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BrukerDetaljer } from '#contract/admin/brukere.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { shownBruker, shownSuspendert } from '#tests/support/shown/bruker.ts';
import { openAdmin } from './open-admin.tsx';
import { done } from './render.tsx';

export const BRUKER_ID = shownBruker().id;
export const BRUKER_ADDRESS = `/admin/brukere/${BRUKER_ID}`;
export const SUSPENDER = adminPaths.suspender.href(BRUKER_ID);

/** A fake service that suspends a user and lifts the suspension. `now` is the stored user, and can be changed. */
export function openBruker(
  first: BrukerDetaljer = shownBruker(),
  answers: Record<string, unknown> = {},
) {
  const now = { bruker: first };
  openAdmin(BRUKER_ADDRESS, {
    [adminPaths.bruker.href(BRUKER_ID)]: () => now.bruker,
    [SUSPENDER]: () => {
      now.bruker = shownSuspendert();
      return done();
    },
    [adminPaths.opphevSuspensjon.href(BRUKER_ID)]: () => {
      now.bruker = shownBruker();
      return done();
    },
    ...answers,
  });
  return now;
}
export const heading = () => screen.findByRole('heading', { level: 1, name: /^Silje Haugnes/ });
export const valueOf = (term: string) =>
  screen.getAllByText(term, { selector: 'dt' }).map((dt) => dt.nextElementSibling?.textContent);
export const submit = () => screen.findByRole('button', { name: 'Suspender tilgang' });

export async function fillIn(): Promise<void> {
  const day = await screen.findByRole('group', { name: /Suspendert til/ });
  const [first] = await within(day).findAllByRole('spinbutton');
  first!.focus();
  await userEvent.keyboard('20122030');
  await userEvent.type(screen.getByRole('textbox', { name: 'Begrunnelse' }), 'Delte dokumenter.');
}

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BrukerDetaljer } from '#contract/admin/brukere.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { openAdmin } from './open-admin.tsx';
import { done } from './render.tsx';

/** The page of a user: as `valid` gives the user, and as `suspended` does once access is suspended. */
export function brukerPage(valid: () => BrukerDetaljer, suspended: () => BrukerDetaljer) {
  const { id } = valid();
  const address = `/admin/brukere/${id}`;
  const suspender = adminPaths.suspender.href(id);
  const opphev = adminPaths.opphevSuspensjon.href(id);
  return {
    ...{ id, address, suspender, opphev },
    /** A fake service that suspends a user and lifts the suspension. `now` is the stored user, and can be changed. */
    open: (first: BrukerDetaljer = valid(), answers: Record<string, unknown> = {}) => {
      const now = { bruker: first };
      openAdmin(address, {
        [adminPaths.bruker.href(id)]: () => now.bruker,
        [suspender]: () => {
          now.bruker = suspended();
          return done();
        },
        [opphev]: () => {
          now.bruker = valid();
          return done();
        },
        ...answers,
      });
      return now;
    },
  };
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

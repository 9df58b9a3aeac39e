import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Abonnement } from '#contract/abonnement.ts';
import { pressePaths } from '#contract/paths.ts';
import { answerCalls, done, refused, sentTo, show } from '#web/testing/render.tsx';
import { AbonnementDialog } from './abonnement-dialog.tsx';

const { abonnementer, abonnement } = pressePaths;
const ADRESSE = `https://tjenesten.example/kalender/${'x'.repeat(43)}.ics`;
const one = (id: number, navn: string, more: Partial<Abonnement> = {}): Abonnement => ({
  ...{ id, navn, slag: 'kalender', lagretSoekId: null, sistBrukt: null },
  ...{ opprettet: '2026-11-12T08:00:00+01:00', ...more },
});

function serve(list: readonly Abonnement[], more: object = {}) {
  let kept = [...list];
  answerCalls({
    [abonnementer.path]: (init?: RequestInit) => {
      if (init?.method !== 'POST') return kept;
      const { navn } = JSON.parse(init.body as string) as { navn: string };
      kept = [...kept, one(9, navn)];
      return { id: 9, adresse: ADRESSE };
    },
    [abonnement.href('1')]: () => {
      kept = kept.filter(({ id }) => id !== 1);
      return done();
    },
    ...more,
  });
}
const open = (lagretSoekId: number | null = null) => {
  const onClose = vi.fn();
  show(
    <AbonnementDialog kilde={{ lagretSoekId, navn: 'favorittene dine' }} onClose={onClose} />,
    '/',
  );
  return onClose;
};
const list = () => screen.findByRole('list', { name: 'Adressene dine' });

test('the file is of the favourites, or of the search', async () => {
  serve([]);
  open();
  const link = await screen.findByRole('link', { name: 'Kalenderfil (.ics)' });
  expect(link.getAttribute('href')).toBe('/api/presse/kalender');
});

test('the file of a saved search is of that search', async () => {
  serve([]);
  open(7);
  const link = await screen.findByRole('link', { name: 'Kalenderfil (.ics)' });
  expect(link.getAttribute('href')).toBe('/api/presse/kalender?lagretSoekId=7');
});

test('an address is made, shown once, and copied', async () => {
  serve([]);
  open();
  const user = userEvent.setup();
  await screen.findByText('Du har ingen adresser her.');
  await user.click(screen.getByRole('radio', { name: 'Nyhetsleser (Atom)' }));
  await user.type(screen.getByRole('textbox', { name: /Navn, så du/ }), 'Telefonen');
  await user.click(screen.getByRole('button', { name: 'Lag adresse' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Hemmelig adresse' });
  expect(field.value).toBe(ADRESSE);
  expect(sentTo(abonnementer.path)[0]).toEqual({
    navn: 'Telefonen',
    slag: 'atom',
    lagretSoekId: null,
  });
  const copy = screen.getByRole('button', { name: 'Kopier' });
  await waitFor(() => expect(document.activeElement).toBe(copy));
  await user.click(copy);
  expect(await navigator.clipboard.readText()).toBe(ADRESSE);
  await screen.findByText('Adressen er kopiert.');
  within(await list()).getByText('Telefonen');
  await user.click(screen.getByRole('button', { name: 'Lag en til' }));
  expect(screen.queryByDisplayValue(ADRESSE)).toBeNull();
});

test('where nothing can be copied, the address is marked', async () => {
  serve([]);
  open();
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.type(await screen.findByRole('textbox', { name: /Navn, så du/ }), 'Telefonen{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Kopier' }));
  await screen.findByText(/kunne ikke kopieres/);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Hemmelig adresse' });
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, ADRESSE.length]);
});

test('a refusal stands at its field, or above the button', async () => {
  const errors = { navn: ['Skriv hvor adressen skal brukes.'] };
  let answer = refused(400, 'validation', { errors });
  serve([], {
    [abonnementer.path]: (init?: RequestInit) => (init?.method === 'POST' ? answer : []),
  });
  open();
  const user = userEvent.setup();
  const make = await screen.findByRole('button', { name: 'Lag adresse' });
  await user.click(make);
  await screen.findByText('Skriv hvor adressen skal brukes.');
  answer = refused(409, 'abonnementer_full');
  await user.click(make);
  await screen.findByText('Adressen er ikke laget');
});

test('of the addresses, those of this source are listed, and one is revoked after a question', async () => {
  serve([
    one(1, 'Telefonen', { sistBrukt: '2026-11-20T07:00:00+01:00' }),
    one(2, 'Leseren', { slag: 'atom' }),
    one(3, 'Av et søk', { lagretSoekId: 7 }),
  ]);
  open();
  const user = userEvent.setup();
  const items = within(await list()).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^TelefonenKalender, laget 12\.11\.2026, sist brukt .*20\.11\.2026/),
    expect.stringMatching(/^LeserenNyhetsleser \(Atom\), laget 12\.11\.2026, ikke brukt ennå/),
  ]);
  const ask = () => user.click(screen.getByRole('button', { name: 'Slett adressen Telefonen' }));
  await ask();
  await user.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(2);
  await ask();
  const sure = screen.getByRole('button', { name: 'Slett adressen' });
  await waitFor(() => expect(document.activeElement).toBe(sure));
  await user.click(sure);
  await screen.findByText('Adressen «Telefonen» er slettet, og kan ikke brukes lenger.');
  await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(1));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Adressene dine' })),
  );
});

test('when the list fails, it can be tried again', async () => {
  let fails = true;
  serve([], { [abonnementer.path]: () => (fails ? refused(503, 'database_unavailable') : []) });
  open();
  await screen.findByText('Kunne ikke hente adressene dine');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await screen.findByText('Du har ingen adresser her.');
});

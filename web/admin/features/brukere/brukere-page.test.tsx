import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { done, refused } from '#web/testing/render.tsx';
import { shownBruker, shownBrukerRad, shownSuspendert } from '#tests/support/shown/bruker.ts';

const PATH = adminPaths.brukere.path;
const GURO = shownBrukerRad(1);
const lapsed = shownBrukerRad(2, {
  harGyldigTilgang: false,
  sistPåloggetDato: null,
  fornavn: 'Tobias',
  etternavn: 'Engen',
});

const SLETTES = { fra: '2026-11-27T18:05:00+01:00', av: 'Vidar Tinghaug' };
const TOLD = 'Guro Steinsland 1 har mistet tilgangen, og slettes 27.11. kl. 18:05.';

/** Opens the list against a fake service that really orders deletions, and undoes them. */
function openList(address = '/admin/brukere', onDelete: () => Response | Promise<Response> = done) {
  let brukere = [GURO, lapsed];
  let guro = shownBruker({ ...GURO, pressedata: shownBruker().pressedata });
  return openAdmin(address, {
    [PATH]: () => ({ brukere, totalt: brukere.length }),
    [adminPaths.bruker.href(GURO.id)]: async (init?: RequestInit) => {
      if (init?.method !== 'DELETE') return guro;
      const answer = await onDelete();
      if (answer.status === 204) guro = { ...guro, versjon: 2, slettes: SLETTES };
      if (answer.status === 204 || answer.status === 404) brukere = [lapsed];
      return answer;
    },
    [adminPaths.angreSletting.href(GURO.id)]: () => {
      brukere = [GURO, lapsed];
      return done();
    },
  });
}
const asked = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([address]) => new URL(address as string, 'http://localhost'))
    .filter(({ pathname }) => pathname === PATH)
    .map(({ searchParams }) => Object.fromEntries(searchParams));
const deletions = () => vi.mocked(fetch).mock.calls.filter(([, init]) => init?.method === 'DELETE');
const remove = () => screen.findByRole('button', { name: 'Slett Guro Steinsland 1' });
const dialog = () => screen.findByRole('dialog', { name: 'Slett bruker' });

test('a row shows name, position, workplace, dates and status, and links to the user', async () => {
  openList();
  const link = await screen.findByRole('link', { name: 'Guro Steinsland 1' });
  expect(link.getAttribute('href')).toBe(`/admin/brukere/${GURO.id}`);
  const table = screen.getByRole('table', { name: 'Brukere' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    ...['Navn', 'Stilling', 'Arbeidssted', 'Sist innlogget', 'Aktiv siden', 'Status', 'Slett'],
  ]);
  const cellsOf = (name: string) =>
    within(screen.getByRole('link', { name }).closest('tr')!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cellsOf('Guro Steinsland 1')).toEqual([
    ...['Rettsreporter', 'Vestlandsposten', '20.11.2026', '21.05.2026', 'Aktiv'],
    'Slett Guro Steinsland 1',
  ]);
  expect(cellsOf('Tobias Engen').slice(2, 5)).toEqual(['Aldri', '21.05.2026', 'Ikke aktiv']);
});

test('shows active users by last sign-in unless the address says otherwise', async () => {
  const { address } = openList();
  const active = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Aktive' });
  const history = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Historikk' });
  expect([active.checked, history.checked]).toEqual([true, false]);
  await remove();
  const head = screen.getByRole('columnheader', { name: 'Sist innlogget' });
  expect(head.getAttribute('aria-sort')).toBe('descending');
  await userEvent.click(history);
  await userEvent.click(screen.getByRole('button', { name: 'Aktiv siden' }));
  expect(address()).toBe('/admin/brukere?historikk=true&sortField=TilgangFraDato');
  await waitFor(() =>
    expect(asked().at(-1)).toMatchObject({ historikk: 'true', sortField: 'TilgangFraDato' }),
  );
});

test('an empty list says so', async () => {
  openAdmin('/admin/brukere?sok=x', { [PATH]: { brukere: [], totalt: 0 } });
  expect((await screen.findAllByText('Ingen treff på brukere.')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('table')).toBeNull();
});

test('a user is deleted by keyboard: the dialog has the name, the list confirms, focus moves to the heading', async () => {
  openList();
  (await remove()).focus();
  await userEvent.keyboard('{Enter}');
  within(await dialog()).getByText('Guro Steinsland 1');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByText(TOLD);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('link', { name: 'Guro Steinsland 1' })).toBeNull();
  const heading = screen.getByRole('heading', { level: 1, name: 'Brukere' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('the deletion is undone in the bar, by the version that it has made', async () => {
  openList();
  await userEvent.click(await remove());
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Slett' }));
  const bar = (await screen.findByText(TOLD)).closest<HTMLElement>('[role=status]')!;
  await userEvent.click(within(bar).getByRole('button', { name: /^Angre slettingen/ }));
  await screen.findByText('Slettingen av Guro Steinsland 1 er angret. Alt er som før.');
  expect(screen.queryByText(TOLD)).toBeNull();
  await remove();
  const path = adminPaths.angreSletting.href(GURO.id);
  expect(vi.mocked(fetch).mock.calls.map(([address]) => address)).toContain(`${path}?versjon=2`);
});

test('whose deletion is ordered has the time and the way back in the row', async () => {
  let answer = () => refused(409, 'too_late_to_undo', { title: 'Fristen er ute.' });
  openAdmin('/admin/brukere?slettes=true', {
    [PATH]: { brukere: [{ ...GURO, harGyldigTilgang: false, slettes: SLETTES }], totalt: 1 },
    [adminPaths.angreSletting.href(GURO.id)]: () => answer(),
  });
  await screen.findByText('Slettes 27.11. kl. 18:05');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Slettes' }).checked).toBe(true);
  expect(screen.queryByRole('button', { name: /^Slett / })).toBeNull();
  const undo = screen.getByRole('button', { name: 'Angre slettingen Guro Steinsland 1' });
  await userEvent.click(undo);
  await screen.findByRole('alert');
  answer = () => refused(404, 'not_found');
  await userEvent.click(undo);
  await screen.findByText('Guro Steinsland 1 er slettet. Det kan ikke angres.');
});

test('Avbryt and Escape delete nobody and restore focus', async () => {
  openList();
  for (const leave of [
    async () => userEvent.click(within(await dialog()).getByRole('button', { name: 'Avbryt' })),
    async () => userEvent.keyboard('{Escape}'),
  ]) {
    await userEvent.click(await remove());
    await dialog();
    await leave();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = await remove();
    await waitFor(() => expect(document.activeElement).toBe(button));
  }
  expect(deletions()).toEqual([]);
});

test('two presses delete only once', async () => {
  let answer = (_: Response) => {};
  openList('/admin/brukere', () => new Promise((resolve) => (answer = resolve)));
  await userEvent.click(await remove());
  await userEvent.dblClick(within(await dialog()).getByRole('button', { name: 'Slett' }));
  answer(done());
  await screen.findByText(TOLD);
  expect(deletions()).toHaveLength(1);
});

test('says when somebody else has already deleted the user', async () => {
  openList('/admin/brukere', () => refused(404, 'not_found'));
  await userEvent.click(await remove());
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Slett' }));
  await screen.findByText('Guro Steinsland 1 var allerede slettet.');
});

test('says when somebody else has ordered it first, as the own', async () => {
  openList('/admin/brukere', () => refused(409, 'deletion_ordered'));
  await userEvent.click(await remove());
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Slett' }));
  await screen.findByText('Guro Steinsland 1 har mistet tilgangen, og slettes om et døgn.');
});

test('a failure is shown in the dialog, and the deletion can be retried', async () => {
  let isDown = true;
  openList('/admin/brukere', () => (isDown ? refused(503, 'database_unavailable') : done()));
  await userEvent.click(await remove());
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Slett' }));
  await screen.findByText('Brukeren kunne ikke slettes.');
  isDown = false;
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Slett' }));
  await screen.findByText(TOLD);
});

test('a user whom another one has changed since is not deleted unseen', async () => {
  let isFirst = true;
  openList('/admin/brukere', () => {
    if (!isFirst) return done();
    isFirst = false;
    return refused(409, 'bruker_changed', { naa: shownSuspendert({ versjon: 2 }) });
  });
  await userEvent.click(await remove());
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Slett' }));
  await screen.findByText('En annen har endret brukeren, som ikke er slettet.');
  screen.getByText(/^Nå er tilgangen suspendert til 20\.12\.2026\./);
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Slett' }));
  await screen.findByText(TOLD);
  expect(deletions().map(([address]) => address)).toEqual(
    [1, 2].map((versjon) => `${adminPaths.bruker.href(GURO.id)}?versjon=${versjon}`),
  );
});

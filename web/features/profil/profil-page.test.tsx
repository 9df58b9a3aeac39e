import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { shownProfil } from '#tests/support/shown/profil.ts';
import { openApp, watchLeaving } from '#web/testing/open-app.tsx';
import { done, refused, sentTo } from '#web/testing/render.tsx';

const { noekler, profil, redigerOmMeg, slettProfil, soeknadInfo, varsling } = pressePaths;
const { domstoler, standardDomstol } = pressePaths;
const open = (answers: Record<string, unknown> = {}) =>
  openApp('/profil', {
    [profil.path]: shownProfil(),
    [domstoler.path]: [],
    [standardDomstol.path]: { domstolId: 'alle' },
    [noekler.path]: [],
    [varsling.path]: {
      ...{ epost: 'silje@example.com', favoritter: 'aldri', stans: null },
      ...{ favoritterValgt: true, soekSist: null },
    },
    ...answers,
  });

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('shows the profile read-only, with the name from the register', async () => {
  open();
  const about = await section('Om meg');
  expect(about.getAllByRole('definition').map((line) => line.textContent)).toEqual([
    'Silje Haugnes',
    'Journalist',
    'Østfold Nyhetsavis',
    'silje.haugnes@ostfoldnyhetsavis.example',
    '922 41 080',
    'Nei',
    'Søndre Østfold tingrett',
  ]);
  (await section('Arbeidsgiver')).getByText('trond.vestby@ostfoldnyhetsavis.example');
  (await section('Begrunnelse')).getByText(/^Jeg dekker krim og rettsstoff/);
  (await section('Samtykke')).getByText('Akseptert');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText('Profilen ble oppdatert.')).toBeNull();
  expect(document.title).toBe('Min profil – Domstolenes pressetjeneste');
});

test('links to both forms, each with its own name, and back to the search', async () => {
  open();
  await section('Om meg');
  const page = within(screen.getByRole('main'));
  const leadsTo = (name: string) => page.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('Rediger om meg')).toBe('/profil/om-meg/rediger');
  expect(leadsTo('Rediger arbeidsgiver og begrunnelse')).toBe('/profil/min-arbeidsgiver/rediger');
  expect(leadsTo('Søk')).toBe('/');
});

test('without the register says so, and shows the rest', async () => {
  open({
    [profil.path]: shownProfil({}, null),
    [soeknadInfo.path]: () => refused(503, 'register_unavailable'),
  });
  await screen.findByText('Kunne ikke hente informasjon fra Folkeregisteret.');
  screen.getByText('Vi har for øyeblikket problemer med å hente persondata. Prøv igjen senere.');
  const about = await section('Om meg');
  expect(about.queryByText('Navn')).toBeNull();
  about.getByText('Journalist');
  screen.getByRole('button', { name: 'Avslutt din profil' });
});

test('after a failure the profile can be read again', async () => {
  let isDown = true;
  const { user } = open({
    [profil.path]: () => (isDown ? refused(503, 'database_unavailable') : shownProfil()),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Avvist: database_unavailable');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await section('Om meg');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says that it was updated, but not again on coming back', async () => {
  const { user, back } = openApp('/profil/om-meg/rediger', {
    [profil.path]: shownProfil(),
    [redigerOmMeg.path]: done,
  });
  await user.type(await screen.findByRole('textbox', { name: 'Stilling' }), ' i retten');
  await user.click(screen.getByRole('button', { name: 'Send inn' }));
  const said = await screen.findByText('Profilen ble oppdatert.');
  expect(said.closest('[role="status"]')).not.toBeNull();
  expect(document.activeElement).toBe(await heading('Min profil'));
  await user.click(screen.getByRole('link', { name: 'Rediger om meg' }));
  await heading('Rediger om meg');
  back();
  await section('Om meg');
  expect(screen.queryByText('Profilen ble oppdatert.')).toBeNull();
});

test('ending the profile asks for confirmation, and leads to sign-out', async () => {
  const assign = watchLeaving('https://presse.example/profil');
  const { user } = open({ [slettProfil.path]: done });
  await user.click(await screen.findByRole('button', { name: 'Avslutt din profil' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Avslutt din profil' }));
  const asked = () => vi.mocked(fetch).mock.calls.filter(([path]) => path === slettProfil.path);
  expect(asked()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Avslutt' }));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/logg-ut'));
  expect(asked()).toHaveLength(1);
  expect(sentTo(slettProfil.path)).toEqual([]);
});

test('cancelling keeps the profile, and moves focus back', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Avslutt din profil' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = screen.getByRole('button', { name: 'Avslutt din profil' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

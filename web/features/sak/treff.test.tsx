import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { sakMessages } from '#domain/sak-messages.ts';
import { manyHits, shownDetails, shownSak } from '#tests/support/shown/cases.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { done, refused } from '#web/testing/render.tsx';

const SEARCH = '/?domstolid=TOSL&fraDato=2026-11-02&tilDato=2026-12-21&query=narkotika&pageSize=20';
const hit = (sakId: string) => ({ ...shownSak({ sakId, saksnummer: sakId }), treff: [] });
const ANSWERS = {
  [pressePaths.brukerInfo.path]: { erGyldigPressebruker: true, fornavn: 'Silje', merke: 'silje' },
  [pressePaths.domstoler.href()]: [{ id: 'TOSL', navn: 'Oslo tingrett' }],
  [pressePaths.berammingsliste.href()]: { ...manyHits(0, 3), hits: ['A', 'B', 'C'].map(hit) },
  [pressePaths.favoritter.href()]: [],
  [pressePaths.skjulteFavoritter.href()]: [],
  ...Object.fromEntries(
    ['A', 'B', 'C'].map((sakId) => [
      pressePaths.saksdetaljer.href(sakId),
      shownDetails({ sakId, saksnummer: sakId }),
    ]),
  ),
};
const openFirst = async (more: object = {}) => {
  const opened = openApp(SEARCH, { ...ANSWERS, ...more });
  const table = await screen.findByRole('table', { name: /^Antall treff/ });
  await opened.user.click(within(table).getByRole('link', { name: 'A' }));
  await screen.findByRole('heading', { name: 'Informasjon om saken' });
  return opened;
};
const button = (name: string) => screen.getByRole('button', { name });
const isEnd = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

test('a case that was opened from a search says where it stands, and leads to the others', async () => {
  const { user, back } = await openFirst();
  screen.getByText('Treff 1 av 3');
  expect(
    within(screen.getByRole('main'))
      .getByRole('link', { name: 'Søk: narkotika, Oslo tingrett' })
      .getAttribute('href'),
  ).toBe(SEARCH);
  expect([isEnd('Forrige'), isEnd('Neste')]).toEqual([true, false]);
  await user.click(button('Neste'));
  await screen.findByText('Treff 2 av 3');
  await user.click(button('Neste'));
  await screen.findByRole('heading', { level: 1, name: 'C' });
  expect([isEnd('Forrige'), isEnd('Neste')]).toEqual([false, true]);
  await waitFor(() => expect(document.activeElement).toBe(button('Neste')));
  await user.click(button('Neste'));
  screen.getByText('Treff 3 av 3');
  expect(localStorage.getItem('scrollToSakId')).toBe('C');
  back();
  await screen.findByRole('table', { name: /^Antall treff/ });
});

test('a hit that the court has hidden meanwhile says so, and the way to the others stays', async () => {
  const { user } = await openFirst({
    [pressePaths.saksdetaljer.href('B')]: () => refused(404, 'not_found'),
    [pressePaths.berammingsliste.href()]: ANSWERS[pressePaths.berammingsliste.href()],
  });
  await user.click(button('Neste'));
  await screen.findByRole('heading', { level: 1, name: sakMessages.sak.failed });
  await user.click(button('Neste'));
  await screen.findByRole('heading', { level: 1, name: 'C' });
});

test('a case that was opened from the favourites leads to those beside it, in their order, also when it is none any more', async () => {
  const soon = (sakId: string, day: string) => ({
    ...{ ...shownSak({ sakId, saksnummer: sakId, isFavoritt: true }), endringer: [] },
    rettsmoeteIntervaller: [
      {
        ...{ start: `2099-11-${day}T09:00:00+01:00`, end: `2099-11-${day}T15:30:00+01:00` },
        ...{ begrensninger: [], gjelder: true },
      },
    ],
  });
  let favourites = [soon('C', '25'), soon('A', '23'), soon('B', '24')];
  const { user, back } = openApp('/favoritter', {
    ...ANSWERS,
    [pressePaths.favoritter.href()]: () => favourites,
    [pressePaths.slettFavoritt.href('B')]: () => {
      favourites = favourites.filter(({ sakId }) => sakId !== 'B');
      return done();
    },
  });
  await user.click(await screen.findByRole('link', { name: 'A' }));
  await screen.findByText('Favoritt 1 av 3');
  expect([isEnd('Forrige'), isEnd('Neste')]).toEqual([true, false]);
  await user.click(button('Neste'));
  await screen.findByRole('heading', { level: 1, name: 'B' });
  await screen.findByText('Favoritt 2 av 3');
  await user.click(screen.getByRole('button', { name: /favoritt/i }));
  await waitFor(() => expect(favourites).toHaveLength(2));
  await user.click(button('Neste'));
  await screen.findByRole('heading', { level: 1, name: 'C' });
  expect(isEnd('Neste')).toBe(true);
  back();
  await screen.findByRole('heading', { level: 1, name: 'Favoritter' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('C'));
});

test('without a search both are left out', async () => {
  openApp('/beramming/A', ANSWERS);
  await screen.findByRole('heading', { name: 'Informasjon om saken' });
  expect(screen.queryByText(/^Treff \d/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Neste' })).toBeNull();
});

test('no name of a case is kept in the browser', async () => {
  await openFirst();
  await waitFor(() => expect(localStorage.getItem('sisteListe')).not.toBeNull());
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.history.state]);
  expect(kept).not.toContain('Myrland');
});

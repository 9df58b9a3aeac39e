import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { sakMessages } from '#domain/sak-messages.ts';
import { manyHits, shownBeslektet, shownDetails, shownSak } from '#tests/support/shown/cases.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { refused } from '#web/testing/render.tsx';

const SEARCH = '/?domstolid=alle&fraDato=2026-11-02&tilDato=2026-12-21&query=vold&page=2';
const list = {
  ...manyHits(0, 128),
  hits: [{ ...shownSak({ parter: null, parterStatus: 2 }), treff: [] }],
};
const NUMBER = '26-031846MED-TOSL/03';
const related = shownBeslektet({ sakId: 'S9', saksnummer: '26-031846AST-BORG' });
const ANSWERS = {
  [pressePaths.brukerInfo.path]: { erGyldigPressebruker: true, fornavn: 'Silje', merke: 'silje' },
  [pressePaths.berammingsliste.href()]: list,
  [pressePaths.favoritter.href()]: [{ ...shownSak({ isFavoritt: true }), endringer: [] }],
  [pressePaths.skjulteFavoritter.href()]: [],
  [pressePaths.saksdetaljer.href('S1')]: shownDetails({ beslektede: [related] }),
  [pressePaths.saksdetaljer.href('S9')]: shownDetails({ sakId: 'S9', saksnummer: 'Anken' }),
};
const open = (address: string, more: object = {}) => openApp(address, { ...ANSWERS, ...more });
/** A case was pressed in this list, in another tab of the same person. */
const pressedIn = (liste: string) => {
  localStorage.setItem('sisteSoekAv', 'silje');
  localStorage.setItem('sisteListe', JSON.stringify({ liste }));
};
const main = () => within(screen.getByRole('main'));
const backTo = (name: string | RegExp = /^Søk(: |$)/) =>
  main().getByRole('link', { name }).getAttribute('href');
const onCase = () => screen.findByRole('heading', { name: 'Informasjon om saken' });
const hits = () => screen.findByRole('table', { name: /^Antall treff/ });

test.each([
  ['the case number', NUMBER],
  ['the reason why names are hidden', sakMessages.parter.utloept()],
])('a case that is opened by %s leads back to the search', async (_, name) => {
  const { user } = open(SEARCH);
  await user.click(within(await hits()).getByRole('link', { name }));
  await onCase();
  expect(backTo()).toBe(SEARCH);
});

test('so does a related case of it', async () => {
  const { user } = open(SEARCH);
  await user.click(within(await hits()).getByRole('link', { name: NUMBER }));
  await onCase();
  await user.click(screen.getByRole('link', { name: related.saksnummer }));
  await screen.findByRole('heading', { name: 'Anken' });
  expect(backTo()).toBe(SEARCH);
});

test('a new tab leads back to the search in which the case was pressed', async () => {
  const { user, unmount } = open(SEARCH);
  // However a link is opened, a press or the focus comes first. The tab itself stays where it is.
  const link = within(await hits()).getByRole('link', { name: NUMBER });
  await user.pointer({ keys: '[MouseRight]', target: link });
  unmount();
  open('/beramming/S1');
  await onCase();
  await waitFor(() => expect(backTo()).toBe(SEARCH));
});

test('what is pressed elsewhere later does not change where an open case leads back to', async () => {
  pressedIn(SEARCH);
  const { user, back } = open('/beramming/S1');
  await onCase();
  pressedIn('/?query=annet');
  await user.click(screen.getByRole('link', { name: related.saksnummer }));
  await screen.findByRole('heading', { name: 'Anken' });
  back();
  await onCase();
  expect(backTo()).toBe(SEARCH);
});

test('somebody else who signs in is not led to the search', async () => {
  pressedIn(SEARCH);
  open('/beramming/S1', {
    [pressePaths.brukerInfo.path]: { erGyldigPressebruker: true, fornavn: 'Nora', merke: 'nora' },
  });
  await onCase();
  expect(backTo()).toBe('/');
});

test('without a search it leads to the search page', async () => {
  open('/beramming/S1');
  await onCase();
  expect(backTo()).toBe('/');
});

test.each([
  ['gone', () => refused(404, 'not_found'), sakMessages.sak.failed],
  ['not to be read', () => refused(500, 'unexpected'), sakMessages.sak.failed],
])(
  'a case that is %s keeps a heading, which can take the focus, and the way back',
  async (_, answer, heading) => {
    pressedIn(SEARCH);
    open('/beramming/S1', { [pressePaths.saksdetaljer.href('S1')]: answer });
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(backTo()).toBe(SEARCH);
    const h1 = screen.getByRole('heading', { level: 1 });
    expect(h1.tabIndex).toBe(-1);
    expect(document.title).toBe(`${heading} – Domstolenes pressetjeneste`);
  },
);

test('while a case is read, its number from the link is the heading, and stays so', async () => {
  let answer: (sak: unknown) => void = () => undefined;
  const { user } = open(SEARCH, {
    [pressePaths.saksdetaljer.href('S1')]: () => new Promise((resolve) => (answer = resolve)),
  });
  await user.click(within(await hits()).getByRole('link', { name: NUMBER }));
  const heading = await screen.findByRole('heading', { level: 1, name: NUMBER });
  await screen.findByText('Henter saken');
  await waitFor(() => expect(document.activeElement).toBe(heading));
  answer(shownDetails({ saksnummer: NUMBER }));
  await onCase();
  expect(document.activeElement).toBe(heading);
});

test('a case that can be read after all has the focus on its heading', async () => {
  let isWell = false;
  const { user } = open('/beramming/S1', {
    [pressePaths.saksdetaljer.href('S1')]: () =>
      isWell ? shownDetails() : refused(500, 'unexpected'),
  });
  const retry = await screen.findByRole('button', { name: 'Prøv igjen' });
  isWell = true;
  await user.click(retry);
  await onCase();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  );
});

test('the tab is named after the case, also when it has no id', async () => {
  open('/beramming/S1');
  await onCase();
  expect(document.title).toBe('25-187797MED-TSOS/TSAR – Domstolenes pressetjeneste');
  expect(document.querySelectorAll('title')).toHaveLength(1);
});

test('an address without an id says so', async () => {
  open('/beramming');
  await screen.findByRole('heading', { level: 1, name: sakMessages.sak.idMissing });
  expect(document.title).toBe(`${sakMessages.sak.idMissing} – Domstolenes pressetjeneste`);
  expect(backTo()).toBe('/');
});

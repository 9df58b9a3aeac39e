import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { osloDay, shiftDay } from '#domain/time.ts';
import { shownIDag, shownIDagTom, shownToday } from '#tests/support/shown/i-dag.ts';
import { shownAntall, shownLagredeSoek } from '#tests/support/shown/lagrede-soek.ts';
import { manyHits } from '#tests/support/shown/cases.ts';
import { formatNamedDay } from '#web/format.ts';
import { answerCalls, refused, show } from '#web/testing/render.tsx';
import { Page } from './i-dag-page.tsx';

const TODAY = osloDay(new Date());
const TOMORROW = shiftDay(TODAY, { days: 1 });
const day = (neste: string | null) => {
  const list = shownToday(TODAY);
  const [oslo, soer] = list.domstoler;
  return {
    ...list,
    domstoler: [
      { ...oslo!, neste: neste && { dag: neste, antall: 4 } },
      { ...soer!, neste: null },
    ],
  };
};

let answers: Record<string, unknown>;
beforeEach(() => {
  answers = {
    [pressePaths.domstoler.path]: [
      { id: 'TOSL', navn: 'Oslo tingrett' },
      { id: 'TSOS', navn: 'Søndre Østfold tingrett' },
    ],
    [pressePaths.standardDomstol.path]: { domstolId: 'TOSL', mineDomstoler: ['TOSL', 'TSOS'] },
    [pressePaths.dagsliste.path]: day(TOMORROW),
    [pressePaths.iDag.path]: shownIDag,
    [pressePaths.lagredeSoek.path]: shownLagredeSoek,
    [pressePaths.lagredeSoekAntall.path]: shownAntall,
    [pressePaths.berammingsliste.path]: manyHits(3),
    [pressePaths.nyttAntall.path]: { uleste: 0 },
  };
});
const open = (more: Record<string, unknown> = {}) => {
  answerCalls({ ...answers, ...more });
  show(<Page />, '/i-dag');
  return userEvent.setup();
};
/** A part of the page, once it has this text. */
const part = async (name: string, text: string | RegExp) => {
  await screen.findByText(text);
  return within(screen.getByRole('region', { name }));
};
type Part = Awaited<ReturnType<typeof part>>;
const lines = (of: Part) =>
  of
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('link', { name: /^2[56]-/ }))
    .map((item) => item.textContent?.replaceAll('\u00a0', ' '));

test('has the hearings of today by court, in the reader’s order, each by time and room', async () => {
  open();
  const courts = await part('Mine domstoler i dag', '4 rettsmøter, 2 saler');
  expect(lines(courts).map((line) => line?.slice(0, 5))).toEqual([
    '09:00',
    '09:00',
    '10:00',
    '12:30',
  ]);
  expect(courts.getByText('Avlyst')).toBeDefined();
  expect(courts.getByText('Ingen rettsmøter fremover.', { exact: false })).toBeDefined();
});

test('has no parties', async () => {
  open();
  await screen.findAllByRole('link', { name: /^26-07131/ });
  expect(document.body.textContent).not.toContain('Jonas Myrland');
});

test('says “tomorrow” of tomorrow, and names another day', async () => {
  open();
  await screen.findByRole('region', { name: `I morgen, ${formatNamedDay(TOMORROW)}` });
});

test('names the next day with hearings when it is a later one', async () => {
  const monday = shiftDay(TODAY, { days: 3 });
  open({ [pressePaths.dagsliste.path]: day(monday) });
  const next = await part(`Neste rettsdag, ${formatNamedDay(monday)}`, 'og 2 til: Oslo tingrett 2');
  expect(lines(next)).toHaveLength(2);
});

test('sums up what there is, with a way to each part', async () => {
  open();
  const sums = await screen.findByRole('navigation', { name: 'Oversikt' });
  await waitFor(() => expect(within(sums).getAllByRole('link')).toHaveLength(5));
  expect(
    within(sums)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['4 rettsmøter i dag', '#rettsmoeter'],
    ['4 endringer i favoritter', '#favoritter'],
    ['12 nye treff', '#lagrede-soek'],
    ['2 nye dokumenter', '#dokumenter'],
    ['2 saker mister innhold', '#forsvinner'],
  ]);
});

test('keeps the place of what is still being counted', async () => {
  open({ [pressePaths.lagredeSoekAntall.path]: () => new Promise<never>(() => undefined) });
  const sums = await screen.findByRole('navigation', { name: 'Oversikt' });
  const place = await within(sums).findByText('0 nye treff');
  expect(place.closest('li')!.className).toContain('counting');
});

test('shows three changes, and the rest on a press', async () => {
  const user = open();
  const favourites = await part('Favoritter', 'Vis 1 til');
  expect(lines(favourites)).toHaveLength(3);
  await user.click(favourites.getByRole('button', { name: 'Vis 1 til' }));
  expect(lines(favourites)).toHaveLength(4);
});

test('a part without anything says what was looked through', async () => {
  open({ [pressePaths.iDag.path]: { ...shownIDagTom, favoritter: { antall: 12, endringer: [] } } });
  await part('Favoritter', 'Ingen endringer i 12 saker');
  await part('Forsvinner innen tre dager', 'Ingenting av 12 favoritter');
});

test('without own courts it says where to choose them', async () => {
  open({ [pressePaths.standardDomstol.path]: { domstolId: 'alle', mineDomstoler: [] } });
  const link = await screen.findByRole('link', { name: 'Velg domstolene dine' });
  expect(link.getAttribute('href')).toBe('/profil#mine-domstoler');
});

test('a part that fails says so, and the others stay', async () => {
  open({ [pressePaths.dagsliste.path]: () => refused(503, 'search_unavailable') });
  expect((await screen.findByRole('alert')).textContent).toContain('Kunne ikke hente rettsmøtene');
  await screen.findByText('4 endringer');
});

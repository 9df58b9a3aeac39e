import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Notices } from '#contract/notices.ts';
import { pressePaths } from '#contract/paths.ts';
import { nameNr, shownNotices } from '#tests/support/shown/notices.ts';
import { noteServerTime } from '#web/api/client.ts';
import { noticeCountKey } from '#web/api/keys.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { done, refused, sentTo } from '#web/testing/render.tsx';

beforeEach(() => noteServerTime('Sat, 21 Nov 2026 11:00:00 GMT'));
afterEach(() => noteServerTime(new Date().toUTCString()));

const LEST = pressePaths.nyttLest.href();
const open = (more: object = {}, address = '/nytt', nytt: unknown = shownNotices) =>
  openApp(address, {
    [pressePaths.nytt.href()]: nytt,
    [pressePaths.nyttAntall.href()]: { uleste: 4 },
    [LEST]: done,
    ...more,
  });
const MOVED = 'Rettsmøte flyttet: 26-071318MED-TOSL';
const lines = () => screen.queryAllByRole('heading', { level: 3 }).map((h) => h.textContent.trim());
const lineOf = async (name: string | RegExp) =>
  within((await screen.findByRole('link', { name })).closest('li')!);
const unread = () => lines().filter((text) => text.startsWith('Ulest: '));
const read: Notices = {
  ...shownNotices,
  linjer: shownNotices.linjer.map((linje) => ({ ...linje, lest: true })),
};

test('each line says what is new, where and when, and leads there', async () => {
  open();
  const moved = await lineOf(/flyttet: 26-071318MED-TOSL/);
  const link = moved.getByRole('link', { name: `Ulest: ${MOVED}` });
  expect(link.getAttribute('href')).toBe('/beramming/26-071318');
  expect(moved.getByText(/ma. 23.11.2026 kl. 09:00, sal 250/).tagName).toBe('DEL');
  expect(moved.getByText(/ti. 24.11.2026 kl. 09:00, sal 618/).tagName).toBe('INS');
  moved.getByText('Oslo tingrett. Meddomsrettssak');
  moved.getByText('11:32');
  const hits = await lineOf('Ulest: 3 treff: Narkotika i Oslo');
  expect(hits.getByRole('link', { name: /3 treff/ }).getAttribute('href')).toBe(
    '/?domstolid=TOSL&query=narkotika',
  );
  hits.getByText(
    (_, one) =>
      one?.textContent === '26-071318MED-TOSL, 26-102554ENE-TTRO/TTRD og 25-187797MED-TSOS/TSAR',
    { selector: 'p' },
  );
  const many = await lineOf('5 treff: Narkotika i Oslo');
  many.getByText((_, one) => one?.textContent === '25-187797MED-TSOS/TSAR og 4 andre saker', {
    selector: 'p',
  });
  many.getByText('ti. 17.11');
});

test('a line says what the court has restricted, and of several cases of which', async () => {
  open();
  const tags = (of: Awaited<ReturnType<typeof lineOf>>) =>
    of.queryAllByText('Begrensning:').map((tag) => tag.closest('li')?.textContent);
  const both = ['Begrensning: Lukkede dører', 'Begrensning: Referatforbud'];
  expect(tags(await lineOf(/avlyst: 26-102554ENE/))).toEqual(both);
  expect(tags(await lineOf(/Ny avgjørelse/))).toEqual([]);
  const hits = await lineOf(/3 treff/);
  expect(tags(hits)).toEqual(both);
  hits.getByText('26-102554ENE-TTRO/TTRD:');
  const one = await lineOf(/1 treff/);
  expect(tags(one)).toEqual(both);
  expect(one.queryByText('26-102554ENE-TTRO/TTRD:')).toBeNull();
});

test('the lines stand by day, the newest first', async () => {
  open();
  await screen.findByRole('heading', { level: 2, name: /^I dag, / });
  const days = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
  expect(days).toEqual([
    ...['I dag, 21. november', 'I går, 20. november', 'Tidligere denne uken', 'Tidligere'],
    'Varsler på e-post',
  ]);
});

test('what is opened is read at once, and the header knows', async () => {
  const { user, client } = open();
  await user.click(await screen.findByRole('link', { name: `Ulest: ${MOVED}` }));
  expect(sentTo(LEST)).toEqual([{ ider: shownNotices.linjer[0]!.ider, lest: true }]);
  await waitFor(() => expect(client.getQueryState(noticeCountKey)).toBeDefined());
});

test('the middle button opens it in another tab, the right one only a menu', async () => {
  open();
  const link = await screen.findByRole('link', { name: `Ulest: ${MOVED}` });
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  expect(unread()).toHaveLength(4);
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  await waitFor(() => expect(unread()).toHaveLength(3));
});

test('a line is marked by its button, by the key of its letter, and back', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: `Merk som lest: ${MOVED}` }));
  await screen.findByText(`${MOVED} er merket som lest`);
  expect(screen.getByRole('radio', { name: 'Uleste (3)' })).toBeTruthy();
  screen.getByRole('link', { name: MOVED }).focus();
  await user.keyboard('l');
  await screen.findByText(`${MOVED} er merket som ulest`);
  expect(unread()).toHaveLength(4);
  await user.keyboard('{Control>}l{/Control}');
  expect(unread()).toHaveLength(4);
  const { ider } = shownNotices.linjer[0]!;
  await waitFor(() =>
    expect(sentTo(LEST)).toEqual([
      { ider, lest: true },
      { ider, lest: false },
    ]),
  );
});

test('all are marked by one press, by what is in the list', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Merk alle som lest' }));
  await screen.findByText('Alle 4 er merket som lest');
  expect(unread()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Merk alle som lest' })).toBeNull();
  expect(sentTo(LEST)).toEqual([{ ider: [1, 2, 3, 4].map(nameNr), lest: true }]);
});

test('what can not be marked goes back, and says so', async () => {
  const { user } = open({ [LEST]: () => refused(500, 'internal') });
  await user.click(await screen.findByRole('button', { name: 'Merk alle som lest' }));
  await screen.findByText('Kunne ikke merke det. Prøv igjen.');
  expect(unread()).toHaveLength(4);
});

test('only what is not read is shown, and stays until it is asked for anew', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'Uleste (4)' }));
  expect(lines()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: `Merk som lest: ${MOVED}` }));
  expect(lines()).toHaveLength(4);
  await user.click(screen.getByRole('radio', { name: 'Alle (12)' }));
  expect(lines()).toHaveLength(12);
  await user.click(screen.getByRole('radio', { name: 'Uleste (3)' }));
  expect(lines()).toHaveLength(3);
});

test('a type is chosen by the address too', async () => {
  open({}, '/nytt?type=begrensninger');
  await screen.findByRole('link', { name: 'Lukkede dører: 26-071318MED-TOSL' });
  expect(lines()).toHaveLength(1);
  screen.getByText('Gjelder rettsmøtet tirsdag 24.11.2026');
});

test.each([
  ['/nytt', { linjer: [], flere: false }, 'Ingenting nytt.'],
  ['/nytt?vis=uleste', read, 'Du har lest alt.'],
])('nothing to show at %s is said', async (address, nytt, said) => {
  open({ [pressePaths.nyttAntall.href()]: { uleste: 0 } }, address, nytt);
  await screen.findByText(said);
});

test.each(['/nytt', '/nytt?vis=uleste'])(
  'who has nothing yet is told at %s what comes here, and where that is chosen',
  async (address) => {
    open({ [pressePaths.nyttAntall.href()]: { uleste: 0 } }, address, { linjer: [], flere: false });
    await screen.findByText('Ingenting nytt.');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'lagrede søk' }).getAttribute('href')).toBe(
      '/lagrede-sok',
    );
    expect(main.getByRole('link', { name: 'favorittene' }).getAttribute('href')).toBe(
      '/favoritter',
    );
  },
);

test('a list that can not be had is asked for again', async () => {
  let isUp = false;
  const { user } = open({}, '/nytt', () => (isUp ? shownNotices : refused(400, 'x')));
  await screen.findByText('Kunne ikke hente hva som er nytt');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await screen.findByRole('link', { name: `Ulest: ${MOVED}` });
});

test('a list that can not be read again stays, and may be old', async () => {
  let isUp = true;
  const { user, client } = open({}, '/nytt', () => (isUp ? read : refused(400, 'x')));
  await screen.findByRole('link', { name: MOVED });
  isUp = false;
  act(() => void client.setQueryData(noticeCountKey, 1));
  await user.click(await screen.findByRole('button', { name: 'Vis det' }));
  await screen.findByText('Listen kan være gammel: vi fikk ikke hentet den på nytt.');
  await screen.findByRole('link', { name: MOVED });
});

test('what has come since is shown when it is asked for', async () => {
  let nytt: Notices = read;
  const { user, client } = open({}, '/nytt', () => nytt);
  await screen.findByRole('link', { name: MOVED });
  act(() => void client.setQueryData(noticeCountKey, 1));
  nytt = shownNotices;
  await screen.findByText('Det har kommet noe nytt.');
  await user.click(await screen.findByRole('button', { name: 'Vis det' }));
  await screen.findByRole('link', { name: `Ulest: ${MOVED}` });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import { tabellerAv } from '#domain/statistikk-tabell.ts';
import { shownStatistikk } from '#tests/support/shown/statistikk.ts';
import { noteServerTime } from '#web/api/client.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { refused, show } from '#web/testing/render.tsx';
import { Diagram } from './diagram.tsx';

const CALL = adminPaths.statistikk.path;
const NOW = new Date('2026-11-20T10:30:19+01:00');
const open = (query = '', answer: unknown = shownStatistikk) =>
  openAdmin(`/admin/statistikk${query}`, { [CALL]: answer });
const asked = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([address]) => address as string)
    .filter((address) => address.startsWith(CALL));
const section = (name: string) => screen.findByRole('heading', { level: 2, name });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  noteServerTime(NOW.toUTCString());
});

/** The title and the description of a picture, as they are read out. */
function textOf(picture: Element): (string | undefined)[] {
  return ['aria-labelledby', 'aria-describedby'].map(
    (by) => document.getElementById(picture.getAttribute(by)!)?.textContent,
  );
}

test('each picture says in words what it shows, with the sum over each bar and the month under it', async () => {
  open();
  await screen.findByRole('heading', { level: 2, name: 'Søknader etter måned og utfall' });
  const [applications] = screen.getAllByRole('img');
  const [title, desc] = textOf(applications!);
  expect(title).toBe('Diagram: Søknader etter måned og utfall');
  expect(desc).toContain(
    'November 2026: Godkjent 12, Ikke godkjent 4, Ikke avgjort 17, Trukket eller slettet 0, I alt 33.',
  );
  const texts = [...applications!.querySelectorAll('g > text')].map((one) => one.textContent);
  expect(texts.slice(0, 2)).toEqual(['28', 'juni2026']);
  expect(texts.slice(-2)).toEqual(['33', 'nov.']);
  // Four fills that differ by pattern, each used.
  const fills = new Set(
    [...applications!.querySelectorAll('rect[fill]')].map((one) => one.getAttribute('fill')),
  );
  expect(fills.size).toBe(4);
  expect(
    screen.getByText('Den eldste søknaden som venter nå, har ventet i 36,5 dager.'),
  ).toBeTruthy();
  expect(screen.getByText(/^2.311 lagrede søk varsler nå\.$/)).toBeTruthy();
});

test('on a phone too, the name of a month has room beside the next one', () => {
  const never = () => undefined;
  const narrow = { matches: true, addEventListener: never, removeEventListener: never };
  vi.stubGlobal('matchMedia', () => narrow);
  const stolper = Array.from({ length: 12 }, (_, nr) => ({
    maaned: `2026-${`${nr + 1}`.padStart(2, '0')}`,
    verdier: [nr],
  }));
  show(<Diagram tittel="Søk" beskrivelse="Søk" serier={['Søk']} stolper={stolper} tall={String} />);
  const [first, second] = [...document.querySelectorAll('g[transform]')].map((month) =>
    Number(/\d+/.exec(month.getAttribute('transform')!)),
  );
  expect(second! - first!).toBeGreaterThanOrEqual('april'.length * 7.5);
});

test('a month without numbers has a dash', async () => {
  const soek = shownStatistikk.soek.map((one, nr) =>
    nr === 0 ? { ...one, antall: null, perDag: null } : one,
  );
  open('', { ...shownStatistikk, soek });
  await screen.findByRole('heading', { level: 2, name: 'Søk per dag' });
  const picture = screen
    .getAllByRole('img')
    .find((one) => textOf(one)[0] === 'Diagram: Søk per dag')!;
  expect(picture.querySelector('g > text')?.textContent).toBe('–');
});

test('newsrooms have bars beside their numbers; the sum of the others and those without have none', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Brukere etter redaksjon' });
  const bars = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('span')?.style.width ?? null);
  expect(bars[0]).toBe('100%');
  expect(bars.slice(-2)).toEqual([null, null]);
});

test('Tabell takes the place of every picture, with the same numbers, and is remembered', async () => {
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Tabell' }));
  expect(screen.queryAllByRole('img')).toEqual([]);
  for (const { tittel, kolonner, rader } of tabellerAv(shownStatistikk)) {
    const table = within(screen.getByRole('table', { name: tittel }));
    expect(table.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(kolonner);
    const cells = table
      .getAllByRole('row')
      .map((row) => [...row.children].map((one) => one.textContent));
    expect(cells.slice(1)).toEqual(rader);
  }
  unmount();
  open();
  await section('Varsler');
  expect(screen.queryAllByRole('img')).toEqual([]);
});

test('the period is in the address, and the file has it too', async () => {
  const { address } = open('?fra=2026-06-01&til=2026-11-20');
  await section('Varsler');
  expect(screen.getByText('01.06.2026–20.11.2026')).toBeTruthy();
  expect(asked()).toEqual([`${CALL}?fra=2026-06-01&til=2026-11-20`]);
  expect(screen.getByRole('link', { name: 'Last ned alt (CSV)' }).getAttribute('href')).toBe(
    `${adminPaths.statistikkCsv.path}?fra=2026-06-01&til=2026-11-20`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Vis' }));
  expect(address()).toBe('/admin/statistikk?fra=2026-06-01&til=2026-11-20');
});

test('without a period it is the last twelve months', async () => {
  open();
  await section('Varsler');
  expect(screen.getByText('01.12.2025–20.11.2026')).toBeTruthy();
  expect(asked()).toEqual([CALL]);
});

test('a period that begins after it ends is refused beside its field', async () => {
  open('?fra=2026-11-19&til=2026-11-19');
  await section('Varsler');
  const from = await screen.findByRole('group', { name: /^Fra/ });
  const [day] = within(from).getAllByRole('spinbutton');
  await userEvent.click(day!);
  await userEvent.keyboard('20');
  await userEvent.click(screen.getByRole('button', { name: 'Vis' }));
  await screen.findByText('Til-datoen kan ikke være før fra-datoen.');
  expect(asked()).toHaveLength(1);
});

test('a failure can be tried again', async () => {
  let fails = true;
  open('', () => (fails ? refused(503, 'database_unavailable') : shownStatistikk));
  await screen.findByText('Kunne ikke hente statistikken');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(4));
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { shownCourt, shownDekning } from '#tests/support/shown/dekning.ts';
import { answerCalls, refused, show } from '#web/testing/render.tsx';
import { Page } from './dekning-page.tsx';

const serve = (answer: unknown = shownDekning) =>
  answerCalls({ [pressePaths.dekning.path]: answer });
const rows = async () => (await screen.findAllByRole('row')).slice(1);
const row = async (name: string) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr')!);
const courts = async () =>
  (await rows()).map((one) => within(one).getByRole('rowheader').textContent);

test('each court has its numbers, their days, and when its list last came', async () => {
  serve();
  show(<Page />, '/dekning');
  const oslo = await row('Oslo tingrett');
  expect(oslo.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '20.11.2026 14:52 ',
    '1\u00a068420.11.2026–14.05.2027',
    '20324.08.–19.11.2026',
    '24102.03.–20.11.2026',
    '',
    'Ingen',
  ]);
  screen.getByRole('heading', { name: '4 domstoler' });
  screen.getByText(/sist fredag 20\. november kl\.\s14:52\./);
  screen.getByRole('columnheader', { name: 'Nye saker per uke, uke 36–47' });
});

test('the picture of the weeks is described; a week without cases is a line, and this week is hollow', async () => {
  serve();
  show(<Page />, '/dekning');
  const picture = (await row('Finnmark jordskifterett')).getByRole('img', {
    name: 'Lavest 0, høyest 4, denne uken 2',
  });
  const bars = [...picture.querySelectorAll('rect')];
  expect(bars).toHaveLength(12);
  expect(bars[5]!.getAttribute('height')).toBe('1');
  expect(bars[2]!.getAttribute('height')).toBe('30');
  expect(bars.map((bar) => bar.hasAttribute('data-current')).indexOf(true)).toBe(11);
});

test('a court that is late, and its gaps, are named', async () => {
  serve();
  show(<Page />, '/dekning');
  const late = await row('Buskerud tingrett');
  late.getByText('Forsinket');
  late.getByText(/^19\.11\.2026, 19\.10\.2026, 05\.10\.2026/);
  late.getByText('og 2 til');
  late.getByText('21.09.2026, 07.09.2026', { exact: false });
  expect(screen.getByText('Én domstol er forsinket.').parentElement!.textContent).toBe(
    'Én domstol er forsinket. Vi har ikke mottatt noe fra Buskerud tingrett siden onsdag 18. november kl.\u00a006:12. Nye saker kan mangle.',
  );
});

test('a court that nothing has come from says so', async () => {
  serve();
  show(<Page />, '/dekning');
  const none = await row(shownDekning.domstoler.at(-1)!.domstolNavn);
  none.getByText('Ingen liste mottatt');
  none.getByText('Ingen tall ennå');
});

test('no court is late: nothing is said of it', async () => {
  serve({ ...shownDekning, domstoler: [shownCourt()] });
  show(<Page />, '/dekning');
  await screen.findByText('1 domstol');
  expect(screen.queryByText(/forsinket/i)).toBeNull();
});

test('the same weeks as a table, with the number of each week', async () => {
  serve();
  show(<Page />, '/dekning');
  await userEvent.click(await screen.findByRole('radio', { name: 'Tabell' }));
  expect(screen.queryByRole('img')).toBeNull();
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads.slice(2)).toEqual(Array.from({ length: 12 }, (_, at) => `Uke ${36 + at}`));
  const cells = (await row('Finnmark jordskifterett')).getAllByRole('cell');
  expect(cells.slice(1).map((cell) => cell.textContent)).toEqual([
    '3',
    '2',
    '4',
    '3',
    '2',
    '0',
    '3',
    '4',
    '2',
    '3',
    '3',
    '2',
  ]);
});

test.each([
  ['', ['TBUS', 'JFIN', 'TOSL', 'TSIS']],
  ['?sorter=mottatt', ['TSIS', 'TBUS', 'JFIN', 'TOSL']],
  ['?sorter=nye', ['TOSL', 'TBUS', 'JFIN', 'TSIS']],
  ['?sorter=finnes-ikke', ['TBUS', 'JFIN', 'TOSL', 'TSIS']],
])('the address %s says in which order', async (query, ids) => {
  serve();
  show(<Page />, `/dekning${query}`);
  const names = ids.map(
    (id) => shownDekning.domstoler.find(({ domstolId }) => domstolId === id)!.domstolNavn,
  );
  expect(await courts()).toEqual(names);
});

test('a failure can be tried again', async () => {
  let fails = true;
  serve(() => (fails ? refused(503, 'database_unavailable') : shownDekning));
  show(<Page />, '/dekning');
  await screen.findByText('Kunne ikke hente dekningen');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await screen.findByText('4 domstoler');
});

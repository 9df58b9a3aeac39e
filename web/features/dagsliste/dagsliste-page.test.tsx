import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DagslisteSak, MoeteOfDay } from '#contract/dagsliste.ts';
import { pressePaths } from '#contract/paths.ts';
import { osloDay, shiftDay } from '#domain/time.ts';
import { formatDay, formatNamedDay } from '#web/format.ts';
import { answerCalls, done, refused, show } from '#web/testing/render.tsx';
import { Page } from './dagsliste-page.tsx';
import { dayText } from './describe.ts';

const TODAY = osloDay(new Date());
const NO_FILES = { utgaaetFil: false, filer: [] };
const day = (days: number) => shiftDay(TODAY, { days });

function sak(nr: number, hour: string, sal: string | null, more: Partial<DagslisteSak> = {}) {
  const [start, slutt] = [`${TODAY}T${hour}:00+01:00`, `${TODAY}T15:30:00+01:00`];
  const held = { utgaar: null, flyttetFra: null, flyttetTil: null };
  const moete = {
    start,
    slutt,
    sal,
    rettsalAdresse: null,
    rettsmøteType: 'Hovedforhandling',
    ...held,
  };
  const one: DagslisteSak = {
    ...{ sakId: `S${nr}`, saksnummer: `26-00000${nr}MED-TOSL`, domstolNavn: 'Oslo tingrett' },
    ...{ domstolId: 'TOSL' },
    ...{ rettsmoeteIntervaller: [], begrensninger: [], saksTema: 'Tyveri', sakstype: null },
    ...{ parter: 'Aktor mot Even Bakkerud', parterStatus: 0, avsagt: null, beskrivelse: null },
    ...{ tiltale: NO_FILES, avgjorelse: NO_FILES, isFavoritt: false, erHentetFraSakApi: false },
    ...{
      foerstSett: '2026-10-12T08:14:00+02:00',
      endret: null,
      rettensAdministrator: 'Gro Øverli',
    },
    moeter: [{ ...moete, begrensninger: [] }],
    ...more,
  };
  return one;
}

/** What the list answers, and the standard court. */
let answer: unknown;
let standard = 'TOSL';
let own: string[] = [];
beforeEach(() => {
  standard = 'TOSL';
  own = [];
  localStorage.clear();
  answer = { saker: [sak(1, '12:00', '250'), sak(2, '09:00', null), sak(3, '09:00', 'Sal 9')] };
  answerCalls({
    [pressePaths.domstoler.path]: [
      { id: 'TOSL', navn: 'Oslo tingrett' },
      { id: 'TSOS', navn: 'Søndre Østfold tingrett' },
    ],
    [pressePaths.standardDomstol.path]: () => ({
      ...{ domstolId: standard, mineDomstoler: own, startside: 'i-dag' },
    }),
    [pressePaths.mottak.path]: [
      {
        ...{ domstolId: 'TOSL', domstolNavn: 'Oslo tingrett', erForsinket: true },
        sistMottatt: '2026-11-20T14:52:00+01:00',
      },
    ],
    [pressePaths.dagsliste.path]: () => answer,
    [pressePaths.leggTilFavoritt.href('S1')]: done,
  });
});

const numbers = () => screen.queryAllByRole('link', { name: /^26-/ }).map((a) => a.textContent);
const of = (...nrs: number[]) => nrs.map((nr) => `26-00000${nr}MED-TOSL`);
const rooms = () =>
  screen.queryAllByRole('rowheader', { name: /rettsmøter?$/ }).map((th) => th.textContent);
const asked = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([address]) => (typeof address === 'string' ? address : ''))
    .filter((address) => address.startsWith(`${pressePaths.dagsliste.path}?`))
    .map((address) => address.split('?')[1]);
const shown = (days: number) =>
  screen.findByRole('heading', { level: 2, name: `Oslo tingrett, ${dayText(day(days))}` });

test('today at the user’s own court, by room, with how many and how fresh', async () => {
  show(<Page />, '/dagsliste');
  await shown(0);
  await screen.findByText(/^3 rettsmøter i 2 saler\. Sist oppdatert/);
  expect(asked()).toEqual([`domstolid=TOSL&dag=${TODAY}`]);
  expect(rooms()).toEqual([
    'Sal 9 1 rettsmøte',
    'Sal 250 1 rettsmøte',
    'Sal ikke oppgitt 1 rettsmøte',
  ]);
  expect(numbers()).toEqual(of(3, 1, 2));
  expect(screen.getByText(/fredag 20\. november kl\.\s14:52/)).toBeTruthy();
  expect(screen.getByText(/Listen er forsinket/)).toBeTruthy();
  const row = screen.getByRole('row', { name: /26-000001MED/ });
  for (const cell of ['12:00–15:30', 'Tyveri', 'Hovedforhandling', 'Aktor mot Even Bakkerud'])
    within(row).getByText(cell);
  within(row).getByText('Gro Øverli');
});

test('by time, with the room in a column, and the address says so', async () => {
  show(<Page />, '/dagsliste');
  await screen.findAllByRole('link', { name: /^26-/ });
  await userEvent.click(screen.getByRole('radio', { name: 'Tid' }));
  expect(numbers()).toEqual(of(2, 3, 1));
  expect(rooms()).toEqual([]);
  expect(screen.getByRole('columnheader', { name: 'Sal' })).toBeTruthy();
  expect(
    within(screen.getByRole('row', { name: /26-000001MED/ })).getByText('Sal 250'),
  ).toBeTruthy();
  expect(asked()).toHaveLength(1);
});

test('the days with hearings before and after are one press away, named, and today another', async () => {
  const near = (days: number) => ({ dag: day(days), antall: 1 });
  const domstoler = [{ domstolId: 'TOSL', forrige: near(-5), neste: near(3) }];
  answer = { saker: [], domstoler };
  show(<Page />, '/dagsliste');
  await shown(0);
  await userEvent.click(
    await screen.findByRole('button', { name: `Neste dag, ${dayText(day(3))}` }),
  );
  await shown(3);
  await userEvent.click(screen.getByRole('button', { name: 'I dag' }));
  await shown(0);
  await userEvent.click(
    await screen.findByRole('button', { name: `Forrige dag, ${dayText(day(-5))}` }),
  );
  await shown(-5);
  expect(asked()).toEqual(
    expect.arrayContaining([3, -5].map((days) => `domstolid=TOSL&dag=${day(days)}`)),
  );
});

test('a day with none says so, and is not skipped', async () => {
  answer = { saker: [] };
  show(<Page />, `/dagsliste?dag=${day(1)}`);
  await shown(1);
  await screen.findByText(`Ingen rettsmøter ${formatNamedDay(day(1))}.`);
  expect(screen.queryByRole('table')).toBeNull();
});

test('without a court of one’s own, none is asked for before one is chosen', async () => {
  standard = 'alle';
  show(<Page />, '/dagsliste');
  await screen.findByText('Velg domstol for å se dagens rettsmøter.');
  expect(asked()).toEqual([]);
});

test('a day that may not be searched is refused at the field, and not asked for', async () => {
  show(<Page />, '/dagsliste?dag=2020-01-01');
  await screen.findByText('Dato kan ikke være mer enn 3 måneder tilbake i tid.');
  expect(asked()).toEqual([]);
});

test('the star of a case changes at once', async () => {
  show(<Page />, '/dagsliste');
  const star = await screen.findByRole('button', {
    name: 'Legg til som favoritt, sak 26-000001MED-TOSL',
  });
  await userEvent.click(star);
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
});

test('restrictions of the case and of the hearing stand once in the row', async () => {
  const closed = sak(1, '09:00', '1');
  answer = {
    saker: [
      {
        ...closed,
        begrensninger: [{ type: 'referatforbud', tekst: null, gjelderTil: null }],
        moeter: [{ ...closed.moeter[0]!, begrensninger: ['referatforbud', 'lukkedeDoerer'] }],
      },
    ],
  };
  show(<Page />, '/dagsliste');
  const row = await screen.findByRole('row', { name: /26-000001MED/ });
  expect(
    within(row)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Begrensning: Referatforbud', 'Begrensning: Lukkede dører']);
});

/** The first line of the list, with a hearing like this. */
async function line(moete: Partial<MoeteOfDay>) {
  const one = sak(1, '12:00', 'Sal 618');
  answer = { saker: [{ ...one, moeter: [{ ...one.moeter[0]!, ...moete }] }] };
  show(<Page />, '/dagsliste');
  return screen.findByRole('row', { name: /26-000001MED/ });
}
const tid = (days: number, hour: string, sal: string | null = 'Sal 618') => ({
  start: `${day(days)}T${hour}:00+01:00`,
  ...{ slutt: `${day(days)}T15:30:00+01:00`, sal, rettsalAdresse: null },
});

test.each<[string, Partial<MoeteOfDay>]>([
  ['Avlyst', { utgaar: 'avlyst' }],
  ['Ikke i domstolens siste liste', { utgaar: 'borte' }],
  [
    `Flyttet til ${formatDay(day(2))} 10:00`,
    { utgaar: 'flyttet', flyttetTil: tid(2, '10:00', null) },
  ],
])('a hearing that is not held stays, struck, and is counted: %s', async (text, moete) => {
  const row = await line(moete);
  expect(within(row).getByText('12:00–15:30').tagName).toBe('DEL');
  within(row).getByText(text);
  await screen.findByText(/^1 rettsmøte i 1 sal, 1 utgår\./);
});

test.each<[string, ReturnType<typeof tid>]>([
  [`Flyttet fra ${formatDay(day(-3))} 09:00`, tid(-3, '09:00')],
  ['Flyttet fra kl. 09:00–15:30', tid(0, '09:00')],
  ['Flyttet fra sal 250', tid(0, '12:00', ' 250')],
])(
  'a hearing that was to be elsewhere or at another time says so: %s',
  async (text, flyttetFra) => {
    const row = await line({ flyttetFra });
    expect(within(row).getByText('12:00–15:30').tagName).toBe('TD');
    within(row).getByText((_, element) => element?.textContent.replaceAll(/\s/g, ' ') === text, {
      selector: 'span > span',
    });
  },
);

test('a hearing that has got its room has not moved', async () => {
  const row = await line({ flyttetFra: tid(0, '12:00', null) });
  expect(within(row).queryByText(/Flyttet/)).toBeNull();
});

test('a failure can be tried again', async () => {
  const list = answer;
  answer = refused(503, 'search_unavailable');
  show(<Page />, '/dagsliste');
  await screen.findByText('Kunne ikke hente dagslisten');
  answer = list;
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await waitFor(() => expect(numbers()).toHaveLength(3));
});

test('prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  show(<Page />, '/dagsliste');
  await userEvent.click(await screen.findByRole('button', { name: 'Skriv ut' }));
  expect(print).toHaveBeenCalledOnce();
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DagslisteSak } from '#contract/dagsliste.ts';
import { pressePaths } from '#contract/paths.ts';
import { osloDay, shiftDay } from '#domain/time.ts';
import { everyKindOfSak } from '#tests/support/shown/cases.ts';
import { formatNamedDay } from '#web/format.ts';
import { answerCalls, show } from '#web/testing/render.tsx';
import { Page } from './dagsliste-page.tsx';
import { dayText } from './describe.ts';

const TODAY = osloDay(new Date());
const day = (days: number) => shiftDay(TODAY, { days });
const COURTS = [
  { id: 'LB', navn: 'Borgarting lagmannsrett' },
  { id: 'TOSL', navn: 'Oslo tingrett' },
  { id: 'TROG', navn: 'Romerike og Glåmdal tingrett' },
];

function sak(nr: number, domstolId: string, sal: string): DagslisteSak {
  const moete = { start: `${TODAY}T09:00:00+01:00`, slutt: `${TODAY}T15:30:00+01:00`, sal };
  return {
    ...everyKindOfSak[0]!,
    ...{ sakId: `S${nr}`, saksnummer: `26-00000${nr}MED-${domstolId}`, domstolId },
    domstolNavn: COURTS.find(({ id }) => id === domstolId)!.navn,
    rettensAdministrator: 'Gro Øverli',
    moeter: [
      {
        ...{ ...moete, rettsalAdresse: null, rettsmøteType: 'Hovedforhandling', begrensninger: [] },
        ...{ utgaar: null, flyttetFra: null, flyttetTil: null },
      },
    ],
  };
}

let own: string[];
let saker: DagslisteSak[];
beforeEach(() => {
  localStorage.clear();
  own = ['TOSL', 'LB', 'TROG'];
  saker = [sak(1, 'TROG', '2'), sak(2, 'TOSL', '9'), sak(3, 'TOSL', '10')];
  const near = (domstolId: string, days: number, antall: number) => ({
    ...{ domstolId, forrige: null, neste: { dag: day(days), antall } },
  });
  answerCalls({
    [pressePaths.domstoler.path]: COURTS,
    [pressePaths.standardDomstol.path]: () => ({
      ...{ domstolId: 'TOSL', mineDomstoler: own, startside: 'i-dag' },
    }),
    [pressePaths.mottak.path]: [],
    [pressePaths.dagsliste.path]: () => ({
      ...{ saker, domstoler: [near('TOSL', 2, 3), near('LB', 1, 4), near('TROG', 1, 2)] },
    }),
  });
});

const asked = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([address]) => (typeof address === 'string' ? address : ''))
    .filter((address) => address.startsWith(`${pressePaths.dagsliste.path}?`))
    .map((address) => new URL(address, 'http://localhost').searchParams.getAll('domstolid').join());
const SEVERAL = '/dagsliste?domstolid=TOSL&domstolid=LB&domstolid=TROG';

function WithAddress() {
  const navigate = useNavigate();
  return (
    <>
      <Page />
      <output>{useLocation().search}</output>
      <button onClick={() => void navigate(-1)}>Tilbake</button>
      <button onClick={() => void navigate('/dagsliste')}>Dagsliste</button>
    </>
  );
}
const address = (ids: string) => screen.findByText(`?${ids}`, { selector: 'output' });
async function choose(name: string) {
  await userEvent.click(screen.getByRole('button', { name: /Domstol/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

test('several courts stand side by side in the order of the address, each with its count', async () => {
  show(<Page />, SEVERAL);
  await heading(`Mine domstoler, ${dayText(TODAY)}`);
  await screen.findByText('3 rettsmøter i 2 domstoler');
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    ...['Oslo tingrett', 'Borgarting lagmannsrett', 'Romerike og Glåmdal tingrett'],
  ]);
  const oslo = screen.getByRole('region', { name: 'Oslo tingrett' });
  within(oslo).getByText('2 rettsmøter, 2 saler');
  expect(
    within(oslo)
      .getAllByRole('columnheader')
      .map((th) => th.textContent),
  ).toEqual([...['Favoritt', 'Tid', 'Sak', 'Rettsmøtetype', 'Tiltale']]);
  expect(screen.queryByText('Gro Øverli')).toBeNull();
});

test('below each other they have judge and parties, which is remembered', async () => {
  const { unmount } = show(<Page />, SEVERAL);
  await userEvent.click(await screen.findByRole('radio', { name: 'Under hverandre' }));
  expect(await screen.findAllByText('Gro Øverli')).toHaveLength(3);
  unmount();
  show(<Page />, SEVERAL);
  expect(await screen.findAllByText('Gro Øverli')).toHaveLength(3);
});

test('a court without hearings names its next day with how many, with the same courts', async () => {
  show(<Page />, SEVERAL);
  const empty = await screen.findByRole('region', { name: 'Borgarting lagmannsrett' });
  within(empty).getByText(`Ingen rettsmøter ${formatNamedDay(TODAY)}.`);
  const link = within(empty).getByRole('link', { name: new RegExp(`\\(4\\)$`) });
  expect(link.getAttribute('href')).toBe(`${SEVERAL}&dag=${day(1)}`.replace('/dagsliste', ''));
  expect(within(empty).queryByText(/^Forrige/)).toBeNull();
});

test('when all are empty, one message has the nearest day of any, and the focus goes to the heading', async () => {
  saker = [];
  show(<Page />, SEVERAL);
  await screen.findByText(`Ingen rettsmøter i noen av domstolene ${formatNamedDay(TODAY)}.`);
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: new RegExp(`\\(6\\)$`) }));
  expect(await heading(`Mine domstoler, ${dayText(day(1))}`)).toBe(document.activeElement);
});

test('of all courts those with hearings stand below each other, by name', async () => {
  show(<Page />, '/dagsliste?domstolid=alle');
  await heading(`Alle domstoler, ${dayText(TODAY)}`);
  await screen.findByText('3 rettsmøter i 2 domstoler');
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    ...['Oslo tingrett', 'Romerike og Glåmdal tingrett'],
  ]);
  expect(screen.queryByRole('radio', { name: 'Side om side' })).toBeNull();
});

test('chosen courts stand in the address by their ids, and are remembered, and Back is what was', async () => {
  show(<WithAddress />, '/dagsliste');
  await heading(`Oslo tingrett, ${dayText(TODAY)}`);
  await address('domstolid=TOSL');
  await choose('Mine domstoler (3)');
  await heading(`Mine domstoler, ${dayText(TODAY)}`);
  await address('domstolid=TOSL&domstolid=LB&domstolid=TROG');
  await userEvent.click(screen.getByRole('button', { name: 'Tilbake' }));
  await heading(`Oslo tingrett, ${dayText(TODAY)}`);
  await address('domstolid=TOSL');
  await userEvent.click(screen.getByRole('button', { name: 'Dagsliste' }));
  await heading(`Mine domstoler, ${dayText(TODAY)}`);
  expect([...new Set(asked())]).toEqual(['TOSL', 'TOSL,LB,TROG']);
});

test('one’s own courts are remembered as such: those that they are next time', async () => {
  const { unmount } = show(<Page />, '/dagsliste');
  await heading(`Oslo tingrett, ${dayText(TODAY)}`);
  await choose('Mine domstoler (3)');
  await heading(`Mine domstoler, ${dayText(TODAY)}`);
  unmount();
  own = ['TROG', 'LB'];
  show(<WithAddress />, '/dagsliste');
  await heading(`Mine domstoler, ${dayText(TODAY)}`);
  await address('domstolid=TROG&domstolid=LB');
});

test('a link of a colleague to other courts says how many, and is not remembered', async () => {
  own = ['TOSL', 'LB'];
  const { unmount } = show(<Page />, '/dagsliste?domstolid=TROG&domstolid=LB');
  await heading(`2 domstoler, ${dayText(TODAY)}`);
  unmount();
  show(<Page />, '/dagsliste');
  await heading(`Oslo tingrett, ${dayText(TODAY)}`);
});

test('a case that is to be heard goes into the calendar by one press, by the rule of its page', async () => {
  const at = (days: number) => ({
    ...everyKindOfSak[0]!.rettsmoeteIntervaller[0]!,
    ...{ start: `${day(days)}T09:00:00+01:00`, end: `${day(days)}T15:30:00+01:00` },
  });
  const of = (nr: number, more: Partial<DagslisteSak>) => ({ ...sak(nr, 'TOSL', '9'), ...more });
  saker = [
    of(1, { rettsmoeteIntervaller: [at(-1), at(1)] }),
    of(2, { rettsmoeteIntervaller: [at(-1)] }),
    of(3, { rettsmoeteIntervaller: [at(1)], erHentetFraSakApi: true }),
  ];
  show(<Page />, '/dagsliste?domstolid=TOSL');
  const links = await screen.findAllByRole('link', { name: /^Legg i kalender/ });
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
    [['Legg i kalender: 26-000001MED-TOSL', `${pressePaths.kalender.path}?sakId=S1`]],
  );
  expect(links[0]!.hasAttribute('download')).toBe(true);
});

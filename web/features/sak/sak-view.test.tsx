import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import type { Saksdetaljer } from '#contract/sak.ts';
import { shownBeslektet, shownDetails, shownSak, withFrist } from '#tests/support/shown/cases.ts';
import { openApp } from '#web/testing/open-app.tsx';

const DETAILS = pressePaths.saksdetaljer.href('S1');
const NOON = '2026-11-20T12:00:00+01:00';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOON) }));
afterEach(() => vi.useRealTimers());

const open = (change: Partial<Saksdetaljer> = {}, address = '/beramming/S1') =>
  openApp(address, { [DETAILS]: shownDetails(change) });
const moete = (day: string, end = `${day}T15:30:00+01:00`) => ({
  ...{ start: `${day}T09:00:00+01:00`, slutt: end, sal: 'Sal 250' },
  ...{ rettsalAdresse: null, rettsmøteType: 'Hovedforhandling', begrensninger: [] },
});
/** The row of the table with this term. */
const fact = (term: string) => within(screen.getByText(term, { selector: 'dt' }).parentElement!);
const rows = () => screen.getAllByRole('row').map((row) => row.textContent);
/** The page is looked at again, at another time. */
const lookAgain = (at: string) => {
  vi.setSystemTime(new Date(at));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
};

test('days that are over say so, and the next says when it is, also as time passes', async () => {
  open({ møteliste: [moete('2026-11-19'), moete('2026-11-23'), moete('2026-11-24')] });
  await screen.findByText('Neste rettsmøte, om 3 dager');
  expect(rows()[1]).toContain('Avholdt: to. 19.11.2026');
  expect(rows()[2]).toContain('ma. 23.11.2026Neste rettsmøte, om 3 dager');
  expect(rows()[3]).not.toMatch(/Avholdt|Neste/);
  expect(screen.getByRole('rowheader', { name: /23\.11\.2026/ })).toBeTruthy();

  lookAgain('2026-11-22T18:00:00+01:00');
  screen.getByText('Neste rettsmøte, i morgen');
  lookAgain('2026-11-23T10:00:00+01:00');
  screen.getByText('Pågår nå');
  lookAgain('2026-11-25T10:00:00+01:00');
  expect(screen.queryByText(/Neste rettsmøte|Pågår/)).toBeNull();
  expect(screen.getAllByText('Avholdt:')).toHaveLength(3);
});

test('names say when they are hidden, and warn when that is soon', async () => {
  open({ navnSkjules: '2026-12-07T15:30:00+01:00' });
  await screen.findByText('Navnene skjules 7. desember 2026');
  lookAgain('2026-12-04T08:00:00+01:00');
  const tag = screen.getByText('Navnene skjules 7. desember 2026 kl. 15:30');
  expect(tag.closest('[data-purpose="warning"]')).toBeTruthy();
});

test('nothing says when names that are not shown are hidden', async () => {
  open({ parter: null, parterStatus: 1, navnSkjules: null });
  await screen.findByText('Parter er anonymisert');
  expect(screen.queryByText(/Navnene skjules/)).toBeNull();
});

test('files say until when they are available: once, or each when they differ', async () => {
  const [fil] = shownDetails().tiltale.filer;
  const filer = (...ends: string[]) => ({
    utgaaetFil: false,
    filer: ends.map((tilgjengeligTil, nr) => ({
      ...{ ...fil!, filNavn: `${nr}.pdf`, tittel: `Fil ${nr}` },
      tilgjengeligTil,
    })),
  });
  const end = '2027-02-23T15:30:00+01:00';
  open({ tiltale: filer(end, end), avgjorelse: filer(end, '2027-03-01T00:00:00+01:00') });
  await screen.findByText('Avgjørelse');
  expect(fact('Tiltale').getAllByText(/^Tilgjengelig/)).toHaveLength(1);
  fact('Tiltale').getByText('Tilgjengelig til 23. februar 2027');
  const each = fact('Avgjørelse').getAllByRole('listitem');
  expect(within(each[0]!).getByText('Tilgjengelig til 23. februar 2027')).toBeTruthy();
  expect(within(each[1]!).getByText('Tilgjengelig til og med 28. februar 2027')).toBeTruthy();
});

test('a page that stands open when its names are hidden reads the case again', async () => {
  const navnSkjules = '2026-11-20T15:30:00+01:00';
  let details = shownDetails({ parter: 'Påtalemyndigheten mot Jonas Myrland', navnSkjules });
  openApp('/beramming/S1', { [DETAILS]: () => details });
  await screen.findByText(/Jonas Myrland/);
  details = shownDetails({ parter: null, parterStatus: 2, navnSkjules: null });
  lookAgain('2026-11-20T15:29:59+01:00');
  screen.getByText(/Jonas Myrland/);
  lookAgain(navnSkjules);
  await screen.findByText('Anonymisert to uker etter rettsmøtet');
  expect(screen.queryByText(/Jonas Myrland/)).toBeNull();
});

test('a paragraph of the law and its number stay on one line', async () => {
  open({ saksTema: 'Straffeloven § 371, jf. § 372 – grovt bedrageri' });
  const tema = await screen.findByText(/^Straffeloven/);
  expect(tema.textContent).toBe('Straffeloven §\u00a0371, jf. §\u00a0372 – grovt bedrageri');
});

test('says when the case was registered and last changed', async () => {
  open({ foerstSett: '2026-10-12T08:14:00+02:00', endret: null });
  await screen.findByText('Registrert 12. oktober 2026');
});

test('says what the court changed last, and when, as the list of changes has it', async () => {
  const tid = (day: number, sal: string) => ({
    ...{ start: `2026-11-${day}T09:00:00+01:00`, slutt: `2026-11-${day}T15:30:00+01:00` },
    ...{ sal, rettsalAdresse: null },
  });
  const tidspunkt = '2026-11-20T07:42:00+01:00';
  const endring = { tidspunkt, fra: tid(20, 'Sal 250'), til: tid(23, 'Sal 618') };
  open({ endret: tidspunkt, endringer: [{ slag: 'flyttet', ...endring }] });
  await screen.findByText('Sist endret i dag kl. 07:42: ny sal og dag');
  const card = within(screen.getByRole('region', { name: 'Endringer' }));
  card.getByText('Endret i dag kl. 07:42:');
});

test('claims no change that is not in the list of changes', async () => {
  open({ endret: '2026-11-19T14:20:00+01:00', endringer: [] });
  await screen.findByText('Ingen endringer er registrert');
  expect(screen.queryByText(/sist endret/i)).toBeNull();
});

test('says when the case is heard next', async () => {
  open({ møteliste: [moete('2026-11-19'), moete('2026-11-23'), moete('2026-11-24')] });
  const next = await screen.findByText('Neste rettsmøte ma. 23.11.2026 kl. 09:00, Sal 250');
  expect(next.parentElement!.textContent).toMatch(/ om 3 dager$/);
  lookAgain('2026-11-23T10:00:00+01:00');
  screen.getByText('Rettsmøte pågår fra ma. 23.11.2026 kl. 09:00, Sal 250');
  lookAgain('2026-11-25T10:00:00+01:00');
  expect(screen.queryByText(/Rettsmøte pågår|Neste rettsmøte/)).toBeNull();
});

test('the reason why names are hidden is a link, which leads to their row', async () => {
  const { user } = open({ parter: null, parterStatus: 2, navnSkjules: null });
  const link = await screen.findByRole('link', { name: 'Anonymisert to uker etter rettsmøtet' });
  await user.click(link);
  expect(document.getElementById('parter')!.dataset.target).toBe('true');
});

test.each([
  ['til', 'Fortsetter i lagmannsretten.', 'Borgarting lagmannsrett', 'Anket til'],
  ['fra', 'Kommer fra tingretten.', 'Oslo tingrett', 'Anke fra'],
] as const)('an appeal (%s) stands above the case, with its next hearing there', async (...row) => {
  const [anke, forhold, domstolNavn, said] = row;
  const other = shownBeslektet({
    ...{ sakId: 'S20', saksnummer: '26-121330AST-BORG', anke },
    domstolNavn,
  });
  open({
    beslektede: [other],
    domstolNavn: anke === 'til' ? 'Oslo tingrett' : 'Borgarting lagmannsrett',
  });
  const line = (await screen.findByText(forhold)).parentElement!;
  expect(line.textContent).toBe(
    `${forhold} ${said} ${domstolNavn}: 26-121330AST-BORG. Neste rettsmøte, om 3 dager: ma. 23.11.2026 kl. 09:00.`,
  );
  expect(within(line).getByRole('link').getAttribute('href')).toBe('/beramming/S20');
});

test('related cases: what each is, its next hearing, indictment and decision', async () => {
  const { tiltale } = shownSak();
  const [fil] = tiltale.filer;
  const anke = shownBeslektet({
    ...{ sakId: 'S20', saksnummer: '25-187797AST-BORG/01', domstolNavn: 'Borgarting lagmannsrett' },
    rettsmoeteIntervaller: [
      {
        ...{ start: '2026-11-24T09:00:00+01:00', end: '2026-11-24T15:30:00+01:00' },
        ...{ begrensninger: ['lukkedeDoerer'], gjelder: true },
      },
    ],
    begrensninger: [{ type: 'referatforbud', tekst: null, gjelderTil: null }],
    tiltale: { utgaaetFil: false, filer: [] },
    avgjorelse: {
      utgaaetFil: false,
      filer: [{ ...fil!, tittel: 'Dom', filNavn: 'dom.pdf', avgivelsesdato: '2026-11-18' }],
    },
    avsagt: '2026-11-18',
  });
  const fengsling = shownBeslektet({
    ...{ sakId: 'S21', saksnummer: '25-187797ENE-TSOS/TSAR', saksTema: 'Fengsling' },
    domstolNavn: 'Søndre Østfold tingrett',
    rettsmoeteIntervaller: [],
    avsagt: '2026-10-02',
  });
  open({ beslektede: [anke, fengsling] });
  const card = within(await screen.findByRole('region', { name: 'Beslektede saker' }));
  const [first, second] = card.getAllByRole('link', { name: /^25-/ });
  expect(first!.getAttribute('href')).toBe('/beramming/S20');
  const one = within(first!.closest('li')!);
  one.getByText('Borgarting lagmannsrett · Ankesak, straff · Fortsetter i lagmannsretten');
  one.getByText('Neste rettsmøte, om 4 dager: ti. 24.11.2026 kl. 09:00');
  one.getByText('Lukkede dører');
  one.getByText('Referatforbud');
  one.getByRole('link', { name: /^Dom, 18\.11\.2026/ });
  expect(one.queryByText(/Avsagt/)).toBeNull();
  const other = within(second!.closest('li')!);
  other.getByText('Søndre Østfold tingrett · Enedommersak');
  other.getByText('Fengsling');
  other.getByRole('link', { name: /^Tiltale, 12\.10\.2026/ });
  other.getByText('Avsagt dom 02.10.2026');
});

test('without related cases there is no card for them', async () => {
  open({ beslektede: [] });
  await screen.findByText('Informasjon om saken');
  expect(screen.queryByText('Beslektede saker')).toBeNull();
});

test('days, facts, related cases stand in this order for screen readers and on phones', async () => {
  open({ beslektede: [shownBeslektet()] });
  await screen.findByText('Beslektede saker');
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings).toEqual([
    'Dager avsatt i retten',
    'Informasjon om saken',
    'Eget notat',
    'Endringer',
    'Beslektede saker',
  ]);
});

test('a link to the parties brings their row into view, and marks it', async () => {
  const seen: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this);
  });
  open({ tiltale: withFrist({ utgaaetFil: false, filer: [] }) }, '/beramming/S1#parter');
  await screen.findByText('Informasjon om saken');
  expect(seen.map(({ id }) => id)).toEqual(['parter']);
  expect(document.getElementById('parter')!.dataset.target).toBe('true');
});

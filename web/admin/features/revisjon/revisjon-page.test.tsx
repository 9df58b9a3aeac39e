import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import type { Revisjon, RevisjonRad } from '#contract/admin/revisjon.ts';
import { revisjonMessages } from '#domain/revisjon.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { refused, sentTo } from '#web/testing/render.tsx';

const PATH = adminPaths.revisjon.path;
const row = (change: Partial<RevisjonRad> = {}): RevisjonRad => ({
  id: 4,
  tidspunkt: '2026-11-21T11:58:07+01:00',
  rolle: 'presse',
  navn: 'Silje Haugnes',
  pseudonym: 'a3f1c09b77de',
  handling: 'sak',
  sakId: 'S1',
  saksnummer: '25-187797MED-TSOS/TSAR',
  detaljer: {},
  navnPaa: {},
  gjelder: null,
  gjelderPseudonym: null,
  sider: [],
  harOrd: false,
  ...change,
});
const log = (change: Partial<Revisjon> = {}): Revisjon => ({
  ...{ rader: [row()], totalt: 1, flere: false, tilId: 9, forVidt: null },
  antall: null,
  ...change,
});
const open = (address: string, answer: unknown) => openAdmin(address, { [PATH]: answer });
const asked = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([address]) => new URL(address as string, 'http://localhost'))
    .filter(({ pathname }) => pathname === PATH)
    .map(({ searchParams }) => Object.fromEntries(searchParams));
const table = () => screen.findByRole('table', { name: 'Revisjonslogg' });

const rowsOf = (shown: HTMLElement) =>
  within(shown)
    .getAllByRole('row')
    .map((one) =>
      within(one)
        .queryAllByRole('cell')
        .map((cell) => cell.querySelector('[data-setning]')?.textContent ?? cell.textContent),
    )
    .filter((cells) => cells.length > 0);
const sentences = async () => {
  await screen.findAllByRole('rowheader');
  return rowsOf(await table()).map((cells) => cells.at(-1));
};

test('a row says when, who, in which role and what, with the rest folded away', async () => {
  const detaljer = { soek: { query: 'ran' }, sakIds: ['A', 'B'] };
  open('/admin/revisjon', log({ rader: [row({ handling: 'soek', detaljer })] }));
  await screen.findByText('Silje Haugnes');
  expect(rowsOf(await table())).toEqual([
    [
      ...['11:58', 'Silje Haugnes', 'Pressebruker'],
      'Så på berammede saker: 25-187797MED-TSOS/TSAR',
    ],
  ]);
  const more = screen.getByText('Detaljer').closest('details')!;
  expect(more.open).toBe(false);
  expect([...more.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    ...['Tidspunkt: 21.11.2026 11:58:07', 'Pseudonym: a3f1c09b77de'],
    ...['Søk etter: ran', 'Saker: A, B'],
  ]);
  expect(screen.getAllByText('1 hendelse').length).toBeGreaterThan(1);
});

test('a user who has left is shown by pseudonym, and an unknown action by its stored name', async () => {
  open('/admin/revisjon', log({ rader: [row({ navn: null, handling: 'gammel_ting' })] }));
  await screen.findByText('Ikke lenger i tjenesten');
  screen.getByRole('link', { name: 'Vis bare a3f1c09b77de' });
  expect(await sentences()).toEqual(['gammel_ting: 25-187797MED-TSOS/TSAR']);
});

test('each row is a sentence, with names where they may be shown', async () => {
  const rader = [
    row({ id: 1, handling: 'sak' }),
    row({
      ...{ id: 2, handling: 'soeknad_avslaatt', sakId: null, detaljer: { soeknadId: 'a1' } },
      navnPaa: { a1: 'Nora Fjellvang' },
    }),
    row({ id: 3, rolle: 'arbeidsgiver', navn: null, handling: 'behov_bekreftet', sakId: null }),
    row({
      ...{ id: 4, rolle: 'arbeidsgiver', navn: 'Kari Åsen', handling: 'behov_avkreftet' },
      ...{ sakId: null, gjelder: 'Jonas Utgård' },
    }),
  ];
  open('/admin/revisjon', log({ rader }));
  await screen.findByText('Kontaktperson hos arbeidsgiver');
  expect(await sentences()).toEqual([
    'Åpnet saken 25-187797MED-TSOS/TSAR',
    'Avslo søknaden fra Nora Fjellvang',
    'Bekreftet behovet som arbeidsgiver',
    'Avkreftet behovet til Jonas Utgård som arbeidsgiver',
  ]);
});

test('a kind of events is chosen at once, and is in the address, also that of the file', async () => {
  const { address } = open('/admin/revisjon?person=silje', log());
  await table();
  const kinds = within(screen.getByRole('radiogroup', { name: 'Slag hendelse' }));
  expect(
    kinds.getAllByRole('radio').map((one) => one.closest('label')!.textContent.trim()),
  ).toEqual([
    ...['Alt', 'Søk', 'Åpnede saker', 'Filer', 'Søknader', 'Brukere', 'Skjuling'],
    ...['Favoritter og varsler', 'Systemet'],
  ]);
  await userEvent.click(kinds.getByRole('radio', { name: 'Åpnede saker' }));
  expect(address()).toBe('/admin/revisjon?person=silje&slag=saker');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ person: 'silje', slag: 'saker' }));
  const download = screen.getByRole('link', { name: 'Last ned som CSV' });
  expect(download.getAttribute('href')).toBe('/api/admin/revisjon/csv?person=silje&slag=saker');
  await userEvent.click(kinds.getByRole('radio', { name: 'Alt' }));
  expect(address()).toBe('/admin/revisjon?person=silje');
});

test('of a person both sides are shown, each row with its own, and chips split them', async () => {
  const suspended = row({
    ...{ rolle: 'admin', navn: 'Astrid Domsland', pseudonym: '0d7e55aa1b02', sakId: null },
    ...{ handling: 'suspensjon_opphevet', detaljer: { brukerId: 'u1' }, saksnummer: null },
    ...{ navnPaa: { u1: 'Silje Haugnes' }, gjelderPseudonym: 'a3f1c09b77de', sider: ['gjelder'] },
  });
  const rader = [suspended, row({ id: 3, sider: ['gjortAv'] })];
  const antall = { begge: 7, gjortAv: 3, gjelder: 4 };
  const { address } = open('/admin/revisjon?person=silje', log({ rader, totalt: 7, antall }));
  await table();
  const sides = within(await screen.findByRole('radiogroup', { name: 'Side av hendelsen' }));
  const chip = (name: string) => sides.getByRole('radio', { name });
  expect(sides.getAllByRole('radio')).toHaveLength(3);
  await waitFor(() => expect(chip('Begge 7')).toHaveProperty('checked', true));
  expect(rowsOf(await table())).toEqual([
    ['11:58', 'Astrid Domsland', 'Administrator', 'Gjelder', expect.stringContaining('Silje')],
    ['11:58', 'Silje Haugnes', 'Pressebruker', 'Gjort av', expect.stringContaining('Åpnet')],
  ]);
  await userEvent.click(chip('Gjelder 4'));
  expect(address()).toBe('/admin/revisjon?person=silje&side=gjelder');
  const download = screen.getByRole('link', { name: 'Last ned som CSV' });
  expect(download.getAttribute('href')).toMatch(/csv\?person=silje&side=gjelder$/);
  const [who] = screen.getAllByRole('link', { name: 'Vis bare Silje Haugnes' });
  await userEvent.click(who!);
  expect(address()).toBe('/admin/revisjon?person=a3f1c09b77de');
});

test('the log can be narrowed to a role', async () => {
  const { address } = open('/admin/revisjon', log());
  await table();
  await userEvent.click(screen.getByRole('button', { name: /Rolle/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Administrator' }));
  await userEvent.click(screen.getByRole('button', { name: 'Vis' }));
  expect(address()).toBe('/admin/revisjon?rolle=admin');
});

test('the filter applies on submit and is in the address', async () => {
  const { address } = open('/admin/revisjon', log());
  await table();
  await userEvent.type(screen.getByRole('textbox', { name: 'Person' }), 'silje');
  await userEvent.type(screen.getByRole('textbox', { name: 'Sak' }), '25-1877');
  expect(address()).toBe('/admin/revisjon');
  expect(asked()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/admin/revisjon?person=silje&sak=25-1877');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ person: 'silje', sak: '25-1877' }));
  const download = screen.getByRole('link', { name: 'Last ned som CSV' });
  expect(download.getAttribute('href')).toBe('/api/admin/revisjon/csv?person=silje&sak=25-1877');
  await userEvent.click(screen.getByRole('button', { name: 'Nullstill' }));
  expect(address()).toBe('/admin/revisjon');
});

test('a person and a case are links that filter the log, and Back removes the filter', async () => {
  const { address, back } = open('/admin/revisjon?handling=sak', log());
  await userEvent.click(await screen.findByRole('link', { name: 'Vis bare Silje Haugnes' }));
  expect(address()).toBe('/admin/revisjon?person=a3f1c09b77de');
  const person = screen.getByRole<HTMLInputElement>('textbox', { name: 'Person' });
  await waitFor(() => expect(person.value).toBe('a3f1c09b77de'));
  back();
  await waitFor(() => expect(address()).toBe('/admin/revisjon?handling=sak'));
  await waitFor(() => expect(person.value).toBe(''));
});

test('further pages stay within the first look, and a new filter starts a new look', async () => {
  const { address } = open('/admin/revisjon', log({ totalt: 140 }));
  await screen.findByText('1–50 av 140');
  await userEvent.click(screen.getByRole('button', { name: 'Side 2' }));
  expect(address()).toBe('/admin/revisjon?page=2&tilId=9');
  await userEvent.type(screen.getByRole('textbox', { name: 'Person' }), 'x{Enter}');
  expect(address()).toBe('/admin/revisjon?person=x');
});

test('says when there are more rows than shown, when the filter is too wide, when there are none, and when loading failed', async () => {
  const { unmount } = open('/admin/revisjon', log({ totalt: 10_000, flere: true }));
  await screen.findByText(/bare de nyeste vises/);
  unmount();
  const second = open('/admin/revisjon?person=a', log({ rader: [], totalt: 0, forVidt: 'person' }));
  await waitFor(() =>
    expect(screen.getAllByText(revisjonMessages.tooWide.person).length).toBeGreaterThan(0),
  );
  expect(screen.queryByRole('table')).toBeNull();
  second.unmount();
  const third = open('/admin/revisjon?person=b', log({ rader: [], totalt: 0 }));
  await waitFor(() => expect(screen.getAllByText(revisjonMessages.empty)).toHaveLength(3));
  third.unmount();
  open('/admin/revisjon?person=c', refused(500, 'unexpected'));
  await screen.findByRole('heading', { name: revisjonMessages.failed });
});

const ORD = adminPaths.revisjonOrd.href('4');
const withWords = (answer: unknown) =>
  openAdmin('/admin/revisjon', {
    [PATH]: log({ rader: [row({ handling: 'soek', harOrd: true })] }),
    [ORD]: answer,
  });
const askForWords = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Vis ordene/ }));
const reason = () => screen.findByRole('textbox', { name: 'Begrunnelse' });
const sendReason = () =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Vis ordene' }));

test('typed words are shown for a reason of at least ten characters, and no cache keeps them', async () => {
  const { address } = withWords({ ord: [{ navn: 'Søk etter', verdi: 'ran oslo' }] });
  await screen.findByText('Ordene er skjult');
  await askForWords();
  await reason();
  await sendReason();
  await screen.findAllByText(revisjonMessages.ord.reason);
  await userEvent.type(await reason(), 'For kort');
  await sendReason();
  await screen.findAllByText(revisjonMessages.ord.tooShort);
  expect(sentTo(ORD)).toEqual([]);
  await userEvent.type(await reason(), ', nå lang nok');
  await sendReason();
  const words = await screen.findByRole('group', { name: 'Ordene i søket' });
  expect(words.textContent).toBe('Søk etter: ran oslo');
  await waitFor(() => expect(document.activeElement).toBe(words));
  expect(sentTo(ORD)).toEqual([{ begrunnelse: 'For kort, nå lang nok' }]);
  expect(address()).toBe('/admin/revisjon');
  await userEvent.click(screen.getByRole('link', { name: 'Saker' }));
  await screen.findByRole('heading', { level: 1, name: 'Saker' });
  await userEvent.click(screen.getByRole('link', { name: 'Revisjonslogg' }));
  await screen.findByText('Ordene er skjult');
  expect(screen.queryByText('ran oslo')).toBeNull();
});

test('words that can not be shown: the dialog says why, and closing it leads back to the button', async () => {
  withWords(refused(503, 'database_unavailable', { message: 'Prøv igjen om litt.' }));
  await askForWords();
  await userEvent.type(await reason(), 'Klage på innsyn.');
  await sendReason();
  await screen.findByText('Prøv igjen om litt.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Vis ordene/));
});

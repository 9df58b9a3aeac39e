import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import type { SoeknadStillingRad } from '#contract/admin/soeknader.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { refused, scrollTo } from '#web/testing/render.tsx';

const row = (nr: number, change: Partial<SoeknadStillingRad> = {}): SoeknadStillingRad => ({
  id: `00000000-0000-4000-8000-00000000000${nr}`,
  fornavn: 'GURO',
  etternavn: `STEINSLAND ${nr}`,
  stilling: 'Rettsreporter',
  redaksjon: 'Vestlandsposten',
  søknadsDato: '2026-11-06T09:00:00+01:00',
  status: 0,
  kommentar: null,
  kontaktperson: 'Ove Stjernholt',
  arbeidsgiver: {
    svar: 'bekreftet',
    spurt: '2026-11-06T09:00:00+01:00',
    svart: '2026-11-08T08:00:00+01:00',
    melding: null,
  },
  ventetDager: 9,
  muligDuplikat: false,
  harSoektFoer: false,
  ...change,
});
const asks = (change: Partial<SoeknadStillingRad['arbeidsgiver']>) => ({
  arbeidsgiver: { ...row(1).arbeidsgiver, ...change },
});
const PATH = adminPaths.soeknader.path;
const ANTALL = { klare: 6, venter: 14, paaVent: 3 };
const answer = (soeknader: readonly SoeknadStillingRad[], totalt = soeknader.length) => ({
  ...{ soeknader, totalt },
  antall: ANTALL,
});
const open = (address: string, answered: unknown, others: Record<string, unknown> = {}) =>
  openAdmin(address, { [PATH]: answered, ...others });
const asked = (path: string = PATH) =>
  vi
    .mocked(fetch)
    .mock.calls.map(([address]) => new URL(address as string, 'http://localhost'))
    .filter(({ pathname }) => pathname === path)
    .map(({ searchParams }) => Object.fromEntries(searchParams));
const table = () => screen.findByRole('table', { name: 'Søknader' });
const chip = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('/admin shows the list of applications, and the navigation marks it', async () => {
  open('/admin', answer([row(1)]));
  await screen.findByRole('heading', { level: 1, name: 'Søknader' });
  const nav = screen.getByRole('navigation', { name: 'Administrasjon' });
  const links = within(nav).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...['Søknader', 'Brukere', 'Saker', 'Varsel', 'Revisjonslogg', 'Drift'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    ...['page', null, null, null, null, null],
  ]);
});

describe('a row', () => {
  test('has what an administrator chooses by, and links to the application', async () => {
    open('/admin/soeknader', answer([row(1)]));
    const heads = within(await table()).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      ...['Navn', 'Stilling', 'Arbeidssted', 'Kontaktperson', 'Arbeidsgivers svar'],
      ...['Søknadsdato', 'Ventet', 'Status'],
    ]);
    const link = await screen.findByRole('link', { name: 'Guro Steinsland 1' });
    expect(link.getAttribute('href')).toBe(`/admin/soeknader/${row(1).id}?koe=klare`);
    const cells = within(link.closest('tr')!).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      ...['Rettsreporter', 'Vestlandsposten', 'Ove Stjernholt', 'Bekreftetetter 2 dager'],
      ...['06.11.2026', '9 dager', 'Ny'],
    ]);
    expect(screen.getByText('1–1 av 1')).toBeTruthy();
  });

  test.each([
    ['the same day', asks({ svart: '2026-11-06T23:00:00+01:00' }), 'Bekreftetsamme dag'],
    ['the next', asks({ svart: '2026-11-07T00:10:00+01:00' }), 'Bekreftetetter 1 dag'],
    [
      'with words',
      asks({ svar: 'avkreftet', melding: 'Har sluttet hos <b>oss</b>.' }),
      'Avkreftetetter 2 dager«Har sluttet hos <b>oss</b>.»',
    ],
    ['not yet', asks({ svar: 'venter', svart: null }), 'Venteri 9 dager'],
    [
      'not yet, of those who were asked again',
      asks({ svar: 'venter', svart: null, spurt: '2026-11-14T09:00:00+01:00' }),
      'Venteri 1 dag',
    ],
    [
      'not yet, of those who were asked today',
      asks({ svar: 'venter', svart: null, spurt: '2026-11-15T09:00:00+01:00' }),
      'Venterfra i dag',
    ],
    ['never', asks({ svar: 'utloept', svart: null }), 'Ikke svart'],
    ['nobody was asked', asks({ svar: 'ikkeSpurt', svart: null, spurt: null }), 'Ikke spurt'],
    [
      'no longer waited for',
      { ...asks({ svar: 'venter', svart: null }), status: 1 as const },
      'Venter',
    ],
  ])('says when the employer answered: %s', async (_, change, text) => {
    open('/admin/soeknader', answer([row(1, change)]));
    const link = await screen.findByRole('link', { name: 'Guro Steinsland 1' });
    expect(within(link.closest('tr')!).getAllByRole('cell')[3]!.textContent).toBe(text);
  });

  test('says in words of a fact what stands out, and what waits long stands out', async () => {
    const rows = [
      row(1, { muligDuplikat: true, ventetDager: 10 }),
      row(2, { harSoektFoer: true, ventetDager: 1 }),
    ];
    open('/admin/soeknader', answer(rows));
    const [one, two] = (await screen.findAllByRole('rowheader')).map((head) => head.closest('tr')!);
    expect(within(one!).getByText('Mulig duplikat')).toBeTruthy();
    expect(within(one!).queryByText('Har søkt før')).toBeNull();
    expect(within(one!).getByText('10 dager').tagName).toBe('STRONG');
    expect(within(two!).getByText('Har søkt før')).toBeTruthy();
    expect(within(two!).getByText('1 dag').tagName).toBe('TD');
  });

  test('has its comment in a column that is there when a row has one', async () => {
    const rows = [row(1), row(2, { status: 3, kommentar: 'Venter på <b>svar</b>.' })];
    open('/admin/soeknader?vis=alle', answer(rows));
    await screen.findByRole('columnheader', { name: 'Kommentar' });
    expect(screen.getByText('Venter på <b>svar</b>.')).toBeTruthy();
    expect(within(await table()).getByText('På vent')).toBeTruthy();
    // From the whole list there is no queue to go through.
    const link = screen.getByRole('link', { name: 'Guro Steinsland 1' });
    expect(link.getAttribute('href')).toBe(`/admin/soeknader/${row(1).id}`);
  });
});

describe('the parts of the list', () => {
  test('are in the address, with counts, and begin with what can be decided', async () => {
    const { address, back } = open('/admin/soeknader', answer([row(1)], 40));
    await screen.findByRole('heading', { name: '40 søknader er klare til avgjørelse' });
    expect(asked()[0]).toEqual({
      ...{ vis: 'klare', ny: 'true', historikk: 'false' },
      ...{ sortField: 'Ventet', sortAscending: 'false', page: '1', pageSize: '25' },
    });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(chip('Klare til avgjørelse 6').checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Side 2' }));
    expect(address()).toBe('/admin/soeknader?page=2');
    await userEvent.click(chip('Venter på arbeidsgiver 14'));
    expect(address()).toBe('/admin/soeknader?vis=venter');
    await screen.findByRole('heading', { name: '40 søknader venter på arbeidsgiver' });
    expect(screen.queryByRole('button', { name: 'Behandle den eldste først' })).toBeNull();
    await userEvent.click(chip('På vent 3'));
    await screen.findByRole('heading', { name: '40 søknader er på vent' });
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ vis: 'paaVent', page: '1' }));
    back();
    await waitFor(() => expect(chip('Venter på arbeidsgiver 14').checked).toBe(true));
  });

  test('the whole has the kinds of applications beside it, and no count', async () => {
    const { address } = open('/admin/soeknader?page=2&sok=x', answer([row(1)], 40));
    await screen.findByRole('heading', { name: '40 treff på søknader' });
    await userEvent.click(chip('Alle'));
    expect(address()).toBe('/admin/soeknader?vis=alle&sok=x');
    const kind = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    expect([kind('Ny/på vent').checked, kind('Historikk').checked]).toEqual([true, false]);
    await userEvent.click(kind('Historikk'));
    expect(address()).toBe('/admin/soeknader?vis=alle&historikk=true&sok=x');
    await userEvent.click(chip('Klare til avgjørelse 6'));
    expect(address()).toBe('/admin/soeknader?sok=x');
  });

  test.each([
    ['vis=alle', '23 søknader venter'],
    ['vis=alle&historikk=true', '23 søknader'],
    ['historikk=true', '23 søknader'],
  ])('%s says what it holds', async (search, text) => {
    open(`/admin/soeknader?${search}`, answer([row(1)], 23));
    await screen.findByRole('heading', { level: 2, name: text });
    expect(chip('Alle').checked).toBe(true);
  });
});

test('the order is in the address, and each change asks the server', async () => {
  const { address } = open('/admin/soeknader', answer([row(1)]));
  const sorted = (name: string) =>
    screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
  await screen.findByRole('button', { name: 'Ventet' });
  expect(sorted('Ventet')).toBe('descending');
  expect(sorted('Søknadsdato')).toBeNull();
  for (const [name, field] of [
    ['Navn', 'Soeker'],
    ['Arbeidsgivers svar', 'ArbeidsgiversSvar'],
    ['Søknadsdato', 'SoeknadsDato'],
    ['Status', 'Status'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name }));
    expect(address()).toBe(`/admin/soeknader?sortField=${field}&sortAscending=true`);
    expect(sorted(name)).toBe('ascending');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Ventet' }));
  expect(address()).toBe('/admin/soeknader');
});

test('a typed search runs after a pause, and Back leads to the list before the search', async () => {
  const { address, back } = open('/admin/soeknader', answer([row(1)]));
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Søk' });
  expect(box.placeholder).toBe('Navn, redaksjon eller kontaktperson');
  await userEvent.type(box, 'ørj');
  await waitFor(() => expect(address()).toBe('/admin/soeknader?sok=%C3%B8rj'));
  await userEvent.type(box, 'an{Enter}');
  expect(address()).toBe('/admin/soeknader?sok=%C3%B8rjan');
  back();
  await waitFor(() => expect(address()).toBe('/admin/soeknader'));
  // The address is known while the page is drawn, the box when it has been.
  await waitFor(() => expect(box.value).toBe(''));
});

describe('an empty list', () => {
  const none = (antall: Partial<typeof ANTALL> = {}) => ({
    ...answer([]),
    antall: { klare: 0, venter: 0, paaVent: 0, ...antall },
  });
  test.each([
    [
      'vis=klare',
      none({ venter: 14, paaVent: 3 }),
      'Ingen søknader er klare til avgjørelse. 14 venter på arbeidsgiver.',
      'Vis de som venter på arbeidsgiver',
      '?vis=venter',
    ],
    [
      'vis=klare',
      none({ paaVent: 1 }),
      'Ingen søknader er klare til avgjørelse. 1 er på vent.',
      'Vis de som er på vent',
      '?vis=paaVent',
    ],
    [
      'vis=venter',
      none({ klare: 1 }),
      'Ingen søknader venter på arbeidsgiver. 1 er klar til avgjørelse.',
      'Vis de som er klare til avgjørelse',
      '',
    ],
    [
      'vis=paaVent',
      none(),
      'Ingen søknader er på vent.',
      'Vis alle, også historikk',
      '?vis=alle&historikk=true',
    ],
    [
      'sok=x',
      none({ venter: 14 }),
      'Ingen treff på søknader.',
      'Vis alle, også historikk',
      '?vis=alle&historikk=true&sok=x',
    ],
  ])('at %s says so, and where to look', async (search, answered, text, button, next) => {
    const { address } = open(`/admin/soeknader?${search}`, answered);
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(address()).toBe(`/admin/soeknader${next}`);
  });

  test('of everything leads nowhere', async () => {
    open('/admin/soeknader?vis=alle&historikk=true', none());
    await waitFor(() => expect(screen.getAllByText('Ingen treff på søknader.')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /^Vis/ })).toBeNull();
  });
});

test('an address with a page after the last one leads to the last page', async () => {
  const { address } = open('/admin/soeknader?page=9', answer([row(1)], 27));
  await waitFor(() => expect(address()).toBe('/admin/soeknader?page=2'));
});

test('a list that failed to load can be retried', async () => {
  let isDown = true;
  open('/admin/soeknader', () => (isDown ? refused(500, 'unexpected') : answer([row(1)])));
  await screen.findByRole('heading', { name: 'Kunne ikke hente søknadene' });
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await screen.findByRole('link', { name: 'Guro Steinsland 1' });
});

describe('Behandle den eldste først', () => {
  const KOE = adminPaths.soeknadKoe.path;
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Behandle den eldste først' }));

  test('opens the queue at who has waited longest, in whichever order the list stands', async () => {
    const { address } = open(
      '/admin/soeknader?sok=avis&sortField=Soeker&page=2',
      answer([row(1)], 40),
      {
        [KOE]: { ider: [row(2).id, row(1).id] },
      },
    );
    await press();
    await waitFor(() => expect(address()).toBe(`/admin/soeknader/${row(2).id}?koe=klare`));
    expect(asked(KOE)[0]).toMatchObject({
      ...{ vis: 'klare', sok: 'avis', sortField: 'Ventet', sortAscending: 'false' },
    });
  });

  test('and leads back to its row', async () => {
    const { back, address } = open('/admin', answer([row(1), row(2)]), {
      [KOE]: { ider: [row(1).id, row(2).id] },
    });
    await press();
    await waitFor(() => expect(address()).toContain('koe=klare'));
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    back();
    const link = await screen.findByRole('link', { name: 'Guro Steinsland 1' });
    await waitFor(() => expect(document.activeElement).toBe(link));
  });

  test('stays at the list when somebody else was faster, and when it fails', async () => {
    let koe: unknown = refused(500, 'unexpected');
    const { address } = open('/admin/soeknader', answer([row(1)]), { [KOE]: () => koe });
    await press();
    await screen.findByRole('alert');
    koe = { ider: [] };
    const before = asked().length;
    await press();
    await waitFor(() => expect(asked().length).toBeGreaterThan(before));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(address()).toBe('/admin/soeknader');
  });
});

describe('whoever comes back', () => {
  test('to the same list finds the row, with the focus on it', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { back, address } = open('/admin/soeknader?vis=venter', answer([row(1), row(2)]));
    await userEvent.click(await screen.findByRole('link', { name: 'Guro Steinsland 2' }));
    expect(address()).toContain('?koe=venter');
    back();
    const link = await screen.findByRole('link', { name: 'Guro Steinsland 2' });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(scrolled.mock.contexts.at(-1)).toBe(link.closest('tr'));
    scrolled.mockRestore();
  });

  const cameFrom = (liste: string) =>
    sessionStorage.setItem(
      'adminAapnetRad',
      JSON.stringify({ liste, rad: '/admin/soeknader/borte?koe=klare', y: 420 }),
    );

  test('to a list without the row finds the place, once', async () => {
    cameFrom('');
    const { unmount } = open('/admin/soeknader', answer([row(1)]));
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 420));
    unmount();
    scrollTo.mockClear();
    open('/admin/soeknader', answer([row(1)]));
    await screen.findByRole('link', { name: 'Guro Steinsland 1' });
    expect(scrollTo).not.toHaveBeenCalledWith(0, 420);
  });

  test('to another list begins at its top', async () => {
    scrollTo.mockClear();
    cameFrom('?vis=venter');
    open('/admin/soeknader', answer([row(1)]));
    await screen.findByRole('link', { name: 'Guro Steinsland 1' });
    expect(scrollTo).not.toHaveBeenCalledWith(0, 420);
  });
});

describe('the rows per page', () => {
  const size = () => screen.findByRole('button', { name: /Vis per side/ });
  const choose = async (rows: string) => {
    await userEvent.click(await size());
    await userEvent.click(await screen.findByRole('option', { name: rows }));
  };

  test('chosen in one list are those of the others, in this browser', async () => {
    const { address, unmount } = open('/admin/soeknader', answer([row(1)], 120));
    await screen.findByText('1–25 av 120');
    await choose('50');
    expect(address()).toBe('/admin/soeknader?pageSize=50');
    unmount();
    vi.mocked(fetch).mockClear();
    const users = { [adminPaths.brukere.path]: { brukere: [], totalt: 0 } };
    openAdmin('/admin/brukere', users);
    await waitFor(() =>
      expect(asked(adminPaths.brukere.path)[0]).toMatchObject({ pageSize: '50' }),
    );
  });

  test('are those of the address, if it says, and ten elsewhere if nobody has chosen', async () => {
    localStorage.setItem('adminRaderPerSide', '100');
    const { unmount } = open('/admin/soeknader?pageSize=10', answer([row(1)], 120));
    await screen.findByText('1–10 av 120');
    unmount();
    localStorage.setItem('adminRaderPerSide', '7');
    vi.mocked(fetch).mockClear();
    openAdmin('/admin/brukere', { [adminPaths.brukere.path]: { brukere: [], totalt: 0 } });
    await waitFor(() => expect(asked(adminPaths.brukere.path)).toHaveLength(1));
    expect(asked(adminPaths.brukere.path)[0]).not.toHaveProperty('pageSize');
  });
});

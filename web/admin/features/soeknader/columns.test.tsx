import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { answer, asks, open, row } from '#web/testing/soeknader.ts';

const table = () => screen.findByRole('table', { name: 'Søknader' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
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
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00+01:00') });
    onTestFinished(() => void vi.useRealTimers());
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
    const link = screen.getByRole('link', { name: 'Guro Steinsland 1' });
    expect(link.getAttribute('href')).toBe(`/admin/soeknader/${row(1).id}?koe=alle`);
  });
});

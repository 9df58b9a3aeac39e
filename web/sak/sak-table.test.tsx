import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SakHit } from '#contract/sak.ts';
import { show } from '#web/testing/render.tsx';
import { DESCRIPTION_LENGTH, PARTER_LENGTH } from './text.ts';
import { SakTable } from './sak-table.tsx';

const NO_FILES = { utgaaetFil: false, filer: [] };
const sak = (change: Partial<SakHit> = {}): SakHit => ({
  sakId: 'S1',
  saksnummer: '26-031846MED-TOSL/03',
  rettsmoeteIntervaller: [],
  begrensninger: [],
  domstolNavn: 'Oslo tingrett',
  saksTema: 'Tyveri',
  sakstype: 'Meddomsrettssak',
  parter: 'Påtalemyndigheten mot Even Prøvesen',
  parterStatus: 0,
  tiltale: NO_FILES,
  avgjorelse: NO_FILES,
  avsagt: null,
  isFavoritt: false,
  erHentetFraSakApi: false,
  beskrivelse: null,
  ...change,
});
const showTable = (...saker: SakHit[]) => {
  const toggle = vi.fn();
  show(
    <>
      <h2 id="name">Antall treff: 1</h2>
      <SakTable saker={saker} labelledBy="name" toggle={toggle} />
    </>,
    '/?query=ran',
  );
  return { toggle, table: screen.getByRole('table', { name: 'Antall treff: 1' }) };
};

describe('the table of cases', () => {
  it('has its ten columns in order', () => {
    const { table } = showTable(sak());
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      'Favoritt',
      'Rettsmøte',
      'Saksnr',
      'Domstol',
      'Saken gjelder',
      'Sakstype',
      'Parter',
      'Tiltale',
      'Avgjørelse',
      'Avsagt',
    ]);
  });

  it.each([
    [1, 'Parter er anonymisert'],
    [2, 'Anonymisert to uker etter rettsmøtet'],
    [3, 'Anonymisert for saker uten rettsmøte'],
  ] as const)('says why the names are hidden (%i)', (parterStatus, text) => {
    const { table } = showTable(sak({ parter: null, parterStatus }));
    expect(within(table).getByText(text)).toBeTruthy();
  });

  it('shows two hearings and counts the others', () => {
    const day = (nr: number) => ({
      start: `2026-11-0${nr}T09:00:00+01:00`,
      end: `2026-11-0${nr}T15:30:00+01:00`,
      begrensninger: [],
    });
    const { table } = showTable(sak({ rettsmoeteIntervaller: [2, 3, 4, 5].map(day) }));
    expect(within(table).getByText('ma. 02.11.2026')).toBeTruthy();
    expect(within(table).queryByText('on. 04.11.2026')).toBeNull();
    expect(within(table).getByText('+ 2 rettsmøter')).toBeTruthy();
  });

  it('shows the description of a case-API case instead of times, and links it by its number', () => {
    const { table } = showTable(
      sak({ erHentetFraSakApi: true, beskrivelse: 'Ikke berammet.', sakId: 'api:x' }),
    );
    expect(within(table).getByText('Ikke berammet.')).toBeTruthy();
    const link = within(table).getByRole('link', { name: '26-031846MED-TOSL/03' });
    expect(link.getAttribute('href')).toBe('/beramming/saksnummer/26-031846MED-TOSL/03');
  });

  it('cuts a long description, and shows it in full on demand', async () => {
    const text = 'lang beskrivelse '.repeat(30).trim();
    const { table } = showTable(sak({ saksTema: text }));
    const open = within(table).getByRole('button', { name: 'Vis hele beskrivelsen' });
    expect(open.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(open);
    const close = within(table).getByRole('button', { name: 'Vis mindre' });
    expect(close.closest('td')?.textContent).toContain(text);
    expect(text.length).toBeGreaterThan(DESCRIPTION_LENGTH);
  });

  it('opens the whole list of parties in a dialog', async () => {
    const names = Array.from({ length: 80 }, (_, nr) => `Prøveperson Nummer${nr} (saksøker)`);
    expect(names.join(', ').length).toBeGreaterThan(PARTER_LENGTH);
    const { table } = showTable(sak({ parter: names.join(', ') }));
    await userEvent.click(within(table).getByRole('button', { name: 'Vis alle parter' }));
    const dialog = await screen.findByRole('dialog', { name: 'Parter' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(80);
    expect(within(dialog).getByText('Prøveperson Nummer79 (saksøker)')).toBeTruthy();
  });

  it('says when a file has expired, and still shows the day of the decision', () => {
    const expired = { utgaaetFil: true, filer: [] };
    const { table } = showTable(
      sak({ tiltale: expired, avgjorelse: expired, avsagt: '2026-08-19' }),
    );
    expect(within(table).getByText('Fjernet 3 måneder etter siste rettsmøte')).toBeTruthy();
    expect(within(table).getByText('Fjernet 3 måneder etter avsagt dom')).toBeTruthy();
    expect(within(table).getByText('19.08.2026')).toBeTruthy();
  });

  it('remembers which case was opened', async () => {
    const { table } = showTable(sak());
    await userEvent.click(within(table).getByRole('link', { name: '26-031846MED-TOSL/03' }));
    expect(localStorage.getItem('scrollToSakId')).toBe('S1');
  });

  it('asks for the other state when the star is pressed', async () => {
    const { table, toggle } = showTable(sak({ isFavoritt: true }));
    const star = within(table).getByRole('button', {
      name: 'Legg til som favoritt, sak 26-031846MED-TOSL/03',
    });
    expect(star.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(star);
    expect(toggle).toHaveBeenCalledWith(expect.objectContaining({ sakId: 'S1' }), false);
  });
});

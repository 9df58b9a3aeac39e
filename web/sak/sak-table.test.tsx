import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SakHit } from '#contract/sak.ts';
import { NOTHING_CHOSEN, show } from '#web/testing/render.tsx';
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
  foerstSett: '2026-10-12T08:14:00+02:00',
  endret: null,
  ...change,
});
const day = (nr: number) => ({
  start: `2026-11-${String(nr).padStart(2, '0')}T09:00:00+01:00`,
  end: `2026-11-${String(nr).padStart(2, '0')}T15:30:00+01:00`,
  begrensninger: [],
  gjelder: true,
});
type TableProps = Partial<Parameters<typeof SakTable>[0]>;
const showTable = (given: SakHit | TableProps) => {
  const toggle = vi.fn();
  const props: TableProps = 'sakId' in given ? { saker: [given] } : given;
  show(
    <>
      <h2 id="name">Antall treff: 1</h2>
      <SakTable saker={[]} {...props} labelledBy="name" toggle={toggle} />
    </>,
    '/?query=ran',
    NOTHING_CHOSEN,
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

  it('names its rows by the case number', () => {
    const { table } = showTable(sak());
    const header = within(table).getByRole('rowheader', { name: /^26-031846MED-TOSL\/03/ });
    expect(within(header).getByRole('link')).toBeTruthy();
    expect(within(table).getAllByRole('rowheader')).toHaveLength(1);
  });

  it('shows two hearings, has the rest for paper, and counts it', () => {
    const { table } = showTable(sak({ rettsmoeteIntervaller: [2, 3, 4, 5].map(day) }));
    expect(within(table).getByText('ma. 02.11.2026').closest('.onlyOnPaper')).toBeNull();
    expect(within(table).getByText('on. 04.11.2026').closest('.onlyOnPaper')).toBeTruthy();
    expect(within(table).getByText('+ 2 rettsmøter')).toBeTruthy();
    expect(table.querySelector('mark')).toBeNull();
  });

  it('shows and marks the hearing that was asked for, and restrictions of the others', () => {
    const others = [2, 3, 12].map((nr) => ({ ...day(nr), gjelder: false }));
    const moeter = [day(9), { ...others[2]!, begrensninger: ['lukkedeDoerer' as const] }];
    const one = sak({ rettsmoeteIntervaller: [others[0]!, others[1]!, ...moeter] });
    const { table } = showTable({ saker: [one], ledende: 'foersteIPerioden' });
    expect(table.querySelector('mark')?.textContent).toBe('Treff: ma. 09.11.2026');
    expect(within(table).queryByText('ma. 02.11.2026')).toBeNull();
    expect(within(table).getByText('+ 2 tidligere, 1 senere')).toBeTruthy();
    expect(within(table).getByText(/lukkede dører/i)).toBeTruthy();
  });

  it('marks the next hearing of a favourite that has had others', () => {
    const moeter = [{ ...day(2), gjelder: false }, day(23)];
    const { table } = showTable(sak({ rettsmoeteIntervaller: moeter }));
    expect(table.querySelector('mark')?.textContent).toBe('Kommende: ma. 23.11.2026');
    expect(within(table).getByText('+ 1 tidligere')).toBeTruthy();
  });

  it('keeps a paragraph on one line', () => {
    const { table } = showTable(sak({ saksTema: 'Straffeloven § 263 a' }));
    expect(table.textContent).toContain('Straffeloven §\u00a0263\u00a0a');
  });

  it.each([
    ['2026-10-12T08:13:59+02:00', true],
    ['2026-10-12T06:13:59Z', true],
    ['2026-10-12T08:14:00+02:00', false],
    [null, false],
  ])('says that a case is new when it came after %s (%j)', (nyeSiden, isNew) => {
    const { table } = showTable({ saker: [sak()], nyeSiden });
    const header = within(table).getByRole('rowheader');
    expect(within(header).queryByText('Ny') !== null).toBe(isNew);
  });

  it('says on demand when a case came and when it was changed', async () => {
    const { table } = showTable(sak({ endret: '2026-11-14T10:02:00+01:00' }));
    expect(within(table).queryByText(/Første gang sett/)).toBeNull();
    const ask = within(table).getByRole('button', { name: /^Når saken kom/, expanded: false });
    ask.focus();
    await userEvent.keyboard('{Enter}');
    expect(within(table).getByText('Første gang sett 12.10.2026 kl. 08:14')).toBeTruthy();
    expect(within(table).getByText('Endret 14.11.2026 kl. 10:02')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(within(table).queryByText(/Endret/)).toBeNull();
  });

  it('says nothing of a case that the court has hidden', () => {
    const hidden = { ...sak({ foerstSett: '' }), skjult: true };
    const { table } = showTable({ saker: [hidden], nyeSiden: '2020-01-01T00:00:00Z' });
    expect(within(table).queryByText('Ny')).toBeNull();
    expect(within(table).queryByRole('button', { name: /^Når saken kom/ })).toBeNull();
  });

  it('draws all of many rows, also the one that the reader comes back to', () => {
    const saker = Array.from({ length: 120 }, (_, nr) => sak({ sakId: `S${nr}` }));
    const { table } = showTable({ saker, lastOpened: 'S110' });
    const rows = [...table.querySelectorAll<HTMLElement>('tr[data-sak-id]')];
    expect(rows.map((row) => row.dataset.sakId)).toEqual(saker.map(({ sakId }) => sakId));
    expect(rows[110]!.dataset.lastOpened).toBe('true');
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

  it.each(['{Control>}', '{Meta>}', '{Shift>}'])(
    'does not when it is opened beside this page, with %s',
    async (key) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { table } = showTable(sak());
      const user = userEvent.setup();
      await user.keyboard(key);
      await user.click(within(table).getByRole('link', { name: '26-031846MED-TOSL/03' }));
      expect(localStorage.getItem('scrollToSakId')).toBeNull();
    },
  );

  it('says once what is at the same time in two rooms', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const shorter = { ...day(4), end: '2026-11-04T12:00:00+01:00' };
    const rettsmoeteIntervaller = [day(4), shorter, day(4)];
    const { table } = showTable(sak({ rettsmoeteIntervaller }));
    expect(within(table).getAllByText('09:00–15:30')).toHaveLength(1);
    expect(within(table).getAllByText('09:00–12:00')).toHaveLength(1);
    // Nor does React find two of a key.
    expect(error).not.toHaveBeenCalled();
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

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RevisjonRad } from '#contract/admin/revisjon.ts';
import { osloIso } from '#domain/time.ts';
import { serverNow } from '#web/api/client.ts';
import { show } from '#web/testing/render.tsx';
import { LogTable } from './log-table.tsx';

const row = (change: Partial<RevisjonRad> = {}): RevisjonRad => ({
  ...{ id: 4, tidspunkt: '2026-11-21T11:58:07+01:00', rolle: 'presse', navn: 'Silje Haugnes' },
  ...{ pseudonym: 'a3f1c09b77de', handling: 'sak', sakId: 'S1', detaljer: {}, navnPaa: {} },
  ...{ saksnummer: '25-187797MED-TSOS/TSAR', gjelder: null, harOrd: false },
  ...{ gjelderPseudonym: null, sider: [] },
  ...change,
});

interface Drawn {
  readonly rader: readonly RevisjonRad[];
  readonly cut?: { readonly before: boolean; readonly after: boolean };
}
/** Draws these rows as the whole log, or as a page of it. */
function draw({ rader, cut = { before: false, after: false } }: Drawn) {
  show(
    <>
      <h1 id="log">Revisjonslogg</h1>
      <LogTable labelledBy="log" rows={rader} isBusy={false} cut={cut} />
    </>,
  );
}
const sentences = () =>
  [...screen.getByRole('table').querySelectorAll('[data-setning]')].map((one) => one.textContent);
const days = () => screen.getAllByRole('rowheader');
const texts = (of: readonly Element[]) => of.map(({ textContent }) => textContent);

test('the rows of a day are a group with the day and their number as its heading', () => {
  draw({
    rader: [
      row({ id: 3, tidspunkt: '2024-11-21T11:58:07+01:00' }),
      row({ id: 2, tidspunkt: '2024-11-21T00:00:00+01:00', handling: 'favoritt_lagt_til' }),
      row({ id: 1, tidspunkt: '2023-11-20T23:59:59+01:00' }),
    ],
  });
  expect(texts(days())).toEqual([
    'Torsdag 21. november 2024 2 hendelser',
    'Mandag 20. november 2023 1 hendelse',
  ]);
  expect(days().map((day) => day.getAttribute('scope'))).toEqual(['rowgroup', 'rowgroup']);
  expect(
    screen.getAllByRole('rowgroup').map((one) => within(one).getAllByRole('row').length),
  ).toEqual([1, 3, 2]);
});

test('today is called so', () => {
  const now = serverNow();
  draw({ rader: [row({ tidspunkt: osloIso(now) })] });
  expect(days()[0]!.textContent).toMatch(/^I dag, [a-zø]+dag \d+\. [a-z]+ 1 hendelse$/);
});

test('a day that goes on on another page has no number', () => {
  const rader = [21, 20, 19].map((day) =>
    row({ id: day, tidspunkt: `2024-11-${day}T12:00:00+01:00` }),
  );
  draw({ rader, cut: { before: true, after: true } });
  expect(texts(days())).toEqual([
    ...['Torsdag 21. november 2024', 'Onsdag 20. november 2024 1 hendelse'],
    'Tirsdag 19. november 2024',
  ]);
});

test('a case that is opened again within minutes is one line, and each is there with its time', () => {
  const rader = [9, 5, 1].map((second) =>
    row({ id: second, tidspunkt: `2026-11-21T11:58:0${second}+01:00` }),
  );
  draw({ rader });
  expect(sentences()).toEqual(['Åpnet saken 25-187797MED-TSOS/TSAR 3 ganger']);
  const each = screen.getByText('Vis hver for seg (3)').closest('details')!;
  expect([...each.querySelectorAll('ol > li')].map(({ textContent }) => textContent)).toEqual(
    [9, 5, 1].map(
      (second) =>
        `Åpnet saken 25-187797MED-TSOS/TSARTidspunkt: 21.11.2026 11:58:0${second}Pseudonym: a3f1c09b77de`,
    ),
  );
  expect(days()[0]!.textContent).toMatch(/3 hendelser$/);
});

test('the details of a row have the names that may be shown, alone and in a line of several', () => {
  const detaljer = { bekreftelseId: 'q1', domstolInitialer: 'TOSL' };
  const about = {
    ...({ handling: 'behov_vist', rolle: 'arbeidsgiver', sakId: null, saksnummer: null } as const),
    ...{ detaljer, navnPaa: { q1: 'Kari Åsen', TOSL: 'Oslo tingrett' }, gjelder: 'Nora Fjellvang' },
  };
  const rader = [
    row({ id: 3, ...about }),
    row({ id: 2, ...about }),
    row({ id: 1, ...about, pseudonym: 'b4', tidspunkt: '2026-11-20T11:58:07+01:00' }),
  ];
  draw({ rader });
  const named = [
    ...['Spørsmål til arbeidsgiver: Kari Åsen, om Nora Fjellvang', 'Domstol: Oslo tingrett'],
  ];
  const known = /^(?:Tidspunkt|Pseudonym): /;
  const details = [...screen.getByRole('table').querySelectorAll('details li > span')]
    .map((one) => one.parentElement!.textContent)
    .filter((text) => !known.test(text));
  expect(details).toEqual([...named, ...named, ...named]);
});

test('the pages of a search are one line, with the words of the search once', () => {
  const rader = [3, 2, 1].map((page) =>
    row({
      ...{ id: page, handling: 'soek', sakId: null, harOrd: true },
      detaljer: { soek: { soekeKategori: 'tiltaler', page }, antallTreff: 120 },
    }),
  );
  draw({ rader });
  expect(sentences()).toEqual(['Søkte med ord blant tiltaler: 120 treff. Så side 1–3']);
  expect(screen.getAllByRole('button', { name: /^Vis ordene/ })).toHaveLength(1);
});

test('a command is said to be ordered by somebody, and nobody who was not asked for has a side', () => {
  draw({ rader: [row({ rolle: 'system', navn: null, detaljer: { operatoer: 'Kari Drift' } })] });
  expect(screen.getByText('Systemet, bestilt av Kari Drift')).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Side' })).toBeNull();
});

import { expect, it } from 'vitest';
import { shownStatistikk } from '#tests/support/shown/statistikk.ts';
import { maanedKort, tabellerAv } from './statistikk-tabell.ts';

const tabell = (id: string, of = shownStatistikk) => tabellerAv(of).find((one) => one.id === id)!;

it('has the newest month first, with every outcome and the sum', () => {
  expect(tabell('soeknader').kolonner).toEqual([
    ...['Måned', 'Godkjent', 'Ikke godkjent', 'Ikke avgjort', 'Trukket eller slettet', 'I alt'],
  ]);
  expect(tabell('soeknader').rader[0]).toEqual(['November 2026', '12', '4', '17', '0', '33']);
  expect(tabell('soeknader').rader.at(-1)?.[0]).toBe('Juni 2026');
});

it('has days with one decimal, and a dash where there is no number', () => {
  expect(tabell('tid').rader[0]).toEqual(['November 2026', '1,9', '6,2', '11,0', '21']);
  expect(tabell('tid').naa).toBe('Den eldste søknaden som venter nå, har ventet i 36,5 dager.');
  const none = {
    ...shownStatistikk,
    eldsteVenter: null,
    tid: [{ maaned: '2026-11', avgjort: 0, dager: null }],
  };
  expect(tabell('tid', none).rader).toEqual([['November 2026', '–', '–', '–', '0']]);
  expect(tabell('tid', none).naa).toBe('Ingen søknader venter nå.');
  expect(tabell('varsler').rader.at(-1)).toEqual(['Juni 2026', '12\u00a0400', '–', '4']);
});

it('names those without a newsroom, and sums up the small ones', () => {
  expect(tabell('redaksjoner').rader.slice(-2)).toEqual([
    ['Uten redaksjon', '23'],
    ['34 andre', '185'],
  ]);
});

it('short names of months end with a full stop where something is left out', () => {
  expect(['2026-03', '2026-07', '2026-11'].map(maanedKort)).toEqual(['mars', 'juli', 'nov.']);
});

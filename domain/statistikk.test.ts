import { describe, expect, it } from 'vitest';
import { parseDuration } from './retention.ts';
import {
  dagerAv,
  erKjent,
  maanederI,
  perDag,
  periodeAv,
  periodeFeil,
  periodeMessages,
  redaksjonerAv,
  utfallAv,
  utfallSum,
} from './statistikk.ts';

const TODAY = '2026-11-26';

describe('the period', () => {
  it('is the last twelve months when nothing is asked for', () => {
    expect(periodeAv({}, TODAY)).toEqual({ fra: '2025-12-01', til: TODAY });
    expect(periodeAv({ til: '2026-03-31' }, TODAY)).toEqual({
      fra: '2025-04-01',
      til: '2026-03-31',
    });
    expect(periodeAv({ fra: '2026-11-20' }, TODAY)).toEqual({ fra: '2026-11-20', til: TODAY });
  });

  it.each([
    [{ fra: '2026-02-01', til: '2026-01-31' }, periodeMessages.order],
    [{ fra: '2026-02-01', til: '2026-11-27' }, periodeMessages.ahead],
    [{ fra: '2021-11-30', til: TODAY }, periodeMessages.tooLong],
    [{ fra: '2021-12-01', til: TODAY }, null],
    [{ fra: TODAY, til: TODAY }, null],
  ])('%j: %s', (periode, message) => {
    expect(periodeFeil(periode, TODAY)).toBe(message);
    expect(periodeAv(periode, TODAY)).toEqual(
      message === null ? periode : { fra: '2025-12-01', til: TODAY },
    );
  });

  it('is made of the months of Oslo, the first and last as far as they are in it', () => {
    const months = maanederI({ fra: '2026-02-27', til: '2026-04-02' });
    expect(months.map(({ maaned, dager }) => [maaned, dager])).toEqual([
      ['2026-02', 2],
      ['2026-03', 31],
      ['2026-04', 2],
    ]);
    // Over the change of the clocks; each begins where the one before ends.
    expect(months.map(({ fra, til }) => [fra.toISOString(), til.toISOString()])).toEqual([
      ['2026-02-26T23:00:00.000Z', '2026-02-28T23:00:00.000Z'],
      ['2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
      ['2026-03-31T22:00:00.000Z', '2026-04-02T22:00:00.000Z'],
    ]);
  });

  it('has no numbers of a month of which something has been removed', () => {
    const now = new Date('2026-11-26T12:00:00+01:00');
    const [may, june] = maanederI({ fra: '2026-05-01', til: '2026-06-30' });
    expect(erKjent(may!, parseDuration('P6M')!, now)).toBe(false);
    expect(erKjent(june!, parseDuration('P6M')!, now)).toBe(true);
  });
});

describe('what an application counts as', () => {
  it('follows from how it stands, erased or not: what is undone or taken up again is undecided', () => {
    expect([utfallAv(1, false), utfallAv(1, true)]).toEqual(['godkjent', 'godkjent']);
    expect([utfallAv(2, false), utfallAv(2, true)]).toEqual(['ikkeGodkjent', 'ikkeGodkjent']);
    expect([utfallAv(0, false), utfallAv(3, false)]).toEqual(['ikkeAvgjort', 'ikkeAvgjort']);
    expect([utfallAv(0, true), utfallAv(3, true)]).toEqual(['trukket', 'trukket']);
  });

  it('is summed by outcome', () => {
    const groups = [
      { status: 1, slettet: false, antall: 2 },
      { status: 1, slettet: true, antall: 3 },
      { status: 3, slettet: false, antall: 4 },
    ] as const;
    expect(utfallSum(groups)).toEqual({ godkjent: 5, ikkeGodkjent: 0, ikkeAvgjort: 4, trukket: 0 });
  });
});

it('days and numbers a day have one decimal', () => {
  expect([dagerAv(86_400), dagerAv(129_600), dagerAv(200)]).toEqual([1, 1.5, 0]);
  expect([perDag(100, 30), perDag(1000, 30)]).toEqual([3.3, 33]);
});

it('the largest newsrooms have names, the others are a sum, and who has none comes last', () => {
  const rooms = Array.from({ length: 12 }, (_, nr) => ({ navn: `Avis ${nr}`, brukere: nr }));
  const { redaksjoner, andre } = redaksjonerAv([{ navn: null, brukere: 50 }, ...rooms]);
  expect(redaksjoner[0]).toEqual({ navn: 'Avis 11', brukere: 11 });
  expect(redaksjoner).toHaveLength(11);
  expect(redaksjoner.at(-1)).toEqual({ navn: null, brukere: 50 });
  expect(andre).toEqual({ redaksjoner: 2, brukere: 1 });
  expect(redaksjonerAv(rooms.slice(0, 2)).andre).toBeNull();
});

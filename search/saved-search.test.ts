import { expect, test } from 'vitest';
import { readSearchParams } from '#contract/search.ts';
import { fromStored, toStored } from './saved-search.ts';

const THURSDAY = new Date('2026-11-19T12:00:00+01:00');
const FRIDAY = new Date('2026-11-20T12:00:00+01:00');
const DAYS = 'soekeKategori=berammede&domstolid=alle&fraDato=2026-11-23&tilDato=2026-11-29';
const stored = (query: string) =>
  toStored(readSearchParams(new URLSearchParams(`${DAYS}&query=${query}`)), {
    ...{ foelgerDagen: false, now: THURSDAY },
  });
const at = (query: string, now: Date) => fromStored(stored(query), now, () => true);

test('a day in words is the day on which the search is run, and is not stored', () => {
  expect(stored('fengsling i dag').soek).not.toMatch(/Dato|2026/);
  for (const [now, day] of [
    [THURSDAY, '2026-11-19'],
    [FRIDAY, '2026-11-20'],
  ] as const) {
    const { asked, search, periode, ugyldig } = at('fengsling i dag', now);
    expect(asked).toMatchObject({ query: 'fengsling', fraDato: day, tilDato: day });
    expect(search.query).toBe('fengsling i dag');
    expect(search.tilDato).toMatch('12');
    expect([periode, ugyldig]).toEqual(['i dag', null]);
  }
});

test('words that are to be words, or left out, leave the days as they were saved', () => {
  for (const [dagord, query] of [
    ['ord', 'fengsling i dag'],
    ['uten', 'fengsling'],
  ] as const) {
    const { asked, periode } = at(`fengsling i dag&dagord=${dagord}`, FRIDAY);
    expect(asked).toMatchObject({ query, fraDato: '2026-11-23', tilDato: '2026-11-29' });
    expect(periode).toBeNull();
  }
});

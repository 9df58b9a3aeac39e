import { expect, it } from 'vitest';
import { duration } from './indeks.tsx';

it.each([
  [0, '0 sekunder'],
  [1, '1 sekund'],
  [59, '59 sekunder'],
  [60, '1 minutt'],
  [3_599, '59 minutter'],
  [3_600, '1 time'],
  [86_400, '1 døgn'],
  [200_000, '2 døgn'],
])('%i seconds are %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text);
});

import { expect, it } from 'vitest';
import { generationName } from './generations.ts';

it('names a generation by its moment in UTC, in lower-case letters and digits', () => {
  expect(generationName(new Date('2026-03-01T10:11:12.999+01:00'), '9f3c')).toBe(
    'g20260301t091112x9f3c',
  );
});

it('tells two generations of the same second apart', () => {
  const moment = new Date();
  const names = new Set(Array.from({ length: 20 }, () => generationName(moment)));
  expect(names.size).toBeGreaterThan(15);
});

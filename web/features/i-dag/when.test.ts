import { expect, it } from 'vitest';
import { cameAt, goesOn, saidAt } from './when.ts';

const NOW = new Date('2026-11-20T08:00:00+01:00');

it.each([
  ['2026-11-20T07:42:00+01:00', '07:42', 'i dag kl.\u00a007:42'],
  ['2026-11-19T17:20:00+01:00', 'i går 17:20', 'i går kl.\u00a017:20'],
  ['2026-11-16T09:00:00+01:00', 'ma. 16.11.2026', 'mandag 16. november kl.\u00a009:00'],
])('%s is %s, and in a sentence %s', (iso, short, said) => {
  expect([cameAt(iso, NOW), saidAt(iso, NOW)]).toEqual([short, said]);
});

it.each([
  ['2026-11-20', 'i dag'],
  ['2026-11-21', 'i morgen'],
  ['2026-11-23', 'mandag'],
])('%s is %s', (day, text) => {
  expect(goesOn(day, NOW)).toBe(text);
});

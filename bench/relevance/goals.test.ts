import { describe, expect, test } from 'vitest';
import { type Figure, counter } from './figure.ts';
import { isMet } from './goals.ts';

const figure = (hits: number, total: number): Figure => ({ row: 'heads', hits, total, misses: [] });

describe('isMet', () => {
  test('compares as the table is rounded, on the side that is good', () => {
    const atLeast = { row: 'heads', limit: 97, side: 'at least' } as const;
    expect(isMet(figure(9696, 10_000), atLeast)).toBe(true);
    expect(isMet(figure(9694, 10_000), atLeast)).toBe(false);
    const atMost = { row: 'merged', limit: 0, side: 'at most' } as const;
    expect(isMet(figure(0, 40), atMost)).toBe(true);
    expect(isMet(figure(1, 40), atMost)).toBe(false);
  });

  test('a row of nothing has no share', () => {
    expect(isMet(figure(0, 0), { row: 'heads', limit: 1, side: 'at least' })).toBe(false);
  });
});

describe('counter', () => {
  test('counts hits, parts of hits and mistakes, and keeps what went wrong', () => {
    const hits = counter('heads');
    hits.add(true, 'not said');
    hits.add(false, 'said');
    hits.addShare(0.5, 'half');
    expect(hits.figure()).toEqual({
      row: 'heads',
      hits: 1.5,
      total: 3,
      misses: ['said', '50 % half'],
    });
    const mistakes = counter('merged');
    mistakes.addMistake(false, 'not said');
    mistakes.addMistake(true, 'said');
    expect(mistakes.figure()).toEqual({ row: 'merged', hits: 1, total: 2, misses: ['said'] });
  });
});

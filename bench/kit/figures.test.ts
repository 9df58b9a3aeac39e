import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figure, percentile, spread } from './figures.ts';

describe('a figure', () => {
  it('compares the sides round by round, so that a slow round counts on both', () => {
    const { ratio, met } = figure({
      ...{ name: 'search', unit: 'ms', goal: { atMost: 1.6 } },
      ours: [15, 300, 16],
      other: [10, 200, 10],
    });
    expect(ratio).toBe(1.5);
    expect(met).toBe(true);
  });

  it('is held against its goal alone when there is no other side', () => {
    const memory = { name: 'memory', unit: 'MB', ours: [310, 290, 320] };
    expect(figure({ ...memory, goal: { atMost: 300 } }).met).toBe(false);
    expect(figure({ ...memory, goal: { atLeast: 300 } }).met).toBe(true);
    expect(figure(memory)).toMatchObject({ goal: null, met: null, ratio: null, other: null });
  });

  it('needs rounds, and as many on both sides', () => {
    const of = (ours: number[], other?: number[]) => () =>
      figure({ name: 'x', unit: 'ms', ours, ...(other && { other }) });
    expect(of([])).toThrow('nothing was measured');
    expect(of([1, 2], [1])).toThrow('2 rounds of ours, 1 of the other');
  });
});

describe('percentiles', () => {
  it('lie between the values in proportion', () => {
    expect(percentile([4, 1, 3, 2], 0.5)).toBe(2.5);
    expect(percentile([10, 20], 0.95)).toBeCloseTo(19.5);
    expect(spread([7])).toEqual({ median: 7, min: 7, max: 7 });
  });

  it('never leave the range, and grow with the share', () => {
    const values = fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1 });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(values, share, share, (list, a, b) => {
        const [low, high] = [percentile(list, Math.min(a, b)), percentile(list, Math.max(a, b))];
        expect(low).toBeGreaterThanOrEqual(Math.min(...list));
        expect(high).toBeLessThanOrEqual(Math.max(...list));
        expect(low).toBeLessThanOrEqual(high + 1e-9);
      }),
    );
  });
});

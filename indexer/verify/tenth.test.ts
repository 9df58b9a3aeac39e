import { describe, expect, it } from 'vitest';
import { tenthOf } from './tenth.ts';

const DAYS = Array.from({ length: 10 }, (_, day) => new Date(Date.UTC(2026, 2, 25 + day, 12)));

describe('the tenth of a day', () => {
  it('has each case once in any ten days, over a change of the clocks too', () => {
    const tenths = DAYS.map(tenthOf);
    for (const sakId of ['S000001', '26-000001MED-TOSL/01', 'x', ''])
      expect(tenths.filter((isOfDay) => isOfDay(sakId))).toHaveLength(1);
  });

  it.each([
    ['numbers', (nr: number) => `S${String(nr).padStart(6, '0')}`],
    ['case numbers', (nr: number) => `26-${String(nr).padStart(6, '0')}MED-TOSL/01`],
    ['only tens', (nr: number) => `${nr}0`],
  ])('is a tenth, more or less, of %s', (_, idOf) => {
    const ids = Array.from({ length: 10_000 }, (_, nr) => idOf(nr));
    for (const day of DAYS) {
      const { length } = ids.filter(tenthOf(day));
      expect(length).toBeGreaterThan(850);
      expect(length).toBeLessThan(1_150);
    }
  });

  it('changes at midnight in Oslo', () => {
    const isOf = (instant: string) => tenthOf(new Date(instant));
    const ids = Array.from({ length: 100 }, (_, nr) => `S${nr}`);
    const of = (instant: string) => ids.filter(isOf(instant));
    expect(of('2026-07-01T22:00:00Z')).toEqual(of('2026-07-02T21:59:59Z'));
    expect(of('2026-07-01T21:59:59Z')).not.toEqual(of('2026-07-01T22:00:00Z'));
  });
});

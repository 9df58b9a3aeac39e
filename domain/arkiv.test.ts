import { describe, expect, it } from 'vitest';
import {
  decidedUntil,
  isReceiptFor,
  isReceiptLate,
  nextStep,
  outcomeOf,
  type Ending,
} from './arkiv.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

describe('a package', () => {
  it('is made of a decision that can no longer be undone', () => {
    expect(decidedUntil(NOW)).toEqual(minutesAgo(10));
  });

  it.each([
    ['write', null, null, null],
    ['look for receipt', NOW, null, null],
    ['remove', NOW, NOW, null],
    ['nothing', NOW, NOW, NOW],
  ] as const)('is next to %s', (step, skrevet, kvittert, fjernet) => {
    expect(nextStep({ skrevet, kvittert, fjernet })).toBe(step);
  });

  it('waits too long after two weeks', () => {
    expect(isReceiptLate(minutesAgo(14 * 24 * 60), NOW)).toBe(false);
    expect(isReceiptLate(minutesAgo(14 * 24 * 60 + 1), NOW)).toBe(true);
  });
});

describe('a receipt', () => {
  const sum = 'ab'.repeat(32);
  it.each([
    [true, sum],
    [true, `${sum}  manifest-sha256.txt\n`],
    [true, `\n${sum.toUpperCase()}\r\n`],
    [false, ''],
    [false, 'ok'],
    [false, sum.slice(0, 40)],
    [false, `${sum}0`],
    [false, 'cd'.repeat(32)],
    [false, `feil: ${sum}`],
  ])('is %s: %j', (is, text) => {
    expect(isReceiptFor(text, sum)).toBe(is);
  });
});

describe('what ends', () => {
  const endings: Ending[] = [
    'left',
    'deleted by an administrator',
    'period over',
    'taken up again',
  ];

  it.each(endings)('%s: ends access as where there is no archive', (ending) => {
    const { copy, ...without } = outcomeOf(ending, { archive: false, kvittert: null });
    expect(copy).toBe('none');
    for (const kvittert of [null, NOW])
      expect(outcomeOf(ending, { archive: true, kvittert })).toMatchObject(without);
  });

  it.each(endings)('%s: leaves a copy until the archive has acknowledged it', (ending) => {
    const copy = (kvittert: Date | null) => outcomeOf(ending, { archive: true, kvittert }).copy;
    expect([copy(null), copy(NOW)]).toEqual(['waits for the receipt', 'none']);
  });
});

import { describe, expect, it } from 'vitest';
import { clockAhead, clockState, clockText, isWrittenAhead } from './clock.ts';

const AT = Date.parse('2026-03-10T11:00:00Z');

describe('a comparison of clocks', () => {
  it('counts the answer as of the middle of the time that it took', () => {
    expect(clockAhead({ asked: AT, answer: AT, took: 0 })).toBe(0);
    expect(clockAhead({ asked: AT, answer: AT + 20, took: 40 })).toBe(0);
    expect(clockAhead({ asked: AT + 6_000, answer: AT, took: 0 })).toBe(6_000);
    expect(clockAhead({ asked: AT, answer: AT + 6_000, took: 0 })).toBe(-6_000);
  });

  it('says what is certain: a slow answer accuses no clock, and hides none that is days off', () => {
    const took = 20_000;
    expect(clockAhead({ asked: AT, answer: AT + took, took })).toBe(-0);
    expect(clockAhead({ asked: AT, answer: AT + 1, took })).toBe(0);
    const days = 47 * 86_400_000;
    expect(clockAhead({ asked: AT + days, answer: AT + took / 2, took })).toBe(days - took / 2);
  });

  it.each([
    [0, 'ok'],
    [5_000, 'ok'],
    [-5_001, 'off'],
    [60_000, 'off'],
    [60_001, 'wrong'],
    [-60_001, 'wrong'],
  ])('of %i ms is %s', (ahead, state) => {
    expect(clockState(ahead)).toBe(state);
  });

  it('is told in a unit that can be read', () => {
    expect(clockText(61_000)).toBe("61 s ahead of the database's");
    expect(clockText(119_999)).toBe("120 s ahead of the database's");
    expect(clockText(120_000)).toBe("2 min ahead of the database's");
    expect(clockText(-700)).toBe("1 s behind the database's");
    expect(clockText(-47 * 86_400_000)).toBe("47 days behind the database's");
  });
});

it('what was written by a clock that is ahead of two that are a minute off each is known by its mark', () => {
  const now = new Date(AT);
  expect(isWrittenAhead(null, now)).toBe(false);
  expect(isWrittenAhead(new Date(AT + 120_000), now)).toBe(false);
  expect(isWrittenAhead(new Date(AT + 120_001), now)).toBe(true);
});

import { describe, expect, it } from 'vitest';
import { createClock } from './clock.ts';

describe('the clock', () => {
  it('tells the real time', () => {
    expect(createClock(() => 1_000)()).toEqual(new Date(1_000));
  });

  it('begins at the given instant and runs on from there', () => {
    let real = 5_000;
    const clock = createClock(() => real, new Date('2026-03-01T12:00:00Z'));
    expect(clock()).toEqual(new Date('2026-03-01T12:00:00Z'));
    real += 250;
    expect(clock()).toEqual(new Date('2026-03-01T12:00:00.250Z'));
  });
});

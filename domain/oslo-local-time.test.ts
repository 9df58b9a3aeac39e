import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOsloLocalTime } from './oslo-local-time.ts';
import { osloIso } from './time.ts';

describe('a local Oslo time without offset', () => {
  it('is one instant on an ordinary day', () => {
    expect(readOsloLocalTime('2026-02-23T09:00:00')).toEqual({
      kind: 'instant',
      instant: new Date('2026-02-23T08:00:00Z'),
    });
    expect(readOsloLocalTime('2026-07-01T09:00')).toEqual({
      kind: 'instant',
      instant: new Date('2026-07-01T07:00:00Z'),
    });
  });

  it('does not exist in the hour that spring skips', () => {
    expect(readOsloLocalTime('2026-03-29T02:30:00').kind).toBe('nonexistent');
    expect(readOsloLocalTime('2026-03-29T01:59:59').kind).toBe('instant');
    expect(readOsloLocalTime('2026-03-29T03:00:00').kind).toBe('instant');
  });

  it('is two instants in the hour that autumn repeats', () => {
    expect(readOsloLocalTime('2026-10-25T02:30:00')).toEqual({
      kind: 'ambiguous',
      first: new Date('2026-10-25T00:30:00Z'),
      second: new Date('2026-10-25T01:30:00Z'),
    });
    expect(readOsloLocalTime('2026-10-25T03:00:00').kind).toBe('instant');
  });

  it.each([
    '2026-02-30T09:00:00',
    '2026-13-01T09:00:00',
    '2026-02-23T24:00:00',
    '2026-02-23',
    '',
    'i morgen',
  ])('is malformed when it is %j', (text) =>
    expect(readOsloLocalTime(text).kind).toBe('malformed'),
  );

  it('reads back what osloIso writes', () => {
    const instants = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2035-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (at) => {
        const whole = Math.floor(at.getTime() / 1000) * 1000;
        const read = readOsloLocalTime(osloIso(at).slice(0, 19));
        const found =
          read.kind === 'ambiguous'
            ? [read.first.getTime(), read.second.getTime()]
            : read.kind === 'instant'
              ? [read.instant.getTime()]
              : [];
        expect(found).toContain(whole);
      }),
    );
  });
});

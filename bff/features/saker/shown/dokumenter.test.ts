import { describe, expect, it } from 'vitest';
import { readRange } from './dokumenter.ts';

describe('a range of a file of 100 bytes', () => {
  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=90-', 90, 99],
    ['bytes=-10', 90, 99],
    ['bytes=-1000', 0, 99],
    ['bytes=50-1000', 50, 99],
    ['bytes=99-99', 99, 99],
  ])('%s is the bytes %i to %i', (header, start, end) => {
    expect(readRange(header, 100)).toEqual({ kind: 'part', start, end });
  });

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s is beyond the end', (header) => {
    expect(readRange(header, 100)).toEqual({ kind: 'none' });
  });

  it.each(['', 'bytes=', 'bytes=-', 'bytes=9-1', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=a-b', 'x'])(
    '%j asks for all of it',
    (header) => {
      expect(readRange(header, 100)).toEqual({ kind: 'all' });
    },
  );
});

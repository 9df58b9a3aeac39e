import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openLink, signLink } from './signed-link.ts';

const key = Buffer.alloc(32, 7);
const target = fc.record({
  id: fc.uuid(),
  expires: fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
});

describe('a signed link', () => {
  it('opens what it was made for', () => {
    fc.assert(
      fc.property(target, (one) => {
        expect(openLink(key, signLink(key, one))).toEqual(one);
      }),
    );
  });

  it('opens nothing when any character of it is another', () => {
    fc.assert(
      fc.property(target, fc.nat(), fc.constantFrom(...'abcXYZ019-_.'), (one, at, other) => {
        const token = signLink(key, one);
        const place = at % token.length;
        const altered = token.slice(0, place) + other + token.slice(place + 1);
        if (altered !== token) expect(openLink(key, altered)).toBeNull();
      }),
    );
  });

  it('opens nothing with another key, cut short, or made up', () => {
    const token = signLink(key, { id: crypto.randomUUID(), expires: new Date(0) });
    expect(openLink(Buffer.alloc(32, 8), token)).toBeNull();
    for (const text of ['', token.slice(0, -1), `${token}x`, 'a.b.c', `${token}.${token}`])
      expect(openLink(key, text)).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { browserMark, identityHash, openLink, signLink } from './crypto.ts';
import type { KeyRing } from './key-ring.ts';

const identityKey = Buffer.alloc(32, 1);

describe('the hash of an identity number', () => {
  it('has the 32 bytes that the database requires', () => {
    expect(identityHash(identityKey, '14828840259')).toHaveLength(32);
  });

  it('depends on the number and on the key', () => {
    const hash = identityHash(identityKey, '14828840259');
    expect(identityHash(identityKey, '14828840259')).toEqual(hash);
    expect(identityHash(identityKey, '03917540569')).not.toEqual(hash);
    expect(identityHash(Buffer.alloc(32, 2), '14828840259')).not.toEqual(hash);
  });
});

const linkKey: KeyRing = [Buffer.alloc(32, 7)];
const target = fc.record({
  id: fc.uuid(),
  expires: fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
});

describe('a signed link', () => {
  it('gives back its target', () => {
    fc.assert(
      fc.property(target, (one) => {
        expect(openLink(linkKey, signLink(linkKey, one))).toEqual(one);
      }),
    );
  });

  it('is invalid when any character is changed', () => {
    fc.assert(
      fc.property(target, fc.nat(), fc.constantFrom(...'abcXYZ019-_.'), (one, at, other) => {
        const token = signLink(linkKey, one);
        const place = at % token.length;
        const altered = token.slice(0, place) + other + token.slice(place + 1);
        if (altered !== token) expect(openLink(linkKey, altered)).toBeNull();
      }),
    );
  });

  it('works under the older key, and is signed with the newest', () => {
    const [older] = linkKey;
    const ring: KeyRing = [Buffer.alloc(32, 9), older];
    fc.assert(
      fc.property(target, (one) => {
        expect(openLink(ring, signLink(linkKey, one))).toEqual(one);
        expect(openLink([Buffer.alloc(32, 9)], signLink(ring, one))).toEqual(one);
        expect(openLink(linkKey, signLink(ring, one))).toBeNull();
      }),
    );
  });

  it('is invalid with another key, cut short, or made up', () => {
    const token = signLink(linkKey, { id: crypto.randomUUID(), expires: new Date(0) });
    expect(openLink([Buffer.alloc(32, 8)], token)).toBeNull();
    for (const text of ['', token.slice(0, -1), `${token}x`, 'a.b.c', `${token}.${token}`])
      expect(openLink(linkKey, text)).toBeNull();
  });
});

describe('the mark of a person for their browser', () => {
  const person = Buffer.alloc(32, 1);

  it('is the same each time, and another for each person', () => {
    expect(browserMark(linkKey, person)).toBe(browserMark(linkKey, person));
    expect(browserMark(linkKey, Buffer.alloc(32, 2))).not.toBe(browserMark(linkKey, person));
  });

  it('says nothing of the person to somebody without the key', () => {
    expect(browserMark([Buffer.alloc(32, 9)], person)).not.toBe(browserMark(linkKey, person));
    expect(browserMark(linkKey, person)).toMatch(/^[\w-]{16}$/);
  });
});

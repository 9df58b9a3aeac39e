import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identityHash, openLink, seal, signLink, unseal } from './crypto.ts';

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

const key = Buffer.alloc(32, 7);

describe('a sealed value', () => {
  it('opens with the same key', () => {
    expect(unseal(key, seal(key, 'blåbærsyltetøy'))).toBe('blåbærsyltetøy');
  });

  it('is different every time, and does not contain the text', () => {
    expect(seal(key, 'a')).not.toBe(seal(key, 'a'));
    expect(Buffer.from(seal(key, 'hemmelig'), 'base64url').toString('latin1')).not.toContain(
      'hemm',
    );
  });

  it.each([
    ['another key', (sealed: string) => unseal(Buffer.alloc(32, 8), sealed)],
    ['a changed text', (sealed: string) => unseal(key, `${sealed.slice(0, -4)}AAAA`)],
    ['a cut text', (sealed: string) => unseal(key, sealed.slice(0, 10))],
  ])('does not open with %s', (_, open) => {
    expect(open(seal(key, 'et lengre innhold'))).toBeNull();
  });
});

const linkKey = Buffer.alloc(32, 7);
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

  it('is invalid with another key, cut short, or made up', () => {
    const token = signLink(linkKey, { id: crypto.randomUUID(), expires: new Date(0) });
    expect(openLink(Buffer.alloc(32, 8), token)).toBeNull();
    for (const text of ['', token.slice(0, -1), `${token}x`, 'a.b.c', `${token}.${token}`])
      expect(openLink(linkKey, text)).toBeNull();
  });
});

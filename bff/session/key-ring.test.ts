import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type KeyRing,
  type Sealed,
  decrypt,
  encrypt,
  isNewest,
  keyId,
  keyRing,
  keysOf,
  seal,
  unseal,
} from './key-ring.ts';

const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes));
const twoKeys = fc.uniqueArray(key, {
  minLength: 2,
  maxLength: 2,
  comparator: (a, b) => a.equals(b),
});
const text = fc.string({ unit: 'grapheme' });
const one: KeyRing = [Buffer.alloc(32, 7)];

describe('a ring of keys', () => {
  it('reads what each of its keys has made, and writes only with the newest', () => {
    fc.assert(
      fc.property(twoKeys, text, ([older, newest], words) => {
        const [before, during, after]: KeyRing[] = [[older!], [newest!, older!], [newest!]];
        const [old, fresh] = [encrypt(before!, words), encrypt(during!, words)];
        const readBy = (it: Sealed) => [before, during, after].map((ring) => decrypt(ring!, it));
        expect(readBy(old)).toEqual([words, words, null]);
        expect(readBy(fresh)).toEqual([null, words, words]);
        expect(unseal(during!, seal(before!, words))).toBe(words);
        expect(unseal(after!, seal(during!, words))).toBe(words);
        expect(unseal(after!, seal(before!, words))).toBeNull();
      }),
    );
  });

  it('knows which of its keys has sealed a text', () => {
    fc.assert(
      fc.property(twoKeys, text, ([older, newest], words) => {
        expect(isNewest([newest!, older!], seal([newest!], words))).toBe(true);
        expect(isNewest([newest!, older!], seal([older!], words))).toBe(false);
      }),
    );
  });

  it('names different keys differently, without showing them', () => {
    fc.assert(
      fc.property(twoKeys, ([a, b]) => {
        expect(keyId(a!)).not.toBe(keyId(b!));
        expect(a!.toString('hex')).not.toContain(keyId(a!));
      }),
    );
  });

  it('has one key when there is no older one', () => {
    expect(keysOf(keyRing(one[0], undefined))).toEqual([one[0]]);
  });
});

describe('a sealed text', () => {
  it('is different every time, and does not contain the text', () => {
    expect(seal(one, 'a')).not.toBe(seal(one, 'a'));
    const { kryptert } = encrypt(one, 'hemmelig');
    expect(kryptert.toString('latin1')).not.toContain('hemm');
  });

  it('opens no more when any part of it is changed or missing', () => {
    const sealed = seal(one, 'et lengre innhold');
    for (let at = 0; at < sealed.length - 1; at += 1) {
      const other = sealed[at] === 'b' ? 'c' : 'b';
      expect(unseal(one, sealed.slice(0, at) + other + sealed.slice(at + 1))).toBeNull();
      expect(unseal(one, sealed.slice(0, at))).toBeNull();
    }
  });

  it('is read without a key id too, as earlier versions wrote it', () => {
    const [, before] = seal(one, 'fra før').split('.');
    expect(unseal(one, before!)).toBe('fra før');
    expect(unseal([Buffer.alloc(32, 8), one[0]], before!)).toBe('fra før');
    expect(unseal([Buffer.alloc(32, 8)], before!)).toBeNull();
  });
});

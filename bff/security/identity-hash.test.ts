import { describe, expect, it } from 'vitest';
import { identityHash } from './identity-hash.ts';

const key = Buffer.alloc(32, 1);

describe('the hash of an identity number', () => {
  it('has the 32 bytes that the database demands', () => {
    expect(identityHash(key, '14828840259')).toHaveLength(32);
  });

  it('is the same for the same person, and another one for another person or key', () => {
    const hash = identityHash(key, '14828840259');
    expect(identityHash(key, '14828840259')).toEqual(hash);
    expect(identityHash(key, '03917540569')).not.toEqual(hash);
    expect(identityHash(Buffer.alloc(32, 2), '14828840259')).not.toEqual(hash);
  });
});

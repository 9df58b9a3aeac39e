import { describe, expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const key = Buffer.alloc(32, 7);

describe('what is sealed', () => {
  it('opens with the same key', () => {
    expect(unseal(key, seal(key, 'blåbærsyltetøy'))).toBe('blåbærsyltetøy');
  });

  it('reads differently every time, and never as the text', () => {
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

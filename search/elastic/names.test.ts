import { describe, expect, it } from 'vitest';
import { createNames } from './names.ts';

describe('names of indices', () => {
  const names = createNames('presse');

  it('consist of prefix and generation', () => {
    expect(names.index('20260322t101500')).toBe('presse-20260322t101500');
    expect(names.writeAlias('20260322t101500')).toBe('presse-20260322t101500.skriv');
    expect(names.generation('presse-20260322t101500')).toBe('20260322t101500');
  });

  it('with another prefix are ignored', () => {
    for (const name of ['avis-20260322t101500', 'presse', 'presse-', 'presse-ny-20260322t101500'])
      expect(names.generation(name)).toBeNull();
  });

  it.each(['*', 'a,b', 'A', '', '-a', 'a-', '_all', 'a*', 'a/b', 'a.b', 'a'.repeat(101)])(
    'are refused for %j',
    (name) => {
      expect(() => names.index(name)).toThrow('Not a usable generation');
      expect(() => createNames(name)).toThrow('Not a usable prefix');
    },
  );
});

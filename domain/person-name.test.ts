import { describe, expect, it } from 'vitest';
import { displayName } from './person-name.ts';

describe('the name in the header', () => {
  it.each([
    ['PER-ARNE SOLBAKK', 'Per-Arne Solbakk'],
    ['ØYVIND ÅS', 'Øyvind Ås'],
    ["KARI O'HARA", "Kari O'Hara"],
  ])('shows %s in capitalised words', (shouted, shown) => expect(displayName(shouted)).toBe(shown));

  it.each(['Silje Haugnes', 'Ole von der Lippe', '', '李'])('leaves %j as it is', (name) =>
    expect(displayName(name)).toBe(name),
  );
});

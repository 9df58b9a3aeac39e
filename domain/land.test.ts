import { describe, expect, it } from 'vitest';
import { alleLand, landOf, NORGE } from './land.ts';
import { speak } from './testing/speak.ts';

const names = () => alleLand().map(({ navn }) => navn);

describe('the countries', () => {
  it('begin with Norway, Sweden, Denmark and Finland; the others follow by name', () => {
    expect(names().slice(0, 6)).toEqual([
      ...['Norge', 'Sverige', 'Danmark', 'Finland'],
      ...['Afghanistan', 'Albania'],
    ]);
    expect(names().slice(-4)).toEqual(['Zimbabwe', 'Øst-Timor', 'Østerrike', 'Åland']);
    expect(names().slice(4)).toEqual(names().slice(4).toSorted(new Intl.Collator('nb').compare));
  });

  it('have their names in nynorsk, and stand by them', () => {
    speak('nn');
    expect(names()[0]).toBe('Noreg');
    expect(landOf(NORGE)).toEqual({ id: 'NO', navn: 'Noreg', kode: '47' });
    expect(names().indexOf('Austerrike')).toBe(names().indexOf('Australia') - 1);
    expect(names()).not.toContain('Østerrike');
    expect(landOf('SE')?.navn).toBe('Sverige');
  });

  it('have each a code of two letters, a name and a calling code', () => {
    const all = alleLand();
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(names()).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(235);
    const known = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    for (const { id, kode, navn } of all) {
      expect(known.of(id), id).toBeDefined();
      expect(kode, id).toMatch(/^[1-9]\d{0,2}$/);
      expect(navn.trim(), id).not.toBe('');
    }
  });

  it('no other code is one', () => {
    for (const id of ['', 'no', 'XX', 'toString', '47']) expect(landOf(id)).toBeUndefined();
  });
});

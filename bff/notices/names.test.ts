import { describe, expect, it } from 'vitest';
import { keyRing } from '#bff/session/key-ring.ts';
import { amongNamed, type Named, nameOf, newestNaming, timesOf } from './names.ts';

const [KEY, OTHER] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const ring = keyRing(KEY, undefined);
const at = new Date('2026-03-10T12:00:00.123Z');
const hit: Named = { tidspunkt: at, sakId: 'SAK1', lagretSoekId: 1, endringNr: null };
const change: Named = { tidspunkt: at, sakId: 'SAK1', lagretSoekId: null, endringNr: 1 };
const name = (one: Named) => nameOf(one, newestNaming(ring));

describe('the name of a notice', () => {
  it('is the same for the same, and another one for each other', () => {
    const others = [
      hit,
      change,
      { ...hit, sakId: 'SAK2' },
      { ...hit, lagretSoekId: 2 },
      { ...change, endringNr: 2 },
      { ...change, sakId: 'SAK2' },
      { ...hit, tidspunkt: new Date(at.getTime() + 1) },
    ];
    expect(new Set(others.map(name)).size).toBe(others.length);
    expect(name({ ...hit })).toBe(name(hit));
  });

  it('says nothing of the number of a change, or of its case', () => {
    expect(name({ ...change, sakId: 'BAKKERUD', endringNr: 4711 })).toMatch(
      /^mmkk5mrf\.[\w-]{16}$/,
    );
    expect(nameOf(change, newestNaming(keyRing(OTHER, undefined)))).not.toBe(name(change));
  });

  it('is known again, also by the key of before, and no other is', () => {
    const isNamed = amongNamed(keyRing(OTHER, KEY), [name(hit)]);
    expect([hit, change].map(isNamed)).toEqual([true, false]);
    expect(amongNamed(keyRing(OTHER, undefined), [name(hit)])(hit)).toBe(false);
  });

  it('has the time, to the millisecond', () => {
    expect(timesOf([name(hit), name(change)])).toEqual([at]);
  });
});

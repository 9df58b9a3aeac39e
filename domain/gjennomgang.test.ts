import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  GRENSER,
  MEST_AV_SLAG,
  UVANLIG,
  erForfalt,
  fristFor,
  maanedFoer,
  maanedTekst,
  mestSpurt,
  sisteMaaned,
  tidAv,
  trekk,
  velgUvanlige,
} from './gjennomgang.ts';

const at = (iso: string) => new Date(iso);

describe('the month', () => {
  it('is the last one that is over in Oslo', () => {
    expect(sisteMaaned(at('2026-10-31T23:59:59+01:00'))).toBe('2026-09');
    expect(sisteMaaned(at('2026-11-01T00:00:00+01:00'))).toBe('2026-10');
    expect(sisteMaaned(at('2026-01-15T12:00:00+01:00'))).toBe('2025-12');
  });

  it('begins and ends at midnight in Oslo, also when the clocks change', () => {
    const { fra, til } = tidAv('2026-10');
    expect(fra).toEqual(at('2026-10-01T00:00:00+02:00'));
    expect(til).toEqual(at('2026-11-01T00:00:00+01:00'));
  });

  it('has one before it, a name, and a deadline in the next', () => {
    expect(maanedFoer('2026-01')).toBe('2025-12');
    expect(maanedTekst('2026-10')).toBe('oktober 2026');
    expect(fristFor('2026-12')).toBe('2027-01-15');
  });

  it('is overdue when the last day is over and nobody has signed', () => {
    const [before, after] = [at('2026-11-15T23:59:59+01:00'), at('2026-11-16T00:00:00+01:00')];
    expect(erForfalt('2026-10', null, before)).toBe(false);
    expect(erForfalt('2026-10', null, after)).toBe(true);
    expect(erForfalt('2026-10', before, after)).toBe(false);
  });
});

describe('what is unusual', () => {
  it('is what reaches a limit, by kind and the highest first', () => {
    const talt = [
      { slag: 'natt', person: 'a', antall: GRENSER.natt },
      { slag: 'utenfor', person: 'b', antall: GRENSER.utenfor - 1 },
      { slag: 'utenfor', person: 'c', antall: GRENSER.utenfor },
      { slag: 'utenfor', person: 'd', antall: GRENSER.utenfor + 1 },
    ] as const;
    const { rader, utelatt } = velgUvanlige(talt);
    expect(rader.map(({ person }) => person)).toEqual(['d', 'c', 'a']);
    expect(utelatt).toBe(0);
  });

  const talt = fc.array(
    fc.record({
      slag: fc.constantFrom(...UVANLIG),
      person: fc.integer(),
      antall: fc.integer({ min: 0, max: 4000 }),
    }),
    { maxLength: 200 },
  );

  it('leaves nobody out uncounted, and lists no one below another who is left out', () => {
    fc.assert(
      fc.property(talt, (all) => {
        const { rader, utelatt } = velgUvanlige(all);
        const over = all.filter(({ slag, antall }) => antall >= GRENSER[slag]);
        expect(rader.length + utelatt).toBe(over.length);
        for (const slag of UVANLIG) {
          const listed = rader.filter((one) => one.slag === slag);
          expect(listed.length).toBeLessThanOrEqual(MEST_AV_SLAG);
          const left = over.filter((one) => one.slag === slag && !rader.includes(one));
          const least = Math.min(...listed.map(({ antall }) => antall));
          expect(left.every(({ antall }) => antall <= least)).toBe(true);
        }
      }),
    );
  });

  it('counts searches with the same words, whatever their letter case and spaces', () => {
    const asked = [
      { person: 'a', ord: '{"query":"Kari  Nordmann"}' },
      { person: 'a', ord: '{"query":"kari nordmann"}' },
      { person: 'a', ord: '{"query":"ran"}' },
      { person: 'b', ord: '{"query":"kari nordmann"}' },
    ];
    expect([...mestSpurt(asked)]).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });
});

describe('the sample', () => {
  const month = fc
    .tuple(fc.integer({ min: 2020, max: 2060 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, nr]) => `${year}-${String(nr).padStart(2, '0')}`);
  const extent = fc
    .tuple(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 1e7 }))
    .map(([fra, size]) => ({ fra, til: fra + size }));
  const size = fc.integer({ min: 0, max: 100 });

  it('is the same whoever draws it, of the right size, and within the month', () => {
    fc.assert(
      fc.property(month, extent, size, (maaned, { fra, til }, antall) => {
        const drawn = trekk(maaned, { fra, til }, antall);
        expect(trekk(maaned, { fra, til }, antall)).toEqual(drawn);
        expect(new Set(drawn).size).toBe(Math.min(antall, til - fra + 1));
        expect(drawn).toHaveLength(Math.min(antall, til - fra + 1));
        expect(drawn.every((id) => id >= fra && id <= til)).toBe(true);
      }),
    );
  });

  it('begins with what a smaller one has', () => {
    fc.assert(
      fc.property(month, extent, size, (maaned, ids, antall) => {
        expect(trekk(maaned, ids, 100).slice(0, antall)).toEqual(
          trekk(maaned, ids, antall).slice(0, antall),
        );
      }),
    );
  });

  it('is another one in another month', () => {
    const ids = { fra: 1, til: 1_000_000 };
    expect(trekk('2026-10', ids, 20)).not.toEqual(trekk('2026-11', ids, 20));
  });

  it('reaches all parts of a month', () => {
    const tenths = trekk('2026-10', { fra: 0, til: 999 }, 200).map((id) => Math.floor(id / 100));
    expect(new Set(tenths).size).toBe(10);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cutForSubject,
  LENGST_I_EMNE,
  listedOf,
  MEST_AV_ET_SOEK,
  MEST_RADER,
  mostFirst,
  soonestFirst,
} from './notice-rows.ts';

const row = (saksnummer: string, start: string | null) => ({
  ...{ saksnummer, start: start === null ? null : new Date(start) },
});

describe('the rows of an e-mail with notices', () => {
  it('begin with the next hearing, then go by number; what has none to come is last', () => {
    const rows = [row('4', null), row('3', '2026-11-24'), row('2', '2026-11-24')];
    const order = soonestFirst([...rows, row('9', '2026-11-23'), row('1', null)]);
    expect(order.map(({ saksnummer }) => saksnummer)).toEqual(['9', '2', '3', '1', '4']);
  });

  it('stand in the search with the most hits first, then by its name', () => {
    const soek = [
      { navn: 'Ære', treff: [1] },
      { navn: 'Bil', treff: [1, 2] },
      { navn: 'Ran', treff: [1] },
    ];
    expect(mostFirst(soek).map(({ navn }) => navn)).toEqual(['Bil', 'Ran', 'Ære']);
  });

  it('are so many of a search, and so many in all, in the order of the searches', () => {
    expect(listedOf([3, 25, 20])).toEqual([3, 20, 20]);
    expect(listedOf([30, 30, 30, 30, 15, 9, 4])).toEqual([20, 20, 20, 20, 15, 5, 0]);
    fc.assert(
      fc.property(fc.array(fc.nat(60)), (counts) => {
        const listed = listedOf(counts);
        expect(listed).toHaveLength(counts.length);
        listed.forEach((one, place) =>
          expect(one).toBeLessThanOrEqual(Math.min(counts[place]!, MEST_AV_ET_SOEK)),
        );
        expect(listed.reduce((sum, one) => sum + one, 0)).toBe(
          Math.min(
            MEST_RADER,
            counts.reduce((sum, one) => sum + Math.min(one, MEST_AV_ET_SOEK), 0),
          ),
        );
      }),
    );
  });
});

describe('the name of a search in a subject', () => {
  it('is cut where it is too long, between what a reader sees as characters', () => {
    const family = '👩‍👩‍👧';
    expect(cutForSubject('Narkotika i Oslo')).toBe('Narkotika i Oslo');
    expect(cutForSubject('å'.repeat(LENGST_I_EMNE))).toBe('å'.repeat(LENGST_I_EMNE));
    expect(cutForSubject(family.repeat(LENGST_I_EMNE + 1))).toBe(
      `${family.repeat(LENGST_I_EMNE)}…`,
    );
    expect(cutForSubject(`${'a'.repeat(LENGST_I_EMNE - 1)} b`)).toBe(
      `${'a'.repeat(LENGST_I_EMNE - 1)}…`,
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseClauses } from './clauses.ts';
import { leavingOut } from './left-out.ts';

const rests = (query: string) => leavingOut(query).map(({ word, rest }) => [word, rest]);

describe('a search without one of its words', () => {
  it('is what else was typed', () => {
    expect(rests('promillekjøring moped Halden')).toEqual([
      ['promillekjøring', 'moped Halden'],
      ['moped', 'promillekjøring Halden'],
      ['Halden', 'promillekjøring moped'],
    ]);
  });

  it.each([
    ['«grov vold» moped', 'grov vold', 'moped'],
    ['"grov vold" moped', 'grov vold', 'moped'],
    ['bedr* moped', 'bedr', 'moped'],
    ['-vold moped', 'vold', 'moped'],
    ['-"grov vold" moped', 'grov vold', 'moped'],
    ['§ 263 a moped', '§ 263 a', 'moped'],
    ['26-000101MED-TOSL moped', '26-000101MED-TOSL', 'moped'],
    ['Lopez-Hansen moped', 'Lopez-Hansen', 'moped'],
  ])('of %j: %j, leaving %j', (query, word, rest) => {
    expect(rests(query)[0]).toEqual([word, rest]);
  });

  it('does not count small words', () => {
    expect(rests('vold mot politi')).toEqual([
      ['vold', 'mot politi'],
      ['politi', 'vold mot'],
    ]);
    expect(rests('vold mot')).toEqual([]);
  });

  it.each([
    ['tyveri eller ran moped', ['ran moped', 'tyveri moped', 'tyveri eller ran']],
    ['tyveri OG ran', ['ran', 'tyveri']],
    ['a1 eller b1 eller c1', ['b1 eller c1', 'a1 eller c1', 'a1 eller b1']],
    ['moped tyveri eller ran', ['tyveri eller ran', 'moped ran', 'moped tyveri']],
    ['IKKE ran moped sykkel', ['moped sykkel', 'IKKE ran sykkel', 'IKKE ran moped']],
    ['moped men ikke ran', ['men ikke ran', 'moped']],
  ])('takes the operator of %j with it', (query, expected) => {
    expect(rests(query).map(([, rest]) => rest)).toEqual(expected);
  });

  it('is nothing when no other word would be left', () => {
    for (const query of ['', '  ', 'moped', '"grov vold"', '§ 263 a', 'i', '!?'])
      expect(leavingOut(query)).toEqual([]);
  });

  it('is nothing where a quote stands alone or lacks its other half', () => {
    for (const query of ['moped "grov vold', '" moped tyveri "', 'moped «grov vold'])
      expect(leavingOut(query)).toEqual([]);
    expect(leavingOut('moped "grov vold"')).toHaveLength(2);
  });

  it('always says less, and something, whatever was typed', () => {
    const part = fc.constantFrom(
      ...['vold', '"grov vold"', '«a»', '-ran', 'ELLER', 'og', 'IKKE', 'men ikke', '§ 263 a', '*'],
      ...['strl. § 275', '26-000101', 'bedr*', 'i', ',', '"', 'Ærlig', '2. ledd', 'NOT', '--x'],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const query = parts.join(' ');
        const clauses = parseClauses(query, null);
        for (const { word, rest } of leavingOut(query)) {
          expect(query).toContain(word);
          expect(rest.length).toBeLessThan(query.length);
          expect(parseClauses(rest, null).length).toBeLessThanOrEqual(clauses.length + 1);
        }
      }),
      { numRuns: 500 },
    );
  });
});

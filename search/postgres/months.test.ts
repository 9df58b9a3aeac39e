import fc from 'fast-check';
import { expect, test } from 'vitest';
import { osloDay } from '#domain/time.ts';
import { buildQuery, buildSakDocument, text } from '#tests/support/search/builders.ts';
import { rangeInstants } from '#search/query.ts';
import { monthLexemes, monthQuery } from './months.ts';

const hearing = (start: string, slutt: string) =>
  buildSakDocument({
    domstolId: 'TSOS',
    rettsmoeter: [{ start, slutt, type: text(), typeNavn: null }],
  });

/** Whether one of the tsquery's alternatives is among the lexemes. */
const matches = (query: string | null, lexemes: readonly string[]) =>
  query === null || query.split(' | ').some((part) => lexemes.includes(part.slice(1, -1)));

test('a case has a lexeme for each month of its hearings, alone and with its court', () => {
  expect(monthLexemes(hearing('2026-03-10T08:00:00.000Z', '2026-04-10T08:00:00.000Z'))).toEqual([
    '@/2026-03',
    '@TSOS/2026-03',
    '@/2026-04',
    '@TSOS/2026-04',
  ]);
});

test('a query asks for the months of its range', () => {
  const range = { fraDato: '2026-12-15', tilDato: '2027-01-15' };
  expect(monthQuery(buildQuery(range))).toBe(`'@/2026-12' | '@/2027-01' | '@/alltid'`);
  expect(monthQuery(buildQuery({ ...range, domstolId: 'LB' }))).toContain(`'@LB/2027-01'`);
  expect(monthQuery(buildQuery({ fraDato: '2026-01-01', tilDato: '2026-09-01' }))).toBeNull();
});

test('every hearing that overlaps the range is in one of the queried months', () => {
  const instant = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2026-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  const minutes = fc.oneof(
    fc.integer({ min: 1, max: 600 }),
    fc.integer({ min: 1, max: 3_000_000 }),
  );
  fc.assert(
    fc.property(instant, minutes, instant, instant, (start, length, one, other) => {
      const slutt = new Date(start.getTime() + length * 60_000);
      const [fraDato, tilDato] = [osloDay(one), osloDay(other)].sort();
      const query = buildQuery({ fraDato: fraDato!, tilDato: tilDato!, domstolId: 'TSOS' });
      const { from, to } = rangeInstants(query)!;
      fc.pre(start < to && slutt > from);
      const document = hearing(start.toISOString(), slutt.toISOString());
      expect(matches(monthQuery(query), monthLexemes(document))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('an invalid time is left for the database to refuse', () => {
  expect(monthLexemes(hearing('once', '2026-04-10T08:00:00.000Z'))).toEqual([
    '@/alltid',
    '@TSOS/alltid',
  ]);
});

import { expect, it } from 'vitest';
import { brukereParamsSchema } from '#contract/admin/brukere.ts';
import { revisjonParamsSchema } from '#contract/admin/revisjon.ts';
import { soeknaderParamsSchema } from '#contract/admin/soeknader.ts';
import { searchParamsSchema } from '#contract/search.ts';
import { auditFeltNavn } from '#domain/revisjon-felt.ts';

// What a row is given field by field is checked when it is compiled; these are written as they come.
it.each([
  ['a search', searchParamsSchema],
  ['the list of applications', soeknaderParamsSchema],
  ['the list of users', brukereParamsSchema],
])('every field of %s has a label in the audit log', (_, { shape }) => {
  expect(Object.keys(shape).filter((key) => auditFeltNavn(key) === null)).toEqual([]);
});

it('so has every filter of the log itself', () => {
  const keys = Object.keys(revisjonParamsSchema.shape).filter((key) => key !== 'tilId');
  expect(keys.filter((key) => auditFeltNavn(key) === null)).toEqual([]);
});

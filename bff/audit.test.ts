import { expect, it } from 'vitest';
import { z } from 'zod';
import { brukereParamsSchema } from '#contract/admin/brukere.ts';
import { revisjonParamsSchema } from '#contract/admin/revisjon.ts';
import { opphevSchema, settBegrensningSchema, skjulSchema } from '#contract/admin/saker.ts';
import { soeknaderParamsSchema, soeknadKoeParamsSchema } from '#contract/admin/soeknader.ts';
import { eksportParamsSchema } from '#contract/eksport.ts';
import { lagretSoekFormSchema } from '#contract/lagrede-soek.ts';
import { searchParamsSchema } from '#contract/search.ts';
import { auditFeltNavn } from '#domain/revisjon-felt.ts';
import type { Dokumentadresse } from '#domain/tilbaketrekking.ts';

// What a row is given field by field is checked when it is compiled; these are written as they come.
it.each([
  ['a search', searchParamsSchema],
  ['the list of applications', soeknaderParamsSchema],
  ['a queue of applications', soeknadKoeParamsSchema],
  ['the list of users', brukereParamsSchema],
  ['a saved search', lagretSoekFormSchema],
  ['a restriction', settBegrensningSchema],
  ['what lifts a withdrawal or a restriction', opphevSchema],
])('every field of %s has a label in the audit log', (_, { shape }) => {
  expect(Object.keys(shape).filter((key) => auditFeltNavn(key) === null)).toEqual([]);
});

it('so has what an export is of, besides the tick of knowing the rules', () => {
  const keys = Object.keys(eksportParamsSchema.shape).filter((key) => key !== 'kjennerReglene');
  expect(keys.filter((key) => auditFeltNavn(key) === null)).toEqual([]);
});

it('so has what hides a case, with the address of its document', () => {
  const { dokument, ...fields } = skjulSchema.shape;
  const address = { filtype: 'tiltale', domstolInitialer: 'TOSL', filNavn: 'tiltale.pdf' } as const;
  // As it is stored beside the others: every field of the address is there.
  expect(z.parse(dokument, address)).toEqual(address satisfies Dokumentadresse);
  const keys = [...Object.keys(fields), ...Object.keys(address)];
  expect(keys.filter((key) => auditFeltNavn(key) === null)).toEqual([]);
});

it('so has every filter of the log itself', () => {
  const keys = Object.keys(revisjonParamsSchema.shape).filter((key) => key !== 'tilId');
  expect(keys.filter((key) => auditFeltNavn(key) === null)).toEqual([]);
});

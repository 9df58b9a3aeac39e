import { expect, it } from 'vitest';
import { NO_TEXT } from '#search/field-texts.ts';
import { ofHearings } from './of-hearings.ts';

const moete = (day: string, typeNavn: string | null) => ({
  start: `2026-03-${day}T08:00:00.000Z`,
  slutt: `2026-03-${day}T14:00:00.000Z`,
  type: NO_TEXT,
  typeNavn,
});
const typesOf = (...types: (string | null)[]) => {
  const { moetetype, ulikeMoetetyper } = ofHearings({
    rettsmoeter: types.map((type) => moete('10', type)),
  });
  return [moetetype, ulikeMoetetyper];
};

it('says when each hearing is, without its end', () => {
  const { moetetid } = ofHearings({ rettsmoeter: [moete('10', null), moete('12', 'Planmøte')] });
  expect(moetetid).toEqual([
    { gte: '2026-03-10T08:00:00.000Z', lt: '2026-03-10T14:00:00.000Z' },
    { gte: '2026-03-12T08:00:00.000Z', lt: '2026-03-12T14:00:00.000Z' },
  ]);
});

it.each([
  [[], null, false],
  [['Planmøte'], 'Planmøte', false],
  [['Planmøte', 'Planmøte'], 'Planmøte', false],
  [[null, null], null, false],
  [['Planmøte', 'Fengsling'], null, true],
  [['Planmøte', null], null, true],
] as const)('of the types %j one is %j, and they differ: %j', (types, one, differ) => {
  expect(typesOf(...types)).toEqual([one, differ]);
});

import { expect, test } from 'vitest';
import { mergeTyped, reviewOf, type VurderingValues } from './vurdering-values.ts';

const before: VurderingValues = {
  kommentar: '',
  sluttdato: '',
  settPaaVent: false,
  begrunnelse: 'Mal',
  versjon: '1',
};

test('what was typed outlives what somebody else has saved; the rest is theirs', () => {
  const typed = { ...before, kommentar: 'Min kommentar', sluttdato: '2027-01-01' };
  const saved = { ...before, kommentar: 'Deres', settPaaVent: true, versjon: '2' };
  expect(mergeTyped(typed, before, saved)).toEqual({
    kommentar: 'Min kommentar',
    sluttdato: '2027-01-01',
    settPaaVent: true,
    begrunnelse: 'Mal',
    versjon: '2',
  });
});

test('nothing typed is nothing sent', () => {
  expect(reviewOf({ ...before, kommentar: '  ' })).toEqual({
    kommentar: null,
    sluttdato: null,
    settPaaVent: false,
    versjon: 1,
  });
});

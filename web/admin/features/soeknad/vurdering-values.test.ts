import { expect, test } from 'vitest';
import { soeknadDetaljer } from '#web/testing/shown-soeknad-detaljer.ts';
import { mergeTyped, reviewOf, valuesOf } from './vurdering-values.ts';

test('what was typed outlives what somebody else has saved; the rest is theirs', () => {
  const typed = {
    ...valuesOf(soeknadDetaljer()),
    kommentar: 'Min kommentar',
    sluttdato: '2027-01-01',
  };
  const saved = valuesOf(soeknadDetaljer({ kommentar: 'Deres', status: 3, versjon: 2 }));
  expect(mergeTyped(typed, saved)).toEqual({
    ...saved,
    kommentar: 'Min kommentar',
    sluttdato: '2027-01-01',
    settPaaVent: true,
  });
});

test('nothing typed is nothing sent', () => {
  expect(reviewOf({ ...valuesOf(soeknadDetaljer()), kommentar: '  ' })).toEqual({
    kommentar: null,
    sluttdato: null,
    settPaaVent: false,
    versjon: 1,
  });
});

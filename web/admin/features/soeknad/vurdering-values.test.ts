import { expect, test } from 'vitest';
import { soeknadDetaljer } from '#web/testing/shown-soeknad-detaljer.ts';
import { mergeTyped, reviewOf, valuesOf } from './vurdering-values.ts';

test('typed fields are kept, and the others take what somebody else has saved', () => {
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

test('empty fields are sent as null', () => {
  expect(reviewOf({ ...valuesOf(soeknadDetaljer()), kommentar: '  ' })).toEqual({
    kommentar: null,
    sluttdato: null,
    settPaaVent: false,
    versjon: 1,
  });
});

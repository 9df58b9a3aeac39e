import { expect, it } from 'vitest';
import { withoutNames } from './names-in-text.ts';
import { partyNames } from './party-names.ts';

it.each([
  ['MCDONALD, Mcdonald og mcdonald', 'Ian McDonald-Hansen', '[navn skjult] og [navn skjult]'],
  ['IAN MCDONALD', 'Ian McDonald-Hansen', '[navn skjult]'],
  ['OBRIEN m.fl.', "Seán O'Brien-Lie", '[navn skjult] m.fl.'],
  ['Dangelo, DANGELO', "Luca Rossi-D'Angelo", '[navn skjult]'],
  ['MACLEOD-BERG og Macleod', 'Ann MacLeod‑Berg', '[navn skjult] og [navn skjult]'],
])('half of a surname is hidden however it is written: %s, of %s', (text, parter, left) =>
  expect(withoutNames(text, partyNames(parter))).toBe(left),
);

import { expect, test } from 'vitest';
import { partyNames } from './party-names.ts';
import { peopleWithoutNames } from './people.ts';

const HIDDEN = '[navn skjult]';
const hide = (text: string, parter: string) => peopleWithoutNames(text, partyNames(parter)) ?? text;

test.each([
  ['O. Zkrog', 'Ola Zkrog', HIDDEN],
  ['Ola A. Zkrog', 'Ola Zkrog', HIDDEN],
  ['Ola van Zkrog', 'Ola Zkrog', HIDDEN],
  ['Ola Zkrogs', 'Ola Zkrog', HIDDEN],
  ['OA Zkrog', 'O.A. Zkrog', HIDDEN],
  ['Zkrog', 'O.A. Zkrog', HIDDEN],
  ['Zkrims forsvarer Liv', 'Ola Zkrog, Kari Zkrim', `${HIDDEN} forsvarer Liv`],
  ['Lo v / Zkrog', 'Ola Zkrog', `Lo v / ${HIDDEN}`],
  ['Lo v/ Zkrog', 'Zkrog', `Lo v/ ${HIDDEN}`],
  ['Kari Zkrim, Ola Zkrog', 'Ola Zkrog, Kari Zkrim', `${HIDDEN}, ${HIDDEN}`],
  ['Ola Zkrog Kari', 'Ola Zkrog; Zkrog, Kari', HIDDEN],
  ['Liv Lo ( Zkrog )', 'Ola Zkrog', `Liv Lo ( ${HIDDEN} )`],
  ['Liv Lo [Zkrog]', 'Ola Zkrog', `Liv Lo [${HIDDEN}]`],
  ['Zkrog:Lo', 'Ola Zkrog', `${HIDDEN}:Lo`],
  ['Zkrog v. Lo', 'Ola Zkrog', `${HIDDEN} v. Lo`],
  ['Zkrog ved Lo', 'Ola Zkrog', `${HIDDEN} ved Lo`],
  ['Liv – Zkrog: adv. Lo', 'Ola Zkrog', `Liv – ${HIDDEN}: adv. Lo`],
  ['Liv Lo (forsvarer Zkrog)', 'Ola Zkrog', `Liv Lo (forsvarer ${HIDDEN})`],
  ['Liv Lo (Ola Z.)', 'Ola Zkrog', `Liv Lo (${HIDDEN} Z.)`],
  ['Liv Lo {Zkrog}', 'Ola Zkrog', `Liv Lo {${HIDDEN}}`],
  ['Liv Lo – Zkrog', 'Ola Zkrog', `Liv Lo – ${HIDDEN}`],
  ['Liv Lo / Zkrog, Bo', 'Ola Zkrog', `Liv Lo / ${HIDDEN}, Bo`],
  ['Bo\r\nOla\r\nZkrog\r\nLo', 'Ola Zkrog', `Bo\r\n${HIDDEN}\r\nLo`],
])('«%s» says the party %s', (text, parter, without) => expect(hide(text, parter)).toBe(without));

test.each([
  ['P. Zkrog', 'Ola Zkrog'],
  ['OX Zkrog', 'O.A. Zkrog'],
  ['Kari Zkrog', 'O.A. Zkrog'],
  ['Zkrog Lo', 'O.A. Zkrog'],
  ['Zkrogs Forsvarer', 'Ola Zkrog'],
  ['Lo v/ Ola Lie', 'Ola Zkrog'],
  ['Lo v    Zkrog', 'Ola Zkrog'],
  ['Liv Ola\nZkrog', 'Ola Zkrog'],
  ['Ola\nZkrog Lo', 'Ola Zkrog'],
  ['Zkrog: 12 34 56 78', 'Ola Zkrog'],
  ['Ola og Zkrog', 'Ola Zkrog'],
  ['Liv Lo (Kari Zkrog)', 'Ola Zkrog'],
  ['Liv Lo – Kari Zkrog', 'Ola Zkrog'],
  ['Bo/Zkrog Lo', 'Ola Zkrog'],
  ['OlaLi', 'Ola Li'],
  ['Ola A. Zkrim', 'Ola Zkrog'],
])('«%s» is none of %s', (text, parter) => expect(hide(text, parter)).toBe(text));

test('where nobody is hidden there is no other text', () => {
  expect(peopleWithoutNames('Liv Lo\nBo', partyNames('Ola Zkrog'))).toBeNull();
  expect(peopleWithoutNames('Ola Zkr&oslash;g', [])).toBeNull();
});

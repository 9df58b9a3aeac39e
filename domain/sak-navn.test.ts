import { describe, expect, it } from 'vitest';
import { BEGRENSNING_NAVN, BEGRENSNINGER } from './sak.ts';
import { SAKSTYPE_NAVN, SAKSTYPER, sakstypeVist } from './sakstyper.ts';
import { LANGUAGES } from './texts.ts';
import { speak } from './testing/speak.ts';
import { BEGRENSNING_NAVN as ALONE } from './tilbaketrekking.ts';

describe('the names of restrictions', () => {
  it.each(LANGUAGES)(
    'in %s are the same alone and in a sentence, but for the capital',
    (language) => {
      speak(language);
      for (const type of BEGRENSNINGER) {
        const name = BEGRENSNING_NAVN[type];
        expect(ALONE[type]).toBe(name.charAt(0).toUpperCase() + name.slice(1));
      }
    },
  );
});

describe('the types of cases', () => {
  it('have their bokmål in the index, whoever reads', () => {
    expect({ ...SAKSTYPE_NAVN }).toEqual(SAKSTYPER);
    speak('nn');
    expect(SAKSTYPER.ENE).toBe('Enedommersak');
    expect(SAKSTYPE_NAVN.ENE).toBe('Einedommarsak');
  });

  it.each([
    ['26-000321MED-TSOS', 'Tilståelsessak', 'Tilståelsessak'],
    ['26-000321MED-TSOS', null, 'Meddomsrettssak'],
    ['26-000321SAM-TSOS/TSAR', null, 'SAM'],
    ['26-121330SAK-LB', null, 'SAK'],
    ['LB-2018-102939-2', null, null],
  ])('%s, called %s by the court, is %s', (saksnummer, sakstype, shown) =>
    expect(sakstypeVist({ saksnummer, sakstype })).toBe(shown),
  );
});

import { describe, expect, test } from 'vitest';
import { judged, type JudgedCase } from './judge.ts';

const sak = (overrides: Partial<JudgedCase>): JudgedCase => ({
  sakId: 'A',
  saksnummer: '25-187797MED-TSOS/TSAR',
  domstolId: 'TSOS',
  kode: 'MED',
  tema: null,
  emner: [],
  moeter: [],
  dager: [],
  saler: [],
  begrensninger: [],
  seter: ['Moss'],
  ...overrides,
});
const citing = (tema: string) => sak({ tema });

describe('judged', () => {
  test('takes all parts of a judgement together, and any value of a part', () => {
    const drap = sak({ emner: ['drap'] });
    expect(judged('emne:drap|voldtekt kode:MED', drap)).toBe(true);
    expect(judged('emne:drap kode:ENE', drap)).toBe(false);
    expect(judged('emne:drap !sete:Moss', drap)).toBe(false);
    expect(judged('', drap)).toBe(false);
  });

  test('reads the paragraphs of a range, of a list and of a law cited after another', () => {
    const text = 'Straffeloven §§ 231–233 og 321, vegtrafikkloven § 31, jf. § 22';
    for (const lov of ['strl-232', 'strl-321', 'vtrl-31', 'vtrl-22'])
      expect(judged(`lov:${lov}`, citing(text)), lov).toBe(true);
    expect(judged('lov:strl-22', citing(text))).toBe(false);
  });

  test('tells a paragraph with a letter from the one without, except when it says bokstav', () => {
    expect(judged('lov:strl-266', citing('Straffeloven § 266 a'))).toBe(false);
    expect(judged('lov:strl-266a', citing('Straffeloven § 266 a'))).toBe(true);
    expect(judged('lov:strl-266 lov:strl-266a', citing('strl. § 266 bokstav a'))).toBe(true);
    expect(judged('lov:aml-15-7', citing('Arbeidsmiljøloven § 15-7'))).toBe(true);
  });

  test('takes days of a period, rooms and restrictions', () => {
    const fredag = sak({
      dager: ['2026-03-13'],
      saler: ['Rettssal 7'],
      begrensninger: ['fotoforbud'],
    });
    expect(judged('dag:2026-03-13 sal:7 begr:fotoforbud', fredag)).toBe(true);
    expect(judged('dag:2026-03-09..2026-03-15', fredag)).toBe(true);
    for (const other of [
      'dag:2026-03-12',
      'dag:2026-03-14..2026-03-20',
      'sal:17',
      'begr:referatforbud',
    ])
      expect(judged(other, fredag), other).toBe(false);
  });

  test('refuses a judgement that it cannot read', () => {
    expect(() => judged('emner:drap', sak({}))).toThrow('emner:drap');
  });
});

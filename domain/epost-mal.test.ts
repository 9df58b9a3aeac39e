import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EPOST_FELT,
  EPOST_MALER,
  REDIGERBARE,
  epostMalFeil,
  forskjeller,
  isRedigerbar,
  linjerAv,
  stykkerAv,
} from './epost-mal.ts';

const GOOD = { emne: 'Kan du bekrefte?', tekst: 'Hei\n\n{navn} har til {frist}.\n{lenke}' };
const feil = (change: Partial<typeof GOOD>) =>
  epostMalFeil('arbeidsgiver_forespoersel', { ...GOOD, ...change });

describe('a text of an e-mail', () => {
  it('that has what the e-mail is sent for can be saved', () => {
    expect(feil({})).toEqual({});
    expect(feil({ emne: 'Trenger {navn} tilgang?' })).toEqual({});
  });

  it.each([
    ['no subject', { emne: ' ' }, { emne: 'Emnet må fylles ut.' }],
    ['no text', { tekst: '\n ' }, { tekst: 'Teksten må fylles ut.' }],
    [
      'a subject that is too long',
      { emne: 'x'.repeat(201) },
      { emne: 'Emnet kan ikke være lengre enn 200 tegn.' },
    ],
    [
      'a text that is too long',
      { tekst: `${GOOD.tekst}${'x'.repeat(4000)}` },
      { tekst: 'Teksten kan ikke være lengre enn 4000 tegn.' },
    ],
    [
      'a name that does not exist',
      { tekst: `${GOOD.tekst}\n{navnet}` },
      {
        tekst:
          '{navnet} finnes ikke i denne e-posten. Den har {kontaktperson}, {navn}, {opplysninger}, {lenke}, {frist}.',
      },
    ],
    [
      'a name of another e-mail',
      { emne: 'Til {fornavn}' },
      { emne: expect.stringContaining('{fornavn} finnes ikke i denne e-posten.') as string },
    ],
    ['no link', { tekst: '{navn} {frist}' }, { tekst: 'Teksten må ha {lenke}.' }],
    [
      'a link inside a line',
      { tekst: '{navn} {frist}\nSvar her: {lenke}' },
      { tekst: '{lenke} må stå alene på en linje.' },
    ],
    ['a link in the subject', { emne: '{lenke}' }, { emne: '{lenke} kan ikke stå i emnet.' }],
    [
      'a brace alone',
      { tekst: `${GOOD.tekst}\n{navn` },
      { tekst: 'Tegnene { og } kan bare stå rundt navnet på noe som fylles inn.' },
    ],
    [
      'the number of a case',
      { tekst: `${GOOD.tekst}\nSom i 26-071352MED-TOSL/04.` },
      { tekst: 'Et saksnummer kan ikke stå her: e-posten går til mange.' },
    ],
  ])('with %s is refused, and it is said why', (_, change, said) => {
    expect(feil(change)).toEqual(said);
  });

  it('is lines, and each its pieces', () => {
    expect(linjerAv(' Hei, {navn} \n\n  \n{lenke}')).toEqual(['Hei, {navn}', '{lenke}']);
    expect(stykkerAv('Hei, {navn}!')).toEqual([{ ord: 'Hei, ' }, { felt: 'navn' }, { ord: '!' }]);
  });
});

describe('the e-mails that can be edited', () => {
  it('require only what they have', () => {
    for (const mal of REDIGERBARE) {
      const { felt, kreves } = EPOST_MALER[mal];
      expect(felt).toEqual(expect.arrayContaining([...kreves]));
    }
    const used = new Set(REDIGERBARE.flatMap((mal): readonly string[] => EPOST_MALER[mal].felt));
    expect([...used].toSorted()).toEqual(Object.keys(EPOST_FELT).toSorted());
  });

  it('are none of cases, of keys and secret addresses, or of what is hidden', () => {
    const ofTheProgram = ['nyheter', 'sak_skjult', 'begrensning_satt', 'noekkel_laget'];
    expect(ofTheProgram.filter(isRedigerbar)).toEqual([]);
    expect(['adresse_laget', 'noekkel_utloeper', 'constructor'].filter(isRedigerbar)).toEqual([]);
  });
});

describe('two texts, line by line', () => {
  const lines = (da: string, naa: string) =>
    forskjeller(da, naa).map(
      ({ slag, tekst }) => `${{ lik: ' ', borte: '-', ny: '+' }[slag]}${tekst}`,
    );

  it('say what is gone and what is new where it stands', () => {
    expect(lines('a\n\nb\nc', 'a\nx\nc\nd')).toEqual([' a', '-b', '+x', ' c', '+d']);
    expect(lines('', 'a')).toEqual(['+a']);
    expect(lines('a', '')).toEqual(['-a']);
  });

  it('give both texts again', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 });
    fc.assert(
      fc.property(text, text, (da, naa) => {
        const all = forskjeller(da.join('\n'), naa.join('\n'));
        const without = (slag: string) =>
          all.filter((line) => line.slag !== slag).map(({ tekst }) => tekst);
        expect([without('ny'), without('borte')]).toEqual([da, naa]);
      }),
    );
  });
});

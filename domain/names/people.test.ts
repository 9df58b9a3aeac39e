import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partyNames } from './party-names.ts';
import { peopleWithoutNames } from './people.ts';

const hide = (text: string, parter: string) => peopleWithoutNames(text, partyNames(parter)) ?? text;
const PARTER = 'Påtalemyndigheten mot Vidar Skogmyrhaug';

describe('in the names of people who work in court', () => {
  it.each([
    ['Advokat Vidar Skogmyrhaug', 'Advokat [navn skjult]'],
    ['Skogmyrhaug, Vidar', '[navn skjult]'],
    ['V. Skogmyrhaug', '[navn skjult]'],
    ['VIDAR SKOGMYRHAUG', '[navn skjult]'],
    ['Liv Lo, forsvarer for Vidar Skogmyrhaug', 'Liv Lo, forsvarer for [navn skjult]'],
    ['Liv Lo for Skogmyrhaug, oppnevnt 1.3.', 'Liv Lo for [navn skjult], oppnevnt 1.3.'],
    ['Liv Lo på vegne av Skogmyrhaug', 'Liv Lo på vegne av [navn skjult]'],
    ['Prosessfullmektig for Skogmyrhaug', 'Prosessfullmektig for [navn skjult]'],
    ['Verge for Skogmyrhaug: Liv Lo', 'Verge for [navn skjult]: Liv Lo'],
    ['Advokatfirmaet Lo v/ Skogmyrhaug', 'Advokatfirmaet Lo v/ [navn skjult]'],
    ['Liv Lo (Skogmyrhaug)', 'Liv Lo ([navn skjult])'],
    ['Skogmyrhaugs forsvarer: Liv Lo', '[navn skjult] forsvarer: Liv Lo'],
    ['Forsvarer til Skogmyrhaug: Liv Lo', 'Forsvarer til [navn skjult]: Liv Lo'],
    ['Liv Lo (klient Skogmyrhaug)', 'Liv Lo (klient [navn skjult])'],
    ['Liv Lo – oppnevnt Skogmyrhaug', 'Liv Lo – oppnevnt [navn skjult]'],
    ['Kari Skogmyrhaug\nLiv Lo for Skogmyrhaug', 'Kari Skogmyrhaug\nLiv Lo for [navn skjult]'],
    ['Liv Lo\nAdvokat Vidar\r\nSkogmyrhaug\nBo', 'Liv Lo\nAdvokat [navn skjult]\nBo'],
    ['Liv Lo for Vidar\nSkogmyrhaug', 'Liv Lo for [navn skjult]'],
    ['Vidar "Zkrummi" Skogmyrhaug', '[navn skjult]'],
    ['Vidar/Skogmyrhaug, SkogmyrhaugVidar', '[navn skjult], [navn skjult]'],
    ['Skogmyrhaug v/adv. Lo', '[navn skjult] v/adv. Lo'],
    ['Liv Lo, Skogmyrhaug: forsvarer Bo', 'Liv Lo, [navn skjult]: forsvarer Bo'],
  ])('%s: the party is hidden', (text, without) => {
    expect(hide(text, PARTER)).toBe(without);
  });

  it.each([
    'Kari Skogmyrhaug',
    'Advokat Kari Skogmyrhaug',
    'Tingrettsdommer Vidar Lo',
    'tingrettsdommer Kari Skogmyrhaug',
    'Skogmyrhaug, Kari',
    'Advokatfirmaet Lo v/ Kari Skogmyrhaug',
    'Kari Skogmyrhaug og Vidar Lo',
    'Skogmyrhaugs gate 3, 0150 Oslo',
    'Vidar Lo, Kari Skogmyrhaug',
    'Liv Lo (Kari Skogmyrhaug)',
    'Advokatfirmaet Skogmyrhaug & Lo AS',
    'Kari Skogmyrhaug\nVidar Lo',
    'Liv Vidar\nSkogmyrhaug Lo',
    'Advokatfirmaet Skogmyrhaug v/ Liv Lo',
    'Advokat Skogmyrhaug: 12 34 56 78',
  ])('%s merely shares a name with the party, and stays', (text) => {
    expect(hide(text, PARTER)).toBe(text);
  });

  it('the whole name of a party with several is known by the first and any other of them', () => {
    const parter = 'Ola Johan Berg Hansen';
    expect(hide('Ola Hansen', parter)).toBe('[navn skjult]');
    expect(hide('Advokat Johan Hansen', parter)).toBe('Advokat [navn skjult]');
    expect(hide('Advokat Per Berg Hansen', parter)).toBe('Advokat Per Berg Hansen');
  });

  it.each([
    ['Advokat Anne-Lise Myrlid', 'Anne-Lise Myrlid'],
    ['Anne Lise Myrlid', 'Anne-Lise Myrlid'],
    ['Kari Lie-Hansen', 'Kari Lie-Hansen'],
    ['Jan van der Myrlid', 'Jan van der Myrlid'],
    ['A.B. Ødegårdsvik', 'A.B. Ødegårdsvik'],
    ['Advokat Anh Van Le', 'Anh Van Le'],
    ['Ola Zkrogstad', 'Ola Zkrogstads dødsbo'],
    ['Kari Lie-Hansen', 'Kari Lie\u2011Hansen'],
    ['Sean O‘Brien', "Sean O'Brien"],
    ['Advokat KM Ødegårdsvik', 'K.M. Ødegårdsvik'],
    ['K.M. Ødegårdsvik', 'Ødegårdsvik, K.M.'],
    ['Ola Zkrog', 'Ola_Zkrog'],
    ['Ola Zkrog', 'Ola «Zkrummi» Zkrog'],
    ['Kari Zkrog', 'Ektefellene Kari og Ola Zkrog'],
    ['Zkrog', 'Selskapet Zkrog AS'],
    ['Ola Kåre Zkrog', 'Ola Zkrog'],
    ['Ola Zkr&oslash;g', 'Ola Zkrøg'],
    ['王小明', '王小明'],
  ])('%s is the party %s', (text, parter) => {
    const left = hide(text, parter);
    expect(left).toContain('[navn skjult]');
    for (const word of parter.split(/[ .-]/).filter((one) => one.length > 2))
      expect(left).not.toContain(word);
  });

  it('a particle alone is no name that is shared', () => {
    expect(hide('Kari van der Berg', 'Jan van der Myrlid')).toBe('Kari van der Berg');
    expect(hide('van der Berg', 'Jan van der Myrlid')).toBe('van der Berg');
  });

  it('a party of one name is it where no other name stands', () => {
    expect(hide('Advokat Skogmyrhaug', 'Skogmyrhaug')).toBe('Advokat [navn skjult]');
    expect(hide('Advokat Kari Skogmyrhaug', 'Skogmyrhaug')).toBe('Advokat Kari Skogmyrhaug');
  });

  const part = fc.constantFrom(
    'Quentor',
    'Zorbakk',
    'Håvestøl',
    'Bjørkild',
    'Tveitmoen',
    'Skårnes',
  );
  const lawyers = fc.array(fc.constantFrom('Liv Lo', 'Advokat Per Dal', 'Tone Åsmyr'), {
    maxLength: 3,
  });
  const others = fc.tuple(part, part, part).filter((all) => new Set(all).size === 3);

  it('a whole name is never left, wherever it stands in the list, and nobody else is taken away', () => {
    fc.assert(
      fc.property(others, lawyers, lawyers, fc.boolean(), ([first, last], a, b, isTurned) => {
        const party = isTurned ? `${last}, ${first}` : `${first} ${last}`;
        const text = [...a, party, ...b].join('\n');
        const without = [...a, '[navn skjult]', ...b].join('\n');
        expect(hide(text, `${first} ${last}`)).toBe(without);
      }),
    );
  });

  it('who shares one name alone stays', () => {
    fc.assert(
      fc.property(others, lawyers, ([first, last, other], a) => {
        for (const name of [`${other} ${last}`, `${first} ${other}`]) {
          const text = [...a, `Advokat ${name}`].join('\n');
          expect(hide(text, `${first} ${last}`)).toBe(text);
        }
      }),
    );
  });

  it('after a word that says for whom, no part of the name is left', () => {
    const words = fc.constantFrom(
      'for',
      'forsvarer for',
      'på vegne av',
      'verge for',
      'mot',
      'klient',
    );
    fc.assert(
      fc.property(others, words, ([first, last], word) => {
        for (const name of [last, first, `${first} ${last}`, `${last} ${first}`])
          expect(hide(`Liv Lo, ${word} ${name}, i tingretten`, `${first} ${last}`)).toBe(
            `Liv Lo, ${word} [navn skjult], i tingretten`,
          );
      }),
    );
  });
});

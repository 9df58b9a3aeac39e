/**
 * Two spellings of the same word, both in use, as the first or last part of words: who searches for one finds the other
 * (vegtrafikk, veitrafikk). They count only where the lexicon knows the word in the second spelling, too.
 */
export const SPELLING_VARIANTS: readonly (readonly [string, string])[] = [
  ['veg', 'vei'],
  ['sjuk', 'syk'],
  ['heim', 'hjem'],
  ['kvit', 'hvit'],
  ['fram', 'frem'],
  ['bein', 'ben'],
  ['stein', 'sten'],
  ['høg', 'høy'],
  ['høgd', 'høyde'],
  ['vass', 'vann'],
  ['bru', 'bro'],
  ['gard', 'gård'],
  ['sjøl', 'selv'],
  ['hovud', 'hode'],
  ['laus', 'løs'],
  ['daud', 'død'],
  ['djup', 'dyp'],
  ['mjølk', 'melk'],
  ['hand', 'hånd'],
  ['farge', 'farve'],
  ['språk', 'sprog'],
  ['leik', 'het'],
  ['tjuv', 'tyv'],
  ['ferje', 'ferge'],
  ['nad', 'ning'],
  ['ing', 'else'],
  ['ing', 'ning'],
];

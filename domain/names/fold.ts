/** Letters that are written with others, and do not come apart. */
const WRITTEN: Readonly<Record<string, string>> = {
  ...{ å: 'aa', ä: 'ae', ö: 'oe', ü: 'ue' },
  ...{ ø: 'oe', æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th', և: 'եւ' },
  ...{ đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ŋ: 'n', ŧ: 't', ə: 'e', ς: 'σ' },
};
const writtenOut = (word: string) => word.replace(/[^\0-\x7f]/gu, (one) => WRITTEN[one] ?? one);

/**
 * The letters of a word as they are compared: lower case, without accents; å is aa, ø is oe, æ is ae and ü is ue, in whichever way
 * they are written.
 */
export function strictKey(word: string): string {
  // Most words have nothing but these letters.
  if (/^[ -~]*$/.test(word)) return word.toLowerCase();
  const small = word.normalize('NFKC').toLocaleLowerCase('nb');
  const bare = writtenOut(small).normalize('NFD').replace(/\p{M}/gu, '');
  return writtenOut(bare);
}

/** The same, and å is a, ø is o, æ is a and ü is u as well: how programs that know no Norwegian write them. */
export function looseKey(word: string): string {
  return strictKey(word).replace(/aa|ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u');
}

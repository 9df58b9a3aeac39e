/**
 * The letters of a word as they are compared: lower case, without accents; å is aa, ø is oe, æ is ae, in whichever way they
 * are written.
 */
export function strictKey(word: string): string {
  // Most words have nothing but these letters.
  if (/^[ -~]*$/.test(word)) return word.toLowerCase();
  return word
    .normalize('NFC')
    .toLocaleLowerCase('nb')
    .replace(/å/g, 'aa')
    .replace(/[øö]/g, 'oe')
    .replace(/[æä]/g, 'ae')
    .replace(/đ/g, 'd')
    .replace(/ŋ/g, 'n')
    .replace(/ŧ/g, 't')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** The same, and å is a, ø is o and æ is a as well: how programs that know no Norwegian write them. */
export function looseKey(word: string): string {
  return strictKey(word).replace(/aa|ae/g, 'a').replace(/oe/g, 'o');
}

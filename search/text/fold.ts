/** Letters that Unicode does not decompose, and how people write them without the key. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'oe',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ŋ: 'n',
  ŧ: 't',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
const RING = /a\u030a/g;
const DOTS = /([ao])\u0308/g;

/**
 * Lower case without diacritics, so that every spelling of a name meets: å/aa, ø/ö/oe, æ/ä/ae, é/e and the
 * Sámi letters. Idempotent and total.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(RING, 'aa')
    .replace(DOTS, '$1e')
    .replace(/\p{M}+/gu, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter);
}

/** A field's text as both engines store it. */
export interface IndexedText {
  /**
   * Folded words in order, joined by one space; one string per segment (a lawyer, a hearing type, …), so that a
   * phrase never spans two of them.
   */
  readonly segments: readonly string[];
  /**
   * Folded stems, synonyms and compound heads, without order or repeats; empty for names.
   * For `saksnummer`: the marked parts of the number (`type:med`, `nr:25-187797`; search/text/saksnummer.ts).
   */
  readonly stems: readonly string[];
}

/** Letters that Unicode does not decompose, and how they are written without a Norwegian keyboard. */
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
 * Lower case without diacritics, so that all spellings of a name are equal: å/aa, ø/ö/oe, æ/ä/ae, é/e and the Sámi
 * letters. Folding twice gives the same text; no text throws.
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

/** Longer words are cut, because engines limit the size of a term. No name is that long. */
export const MAX_TOKEN = 100;

const PARAGRAPH = String.raw`\d+(?:-\d+)*(?:\s?[a-h])?(?![\p{L}\p{N}])`;
/** `§ 8-5`, `paragraf 321`, `§§ 321` | a number that may belong to the list after `§§` | a word. */
const TOKEN = new RegExp(
  String.raw`(§+|(?<![\p{L}\p{N}])paragraf(?=\s))\s*(${PARAGRAPH})|(${PARAGRAPH})|[\p{L}\p{N}]+`,
  'gu',
);
const LIST_WORDS = new Set(['og', 'eller', 'samt', 'jf', 'jfr']);
const DASHES = /[\u2010-\u2015\u2212]/g;

/**
 * The folded words of a text, in order. `§ 8-5` and `§ 12 a` are one token each (`§8-5`, `§12a`), and the
 * numbers listed after `§§` are paragraphs as well.
 */
export function tokenize(text: string): string[] {
  const folded = fold(text).replace(DASHES, '-');
  const tokens: string[] = [];
  let inList = false;
  for (const [match, sign, paragraph, number] of folded.matchAll(TOKEN)) {
    if (sign && paragraph) {
      inList = sign.length > 1 && sign.startsWith('§');
      tokens.push(`§${squeeze(paragraph)}`);
    } else if (number && inList) tokens.push(`§${squeeze(number)}`);
    else {
      inList &&= LIST_WORDS.has(match);
      tokens.push(...(match.match(/[\p{L}\p{N}]+/gu) ?? []));
    }
  }
  return tokens.map(cut);
}

/** Cuts between code points: Postgres refuses half a surrogate pair. */
export function cut(token: string): string {
  return token.length <= MAX_TOKEN ? token : [...token].slice(0, MAX_TOKEN).join('');
}

function squeeze(paragraph: string): string {
  return paragraph.replace(/\s+/g, '');
}

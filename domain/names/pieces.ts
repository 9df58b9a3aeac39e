/** Signs inside a word, for a class of a pattern: apostrophes, and hyphens that are no dashes. */
export const APOSTROPHES = "'’‘‛′´`ʹʻʼ＇";
export const HYPHENS = '\\-\u2010\u2011_';

/** A run of letters of one script; 'O’Brien', 'Lie-Hansen' and 'LieHansen' are two. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  /** Without invisible signs. */
  readonly written: string;
  /** Not in Latin letters: then it is no word of Norwegian, and a capital says nothing. */
  readonly isForeign: boolean;
}

// A soft hyphen may be followed by the end of the line.
const MARKS = String.raw`(?:[\p{M}\p{Cf}]|(?<=\u00ad)\s?\n\s?)*`;
const LATIN = String.raw`(?=\p{Script=Latin})`;
const UPPER = String.raw`${LATIN}[\p{Lu}\p{Lt}]${MARKS}`;
const LOWER = String.raw`${LATIN}(?![\p{Lu}\p{Lt}\u02b0-\u02ff])\p{L}${MARKS}`;
const FOREIGN = String.raw`(?!\p{Script=Latin}|[\u02b0-\u02ff])\p{L}${MARKS}`;
const PIECE = new RegExp(
  `(?:${UPPER})+(?:${LOWER})*|(?:${LOWER})+|(?<foreign>(?:${FOREIGN})+)`,
  'gu',
);

export function piecesOf(text: string): Piece[] {
  return Array.from(text.matchAll(PIECE), (match) => ({
    ...{ from: match.index, to: match.index + match[0].length },
    written: match[0].replace(/[\p{Cf}\s]/gu, ''),
    isForeign: match.groups?.['foreign'] !== undefined,
  }));
}

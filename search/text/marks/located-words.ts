import { parseSaksnummer } from '#domain/sak.ts';
import { SAK_FELT } from '#domain/sak-felt.ts';
import type { SearchField } from '#search/query.ts';
import { piecesOf } from '#search/text/saksnummer/pieces.ts';
import { locatedTokens } from '#search/text/tokenize.ts';
import { indexWord } from '#search/text/words.ts';

/** UTF-16 offsets into a text, the end exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A word of a shown text, as the index has it. */
export interface LocatedWord extends Range {
  readonly token: string;
  /** null in names, which have neither lemmas nor keys. */
  readonly lemma: string | null;
  readonly keys: readonly string[];
}

/** The words of a shown text in its segments, by the same analysis as search/document.ts. */
export function segmentsOf(text: string, field: SearchField): LocatedWord[][] {
  const { kind } = SAK_FELT[field];
  if (kind === 'number') return [saksnummerWords(text)];
  if (kind === 'prose') return [proseWords(text)];
  // Names are folded, never stemmed, and each line is a segment.
  const segments: LocatedWord[][] = [];
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    segments.push(nameWords(line, index));
  }
  return segments;
}

function proseWords(text: string): LocatedWord[] {
  return locatedTokens(text).map(({ token, written, start, end }) => {
    const { lemma, keys } = indexWord(written);
    return { token, start, end, lemma, keys };
  });
}

const NO_KEYS: readonly string[] = [];

/** Of a part of a text that begins at `from`. */
function nameWords(text: string, from = 0): LocatedWord[] {
  return locatedTokens(text).map(({ token, start, end }) => ({
    token,
    start: start + from,
    end: end + from,
    lemma: null,
    keys: NO_KEYS,
  }));
}

/** Where the parts of a case number stand. */
interface SaksnummerPlaces {
  readonly year: Range;
  readonly serial: Range;
  readonly type: Range | null;
  readonly court: Range;
  readonly suffix: Range | null;
}

/** null for a number in an unknown form. */
export function saksnummerPlaces(text: string): SaksnummerPlaces | null {
  const parsed = parseSaksnummer(text);
  if (!parsed) return null;
  const pieces = piecesOf(text);
  const [first, second, third, fourth] = pieces;
  if (!first || !second || !third) return null;
  const suffixAt = pieces[parsed.type === null ? 3 : 4];
  const suffix =
    parsed.suffix !== null && suffixAt ? { start: suffixAt.start, end: pieces.at(-1)!.end } : null;
  return parsed.type === null
    ? { court: first, year: second, serial: third, type: null, suffix }
    : { year: first, serial: second, type: third, court: fourth!, suffix };
}

/** Serial number, court and seat, like `indexSaksnummer`. */
function saksnummerWords(text: string): LocatedWord[] {
  const places = saksnummerPlaces(text);
  if (!places) return nameWords(text);
  return [places.serial, places.court, places.suffix]
    .filter((place) => place !== null)
    .flatMap(({ start, end }) => nameWords(text.slice(start, end), start));
}

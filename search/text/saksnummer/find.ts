import { isType } from './digits.ts';
import { readNumber } from './read.ts';
import type { TypedParts } from './parts.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** A case number, or a recognisable part of one, among other words. */
export interface TypedSaksnummer {
  /** UTF-16 offsets into the text; words before the number that only announce it (saken, saksnr.) are inside. */
  readonly start: number;
  readonly end: number;
  /** Where the number itself begins. */
  readonly numberStart: number;
  readonly parts: TypedParts;
  /** Says which case: year and serial number are there. */
  readonly whole: boolean;
}

const PARAGRAPH_WORDS = new Set(['paragraf', 'paragrafen', 'kap', 'kapittel', 'kapitlet', 'art']);

/**
 * The case numbers in a typed text, in order and without overlaps; in any form, with or without hyphens, year, zeros,
 * type and court. `certain`: the text is typed in the field for case numbers. The work is linear in the text.
 */
export function findSaksnumre(text: string, certain = false): TypedSaksnummer[] {
  const pieces = piecesOf(text);
  const found: TypedSaksnummer[] = [];
  for (let at = 0; at < pieces.length;) {
    const number = mayBegin(pieces, at) ? readFrom(pieces, at, certain) : null;
    if (number) found.push(withOffsets(text, pieces, number));
    at = number ? number.to : at + 1;
  }
  return found;
}

/** A year, a serial number, or both in one. */
const LENGTHS = new Set([2, 4, 5, 6, 7, 8, 10]);

/** `119ENE`: three digits are a serial number with the type directly after them. */
function isShortWithType(pieces: readonly Piece[], at: number): boolean {
  const next = pieces[at + 1];
  return pieces[at]!.text.length === 3 && next?.gap === 'glued' && isType(next.text.slice(0, 3));
}

/** Not inside a word, nor after a paragraph sign. */
function mayBegin(pieces: readonly Piece[], at: number): boolean {
  const { gap, digits, text } = pieces[at]!;
  if (digits && !LENGTHS.has(text.length) && !isShortWithType(pieces, at)) return false;
  if (gap === 'glued' || gap === 'joined' || gap === 'paragraph') return false;
  const before = pieces[at - 1];
  return !(digits && gap === 'spaced' && before && PARAGRAPH_WORDS.has(before.text.toLowerCase()));
}

/** Pieces `from` (inclusive) `to` (exclusive); the number itself begins at `number`. */
interface Found {
  readonly from: number;
  readonly number: number;
  readonly to: number;
  readonly parts: TypedParts;
  readonly whole: boolean;
}

/** After these even a short number is a case number. */
const CASE_NUMBER = new Set(['saksnr', 'saksnummer', 'saksnummeret', 'saknr', 'saknummer']);
const CASE = new Set(['sak', 'saka', 'saken', 'saker', 'sakene']);
const NUMBER = new Set(['nr', 'nummer', 'nummeret', 'no', 'ref', 'referanse']);
const ANNOUNCES = new Map<string, number>([
  ...[...CASE_NUMBER].map((word) => [word, 1] as const),
  ...[...CASE].map((word) => [word, 3] as const),
  ...[...NUMBER].map((word) => [word, Infinity] as const),
]);

/** How short a lone serial number may be because of the words before it; Infinity: they say nothing about it. */
interface Announced {
  readonly next: number;
  readonly shortest: number;
}

function readFrom(pieces: readonly Piece[], from: number, certain: boolean): Found | null {
  const { next, shortest } = announcement(pieces, from);
  const number = readNumber(pieces, next, {
    atStart: next > from || from === 0,
    certain: certain || shortest < Infinity,
    shortest,
  });
  return number && { from, number: next, ...number };
}

const MAX_ANNOUNCING = 3;

function announcement(pieces: readonly Piece[], from: number): Announced {
  let shortest = Infinity;
  let next = from;
  while (next < from + MAX_ANNOUNCING) {
    const known = announcing(pieces, next);
    if (known === null) break;
    // «sak nr. 12» is as sure as «saksnr. 12».
    shortest = next > from && shortest < Infinity ? 1 : Math.min(shortest, known);
    next += 1;
    // «sak med nummer»
    if (pieces[next]?.text.toLowerCase() === 'med' && announcing(pieces, next + 1) !== null)
      next += 1;
  }
  return { next, shortest };
}

function announcing(pieces: readonly Piece[], at: number): number | null {
  const [word, after] = pieces.slice(at, at + 2);
  if (!word || word.digits || !after || !/^(?:[\s.:#]{0,4}|-)$/.test(after.between)) return null;
  return ANNOUNCES.get(word.text.toLowerCase()) ?? null;
}

function withOffsets(text: string, pieces: readonly Piece[], found: Found): TypedSaksnummer {
  const end = pieces[found.to - 1]!.end;
  return {
    start: pieces[found.from]!.start,
    end: end + (/^[-/](?=\s|$)/.test(text.slice(end, end + 2)) ? 1 : 0),
    numberStart: pieces[found.number]!.start,
    parts: found.parts,
    whole: found.whole,
  };
}

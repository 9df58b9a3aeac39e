import { isKnownTypeCode } from '#domain/sak.ts';
import { isCourtCode } from './data/court-codes.ts';
import { NO_PARTS, type TypedParts } from './saksnummer-parts.ts';
import { type Piece, isClose } from './saksnummer-pieces.ts';

/** What is known before the number is read. */
export interface Circumstances {
  /** Nothing stands before it, or only words that announce it. */
  readonly atStart: boolean;
  /** Short parts count too. */
  readonly certain: boolean;
  /** A serial number alone must have so many digits. */
  readonly shortest: number;
}

interface Reading {
  readonly at: number;
  readonly parts: TypedParts;
}
type Step = (
  pieces: readonly Piece[],
  reading: Reading,
  circumstances: Circumstances,
) => Reading | null;

/** Each reads its part, if it is there; null: this is no number. */
const STEPS: readonly Step[] = [
  typeBefore,
  courtBefore,
  typeBefore,
  yearAndSerial,
  publishedSuffix,
  typeAfter,
  courtAfter,
  suffixAfter,
];

/** Reads the number that begins at a piece, from left to right; looks at no more than a dozen pieces. */
export function readNumber(
  pieces: readonly Piece[],
  from: number,
  circumstances: Circumstances,
): { readonly to: number; readonly parts: TypedParts; readonly whole: boolean } | null {
  let reading: Reading | null = { at: from, parts: NO_PARTS };
  for (const step of STEPS) {
    reading = step(pieces, reading, circumstances);
    if (!reading) return null;
  }
  const { at, parts } = reading;
  const after = pieces[at];
  if (after?.gap === 'glued' || after?.gap === 'joined') return null;
  if (!isEnough(parts, circumstances)) return null;
  return { to: at, parts, whole: isWhole(parts, circumstances) };
}

/** Fewer digits are also an amount, a year or a paragraph. */
const SHORTEST_ALONE = 4;

function isEnough({ year, serial, type, court }: TypedParts, { shortest }: Circumstances): boolean {
  if (year && serial) return true;
  if (!serial) return court !== '' && year !== '';
  if (type || court) return serial.length >= SHORTEST_ALONE;
  return serial.length >= shortest && (shortest === 1 || !isLongYear(serial));
}

/** Year and serial number; `11/2025` alone is rather a month. */
function isWhole(parts: TypedParts, { certain }: Circumstances): boolean {
  const { year, serial, type, court } = parts;
  if (!year || !serial) return false;
  if (certain || type || court) return true;
  return serial.length >= SHORTEST_ALONE && !isLongYear(serial);
}

function isLongYear(digits: string): boolean {
  return /^(?:19|20)\d\d$/.test(digits);
}

function isYear(digits: string): boolean {
  return digits.length === 2 || isLongYear(digits);
}

/** Codes that are also common words: in lower case with spaces around them they are often the word. */
const WORDS_TOO = new Set(['med', 'for', 'dom', 'sam']);

function isType(word: string): boolean {
  return isKnownTypeCode(word.toUpperCase());
}

/** `MED 25-187797`, `MED TSOS 25-187797` */
function typeBefore(pieces: readonly Piece[], { at, parts }: Reading, { atStart }: Circumstances) {
  const [word, next, later] = pieces.slice(at, at + 3);
  const nothing = { at, parts };
  if (!word || word.digits || parts.type || !isType(word.text)) return nothing;
  if (!next || !isClose(next)) return nothing;
  if (!next.digits && !(isCourtCode(next.text) && later?.digits)) return nothing;
  if (WORDS_TOO.has(word.text) && next.gap === 'spaced' && !(atStart && isYear(next.text)))
    return nothing;
  return { at: at + 1, parts: { ...parts, type: word.text } };
}

/** `TOSL-2024-123456`, `TOSL 24-123456`; with a year directly after them any letters are read as a code. */
function courtBefore(pieces: readonly Piece[], { at, parts }: Reading) {
  const [word, next, later] = pieces.slice(at, at + 3);
  const nothing = { at, parts };
  if (!word || word.digits || !/^\p{L}{2,5}$/u.test(word.text)) return nothing;
  if (!next || !isClose(next)) return nothing;
  const number = next.digits ? next : isType(next.text) ? later : undefined;
  if (!number?.digits) return nothing;
  const published = next.digits && next.gap !== 'spaced' && /^(?:19|20)\d\d/.test(next.text);
  if (!published && !isCourtCode(word.text)) return nothing;
  return { at: at + 1, parts: { ...parts, court: word.text } };
}

function yearAndSerial(
  pieces: readonly Piece[],
  { at, parts }: Reading,
  circumstances: Circumstances,
): Reading | null {
  const first = pieces[at];
  if (!first?.digits) return null;
  const separate = separated(pieces, at, parts, circumstances);
  if (separate) return separate;
  const whole = closed(first.text, parts.court, pieces[at + 1]);
  return (
    whole && { at: at + 1, parts: { ...parts, ...whole, published: isPublished(parts, whole) } }
  );
}

function isPublished(before: TypedParts, { year }: Pick<TypedParts, 'year'>): boolean {
  return before.court !== '' && year.length === 4;
}

/** A year, and the serial number after a sign or a space. */
function separated(
  pieces: readonly Piece[],
  at: number,
  parts: TypedParts,
  circumstances: Circumstances,
): Reading | null {
  const [year, first, second] = pieces.slice(at, at + 3);
  if (!year || !isYear(year.text)) return null;
  if (!first?.digits || !(first.gap === 'joined' || first.gap === 'spaced')) return null;
  const published = isPublished(parts, { year: year.text });
  const shortest = shortestSerial(first, second, parts, circumstances);
  const halves = shortest < LOOSE_SERIAL && first.text.length === 3 && isSecondHalf(second);
  const serial = halves ? first.text + second!.text : first.text;
  if (serial.length < (published ? 1 : shortest) || serial.length > MAX_SERIAL) return null;
  if (shortest === LOOSE_SERIAL && !published && isLongYear(serial)) return null;
  return { at: at + (halves ? 3 : 2), parts: { ...parts, year: year.text, serial, published } };
}

const MAX_SERIAL = 6;
const MIN_SERIAL = 3;
/** With only a space or a full stop between, shorter numbers are amounts and dates. */
const LOOSE_SERIAL = 4;

function shortestSerial(
  serial: Piece,
  next: Piece | undefined,
  { type, court }: TypedParts,
  { certain }: Circumstances,
): number {
  if (certain || type || court) return MIN_SERIAL;
  if (serial.gap === 'joined' && serial.between !== '.') return MIN_SERIAL;
  const typed = next && !next.digits && isClose(next) && isType(next.text.slice(0, 3));
  return typed && (next.gap !== 'spaced' || next.text.length === 3) ? MIN_SERIAL : LOOSE_SERIAL;
}

/** `25-921 893` */
function isSecondHalf(piece: Piece | undefined): boolean {
  return piece !== undefined && piece.digits && piece.gap === 'spaced' && piece.text.length === 3;
}

/** Digits without a sign between year and serial number, or a serial number alone; null for anything else. */
function closed(
  digits: string,
  court: string,
  next: Piece | undefined,
): Pick<TypedParts, 'year' | 'serial'> | null {
  const split = (year: number) => ({ year: digits.slice(0, year), serial: digits.slice(year) });
  const long = isLongYear(digits.slice(0, 4));
  if (digits.length === 10) return long ? split(4) : null;
  if (court && long && digits.length >= (/^hr$/i.test(court) ? 4 : 7)) return split(4);
  if (court && isLongYear(digits)) return split(4);
  if (digits.length === 8) return split(2);
  // The zero is left out: 2225462ENE.
  if (digits.length === 7) return next?.gap === 'glued' ? split(2) : null;
  return digits.length <= MAX_SERIAL ? { year: '', serial: digits } : null;
}

/** `-2`, `-U`; written with spaces only one sign. */
function publishedSuffix(pieces: readonly Piece[], { at, parts }: Reading) {
  const next = pieces[at];
  const nothing = { at, parts };
  if (!parts.published || !parts.serial || !next || !isClose(next)) return nothing;
  const longest = next.gap === 'joined' ? 3 : 1;
  if (next.text.length > longest || isType(next.text)) return nothing;
  if (next.gap === 'spaced' && !next.digits && !/^[ausp]$/i.test(next.text)) return nothing;
  return { at: at + 1, parts: { ...parts, suffix: next.text } };
}

/** `25-187797MED`, `25 187797 MED TSOS`; three letters after a number are a type, known or not, unless they are a word. */
function typeAfter(pieces: readonly Piece[], reading: Reading): Reading | null {
  const { at, parts } = reading;
  const [word, next, later] = pieces.slice(at, at + 3);
  if (!word || word.digits || parts.type || parts.suffix || !isClose(word)) return reading;
  if (word.gap === 'glued') return lettersAfter(reading, word.text);
  if (isCourtCode(word.text)) return reading;
  if (isType(word.text.slice(0, 3)) && isCourtCode(word.text.slice(3)))
    return lettersAfter(reading, word.text);
  const type = { at: at + 1, parts: { ...parts, type: word.text } };
  if (word.gap === 'joined') return word.text.length <= 3 ? type : reading;
  if (word.text.length !== 3) return reading;
  const court = next !== undefined && !next.digits && isClose(next) && isCourtCode(next.text);
  if (WORDS_TOO.has(word.text)) return court || isLastWord(next, later) ? type : reading;
  return isType(word.text) || (court && word.text === word.text.toUpperCase()) ? type : reading;
}

function isLastWord(next: Piece | undefined, later: Piece | undefined): boolean {
  return next === undefined || (next.gap === 'far' && later === undefined);
}

/** Letters directly after the digits: type, court and seat without signs between; the last may be incomplete. */
function lettersAfter({ at, parts }: Reading, letters: string): Reading | null {
  const to = at + 1;
  if (isCourtCode(letters)) return { at: to, parts: { ...parts, court: letters } };
  const rest = letters.slice(3);
  const courtLength = rest.length <= 5 ? rest.length : 4;
  const suffix = rest.slice(courtLength);
  if (suffix.length > 5) return null;
  const court = rest.slice(0, courtLength) || parts.court;
  return { at: to, parts: { ...parts, type: letters.slice(0, 3), court, suffix } };
}

function courtAfter(pieces: readonly Piece[], reading: Reading) {
  const { at, parts } = reading;
  const word = pieces[at];
  if (!word || word.digits || parts.court || !isClose(word) || word.text.length > 5) return reading;
  const fits = isCourtCode(word.text) || (word.gap !== 'spaced' && parts.type !== '');
  return fits ? { at: at + 1, parts: { ...parts, court: word.text } } : reading;
}

/** `/TSAR`, `/04` */
function suffixAfter(pieces: readonly Piece[], reading: Reading) {
  const { at, parts } = reading;
  const [first, second] = pieces.slice(at, at + 2);
  if (!first || !parts.court || parts.suffix || parts.published) return reading;
  if (first.gap !== 'joined' && !(first.gap === 'glued' && first.digits)) return reading;
  const two = second?.gap === 'glued';
  const suffix = two ? first.text + second.text : first.text;
  if (suffix.length > 5) return reading;
  return { at: at + (two ? 2 : 1), parts: { ...parts, suffix } };
}

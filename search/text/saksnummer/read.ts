import { isCourtCode } from './court-codes.ts';
import {
  type Circumstances,
  type Reading,
  isLongYear,
  isType,
  isYear,
  yearAndSerial,
} from './digits.ts';
import { NO_PARTS, type TypedParts } from './parts.ts';
import { type Piece, isClose } from './pieces.ts';

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
  if (!isEnough(parts, circumstances, pieces[from]!.digits)) return null;
  return { to: at, parts, whole: isWhole(parts, circumstances) };
}

/** Fewer digits are also an amount, a year or a paragraph. */
const SHORTEST_ALONE = 4;
/** Before a type: `119ENE`. */
const SHORTEST_TYPED = 3;

function isEnough(
  { year, serial, type, court }: TypedParts,
  { shortest }: Circumstances,
  isTypeAfter: boolean,
): boolean {
  if (year && serial) return true;
  if (!serial) return court !== '' && year !== '';
  if (type || court)
    return serial.length >= (isTypeAfter && type ? SHORTEST_TYPED : SHORTEST_ALONE);
  return serial.length >= shortest && (shortest === 1 || !isLongYear(serial));
}

/** Year and serial number; `11/2025` alone is rather a month. */
function isWhole(parts: TypedParts, { certain }: Circumstances): boolean {
  const { year, serial, type, court } = parts;
  if (!year || !serial) return false;
  if (certain || type || court) return true;
  return serial.length >= SHORTEST_ALONE && !isLongYear(serial);
}

/** Codes that are also common words: in lower case with spaces around them they are often the word. */
const WORDS_TOO = new Set(['med', 'for', 'dom', 'sam']);

/** `MED 25-187797`, `MED TSOS 25-187797` */
function typeBefore(pieces: readonly Piece[], reading: Reading, { atStart }: Circumstances) {
  const { at, parts } = reading;
  const [word, next, later] = pieces.slice(at, at + 3);
  if (!word || word.digits || parts.type || !isType(word.text) || !next) return reading;
  const isWord = WORDS_TOO.has(word.text) && next.gap === 'spaced';
  if (isWord && !(atStart && isYear(next.text))) return reading;
  return isNumberAhead(next, later, isCourtCode)
    ? { at: at + 1, parts: { ...parts, type: word.text } }
    : reading;
}

/** Digits, perhaps after a word that may stand before them. */
function isNumberAhead(
  next: Piece,
  later: Piece | undefined,
  mayStandBefore: (word: string) => boolean,
): boolean {
  if (!isClose(next)) return false;
  return next.digits || (mayStandBefore(next.text) && later?.digits === true);
}

/** `TOSL-2024-123456`, `TOSL 24-123456`; with a year directly after them any letters are read as a code. */
function courtBefore(pieces: readonly Piece[], reading: Reading) {
  const { at, parts } = reading;
  const [word, next, later] = pieces.slice(at, at + 3);
  if (!word || !next || !/^\p{L}{2,5}$/u.test(word.text)) return reading;
  const published = next.digits && next.gap !== 'spaced' && /^(?:19|20)\d\d/.test(next.text);
  if (!published && !isCourtCode(word.text)) return reading;
  return isNumberAhead(next, later, isType)
    ? { at: at + 1, parts: { ...parts, court: word.text } }
    : reading;
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
  const word = pieces[at];
  if (!word || word.digits || parts.type || parts.suffix || !isClose(word)) return reading;
  const { text, gap } = word;
  if (gap === 'glued') return lettersAfter(reading, text);
  if (isCourtCode(text)) return reading;
  if (isType(text.slice(0, 3)) && isCourtCode(text.slice(3))) return lettersAfter(reading, text);
  const fits = gap === 'joined' ? text.length <= 3 : isSpacedType(pieces, at);
  return fits ? { at: at + 1, parts: { ...parts, type: text } } : reading;
}

function isSpacedType(pieces: readonly Piece[], at: number): boolean {
  const { text } = pieces[at]!;
  if (text.length !== 3) return false;
  const next = pieces[at + 1];
  const court = next !== undefined && isClose(next) && isCourtCode(next.text);
  const last = next === undefined || (next.gap === 'far' && pieces[at + 2] === undefined);
  if (WORDS_TOO.has(text)) return court || last;
  return isType(text) || (court && text === text.toUpperCase());
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

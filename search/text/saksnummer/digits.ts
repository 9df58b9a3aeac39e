import { isKnownTypeCode } from '#domain/sakstyper.ts';
import type { TypedParts } from './parts.ts';
import { type Piece, isClose } from './pieces.ts';

/** What is known before a number is read. */
export interface Circumstances {
  /** Nothing stands before it, or only words that announce it. */
  readonly atStart: boolean;
  /** Short parts count too. */
  readonly certain: boolean;
  /** A serial number alone must have so many digits. */
  readonly shortest: number;
}

/** The parts that have been read, and the piece after them. */
export interface Reading {
  readonly at: number;
  readonly parts: TypedParts;
}

export function isType(word: string): boolean {
  return isKnownTypeCode(word.toUpperCase());
}

export function isYear(digits: string): boolean {
  return digits.length === 2 || isLongYear(digits);
}

export function isLongYear(digits: string): boolean {
  return /^(?:19|20)\d\d$/.test(digits);
}

/** Reads year and serial number, or one of them; null without digits that can be one. */
export function yearAndSerial(
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
    whole && {
      at: at + 1,
      parts: { ...parts, ...whole, published: isPublished(parts, whole.year) },
    }
  );
}

function isPublished({ court }: TypedParts, year: string): boolean {
  return court !== '' && year.length === 4;
}

/** A year, and the serial number after a sign or a space. */
function separated(
  pieces: readonly Piece[],
  at: number,
  parts: TypedParts,
  circumstances: Circumstances,
): Reading | null {
  const [{ text: year } = { text: '' }, first, second] = pieces.slice(at, at + 3);
  if (!isYear(year) || !first?.digits || !isCloseTo(first)) return null;
  const published = isPublished(parts, year);
  const shortest = shortestSerial(first, second, parts, circumstances);
  const halves = shortest < LOOSE_SERIAL && areHalves(first, second);
  const serial = halves ? first.text + second!.text : first.text;
  if (serial.length > MAX_SERIAL) return null;
  if (!published && !isLongEnough(serial, shortest)) return null;
  return { at: at + (halves ? 3 : 2), parts: { ...parts, year, serial, published } };
}

/** `25 -921893` is a slip: nobody excludes a number of so many digits. */
function isCloseTo(serial: Piece): boolean {
  return isClose(serial) || (serial.between === ' -' && serial.text.length >= MAX_SERIAL - 1);
}

const MAX_SERIAL = 6;
const MIN_SERIAL = 3;
/** With only a space or a full stop between, shorter numbers are amounts and dates. */
const LOOSE_SERIAL = 4;

function isLongEnough(serial: string, shortest: number): boolean {
  return serial.length >= shortest && !(shortest === LOOSE_SERIAL && isLongYear(serial));
}

function shortestSerial(
  serial: Piece,
  next: Piece | undefined,
  { type, court }: TypedParts,
  { certain }: Circumstances,
): number {
  if (certain || type || court) return MIN_SERIAL;
  if (serial.gap === 'joined' && serial.between !== '.') return MIN_SERIAL;
  return next && isTypeNext(next) ? MIN_SERIAL : LOOSE_SERIAL;
}

/** `25 1877ENE-TOSL`, `25 1877 ENE` */
function isTypeNext(next: Piece): boolean {
  if (next.digits || !isClose(next) || !isType(next.text.slice(0, 3))) return false;
  return next.gap !== 'spaced' || next.text.length === 3;
}

/** `25-921 893` */
function areHalves(first: Piece, second: Piece | undefined): boolean {
  if (second?.gap !== 'spaced' || !second.digits) return false;
  return first.text.length === 3 && second.text.length === 3;
}

/** Digits without a sign between year and serial number, or a serial number alone; null for anything else. */
function closed(
  digits: string,
  court: string,
  next: Piece | undefined,
): Pick<TypedParts, 'year' | 'serial'> | null {
  const yearDigits = yearLength(digits, court, next);
  if (yearDigits === null) return null;
  return { year: digits.slice(0, yearDigits), serial: digits.slice(yearDigits) };
}

/** How many of the digits are the year; null when they can't be a number. */
function yearLength(digits: string, court: string, next: Piece | undefined): number | null {
  const { length } = digits;
  const long = isLongYear(digits.slice(0, 4));
  if (length === 10) return long ? 4 : null;
  if (court && long && isPublishedLength(digits, court)) return 4;
  // With seven the zero is left out: 2225462ENE.
  if (length === 8 || (length === 7 && next?.gap === 'glued')) return 2;
  return length <= MAX_SERIAL ? 0 : null;
}

/** Published serial numbers have no zeros, and those of Høyesterett are short. */
function isPublishedLength(digits: string, court: string): boolean {
  return isLongYear(digits) || digits.length >= (/^hr$/i.test(court) ? 5 : 7);
}

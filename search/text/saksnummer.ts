import { type Saksnummer, isSakstypeKode, parseSaksnummer } from '#domain/sak.ts';
import type { Term } from '#search/query.ts';
import { type IndexedText, cut, fold, tokenize } from './tokenize.ts';

/**
 * The marked parts of a case number, as the index stores them and a query searches for them. The mark tells the type
 * MED from the word «med».
 */
export const mark = {
  /** Year (two or four digits) and serial number (with or without leading zeros): `nr:25-187797`. */
  number: (year: string, serial: string) => `nr:${year}-${serial}`,
  serial: (serial: string) => `lnr:${serial}`,
  year: (year: string) => `aar:${year}`,
  type: (type: string) => `type:${fold(type)}`,
  court: (court: string) => `domstol:${fold(court)}`,
  suffix: (suffix: string) => `suffiks:${fold(suffix)}`,
  /** The number in the courts' own system, as opposed to the published form. */
  internal: 'form:intern',
  /** All letters and digits joined, for numbers that are typed without hyphens. */
  raw: (text: string) => cut(`raa:${squeeze(text)}`),
} as const;

function squeeze(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * The words are serial number, court and seat, never the type, because `med` is an ordinary word. A number in an
 * unknown form is found by its words and by its letters and digits.
 */
export function indexSaksnummer(text: string): IndexedText {
  const parsed = parseSaksnummer(text);
  if (!parsed) return { segments: segment(tokenize(text)), stems: [mark.raw(text)] };
  const words = [parsed.serial, parsed.court, parsed.suffix ?? ''].flatMap(tokenize);
  return {
    segments: segment(words),
    stems: [...new Set([...partsOf(parsed), mark.raw(text)])].sort(),
  };
}

function partsOf({ year, serial, type, court, suffix }: Saksnummer): string[] {
  const years = [String(year), String(year).slice(2)];
  const serials = [serial, withoutZeros(serial)];
  return [
    ...years.flatMap((y) => serials.map((s) => mark.number(y, s))),
    ...years.map(mark.year),
    ...serials.map(mark.serial),
    mark.court(court),
    ...(type ? [mark.type(type), mark.internal] : []),
    ...(suffix ? [mark.suffix(suffix)] : []),
  ];
}

/** Serial numbers are padded to six digits in the courts' form, but not in the published form. */
function withoutZeros(serial: string): string {
  return serial.replace(/^0+(?=\d)/, '');
}

function segment(words: readonly string[]): string[] {
  return words.length === 0 ? [] : [words.join(' ')];
}

type SaksnummerTerm = Extract<Term, { kind: 'saksnummer' }>;

const YEAR = '((?:19|20)?\\d{2})';
/** `25-187797MED-TSOS/TSAR` and its beginnings; the serial number may be incomplete (`25-1877`). */
const INTERNAL = new RegExp(
  `^${YEAR}[-/](\\d{3,6})(?:-?(\\p{L}{3})(?:-?(\\p{L}{2,5})(?:/([\\p{L}\\d]{0,5}))?)?)?-?$`,
  'u',
);
/** The same without hyphens. Only complete serial numbers, or any eight digits would match. */
const INTERNAL_CLOSED = new RegExp(
  `^${YEAR}(\\d{6})(?:(\\p{L}{3})(?:(\\p{L}{2,5})(?:/([\\p{L}\\d]{0,5}))?)?)?$`,
  'u',
);
/** `TOSL-2024-123456`, `HR-2022-1401-U`, with or without hyphens. */
const PUBLISHED =
  /^(\p{L}{2,5})-?((?:19|20)\d{2})(?:-?(\d{1,6})(?:-([\p{L}\d]{1,3})|(\p{L}))?)?-?$/u;
/** `MED-TSOS/TSAR` */
const TYPE_AND_COURT = /^(\p{L}{3})-(\p{L}{2,5})(?:\/([\p{L}\d]{0,5}))?$/u;
const MIN_RAW = 6;
const MIN_SERIAL = 5;

/** The code of a case type, in upper or lower case; null when it is none. */
export function typeTerm(code: string): SaksnummerTerm | null {
  return isSakstypeKode(code.toUpperCase()) ? exactly(mark.type(code)) : null;
}

/**
 * Reads one word as a case number or a part of one; empty when it is neither. In the field for case numbers
 * (`certain`) shorter parts count too: in the free text three digits are only a number.
 */
export function saksnummerTerms(text: string, certain: boolean): SaksnummerTerm[] {
  const chunk = text.trim();
  const found = [
    internal(chunk),
    ...published(chunk),
    typeAndCourt(chunk),
    ...digits(chunk, certain ? 1 : MIN_SERIAL),
  ].filter((term) => term !== null);
  const raw = rawTerm(chunk);
  return raw ? [...found, raw] : found;
}

function internal(chunk: string): SaksnummerTerm | null {
  const match = INTERNAL.exec(chunk) ?? INTERNAL_CLOSED.exec(chunk);
  if (!match) return null;
  const [, year, serial, type, court, suffix] = match;
  if (!type) return { kind: 'saksnummer', prefix: mark.number(year!, serial!), all: [] };
  return unfinished([
    mark.number(year!, withoutZeros(serial!)),
    mark.type(type),
    ...(court ? [mark.court(court)] : []),
    ...(suffix ? [mark.suffix(suffix)] : []),
  ]);
}

function published(chunk: string): SaksnummerTerm[] {
  const match = PUBLISHED.exec(chunk);
  if (!match) return [];
  const [, court, year, serial, suffix, letter] = match;
  if (!serial) return [exactly(mark.court(court!), mark.year(year!))];
  const last = suffix ?? letter;
  const prefix = mark.number(year!, withoutZeros(serial));
  if (!last) return [{ kind: 'saksnummer', prefix, all: [mark.court(court!)] }];
  // The suffix of the published form counts decisions; the courts' form of the same number has none.
  return [
    exactly(prefix, mark.court(court!), mark.suffix(last)),
    exactly(prefix, mark.court(court!), mark.internal),
  ];
}

function typeAndCourt(chunk: string): SaksnummerTerm | null {
  const [, type, court, suffix] = TYPE_AND_COURT.exec(chunk) ?? [];
  if (!type || !court || !isSakstypeKode(type.toUpperCase())) return null;
  return unfinished([mark.type(type), mark.court(court), ...(suffix ? [mark.suffix(suffix)] : [])]);
}

/** Only digits: a serial number or its beginning, or a year. */
function digits(chunk: string, min: number): SaksnummerTerm[] {
  if (!/^\d{1,6}$/.test(chunk) || chunk.length < min) return [];
  const year = chunk.length === 2 || chunk.length === 4 ? [exactly(mark.year(chunk))] : [];
  return [{ kind: 'saksnummer', prefix: mark.serial(chunk), all: [] }, ...year];
}

/** Letters and digits in any form, from the beginning of the number. */
function rawTerm(chunk: string): SaksnummerTerm | null {
  const squeezed = squeeze(chunk);
  if (squeezed.length < MIN_RAW || !/\d/.test(squeezed) || /^\d{1,7}$/.test(squeezed)) return null;
  return { kind: 'saksnummer', prefix: mark.raw(squeezed), all: [] };
}

function exactly(...all: string[]): SaksnummerTerm {
  return { kind: 'saksnummer', prefix: null, all };
}

/** The last part may not be typed in full yet. */
function unfinished(parts: readonly string[]): SaksnummerTerm {
  return { kind: 'saksnummer', prefix: parts.at(-1)!, all: parts.slice(0, -1) };
}

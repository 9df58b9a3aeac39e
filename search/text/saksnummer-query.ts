import { isSakstypeKode } from '#domain/saksnummer.ts';
import type { Term } from '#search/query.ts';
import { mark, squeeze, withoutZeros } from './saksnummer-tokens.ts';

type SaksnummerTerm = Extract<Term, { kind: 'saksnummer' }>;

const YEAR = '((?:19|20)?\\d{2})';
/** `25-187797MED-TSOS/TSAR` and its beginnings; the serial number may be a part (`25-1877`). */
const INTERNAL = new RegExp(
  `^${YEAR}[-/](\\d{3,6})(?:-?(\\p{L}{3})(?:-?(\\p{L}{2,5})(?:/([\\p{L}\\d]{0,5}))?)?)?-?$`,
  'u',
);
/** The same without hyphens; only whole serial numbers, or any eight digits would be read apart wrongly. */
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

/** The case type alone, in any case. */
export function typeTerm(code: string): SaksnummerTerm | null {
  return isSakstypeKode(code.toUpperCase()) ? exactly(mark.type(code)) : null;
}

/**
 * Reads one word as a case number or a part of one; empty when it looks like none. In the field for case
 * numbers (`certain`) shorter parts count too: in free text three digits are only a number.
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
  // The published suffix counts decisions; the courts' own form of the same number does not have it.
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

/** Digits alone: a serial number or its beginning, or a year. */
function digits(chunk: string, min: number): SaksnummerTerm[] {
  if (!/^\d{1,6}$/.test(chunk) || chunk.length < min) return [];
  const year = chunk.length === 2 || chunk.length === 4 ? [exactly(mark.year(chunk))] : [];
  return [{ kind: 'saksnummer', prefix: mark.serial(chunk), all: [] }, ...year];
}

/** Letters and digits in whatever form, from the beginning of the number on. */
function rawTerm(chunk: string): SaksnummerTerm | null {
  const squeezed = squeeze(chunk);
  if (squeezed.length < MIN_RAW || !/\d/.test(squeezed) || /^\d{1,7}$/.test(squeezed)) return null;
  return { kind: 'saksnummer', prefix: mark.raw(squeezed), all: [] };
}

function exactly(...all: string[]): SaksnummerTerm {
  return { kind: 'saksnummer', prefix: null, all };
}

/** The part typed last may not be whole yet. */
function unfinished(parts: readonly string[]): SaksnummerTerm {
  return { kind: 'saksnummer', prefix: parts.at(-1)!, all: parts.slice(0, -1) };
}

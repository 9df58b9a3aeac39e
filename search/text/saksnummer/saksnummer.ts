import { type Saksnummer, parseSaksnummer } from '#domain/sak.ts';
import { isKnownTypeCode } from '#domain/sakstyper.ts';
import type { Condition, Term } from '#search/query.ts';
import { courtCodes, isCourtCode } from './court-codes.ts';
import { findSaksnumre } from './find.ts';
import {
  type SaksnummerTerm,
  SHORT_ENDING,
  endingsOf,
  exactTermsOfParts,
  exactly,
  isEnding,
  mark,
  squeeze,
  termsOfParts,
  unfinished,
  withoutZeros,
} from './parts.ts';
import { remembered } from '#search/text/remembered.ts';
import { type IndexedText, tokenize } from '#search/text/tokenize.ts';

export { mark };

/**
 * The words are serial number, court and seat, never the type, because `med` is an ordinary word. A number in an
 * unknown form is found by its words and by its letters and digits.
 */
export function indexSaksnummer(text: string): IndexedText {
  const parsed = parseSaksnummer(text);
  if (!parsed) return { segments: segment(tokenize(text)), lemmas: [], stems: [mark.raw(text)] };
  const { serial, court, suffix } = parsed;
  const words = [serial, ...wordsOf(court), ...(suffix ? wordsOf(suffix) : [])];
  const stems = [...partsOf(parsed), mark.raw(text)].sort();
  return { segments: segment(words), lemmas: [], stems };
}

/** Each mark once: this is done for every case. */
function partsOf({ year, serial, type, court, suffix }: Saksnummer): string[] {
  const years = [String(year), String(year).slice(2)];
  const short = withoutZeros(serial);
  const parts = [...courtMarks(court)];
  for (const one of short === serial ? [serial] : [serial, short]) {
    parts.push(mark.serial(one));
    for (const y of years) parts.push(mark.number(y, one));
  }
  for (const y of years) parts.push(mark.year(y));
  for (const digits of endingsOf(serial)) parts.push(mark.ending(digits));
  if (type) parts.push(typeMark(type), mark.internal);
  if (suffix) parts.push(...suffixMarks(suffix));
  return parts;
}

/** Courts, types, seats and sections stand in many numbers. */
const PARTS = 2_000;
const wordsOf = remembered(tokenize, PARTS);
const typeMark = remembered(mark.type, PARTS);
const courtMarks = remembered((court) => unique(courtCodes(court).map(mark.court)), PARTS);
const suffixMarks = remembered(
  (suffix) => unique([suffix, withoutZeros(suffix)].map(mark.suffix)),
  PARTS,
);

function unique(marks: readonly string[]): string[] {
  return [...new Set(marks)];
}

function segment(words: readonly string[]): string[] {
  return words.length === 0 ? [] : [words.join(' ')];
}

/** Letters and digits in any form shorter than this begin too many numbers. */
const MIN_RAW = 6;
/** So many digits may begin a serial number. */
const SHORTEST: Readonly<Record<Sureness, number>> = { certain: 1, alone: 3, possible: 5 };
/** `MED-TSOS/TSAR` */
const TYPE_AND_COURT = /^(\p{L}{3})-(\p{L}{2,5})(?:\/([\p{L}\d]{0,5}))?$/u;

/** The code of a case type, known or not, in upper or lower case; null when it can be none. */
export function typeTerm(code: string): SaksnummerTerm | null {
  return /^\p{L}{3}$/u.test(code) ? exactly(mark.type(code)) : null;
}

/** A case number that stands among typed words: what it looks for, from `start` to `end` of the text. */
export interface SaksnummerSpan {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly Term[];
}

/** The case numbers in a typed text, each with its alternatives; the plain words of the number are one of them. */
export function saksnummerSpans(text: string, certain: boolean): SaksnummerSpan[] {
  return findSaksnumre(text, certain).flatMap(({ start, end, numberStart, parts }) => {
    const typed = text.slice(numberStart, end);
    const words = tokenize(typed);
    if (words.length === 0) return [];
    const [plain, raw] = [plainTerm(words), rawTerm(typed)];
    return { start, end, terms: [plain, ...termsOfParts(parts), ...(raw ? [raw] : [])] };
  });
}

function plainTerm(words: readonly string[]): Term {
  const [only, second] = words;
  return only !== undefined && second === undefined
    ? { kind: 'word', token: only, stems: [] }
    : { kind: 'phrase', tokens: words, lemmas: null };
}

/** The cases whose numbers are typed with year and serial number, except excluded ones (`-25-187797`); null without. */
export function wholeSaksnumre(text: string): Condition | null {
  const clauses = findSaksnumre(text)
    .filter(
      ({ start, whole }) => whole && !/(?:^|\s)[-\u2010-\u2015\u2212]$/.test(text.slice(0, start)),
    )
    .map(({ parts }) => ({ anyOf: exactTermsOfParts(parts), negated: false }));
  return clauses.length === 0 ? null : { match: 'any', clauses, fields: ['saksnummer'] };
}

/** Whether `wholeSaksnumre` finds a case with this number. */
export function isNumbered(saksnummer: string, { clauses }: Condition): boolean {
  const stems = new Set(indexSaksnummer(saksnummer).stems);
  return clauses.some(({ anyOf }) =>
    anyOf.some((term) => term.kind === 'saksnummer' && term.all.every((part) => stems.has(part))),
  );
}

/** How sure it is that a word is of a case number: in the field for those, typed alone, or among other words. */
export type Sureness = 'certain' | 'alone' | 'possible';

/**
 * Reads one word as a case number or a part of one; empty when it is neither. Among other words (`possible`) three digits
 * are only a number.
 */
export function saksnummerTerms(text: string, sure: Sureness): SaksnummerTerm[] {
  const certain = sure === 'certain';
  const chunk = text.trim();
  const [, ended] = ENDED.exec(chunk) ?? [];
  if (ended !== undefined && isEnding(ended)) return [exactly(mark.ending(ended))];
  const [number] = findSaksnumre(chunk, certain);
  const whole = number?.start === 0 && number.end === chunk.length;
  const found = [
    ...(whole ? termsOfParts(number.parts) : []),
    ...typeAndCourt(chunk),
    ...(certain ? begun(chunk) : []),
    ...digits(chunk, sure),
  ];
  const raw = rawTerm(chunk);
  return raw ? [...found, raw] : found;
}

function typeAndCourt(chunk: string): SaksnummerTerm[] {
  const [, type, court, suffix] = TYPE_AND_COURT.exec(chunk) ?? [];
  if (!type || !court || !(isKnownTypeCode(type.toUpperCase()) || isCourtCode(court))) return [];
  return [
    unfinished([mark.type(type), mark.court(court), ...(suffix ? [mark.suffix(suffix)] : [])]),
  ];
}

/** `25-`, `26-1`: a year, and as much of a serial number as has been typed. */
const BEGUN = /^(\d\d|(?:19|20)\d\d)[-/](\d{0,2})$/;

function begun(chunk: string): SaksnummerTerm[] {
  const [, year, serial = ''] = BEGUN.exec(chunk) ?? [];
  return year === undefined ? [] : [unfinished([mark.number(year, serial)])];
}

/** `…138`, `..-138`: the end of a serial number. */
const ENDED = /^(?:…|\.{2,})-?(\d+)$/;

/** Only digits: a serial number, its beginning or its end, or a year. */
function digits(chunk: string, sure: Sureness): SaksnummerTerm[] {
  if (!/^\d{1,6}$/.test(chunk)) return [];
  const isYear = /^(?:19|20)\d\d$/.test(chunk);
  const isSure = sure !== 'possible';
  return [
    ...(chunk.length >= SHORTEST[sure] ? [unfinished([mark.serial(chunk)])] : []),
    ...(isEnding(chunk) && chunk.length > SHORT_ENDING && (isSure || !isYear)
      ? [exactly(mark.ending(chunk))]
      : []),
    ...(isSure && (isYear || chunk.length === 2) ? [exactly(mark.year(chunk))] : []),
  ];
}

/** Letters and digits in any form, from the beginning of the number. */
function rawTerm(chunk: string): SaksnummerTerm | null {
  const squeezed = squeeze(chunk);
  if (squeezed.length < MIN_RAW || !/\d/.test(squeezed) || /^\d{1,7}$/.test(squeezed)) return null;
  return { kind: 'saksnummer', prefix: mark.raw(squeezed), all: [] };
}

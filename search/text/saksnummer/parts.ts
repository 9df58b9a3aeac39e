import type { Term } from '#search/query.ts';
import { cut, fold } from '#search/text/tokenize.ts';

/**
 * The marked parts of a case number, as the index stores them and a query searches for them. The mark tells the type
 * MED from the word «med».
 */
export const mark = {
  /** Year (two or four digits) and serial number (with or without leading zeros): `nr:25-187797`. */
  number: (year: string, serial: string) => `nr:${year}-${serial}`,
  serial: (serial: string) => `lnr:${serial}`,
  /** The last digits of the serial number. */
  ending: (digits: string) => `siste:${digits}`,
  year: (year: string) => `aar:${year}`,
  type: (type: string) => `type:${fold(type)}`,
  court: (court: string) => `domstol:${fold(court)}`,
  suffix: (suffix: string) => `suffiks:${fold(suffix)}`,
  /** The number in the courts' own system, as opposed to the published form. */
  internal: 'form:intern',
  /** All letters and digits joined, for numbers that are typed without hyphens. */
  raw: (text: string) => cut(`raa:${squeeze(text)}`),
} as const;

export function squeeze(text: string): string {
  const folded = fold(text);
  // Nearly all numbers: the same in a third of the time.
  return ASCII.test(folded)
    ? folded.replace(/[^a-z0-9]+/g, '')
    : folded.replace(/[^\p{L}\p{N}]/gu, '');
}
const ASCII = /^[\u0000-\u007f]*$/;

/** Serial numbers are padded to six digits in the courts' form, but not in the published form. */
export function withoutZeros(serial: string): string {
  return serial.replace(/^0+(?=\d)/, '');
}

export type SaksnummerTerm = Extract<Term, { kind: 'saksnummer' }>;

/** What somebody typed of a case number, in the order of the courts' form; `''` is what was left out. */
export interface TypedParts {
  /** Two or four digits. */
  readonly year: string;
  readonly serial: string;
  readonly type: string;
  readonly court: string;
  readonly suffix: string;
  /** Court and year first: `TOSL-2024-123456-2`. The suffix is then that of the published form. */
  readonly published: boolean;
}
export const NO_PARTS: TypedParts = {
  year: '',
  serial: '',
  type: '',
  court: '',
  suffix: '',
  published: false,
};

const SERIAL_DIGITS = 6;
const MAX_ENDING = 5;
/** So few say a number only after its year or after dots: alone they are any number. */
export const SHORT_ENDING = 3;

/** The ends of a serial number by which it is found. */
export function endingsOf(serial: string): string[] {
  const digits = withoutZeros(serial);
  return [SHORT_ENDING, 4, MAX_ENDING]
    .filter((length) => length <= digits.length)
    .map((length) => digits.slice(-length));
}

export function isEnding(digits: string): boolean {
  return /^\d+$/.test(digits) && digits.length >= SHORT_ENDING && digits.length <= MAX_ENDING;
}

/** What finds the numbers with these parts; the last part, and a serial number at the end, may be incomplete. */
export function termsOfParts(parts: TypedParts): SaksnummerTerm[] {
  if (parts.published && parts.suffix) return publishedTerms(parts);
  const after = partsAfter(parts);
  const { year, serial } = parts;
  if (!serial) return [unfinished([...(year ? [mark.year(year)] : []), ...after])];
  if (!parts.type) {
    const court = parts.court ? [mark.court(parts.court)] : [];
    const suffix = parts.suffix ? [mark.suffix(parts.suffix)] : [];
    const all = [...court, ...suffix];
    const numbers = numbersOf(parts, parts.published ? withoutZeros(serial) : serial).map(
      (prefix): SaksnummerTerm => ({
        kind: 'saksnummer',
        prefix,
        all,
      }),
    );
    const ended = isShortEnding(parts)
      ? [exactly(mark.year(year), mark.ending(serial), ...all)]
      : [];
    return [...numbers, ...ended, ...(isPadded(serial) ? exactTermsOfParts(parts) : [])];
  }
  return numbersOf(parts, withoutZeros(serial)).map((number) => unfinished([number, ...after]));
}

/** `25-138`, of 25-187138: more digits than that begin the number. */
function isShortEnding({ year, serial, published }: TypedParts): boolean {
  return year !== '' && serial.length === SHORT_ENDING && !published;
}

/** With its zeros it is complete: a published number has none. */
function isPadded(serial: string): boolean {
  return serial.length === SERIAL_DIGITS && serial.startsWith('0');
}

/** What finds only numbers with exactly these parts. */
export function exactTermsOfParts(parts: TypedParts): SaksnummerTerm[] {
  if (parts.published && parts.suffix) return publishedTerms(parts);
  return numbersOf(parts, withoutZeros(parts.serial)).map((number) =>
    exactly(number, ...partsAfter(parts)),
  );
}

function numbersOf({ year }: TypedParts, serial: string): string[] {
  if (year) return [mark.number(year, serial)];
  const isEnd = isEnding(serial) && serial.length > SHORT_ENDING;
  return [mark.serial(serial), ...(isEnd ? [mark.ending(serial)] : [])];
}

function partsAfter({ type, court, suffix }: TypedParts): string[] {
  return [
    ...(type ? [mark.type(type)] : []),
    ...(court ? [mark.court(court)] : []),
    ...(suffix ? [mark.suffix(suffix)] : []),
  ];
}

/** The suffix of the published form counts decisions; the courts' form of the same number has none. */
function publishedTerms({ year, serial, court, suffix }: TypedParts): SaksnummerTerm[] {
  const number = mark.number(year, withoutZeros(serial));
  return [
    exactly(number, mark.court(court), mark.suffix(suffix)),
    exactly(number, mark.court(court), mark.internal),
  ];
}

export function exactly(...all: string[]): SaksnummerTerm {
  return { kind: 'saksnummer', prefix: null, all };
}

/** The last part may not be typed in full yet. */
export function unfinished(parts: readonly string[]): SaksnummerTerm {
  return { kind: 'saksnummer', prefix: parts.at(-1) ?? null, all: parts.slice(0, -1) };
}

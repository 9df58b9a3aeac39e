import { parseSaksnummer, type Saksnummer } from '#domain/saksnummer.ts';
import type { IndexedText } from '#search/document.ts';
import { fold } from './fold.ts';
import { cut, tokenize } from './tokenize.ts';

/**
 * The marked parts of a case number, as the index keeps and a query asks for them. A mark keeps the type
 * MED apart from the word «med».
 */
export const mark = {
  /** Year and serial number: `nr:25-187797`, with two and four digits, with and without leading zeros. */
  number: (year: string, serial: string) => `nr:${year}-${serial}`,
  serial: (serial: string) => `lnr:${serial}`,
  year: (year: string) => `aar:${year}`,
  type: (type: string) => `type:${fold(type)}`,
  court: (court: string) => `domstol:${fold(court)}`,
  suffix: (suffix: string) => `suffiks:${fold(suffix)}`,
  /** The number in the courts' own system, as opposed to the published form. */
  internal: 'form:intern',
  /** All letters and digits run together: for whoever leaves out hyphens, wherever that is. */
  raw: (text: string) => cut(`raa:${squeeze(text)}`),
} as const;

export function squeeze(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * `words` hold serial number, court and seat, never the type: `med` alone is an ordinary word (SPEC §2, tips).
 * A number in an unknown form is found by its words and its letters and digits.
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

/** Serial numbers are padded to six digits in the courts' form and not in the published one. */
export function withoutZeros(serial: string): string {
  return serial.replace(/^0+(?=\d)/, '');
}

function segment(words: readonly string[]): string[] {
  return words.length === 0 ? [] : [words.join(' ')];
}

import { EVERYDAY, OPENERS } from '#domain/names/ordinary-words.ts';
import type { Person } from './generator.ts';

const isLatin = (text: string) => /^[\p{Script=Latin}\P{L}]+$/u.test(text);
const APART: Readonly<Record<string, string>> = {
  ...{
    ø: 'o',
    æ: 'ae',
    œ: 'oe',
    ß: 'ss',
    þ: 'th',
    đ: 'd',
    ð: 'd',
    ı: 'i',
    ł: 'l',
    ŋ: 'n',
    ŧ: 't',
    ə: 'e',
    ħ: 'h',
  },
};
/** Without accents, as programs that know only English write it. */
export function plain(text: string): string {
  if (!isLatin(text)) return text;
  return [...text.normalize('NFD').replace(/\p{M}/gu, '')]
    .map((one) => {
      const bare = APART[one.toLowerCase()];
      if (bare === undefined) return one;
      return one === one.toLowerCase() ? bare : bare.charAt(0).toUpperCase() + bare.slice(1);
    })
    .join('');
}
const UMLAUTS: Readonly<Record<string, string>> = {
  ü: 'ue',
  ö: 'oe',
  ä: 'ae',
  å: 'aa',
  ø: 'oe',
  Ü: 'Ue',
  Ö: 'Oe',
  Ä: 'Ae',
  Å: 'Aa',
  Ø: 'Oe',
};
const writtenOut = (text: string) =>
  [...text.normalize('NFC')].map((one) => UMLAUTS[one] ?? one).join('');
const squeezed = (text: string) => text.replace(/['’-]/g, '');

/** A word of Norwegian as well: alone it is the name only where a capital inside a sentence says so. */
const isAlsoWord = (name: string) =>
  name
    .toLocaleLowerCase('nb')
    .split(/[^\p{L}\p{M}]+/u)
    .some(
      (word) =>
        OPENERS.has(word) ||
        EVERYDAY.has(word) ||
        OPENERS.has(plain(word)) ||
        EVERYDAY.has(plain(word)),
    );

interface Spelling {
  readonly text: string;
  /** It begins no sentence: there it is the word. */
  readonly isInside: boolean;
}

/** The ways in which a text writes a person. */
export function spellings({ first, last, whole }: Person): Spelling[] {
  const inWhole = [
    whole,
    whole.toLocaleUpperCase('nb'),
    whole.toLocaleLowerCase('nb'),
    plain(whole),
    writtenOut(whole),
    squeezed(whole),
  ];
  const isWritten = whole.includes(' ');
  if (isWritten) inWhole.push(`${last}, ${first}`);
  if (isWritten && isLatin(first)) inWhole.push(`${[...first][0]!}. ${last}s`);
  const alone = isWritten ? [last, first] : [whole];
  const byOne = alone.flatMap((name) => [
    name,
    plain(name),
    writtenOut(name),
    squeezed(name),
    `${name}s`,
    `${name}-saken`,
    `${name}saken`,
  ]);
  const isShort = (text: string) =>
    isLatin(text) && text.split(/[^\p{L}\p{M}]+/u).every((word) => word.length < 5);
  const inCase = alone
    .filter((name) => !isShort(name) && !isAlsoWord(name))
    .flatMap((name) => [name.toLocaleUpperCase('nb'), name.toLocaleLowerCase('nb')]);
  const isInside = isAlsoWord(whole);
  const found = [
    ...inWhole.map((text) => ({ text, isInside: isInside && !isWritten })),
    ...[...byOne, ...inCase].map((text) => ({ text, isInside: isInside || isAlsoWord(text) })),
  ];
  // In small letters a name of one word is written alone.
  return found.filter(
    ({ text }) =>
      isWritten ||
      !(isShort(whole) || isInside) ||
      (/\p{Lu}/u.test(text.charAt(0)) && /\p{Ll}/u.test(text)),
  );
}

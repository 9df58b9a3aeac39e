import { BEGRENSNINGER, MOETE_UTFALL } from '#domain/sak.ts';
import { fold, tokens } from './tokenize.ts';

/*
 * What holds for a case and stands in none of its texts: its restrictions, that it has no hearing yet or that one was moved or
 * cancelled, and in which rooms it is heard. The index has them as marks among the stems (`IndexedText`), which no word of a text and no name equals; a query has them
 * for the sayings of the synonyms ("forhold …"), and for «sal 250».
 */

/** `ikkeBerammet`: a case that is listed without a hearing (docs/decisions/0006). */
const FORHOLD = [...BEGRENSNINGER, ...MOETE_UTFALL, 'ikkeBerammet'] as const;
export type Forhold = (typeof FORHOLD)[number];

export function isForhold(text: string): text is Forhold {
  return (FORHOLD as readonly string[]).includes(text);
}

export const forholdMark = (forhold: Forhold): string => `forhold:${fold(forhold)}`;
export const isForholdMark = (stem: string): boolean => stem.startsWith('forhold:');
export const roomMark = (room: string): string => `sal:${room}`;

/** What courts and reporters call a room, before its number or letter. */
const ROOM_WORDS = new Set([
  'sal',
  'salen',
  'rettssal',
  'rettssalen',
  'rettsal',
  'rettsalen',
  'rom',
]);
const NUMBER = /^\d{1,4}[a-z]?$/;
/** «sal i Oslo» is no room. */
const LETTER = /^[a-h]$/;

/** Whether the second word says which room it is: `sal 250`, `rettssal A`. */
export function isRoom(word: string, room: string): boolean {
  return ROOM_WORDS.has(word) && (NUMBER.test(room) || LETTER.test(room));
}

const FLOOR = /^(?:etasje|etg|et|etage)$/;

/** `Sal Munch`, `Storgata rettslokale`: a name in capitals after or before a word for a room, and nothing else. */
const NAMED =
  /^(?:(?:(?:Retts)?[Ss]al(?:en)?|Rettslokalet?) (?<name>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)|\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)? (?:rettslokale|rettssal|sal|tinghus|tingsal))$/u;

/** What a room with a name is found by, in any words for a room; empty for one with a number, or with other words. */
export function namesOfRoom(text: string): string[] {
  const found = NAMED.exec(text.trim());
  if (!found) return [];
  const name = found.groups?.['name'];
  return name === undefined ? [text] : [`Sal ${name}`, `Rettssal ${name}`];
}

/** The numbers and letters of rooms in a court's own words (`Rettssal 12, 3. etasje`: 12), folded; never a name. */
export function roomsIn(text: string | null): string[] {
  const words = text === null ? [] : tokens(text).map(({ token }) => token);
  return words.filter((word, at) => {
    if (FLOOR.test(words[at + 1] ?? '')) return false;
    return NUMBER.test(word) || (at > 0 && isRoom(words[at - 1]!, word));
  });
}

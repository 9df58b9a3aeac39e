import { withoutEntities } from './entities.ts';
import { NAME_HIDDEN, withoutNames } from './names-in-text.ts';
import { EVERYDAY, OPENERS } from './ordinary-words.ts';
import { PARTICLES } from './particles.ts';
import type { PartyName } from './party-names.ts';
import { APOSTROPHES, HYPHENS } from './pieces.ts';

/**
 * Raised when more names are found. Then the texts of all cases are looked at again, and an index built before is not searched
 * (it is part of each engine's layout), not even while the new one is built.
 */
export const NAME_FINDER = 6;

/** A text, and the same without names. */
export interface Said {
  /** Null where only the other one is known. */
  readonly text: string | null;
  readonly without: string;
}

/** What was said until now, as it is stored: `without` is null where nothing was hidden. */
export function saidBefore(text: string | null, without: string | null): readonly Said[] {
  const shown = without ?? text;
  return shown === null ? [] : [{ text, without: shown }];
}

/**
 * The text of a case without these names; null when it says none. `before` is what was said there until now: where the text is the
 * same, or goes on saying what has been hidden, that stays hidden, although nobody knows the names any more.
 */
export function hideNames(
  text: string,
  names: readonly PartyName[],
  before: readonly Said[],
  read: typeof withoutNames = withoutNames,
): string | null {
  const hiddenBefore = before.filter(({ without }) => without.includes(NAME_HIDDEN));
  const same = hiddenBefore.find((one) => one.text === text);
  // What is stored has no entities.
  const goesOn = same ?? hiddenBefore.find(({ without }) => fits(withoutEntities(text), without));
  const base = goesOn?.without ?? text;
  const hidden = read(base, names) ?? base;
  return hidden === text ? null : hidden;
}

/** In small letters only particles, as in 'Jan van der Myrlid', or all of two or three words that are no ordinary ones. */
function isNothingButName(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}\p{Cf}]*/gu) ?? [];
  const small = words.filter((word) => word === word.toLocaleLowerCase('nb'));
  if (small.length === words.length)
    return words.length > 1 && words.length < 4 && !words.some(isOrdinary);
  return small.every((word) => PARTICLES.has(word));
}
const isOrdinary = (word: string) => OPENERS.has(word) || EVERYDAY.has(word);

/** A longer piece is no name. */
const MOST_LETTERS = 60;

/** Whether `text` is `hidden` with something like a name in each of its gaps. */
function fits(text: string, hidden: string): boolean {
  const parts = hidden.split(NAME_HIDDEN);
  // Nothing but a name: any other subject would fit.
  if (parts.every((part) => !/\p{L}/u.test(part)) && !isNothingButName(text)) return false;
  let at = 0;
  for (const [i, part] of parts.entries()) {
    const from =
      i === parts.length - 1 ? text.length - part.length : text.indexOf(part, i === 0 ? 0 : at + 1);
    if (
      i === 0
        ? from !== 0 && part !== ''
        : from < at || text.slice(from, from + part.length) !== part
    )
      return false;
    if (i > 0 && !isLikeName(text.slice(at, from))) return false;
    at = from + part.length;
  }
  return true;
}

const LIKE_NAME = new RegExp(
  String.raw`^[\p{L}\p{M}\p{Cf}\s.,&${APOSTROPHES}${HYPHENS}]+$|^\[navn skjult\]$`,
  'u',
);
function isLikeName(piece: string): boolean {
  // Several names with nothing but commas or line ends between them are one gap.
  const names = piece.split(/[,&\n]/u);
  return (
    piece.length > 0 && names.every((one) => one.length <= MOST_LETTERS) && LIKE_NAME.test(piece)
  );
}

import { withoutEntities } from './entities.ts';
import { isNamedIn, NAME_HIDDEN, withoutNames } from './names-in-text.ts';
import type { PartyName } from './party-names.ts';
import { APOSTROPHES, HYPHENS } from './pieces.ts';

/**
 * Raised when more names are found. Then the texts of all cases are looked at again, and an index built before is not searched
 * (it is part of each engine's layout), not even while the new one is built.
 */
export const NAME_FINDER = 5;

/**
 * The text of a case without these names; null when it says none. `before` is what was said there until now without names, one
 * text or several: where the new text goes on saying what has been hidden, that stays hidden, although nobody knows the names any
 * more.
 */
export function hideNames(
  text: string,
  names: readonly PartyName[],
  before: string | readonly string[] | null,
  read: typeof withoutNames = withoutNames,
): string | null {
  const known = typeof before === 'string' ? [before] : (before ?? []);
  // What is stored has no entities.
  const goesOn = (one: string) => one.includes(NAME_HIDDEN) && fits(withoutEntities(text), one);
  const base = known.find(goesOn) ?? text;
  const hidden = read(base, names) ?? base;
  return hidden === text ? null : hidden;
}

/** A longer piece is no name. */
const MOST_LETTERS = 60;

/** Whether `text` is `hidden` with something like a name in each of its gaps. */
function fits(text: string, hidden: string): boolean {
  const parts = hidden.split(NAME_HIDDEN);
  // Nothing but a name: any other subject would fit.
  if (parts.every((part) => !/\p{L}/u.test(part)) && /(?:^|\s)\p{Ll}/u.test(text)) return false;
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
  // Several names with nothing but commas between them are one gap.
  const names = piece.split(/[,&]/u);
  return (
    piece.length > 0 && names.every((one) => one.length <= MOST_LETTERS) && LIKE_NAME.test(piece)
  );
}

const ALIAS = /^uten-navn-(\d{1,15})\.pdf$/;

/**
 * The address of a file whose name says a party's name, while that is hidden; null when it does not. It is made of the document's
 * id and not of the file name: a hash of a name is confirmed by whoever guesses the name.
 */
export function fileAlias(
  id: number,
  fileName: string,
  names: readonly PartyName[],
): string | null {
  return isNamedIn(fileName, names) ? aliasOf(id) : null;
}

export const aliasOf = (id: number) => `uten-navn-${id}.pdf`;

/** The id of the document with this alias; null when the file name is none. */
export function idOfAlias(fileName: string): number | null {
  const found = ALIAS.exec(fileName);
  return found ? Number(found[1]) : null;
}

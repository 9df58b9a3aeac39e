import { withoutEntities } from './entities.ts';
import { looseKey, strictKey } from './fold.ts';
import { isAlone, OF_A_CASE, withoutGenitive } from './name-readers.ts';
import type { PartyName } from './party-names.ts';
import { type Piece, piecesOf } from './pieces.ts';

/* Names of the parties in the names of files, and the address that such a file has instead. */

/** So many letters of a name are hardly a part of another word of a file name. */
const GLUED = 5;

/** Whether one of the names, or a word of one, stands in the name of a file, where there are no capitals and no spaces. */
export function isNamedIn(fileName: string, names: readonly PartyName[]): boolean {
  const stem = withoutEntities(decoded(fileName)).replace(/\.[A-Za-z]{1,4}$/, '');
  const pieces = piecesOf(stem).map(({ written }) => written);
  // 'o-brien', 'OBrien' and 'tiltale_lie' as well
  const runs = stem.split(/[^\p{L}\p{M}\p{Cf}]+/u);
  const keys = [...pieces, ...runs].map(strictKey);
  const words = new Set(keys.flatMap((key) => [key, key.replace(OF_A_CASE, '')]).map(looseKey));
  const glued = [pieces.map(strictKey).join(''), pieces.map(looseKey).join('')];
  const all = new Set([...glued, ...glued.map(looseKey)]);
  const says = (written: string) =>
    [...all].some((one) => one.includes(strictKey(written)) || one.includes(looseKey(written)));
  return names.some((name) => {
    const own = name.words.map((word) =>
      piecesOf(word)
        .map(({ written }) => written)
        .join(''),
    );
    const isSaid = ({ written, isForeign }: Pick<Piece, 'written' | 'isForeign'>) =>
      withoutGenitive(looseKey(written)).some((key) => {
        const isLong = key.length >= GLUED || isForeign;
        return words.has(key) || words.has(`${key}s`) || (isLong && says(key));
      });
    const wholes = [own.join(''), own.toReversed().join('')].flatMap(withoutGenitive);
    return wholes.some(says) || isAlone(name).some(isSaid);
  });
}

/** 'Br%C3%A5ten' */
function decoded(fileName: string): string {
  try {
    return decodeURIComponent(fileName);
  } catch {
    return fileName;
  }
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

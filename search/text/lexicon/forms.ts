import { type Reading, lexicon } from './lexicon.ts';

/** What a word may be a form of, without the readings that hardly anybody means. Empty when the lexicon does not know it. */
export function knownReadings(word: string): Reading[] {
  const readings = lexicon().readings(word);
  const likely = readings.filter(({ rare }) => !rare);
  return likely.length > 0 ? likely : readings;
}

/** The readings of a form that the lexicon has, or of one that is regularly made from such a form. */
export function readingsOf(word: string): Reading[] {
  const known = knownReadings(word);
  if (known.length > 0) return known;
  const genitive = withoutGenitive(word);
  if (genitive !== null) {
    const readings = knownReadings(genitive).filter(
      ({ wordClass, lemma }) => wordClass !== 'verb' || lemma !== genitive,
    );
    if (readings.length > 0) return readings;
  }
  const compared = ofAdjective(word);
  return compared.length > 0 ? compared : ofParticiple(word);
}

const MIN_WORD = 3;

/** sakens, domstolenes, siktedes; null when the word has no ending s. */
export function withoutGenitive(word: string): string | null {
  return word.endsWith('s') && word.length > MIN_WORD ? word.slice(0, -1) : null;
}

/** The lexicon does not compare every adjective: ulovligere, ulovligste, digitalere. */
const COMPARED = /(?:ere|este?|ste?|t|e)$/;

function ofAdjective(word: string): Reading[] {
  const ending = COMPARED.exec(word);
  if (!ending || ending.index < MIN_WORD) return [];
  return lexicon()
    .readings(word.slice(0, ending.index))
    .filter(({ wordClass }) => wordClass === 'adj');
}

/** «de frifunnede» are whom somebody has frifunnet. */
function ofParticiple(word: string): Reading[] {
  const [, stem] = /^(.{3,})e[dt]e$/.exec(word) ?? [];
  if (stem === undefined) return [];
  return lexicon()
    .readings(`${stem}et`)
    .filter(({ wordClass }) => wordClass === 'verb');
}

/**
 * How a word that was written without æ, ø and å may be spelled: kjoering, kjoring → kjøring. `loose` also reads a bare
 * o and a as ø and å.
 */
export function respellings(word: string, loose: boolean): string[] {
  const pattern = loose ? /aa|ae|oe|o|a/g : /aa|ae|oe/g;
  const found = [...word.matchAll(pattern)].slice(0, MAX_PLACES);
  let spellings = [{ text: '', at: 0 }];
  for (const { 0: letters, index } of found) {
    spellings = spellings.flatMap(({ text, at }) => [
      { text: text + word.slice(at, index + letters.length), at: index + letters.length },
      { text: text + word.slice(at, index) + LETTERS[letters]!, at: index + letters.length },
    ]);
  }
  return spellings.slice(1).map(({ text, at }) => text + word.slice(at));
}

const MAX_PLACES = 3;
const LETTERS: Readonly<Record<string, string>> = { aa: 'å', ae: 'æ', oe: 'ø', o: 'ø', a: 'å' };

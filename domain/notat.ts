import { normalizeLine } from './text-rules.ts';
import { texts } from './texts.ts';

/** The most that a person may write: characters of a note and of a label, labels of a case, cases with notes. */
export const NOTAT_LIMITS = { tekst: 4000, merke: 40, merker: 10, saker: 500 } as const;

export const notatMessages = texts({
  tooLong: {
    nb: `Notatet kan ha høyst ${NOTAT_LIMITS.tekst} tegn.`,
    nn: `Notatet kan ha høgst ${NOTAT_LIMITS.tekst} teikn.`,
  },
  merkeTooLong: {
    nb: `Et merke kan ha høyst ${NOTAT_LIMITS.merke} tegn.`,
    nn: `Eit merke kan ha høgst ${NOTAT_LIMITS.merke} teikn.`,
  },
  tooManyMerker: {
    nb: `En sak kan ha høyst ${NOTAT_LIMITS.merker} merker.`,
    nn: `Ei sak kan ha høgst ${NOTAT_LIMITS.merker} merke.`,
  },
  tooManySaker: {
    nb: `Du kan ha notater på høyst ${NOTAT_LIMITS.saker} saker. Slett noen du ikke trenger.`,
    nn: `Du kan ha notat på høgst ${NOTAT_LIMITS.saker} saker. Slett nokre du ikkje treng.`,
  },
  changed: {
    nb: 'Notatet er endret i et annet vindu siden du åpnet det.',
    nn: 'Notatet er endra i eit anna vindauge sidan du opna det.',
  },
  unreadable: {
    nb: 'Notatet kan ikke leses lenger. Nøkkelen det ble låst med, er tatt bort.',
    nn: 'Notatet kan ikkje lesast lenger. Nøkkelen det blei låst med, er teken bort.',
  },
});

/** What somebody has written on a case. */
export interface Notatinnhold {
  readonly tekst: string;
  readonly merker: string[];
}

/** Labels that are the same but for letter case are one: the first stays. */
export function withoutRepeated(merker: readonly string[]): string[] {
  const lines = merker.map(normalizeLine).filter((merke) => merke !== '');
  const keys = lines.map(keyOf);
  return lines.filter((_, place) => keys.indexOf(keys[place]!) === place);
}

/** The labels of a line in which they are separated by commas, as `politi, ring tilbake`. */
export function merkerOf(line: string): string[] {
  return withoutRepeated(line.split(','));
}

/** Whether nothing is written: then there is no note. */
export function isEmptyNotat({ tekst, merker }: Notatinnhold): boolean {
  return tekst.trim() === '' && merker.length === 0;
}

/** What a search among one's own notes looks in. */
export interface SearchedNotat {
  readonly tekst: string | null;
  readonly merker: readonly string[];
  readonly saksnummer: string;
  readonly domstolNavn: string;
  readonly saksTema: string | null;
}

interface NotatSearch {
  readonly words: string;
  /** Only notes with this label. */
  readonly merke: string | null;
}

/** The notes that have every word somewhere, as part of a word too, whatever the letter case; the order stays. */
export function searchNotater<T extends SearchedNotat>(
  notater: readonly T[],
  { words, merke }: NotatSearch,
): T[] {
  const wanted = wordsOf(words);
  return notater.filter((notat) => {
    if (merke !== null && !notat.merker.some((own) => keyOf(own) === keyOf(merke))) return false;
    const { tekst, merker, saksnummer, domstolNavn, saksTema } = notat;
    const all = keyOf([tekst, ...merker, saksnummer, domstolNavn, saksTema].join('\n'));
    return wanted.every((word) => all.includes(word));
  });
}

/** The labels of all notes, each once, in alphabetical order. */
export function allMerker(notater: readonly Pick<SearchedNotat, 'merker'>[]): string[] {
  const merker = withoutRepeated(notater.flatMap((notat) => notat.merker));
  return merker.sort((a, b) => a.localeCompare(b, 'nb'));
}

/** Where the words stand in a text, in order and without overlap. */
export function placesOfWords(
  text: string,
  words: string,
): { readonly fra: number; readonly til: number }[] {
  const folded = text.toLowerCase();
  // A letter that becomes two when it is small would move all places after it.
  if (folded.length !== text.length) return [];
  const found = wordsOf(words).flatMap((word) => occurrences(folded, word));
  return found.sort((a, b) => a.fra - b.fra || b.til - a.til);
}

function occurrences(text: string, word: string) {
  const found: { fra: number; til: number }[] = [];
  for (let fra = text.indexOf(word); fra >= 0; fra = text.indexOf(word, fra + word.length))
    found.push({ fra, til: fra + word.length });
  return found;
}

const keyOf = (text: string) => text.normalize('NFC').toLowerCase();
const wordsOf = (words: string) => keyOf(normalizeLine(words)).split(' ').filter(Boolean);

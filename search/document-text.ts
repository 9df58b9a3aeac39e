import { type IndexedText, type Token, tokens } from './text/tokenize.ts';
import { indexWord, type IndexedWord } from './text/words.ts';

/**
 * Characters of different words that are indexed of one document. A judgment of three hundred pages has half as many;
 * what lies behind is not text, and Postgres holds 1 MB of words at most. The rest of such a document is left out.
 */
const MOST_DIFFERENT = 100_000;
/** A paragraph is one segment; a longer one is divided between sentences, or here at last. */
const SEGMENT_WORDS = 300;
/** Characters of a segment that is put together from the sentences of a long paragraph. */
const SEGMENT_CHARACTERS = 1_500;

/**
 * The words of a document's text, a paragraph a line (import/text/clean-text.ts): like other Norwegian text, but each word
 * is analysed once however often it is written.
 */
export function documentText(text: string): IndexedText {
  const words = new Map<string, IndexedWord>();
  const segments = new Set<string>();
  const lemmas = new Set<string>();
  let left = MOST_DIFFERENT;
  const analyse = (token: Token): IndexedWord => {
    const known = words.get(token.written);
    if (known) return known;
    const word = indexWord(token.written);
    words.set(token.written, word);
    left -= token.token.length;
    return word;
  };
  for (const segment of segmentsOf(text)) {
    if (left <= 0) break;
    segments.add(segment.map(({ token }) => token).join(' '));
    lemmas.add(segment.map((token) => analyse(token).lemma).join(' '));
  }
  const stems = new Set([...words.values()].flatMap(({ keys }) => keys));
  return { segments: [...segments].sort(), lemmas: [...lemmas].sort(), stems: [...stems].sort() };
}

function* segmentsOf(text: string): Generator<Token[]> {
  for (const paragraph of text.split('\n'))
    for (const part of partsOf(paragraph)) {
      const found = tokens(part);
      for (let from = 0; from < found.length; from += SEGMENT_WORDS)
        yield found.slice(from, from + SEGMENT_WORDS);
    }
}

const SENTENCE_END = /(?<=[.!?:;]["»”)]?) (?=["«“(]?\p{Lu})/u;

/** A long paragraph in parts of whole sentences; no part is longer, unless a sentence is. */
function partsOf(paragraph: string): string[] {
  if (paragraph.length <= SEGMENT_CHARACTERS) return [paragraph];
  const parts = [''];
  for (const sentence of paragraph.split(SENTENCE_END)) {
    const last = parts.at(-1)!;
    if (last.length + sentence.length < SEGMENT_CHARACTERS)
      parts[parts.length - 1] = `${last} ${sentence}`;
    else parts.push(sentence);
  }
  return parts;
}

import { type IndexedText, writtenWords } from './text/tokenize.ts';
import { indexWord, type IndexedWord } from './text/words.ts';

/**
 * Bytes of different words that are indexed of the indictments, and of the decisions, of one case. Several judgments of
 * fifty pages have half as many; what lies behind is not text, and Postgres holds 1 MB of words at most. The rest is left
 * out.
 */
const MOST_DIFFERENT = 100_000;
/** A paragraph is one segment; a longer one is divided between sentences, or here at last. */
const SEGMENT_WORDS = 300;
/** Characters of a segment that is put together from the sentences of a long paragraph. */
const SEGMENT_CHARACTERS = 1_500;

/** The different words of several documents. */
export interface Vocabulary {
  readonly words: Set<string>;
  /** Bytes that are left for new words. */
  left: number;
}

export function createVocabulary(): Vocabulary {
  return { words: new Set(), left: MOST_DIFFERENT };
}

/** The words of a document's text, a paragraph a line (import/text/clean-text.ts), like those of other Norwegian text. */
export function documentText(text: string, vocabulary = createVocabulary()): IndexedText {
  const segments = new Set<string>();
  const lemmas = new Set<string>();
  const found = new Map<string, IndexedWord>();
  for (const segment of segmentsOf(text)) {
    if (vocabulary.left <= 0) break;
    const words = segment.map((written) => {
      const known = found.get(written);
      if (known) return known;
      const word = lookUp(vocabulary, written);
      found.set(written, word);
      return word;
    });
    segments.add(words.map(({ token }) => token).join(' '));
    lemmas.add(words.map(({ lemma }) => lemma).join(' '));
  }
  return { segments: [...segments], lemmas: [...lemmas], stems: stemsOf(found.values()) };
}

function stemsOf(words: Iterable<IndexedWord>): string[] {
  const stems = new Set<string>();
  for (const { lemma, keys } of words) {
    stems.add(lemma);
    for (const key of keys) stems.add(key);
  }
  return [...stems];
}

function lookUp(vocabulary: Vocabulary, written: string): IndexedWord {
  const word = indexWord(written);
  if (!vocabulary.words.has(written)) {
    vocabulary.words.add(written);
    vocabulary.left -= Buffer.byteLength(word.token);
  }
  return word;
}

/** The words of each segment, as they are written. */
function* segmentsOf(text: string): Generator<string[]> {
  for (const paragraph of text.split('\n'))
    for (const part of partsOf(paragraph)) {
      const found = writtenWords(part);
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

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
    const [inSegment, asLemmas]: [string[], string[]] = [[], []];
    for (const written of segment) {
      let word = found.get(written);
      if (!word) found.set(written, (word = lookUp(vocabulary, written)));
      inSegment.push(word.token);
      asLemmas.push(word.lemma);
    }
    segments.add(inSegment.join(' '));
    lemmas.add(asLemmas.join(' '));
  }
  return { segments: [...segments], lemmas: [...lemmas], stems: stemsOf(found.values()) };
}

function stemsOf(words: Iterable<IndexedWord>): string[] {
  const all = new Set<string>();
  for (const { stems } of words) for (const stem of stems) all.add(stem);
  return [...all];
}

function lookUp(vocabulary: Vocabulary, written: string): IndexedWord {
  const word = indexWord(written);
  if (!vocabulary.words.has(written)) {
    vocabulary.words.add(written);
    vocabulary.left -= word.bytes;
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

import { type IndexedText, writtenWords } from './text/tokenize.ts';
import { withoutStanding } from './text/standing/standing.ts';
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
  readonly words: Map<string, KnownWord>;
  /** Bytes that are left for new words. */
  left: number;
  /** Documents that have been read. */
  documents: number;
}

interface KnownWord {
  readonly word: IndexedWord;
  /** The last document that has it. */
  document: number;
}

export function createVocabulary(): Vocabulary {
  return { words: new Map(), left: MOST_DIFFERENT, documents: 0 };
}

/** The text of a document, its first words, and the stems of those that it has often. */
interface DocumentTexts {
  readonly tekst: IndexedText;
  readonly begynnelse: IndexedText;
  readonly ofte: IndexedText;
}

/** Words that are its beginning: heading and first paragraph of a judgment. */
const BEGINNING = 80;
/** A word that stands there so often is one that the document is about. */
const OFTEN = 3;

/**
 * The words of a document's text, a paragraph a line (import/text/clean-text.ts), like those of other Norwegian text; without
 * what stands in every document of its kind.
 */
export function documentText(text: string, vocabulary = createVocabulary()): DocumentTexts {
  const all = createText();
  const first = createText();
  const times = new Map<string, number>();
  let read = 0;
  vocabulary.documents += 1;
  for (const segment of segmentsOf(withoutStanding(text))) {
    if (vocabulary.left <= 0) break;
    const words = segment.map((written) => {
      const known = vocabulary.words.get(written) ?? learn(vocabulary, written);
      if (known.document !== vocabulary.documents) all.addStems(known.word);
      known.document = vocabulary.documents;
      return known.word;
    });
    for (const { stems } of words)
      for (const stem of stems) times.set(stem, (times.get(stem) ?? 0) + 1);
    all.addSegment(words);
    if (read < BEGINNING) {
      const begins = words.slice(0, BEGINNING - read);
      begins.forEach(first.addStems);
      first.addSegment(begins);
    }
    read += words.length;
  }
  const often = [...times].filter(([, count]) => count >= OFTEN).map(([stem]) => stem);
  return {
    tekst: all.text(),
    begynnelse: first.text(),
    ofte: { segments: [], lemmas: [], stems: often },
  };
}

/** Puts a text together, each segment and stem once. */
function createText() {
  const segments = new Set<string>();
  const lemmas = new Set<string>();
  const stems = new Set<string>();
  return {
    addStems: (word: IndexedWord) => {
      for (const stem of word.stems) stems.add(stem);
    },
    addSegment: (words: readonly IndexedWord[]) => {
      segments.add(words.map(({ token }) => token).join(' '));
      lemmas.add(words.map(({ lemma }) => lemma).join(' '));
    },
    text: (): IndexedText => ({
      segments: [...segments],
      lemmas: [...lemmas],
      stems: [...stems],
    }),
  };
}

function learn(vocabulary: Vocabulary, written: string): KnownWord {
  const known = { word: indexWord(written), document: 0 };
  vocabulary.words.set(written, known);
  vocabulary.left -= known.word.bytes;
  return known;
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

import { readFileSync } from 'node:fs';
import { dataPath } from '#search/text/data-path.ts';
import { othersThan, type Standing } from './others-than.ts';

/*
 * Sentences that stand in every summons, indictment or judgment (sentences.txt): «kan vedkommende bli avhentet av politiet» must not
 * make every case a hit for `politi`. They are taken away before a text becomes words, and before it is quoted, so both engines agree.
 */

/** A word of a text, as it is compared, with its place. */
interface Word {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** The text without the sentences of the list. Whatever else is said, between the words of such a sentence too, stays. */
export function withoutStanding(text: string): string {
  const list = (loaded ??= new List(readStanding()));
  let [left, from] = ['', 0];
  for (const [start, end] of sentencesIn(text)) {
    const others = list.othersIn(text.slice(start, end));
    if (others === null) continue;
    left += `${text.slice(from, start)}\n${others.map((other) => `${other}\n`).join('')}`;
    from = end;
  }
  return from === 0 ? text : left + text.slice(from);
}

let loaded: List | undefined;

const END = /(?<=[.!?:;]["»”)]?)\s+(?=["«“(]?\p{Lu})|\n/gu;

/** From where to where each sentence of a text goes. */
export function* sentencesIn(text: string): Generator<readonly [number, number]> {
  let from = 0;
  for (const { 0: end, index } of text.matchAll(END)) {
    yield [from, index];
    from = index + end.length;
  }
  yield [from, text.length];
}

/** A word that is divided at the end of a line is one, so `straffe- og` is one too, in both. */
const WORD =
  /\p{L}[\p{L}\p{M}\p{N}]*(?:[-\u2010\u2011\u00ad]\s?\p{Ll}[\p{L}\p{M}\p{N}]*)*|\p{N}+/gu;

/** The words of a sentence, or null when it has more than that. */
export function wordsIn(sentence: string, most = Infinity): Word[] | null {
  const words: Word[] = [];
  for (const { 0: word, index } of sentence.matchAll(WORD)) {
    if (words.length === most) return null;
    const key = word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
    words.push({ key, start: index, end: index + word.length });
  }
  return words;
}

/** So many words may stand for one «…», at most: the length of a sentence that is looked at is bounded. */
const GAP = 24;
const mostOthers = (words: number): number => (words < 5 ? 0 : words < 10 ? 1 : 2);

class List {
  private readonly standing: readonly Standing[];
  /** Those that have a word, by the word. */
  private readonly having = new Map<string, number[]>();
  /** How many words the sentence that is looked at has of each, and how many it must have. */
  private readonly shared: Uint16Array;
  private readonly least: Uint16Array;
  private readonly longest: number;

  constructor(lines: readonly string[]) {
    this.standing = lines.map(toStanding);
    this.shared = new Uint16Array(lines.length);
    this.least = new Uint16Array(lines.length);
    for (const [at, { words, most }] of this.standing.entries()) {
      const different = new Set(words);
      this.least[at] = Math.max(1, different.size - most);
      for (const word of different) this.having.set(word, [...(this.having.get(word) ?? []), at]);
    }
    this.longest = Math.max(
      ...this.standing.map(({ words, gaps, most }) => words.length + most + gaps.size * GAP),
    );
  }

  /** What else the sentence says, which is one of the list; null: it is none. */
  othersIn(sentence: string): string[] | null {
    const words = wordsIn(sentence, this.longest);
    if (words === null) return null;
    const keys = words.map(({ key }) => key);
    const found = this.mayBe(keys).flatMap((one) => {
      const others = othersThan(keys, one);
      return others === null ? [] : [others];
    });
    const [fewest] = found.sort((a, b) => a.length - b.length);
    return fewest ? runsOf(sentence, words, new Set(fewest)) : null;
  }

  /** Those of which the sentence has nearly all words, in any order: hardly ever one, and every sentence is asked. */
  private mayBe(keys: readonly string[]): Standing[] {
    const { shared, least, having, standing } = this;
    shared.fill(0);
    const sharing: number[] = [];
    for (const key of new Set(keys))
      for (const at of having.get(key) ?? []) {
        if (shared[at] === 0) sharing.push(at);
        shared[at]! += 1;
      }
    return sharing.filter((at) => shared[at]! >= least[at]!).map((at) => standing[at]!);
  }
}

/** Words that follow each other as they stand in the sentence. */
function runsOf(sentence: string, words: readonly Word[], others: ReadonlySet<number>): string[] {
  const runs: { start: number; end: number }[] = [];
  let isOpen = false;
  for (const [at, word] of words.entries()) {
    const isOther = others.has(at);
    if (isOther && isOpen) runs.at(-1)!.end = word.end;
    else if (isOther) runs.push({ start: word.start, end: word.end });
    isOpen = isOther;
  }
  return runs.map(({ start, end }) => sentence.slice(start, end));
}

const LEAST_WORDS = 4;

function toStanding(line: string): Standing {
  const parts = line.split('…').map((part) => wordsIn(part)!.map(({ key }) => key));
  const words = parts.flat();
  if (words.length < LEAST_WORDS)
    throw new Error(`Too short for a sentence of every document: ${line}`);
  const gaps = new Set<number>();
  let at = 0;
  for (const part of parts.slice(0, -1)) gaps.add((at += part.length));
  return { words, gaps, most: mostOthers(words.length) };
}

/** The lines of the list; throws when there is no such file. */
export function readStanding(): string[] {
  return readFileSync(dataPath('standing/sentences.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

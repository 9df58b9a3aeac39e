import type { SakDocument } from '#search/sak-document.ts';
import { type AnchorKey, KINDS, valueKey } from './anchors.ts';
import type { DocumentWords } from './document-words.ts';
import { CHOSEN } from './sought.ts';

interface Bucket<T> {
  things: T[];
  /** How many searches ask for the key, and how many of the cases had it. */
  asked: number;
  seen: number;
  turn: number;
}

/** Of fewer cases nothing is concluded about what is rare. */
const ENOUGH = 200;

/** Things that are kept by their keys, and found again by what a case has. It learns how many cases have each key. */
export class AnchorIndex<T> {
  private readonly of: Readonly<Record<AnchorKey['kind'], Map<string, Bucket<T>>>> = {
    word: new Map(),
    stem: new Map(),
    wordPrefix: new Map(),
    numberPrefix: new Map(),
    value: new Map(),
  };
  /** Of the prefixes. */
  private readonly lengths = { wordPrefix: new Set<number>(), numberPrefix: new Set<number>() };
  private turn = 0;
  private asked = 0;

  add(thing: T, keys: readonly AnchorKey[]): void {
    for (const key of keys) {
      const { things } = this.bucket(key);
      if (things.at(-1) !== thing) things.push(thing);
    }
  }

  /** Takes everything out; what is rare is still known. */
  clear(): void {
    this.asked = 0;
    for (const kind of KINDS)
      for (const bucket of this.of[kind].values()) Object.assign(bucket, { things: [], asked: 0 });
  }

  /** About how many of all cases have the key. Before enough have been seen: what many ask for is taken to be frequent. */
  shareOf(key: AnchorKey): number {
    const bucket = this.bucket(key);
    bucket.asked += 1;
    this.asked += 1;
    return this.turn < ENOUGH ? bucket.asked / this.asked : (bucket.seen + 1) / this.turn;
  }

  /** Shows what is kept under anything that the case has; a thing with several keys is shown several times. */
  visit(document: SakDocument, words: DocumentWords, show: (thing: T) => void): void {
    this.turn += 1;
    const look = (kind: AnchorKey['kind'], text: string) => {
      const bucket = this.of[kind].get(text);
      if (!bucket || bucket.turn === this.turn) return;
      bucket.turn = this.turn;
      bucket.seen += 1;
      bucket.things.forEach(show);
    };
    const beginnings = (kind: keyof typeof this.lengths, text: string) => {
      for (const length of this.lengths[kind])
        if (length <= text.length) look(kind, text.slice(0, length));
    };
    for (const word of words.words.keys()) {
      look('word', word);
      beginnings('wordPrefix', word);
    }
    for (const stem of words.stems.keys()) look('stem', stem);
    for (const part of words.ofSaksnummer) beginnings('numberPrefix', part);
    for (const [facet, valuesOf] of CHOSEN)
      for (const value of valuesOf(document))
        if (value !== null) look('value', valueKey(facet, value).text);
  }

  private bucket({ kind, text }: AnchorKey): Bucket<T> {
    const some = this.of[kind];
    const known = some.get(text);
    if (known) return known;
    const bucket: Bucket<T> = { things: [], asked: 0, seen: 0, turn: 0 };
    some.set(text, bucket);
    if (kind === 'wordPrefix' || kind === 'numberPrefix') this.lengths[kind].add(text.length);
    return bucket;
  }
}

import type { SakDocument } from '#search/sak-document.ts';
import { type AnchorKey, KINDS, valueKey } from './anchors.ts';
import type { DocumentWords } from './document-words.ts';
import { CHOSEN } from './sought.ts';

interface Drawer<T> {
  filed: T[];
  /** How many searches ask for the key, and how many of the cases had it. */
  asked: number;
  seen: number;
  turn: number;
}

/** Of fewer cases nothing is concluded about what is rare. */
const ENOUGH = 200;

/** Things that are filed under keys, and found again by what a case has. It learns how many cases have each key. */
export class Drawers<T> {
  private readonly of: Readonly<Record<AnchorKey['kind'], Map<string, Drawer<T>>>> = {
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

  file(thing: T, keys: readonly AnchorKey[]): void {
    for (const key of keys) {
      const { filed } = this.drawer(key);
      if (filed.at(-1) !== thing) filed.push(thing);
    }
  }

  /** Takes everything out; what is rare is still known. */
  empty(): void {
    this.asked = 0;
    for (const kind of KINDS)
      for (const drawer of this.of[kind].values()) Object.assign(drawer, { filed: [], asked: 0 });
  }

  /** About how many of all cases have the key. Before enough have been seen: what many ask for is taken to be frequent. */
  shareOf(key: AnchorKey): number {
    const drawer = this.drawer(key);
    drawer.asked += 1;
    this.asked += 1;
    return this.turn < ENOUGH ? drawer.asked / this.asked : (drawer.seen + 1) / this.turn;
  }

  /** Shows what is filed under anything that the case has; a thing with several keys is shown several times. */
  open(document: SakDocument, words: DocumentWords, show: (thing: T) => void): void {
    this.turn += 1;
    const look = (kind: AnchorKey['kind'], text: string) => {
      const drawer = this.of[kind].get(text);
      if (!drawer || drawer.turn === this.turn) return;
      drawer.turn = this.turn;
      drawer.seen += 1;
      drawer.filed.forEach(show);
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

  private drawer({ kind, text }: AnchorKey): Drawer<T> {
    const some = this.of[kind];
    const known = some.get(text);
    if (known) return known;
    const drawer: Drawer<T> = { filed: [], asked: 0, seen: 0, turn: 0 };
    some.set(text, drawer);
    if (kind === 'wordPrefix' || kind === 'numberPrefix') this.lengths[kind].add(text.length);
    return drawer;
  }
}

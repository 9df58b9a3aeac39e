import { readFileSync } from 'node:fs';
import { dataPath } from '#search/text/data-path.ts';
import { Automaton, START } from './automaton.ts';
import { nearForms } from './near.ts';

/** A word that a form may be a form of. Participles are forms of their verb. */
export interface Reading {
  readonly lemma: string;
  readonly wordClass: WordClass;
  /** Another reading of this form is far more likely. */
  readonly rare: boolean;
  /** Many compounds are made with the lemma. */
  readonly productive: boolean;
  /** The lexicon has it only as a name, of a person or a place: Olsen, Tveit. */
  readonly isName: boolean;
}
export type WordClass = 'noun' | 'verb' | 'adj' | 'adv';

const CLASSES: readonly WordClass[] = ['noun', 'verb', 'adj', 'adv'];
/** The first character of a reading: 0x40, and bits for class, rare, productive and name. */
const NO_BITS = 0x40;
const RARE = 4;
const PRODUCTIVE = 8;
const NAME = 16;
/** Stands between a form and its reading. */
const SEPARATOR = '\u0001';
const NO_LETTERS = 0x30;

/** A form and one reading of it, as the automaton holds it: what it is, the letters to take off, those to put on. */
export function writeReading(
  form: string,
  { lemma, wordClass, rare, productive, isName }: Reading,
): string {
  let shared = 0;
  while (shared < form.length && form[shared] === lemma[shared]) shared += 1;
  const bits =
    CLASSES.indexOf(wordClass) |
    (rare ? RARE : 0) |
    (productive ? PRODUCTIVE : 0) |
    (isName ? NAME : 0);
  const off = String.fromCharCode(NO_BITS + bits, NO_LETTERS + form.length - shared);
  return `${form}${SEPARATOR}${off}${lemma.slice(shared)}`;
}

function readReading(form: string, text: string): Reading {
  const bits = text.charCodeAt(0) - NO_BITS;
  const off = text.charCodeAt(1) - NO_LETTERS;
  return {
    lemma: form.slice(0, form.length - off) + text.slice(2),
    wordClass: CLASSES[bits & 3]!,
    rare: (bits & RARE) !== 0,
    productive: (bits & PRODUCTIVE) !== 0,
    isName: (bits & NAME) !== 0,
  };
}

class Lexicon {
  readonly #automaton: Automaton;

  constructor(arcs: Uint32Array) {
    this.#automaton = new Automaton(arcs);
  }

  /** Every word that `form` (in lower case, with its own letters) is a form of. */
  readings(form: string): Reading[] {
    let state = START;
    for (let i = 0; i < form.length && state !== 0; i += 1) state = this.#step(state, form, i);
    const after = state === 0 ? 0 : this.#automaton.next(state, SEPARATOR.charCodeAt(0));
    if (after === 0) return [];
    return this.#automaton.endings(after).map((text) => readReading(form, text));
  }

  /** Where the forms end that begin at `from` in `text`, the shortest first. */
  endsFrom(text: string, from: number): number[] {
    const ends: number[] = [];
    let state = START;
    for (let i = from; i < text.length && state !== 0; i += 1) {
      state = this.#step(state, text, i);
      if (state !== 0 && this.#automaton.next(state, SEPARATOR.charCodeAt(0)) !== 0)
        ends.push(i + 1);
    }
    return ends;
  }

  /** The forms within so many typing errors of `form`, in no order. */
  near(form: string, most: number): string[] {
    return nearForms(this.#automaton, SEPARATOR.charCodeAt(0), form, most);
  }

  has(form: string): boolean {
    return this.endsFrom(form, 0).at(-1) === form.length;
  }

  #step(state: number, text: string, at: number): number {
    const letter = text.charCodeAt(at);
    return letter > 0xff ? 0 : this.#automaton.next(state, letter);
  }
}

let loaded: Lexicon | undefined;

/** The lexicon, read at the first call: some milliseconds, so a server calls it when it starts. */
export function lexicon(): Lexicon {
  loaded ??= read();
  return loaded;
}

function read(): Lexicon {
  const bytes = readFileSync(dataPath('lexicon/lexicon.bin'));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new Lexicon(
    Uint32Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(i * 4, true)),
  );
}

import { unmarked } from '#search/text/lexicon/keys.ts';
import type { Token } from '#search/text/tokenize.ts';
import { type SearchedWord, searchedWord } from '#search/text/words.ts';

/** What a typed word looks for. */
interface TypedWord extends SearchedWord {
  /** Every lemma that it may have in the index, the most likely one first. */
  readonly lemmas: readonly string[];
  /** The word itself and its keys. */
  readonly all: readonly string[];
}

/** A query asks several times about each of its words. */
const REMEMBERED = new Map<string, TypedWord>();
const MAX_REMEMBERED = 5000;

export function typedWord({ token, written }: Token): TypedWord {
  const known = REMEMBERED.get(written);
  if (known) return known;
  const word = searchedWord(written);
  const lemmas = [...new Set([word.lemma, ...word.keys.map(unmarked)])];
  const typed = { ...word, lemmas, all: [...new Set([token, ...word.keys])] };
  if (REMEMBERED.size >= MAX_REMEMBERED) REMEMBERED.clear();
  REMEMBERED.set(written, typed);
  return typed;
}

/** A word that is folded already, such as a paragraph or another spelling of a name. */
export function folded(token: string): Token {
  return { token, written: token };
}

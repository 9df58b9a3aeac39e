import type { Term } from '#search/query.ts';
import type { Token } from '#search/text/tokenize.ts';
import { exactPhrase } from './phrases.ts';
import { folded, typedWord } from './typed-words.ts';

export interface Respelled {
  /** Other spellings of a word, folded, to be looked for as well. */
  readonly variants: ((token: string) => readonly string[]) | null;
}

/** A shorter word is another one with the ending of a verb: «lærer», written `lerer`, is not whoever laughed (le). */
const SHORTEST_LEMMA = 3;

/** The other spellings of a word. */
export function variantTerms(token: string, { variants }: Respelled): Term[] {
  return (variants?.(token) ?? []).map((other) => {
    if (other.endsWith('*')) return { kind: 'prefix', token: other.slice(0, -1) };
    const { lemma, keys } = typedWord(folded(other));
    return { kind: 'word', token: other, stems: lemma.length < SHORTEST_LEMMA ? [] : keys };
  });
}

/** No name has more words in one; each of them is another phrase of as many words. */
const MOST_WITH_VARIANTS = 5;

/** Initials together (J.E.), or the same words with another spelling of one of them. */
export function severalVariants(words: readonly Token[], place: Respelled): Term[] {
  if (words.length > MOST_WITH_VARIANTS) return [];
  const terms = words.map(({ token }) => variantTerms(token, place));
  const initials = terms.flat().filter(({ kind }) => kind === 'prefix');
  if (initials.length === words.length) return [{ kind: 'all', terms: initials }];
  return words.flatMap((word, at) =>
    terms[at]!.flatMap((term) =>
      term.kind === 'word' ? [exactPhrase(words.with(at, { ...word, token: term.token }))] : [],
    ),
  );
}

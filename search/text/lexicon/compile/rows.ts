import type { WordClass } from '#search/text/lexicon/lexicon.ts';

/** A form of a word, as the source lists it. */
export interface Row {
  readonly form: string;
  readonly lemma: string;
  readonly wordClass: WordClass;
  /** The source writes it with a capital: a person, a place. */
  readonly isName?: boolean;
}

const WORD_CLASSES: readonly WordClass[] = ['noun', 'verb', 'adj', 'adv'];

/** One word, without space, hyphen or full stop: the tokenizer splits at those. Every letter is Latin-1. */
const WORD = /^[a-zß-öø-ÿ]+$/;

/** Abbreviations have more capitals. */
const NAME = /^\p{Lu}\P{Lu}/u;

/** `form TAB lemma TAB class` a line. Entries that a token can never be are left out. */
export function readRows(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map(readRow)
    .filter(({ form, lemma }) => WORD.test(form) && WORD.test(lemma));
}

function readRow(line: string): Row {
  const [form, lemma, wordClass] = line.split('\t');
  const known = WORD_CLASSES.find((name) => name === wordClass);
  if (!form || !lemma || !known) throw new Error(`Not a row of the lexicon: ${line}`);
  return {
    ...{ form: form.toLowerCase(), lemma: lemma.toLowerCase(), wordClass: known },
    isName: NAME.test(lemma),
  };
}

import { isUsable } from './text-rules.ts';
import { MAX_CHOSEN, MAX_QUERY, MAX_WORDS } from './search-rules.ts';
import { texts } from './texts.ts';

/** Why a search is refused. Only the server reads them. */
export const searchTextMessages = texts({
  textTooLong: {
    nb: 'Søketeksten kan ha høyst 500 tegn.',
    nn: 'Søketeksten kan ha høgst 500 teikn.',
  },
  tooManyWords: { nb: 'Søket kan ha høyst 40 ord.', nn: 'Søket kan ha høgst 40 ord.' },
  unusableText: {
    nb: 'Teksten har tegn som ikke kan brukes.',
    nn: 'Teksten har teikn som ikkje kan brukast.',
  },
  tooManyChosen: { nb: 'Du kan velge høyst 100 verdier.', nn: 'Du kan velje høgst 100 verdiar.' },
});

/** What separates words; the hyphens, slashes and stops of a case number do not. */
const WORD = /[^\s",;:!?()[\]{}|§*«»“”„‟❝❞＂]+/gu;
/** What a word consists of: `Lopez-Hansen` has two parts. */
const PART = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** As many parts as a case number has. Each further one counts as a word: `a-b-c-…` would be a way around the limit. */
const PARTS_OF_A_WORD = 5;

/**
 * Messages for the texts and chosen values of a search that cannot be searched for whole, by field. Such a search is
 * refused: a part of it would be another question. Letters and words are counted as they are searched for, after
 * normalising: one `ﷺ` is four words and 18 letters.
 */
export function validateSearchTexts(
  fields: Readonly<Record<string, string | readonly string[]>>,
): Record<string, string[]> {
  let words = 0;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => {
      if (typeof value === 'string') words += wordsIn(value);
      const message = typeof value === 'string' ? textError(value, words) : chosenError(value);
      return message ? [[field, [message]]] : [];
    }),
  );
}

function wordsIn(text: string): number {
  const words = text.normalize('NFKC').match(WORD) ?? [];
  return words
    .map((word) => Math.max(1, (word.match(PART)?.length ?? 0) - PARTS_OF_A_WORD + 1))
    .reduce((sum, count) => sum + count, 0);
}

/** `words`: how many there are in this field and those before it. An empty field has no part in them. */
function textError(text: string, words = wordsIn(text)): string | undefined {
  if (text.normalize('NFKC').length > MAX_QUERY) return searchTextMessages.textTooLong;
  if (!isUsable(text)) return searchTextMessages.unusableText;
  return words > MAX_WORDS && text !== '' ? searchTextMessages.tooManyWords : undefined;
}

function chosenError(values: readonly string[]): string | undefined {
  if (values.length > MAX_CHOSEN) return searchTextMessages.tooManyChosen;
  return values.map((value) => textError(value)).find((message) => message !== undefined);
}

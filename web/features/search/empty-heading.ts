import type { SearchParams } from '#contract/search.ts';
import { sakMessages } from '#domain/sak-messages.ts';
import { wordsOf } from '#web/sak/search-address.ts';
import { t } from './no-hits-texts.ts';

/** `26-048426TVI-TOSL`, perhaps with the number at an earlier court: the whole number of one case, and nothing else. */
const WHOLE_NUMBER = /^\d{2}-\d{3,6}[A-ZÆØÅ]{3}-[A-ZÆØÅ]{4}(?:\/\w+)*$/i;

/** What is said when nothing is found, and once: that there is no such case, or nothing with all words, or nothing at all. */
export function emptyHeading(search: SearchParams, hasNesten: boolean): string {
  if (hasNesten) return t.noHitsOnAll;
  const words = wordsOf(search);
  if (WHOLE_NUMBER.test(words)) return t.noSuchCase(words);
  return sakMessages.treff.empty;
}

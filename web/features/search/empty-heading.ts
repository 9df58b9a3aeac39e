import type { SearchParams } from '#contract/search.ts';
import { wordsOf } from '#web/sak/search-address.ts';
import { t } from './no-hits-texts.ts';

/** `26-048426TVI-TOSL`, perhaps with the number at an earlier court: the whole number of one case, and nothing else. */
const WHOLE_NUMBER = /^\d{2}-\d{3,6}[A-ZÆØÅ]{3}-[A-ZÆØÅ]{4}(?:\/\w+)*$/i;

/** What is said when nothing is found: that there is no such case, or the words that nothing is found for, which some cases may have most of. */
export function emptyHeading(search: SearchParams, hasNesten: boolean): string {
  if (hasNesten) return t.noHitsOnAll;
  const words = wordsOf(search);
  if (WHOLE_NUMBER.test(words)) return t.noSuchCase(words);
  return words === '' ? t.noHits : t.noHitsOn(words);
}

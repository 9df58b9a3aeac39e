import { ADVANCED_FIELDS, FASETTER, fasettParam, type SearchParams } from '#contract/search.ts';
import { validateSearchTexts } from '#domain/search-texts.ts';

/** Messages for what can not be searched for whole, by field. */
export function textErrorsOf(search: SearchParams): Record<string, string[]> {
  return {
    ...validateSearchTexts({ domstolid: search.domstolid ?? '' }),
    ...validateSearchTexts(textsOf(search)),
  };
}

/** The texts that are searched for; the advanced fields count only while 'Utvidet søk' is on. */
function textsOf(search: SearchParams): Record<string, string | readonly string[]> {
  const names = [
    'query',
    ...(search.isAdvancedSearch ? ADVANCED_FIELDS : []),
    ...FASETTER.map(fasettParam),
  ] as const;
  return Object.fromEntries(names.map((name) => [name, search[name] ?? '']));
}

import type { Domstol } from '#contract/bruker.ts';
import type { SearchParams } from '#contract/search.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { t } from './texts.ts';

const OWN = 'mine';

/**
 * The user's own courts, when there are several, as one choice in the form. In the address they are all courts, narrowed to these, so
 * that it means the same to others.
 */
export function ownCourts(own: readonly string[] = []) {
  const isSeveral = own.length > 1;
  return {
    courts: (courts: readonly Domstol[] | undefined) =>
      isSeveral ? courts && [{ id: OWN, navn: t.own(own.length) }, ...courts] : courts,
    shown: (search: SearchParams) =>
      isSeveral && search.domstolid === ALL_COURTS && search.fasettdomstol.join() === own.join()
        ? { ...search, domstolid: OWN }
        : search,
    sent: (to: Partial<SearchParams>): Partial<SearchParams> =>
      to.domstolid === OWN ? { ...to, domstolid: ALL_COURTS, fasettdomstol: [...own] } : to,
  };
}

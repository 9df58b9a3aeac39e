import type { Berammingsliste } from '#contract/sak.ts';
import type { SearchParams } from '#contract/search.ts';
import { inDays } from './in-days.ts';

/** What the days in the words of a search (contract/sak.ts, `dag`) are to the form, whose dates show them. */
export interface DaysInWords {
  /** The search with these days, when it still has these words. */
  readonly shown: (search: SearchParams) => SearchParams;
  /** What is sent of a draft that began as the shown search. Who chooses other dates for the same words does without the day. */
  readonly sent: (to: Partial<SearchParams>, search: SearchParams) => Partial<SearchParams>;
}

export function daysInWords(
  { query, dagord }: Pick<SearchParams, 'query' | 'dagord'>,
  dag: Berammingsliste['dag'],
): DaysInWords {
  const shown = (search: SearchParams) =>
    search.query === query && search.dagord === dagord ? inDays(search, { dag }) : search;
  return {
    shown,
    sent: (to, search) => {
      const before = shown(search);
      const isMoved = to.fraDato !== before.fraDato || to.tilDato !== before.tilDato;
      const own = isMoved ? to : { ...to, fraDato: search.fraDato, tilDato: search.tilDato };
      // Other words are read anew.
      if (to.query !== search.query) return own;
      const isChosen = isMoved && before !== search && to.soekeKategori === search.soekeKategori;
      return { ...own, dagord: isChosen ? 'uten' : search.dagord };
    },
  };
}

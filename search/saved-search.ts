import {
  ADVANCED_FIELDS,
  readSearchParams,
  type SearchParams,
  writeSearchParams,
} from '#contract/search.ts';
import { periodeNamed, periodeOf, type Ugyldig, ugyldigOf } from '#domain/lagrede-soek.ts';
import { type ValidSearch, withDays } from './parse-query.ts';
import { textErrorsOf } from './search-texts.ts';

/** What is stored of a search (lagret_soek). */
interface StoredSearch {
  /** As in the address of the search page; without days when it has a period. */
  readonly soek: string;
  readonly periode: string | null;
}

/** A saved search as it is at some time. */
interface SavedSearch {
  /** As it was typed. */
  readonly search: SearchParams;
  /** What is searched for, unless it is `ugyldig`. */
  readonly asked: ValidSearch;
  /** What the period is called, when it moves with the day or stands in the words. */
  readonly periode: string | null;
  readonly ugyldig: Ugyldig | null;
}

/** What is stored of a search. */
export function toStored(
  search: SearchParams,
  { foelgerDagen, now }: { readonly foelgerDagen: boolean; readonly now: Date },
): StoredSearch {
  // The days in its words are those of the day on which it is run; without them it has the days that a search begins with.
  const isInWords = withDays(search as ValidSearch, now).dag?.brukes ?? false;
  const periode = isInWords
    ? periodeNamed(search.soekeKategori, 'en-maaned', now)
    : foelgerDagen
      ? periodeOf(search.soekeKategori, search, now)
      : null;
  return {
    soek: addressOf(search, periode ? ['fraDato', 'tilDato'] : []),
    periode: periode?.id ?? null,
  };
}

/** The stored search with the days of `now`. */
export function fromStored(
  { soek, periode }: StoredSearch,
  now: Date,
  isCourt: (domstolid: string) => boolean,
): SavedSearch {
  const stored = readSearchParams(new URLSearchParams(soek));
  const moving = periodeNamed(stored.soekeKategori, periode, now);
  const search = { ...stored, ...moving?.range };
  const hasTextErrors = Object.keys(textErrorsOf(search)).length > 0;
  const asked = withDays(search as ValidSearch, now);
  return {
    search,
    asked,
    periode: asked.dag?.brukes ? asked.dag.tekst : (moving?.label ?? null),
    ugyldig: ugyldigOf(asked, now, { isCourt, hasTextErrors }),
  };
}

/** What belongs to a visit, not to the search. */
const NOT_SAVED = ['nye', 'page', 'pageSize'] as const;

/** The address of the search page, without the question mark. Fields of 'Utvidet søk' that do not count are left out. */
export function addressOf(
  search: SearchParams,
  without: readonly (keyof SearchParams)[] = [],
): string {
  const params = writeSearchParams(search);
  const uncounted = search.isAdvancedSearch ? [] : [...ADVANCED_FIELDS, 'isAdvancedSearch'];
  for (const name of [...NOT_SAVED, ...uncounted, ...without]) params.delete(name);
  return String(params);
}

import type { Domstol } from '#contract/bruker.ts';
import { ADVANCED_FIELDS, type SearchParams } from '#contract/search.ts';
import type { Utvei } from '#contract/treff.ts';
import { courtText, periodText } from './describe.ts';
import { choosingNothing } from './facet-model.ts';
import { HITS_IN, t } from './no-hits-texts.ts';
import { searchAddress } from '#web/sak/search-address.ts';

export interface WayOut {
  readonly address: string;
  readonly title: string;
  readonly detail: string;
}

/** A search that has hits, as a link: how many they are, and what it changes. */
export function wayOut(utvei: Utvei, search: SearchParams, courts: Courts): WayOut {
  return { address: addressOf(utvei, search), ...TEXTS[utvei.slag](utvei, search, courts) };
}

/** What is not named stays as it is; an order that belongs to a category does not come along into another one. */
function addressOf({ slag, soek }: Utvei, search: SearchParams): string {
  return searchAddress({
    ...search,
    ...soek,
    page: 1,
    ...(slag === 'utenFiltre' && withoutFilters),
    ...(slag === 'kategori' && { sortField: undefined, sortAscending: undefined }),
  });
}

/** Facets, 'nye siden sist' and 'Utvidet søk' are filters. */
const withoutFilters: Partial<SearchParams> = {
  ...choosingNothing,
  ...Object.fromEntries(ADVANCED_FIELDS.map((field) => [field, ''])),
  isAdvancedSearch: undefined,
  nye: undefined,
};

type Courts = readonly Domstol[] | undefined;
type Texts = (utvei: Utvei, search: SearchParams, courts: Courts) => Omit<WayOut, 'address'>;

const place = (soek: Utvei['soek'], courts: Courts) => {
  const court = courtText(soek.domstolid, courts);
  return court.charAt(0).toUpperCase() + court.slice(1);
};
const listed = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

const TEXTS: Record<Utvei['slag'], Texts> = {
  periode: ({ antall, soek }, search, courts) => ({
    title:
      soek.fraDato > (search.tilDato ?? '')
        ? t.later(antall, periodText({ fraDato: soek.fraDato, tilDato: soek.fraDato }))
        : soek.tilDato < (search.fraDato ?? '')
          ? t.earlier(antall)
          : t.inWholePeriod(antall),
    detail: listed(place(soek, courts), periodText(soek)),
  }),
  domstoler: ({ antall, soek }) => ({
    title: t.inAllCourts(antall),
    detail: periodText(soek),
  }),
  kategori: ({ antall, soek }, _, courts) => ({
    title: HITS_IN[soek.soekeKategori](antall),
    detail: listed(place(soek, courts), periodText(soek)),
  }),
  utenOrd: ({ antall, ord, soek }, _, courts) => ({
    title: t.withoutWord(antall, ord ?? ''),
    detail: listed(soek.query === '' ? '' : t.only(soek.query), place(soek, courts), t.samePeriod),
  }),
  utenFiltre: ({ antall, soek }, _, courts) => ({
    title: t.withoutFilters(antall),
    detail: listed(place(soek, courts), periodText(soek)),
  }),
};

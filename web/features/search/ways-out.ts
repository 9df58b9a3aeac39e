import type { Domstol } from '#contract/bruker.ts';
import { ADVANCED_FIELDS, type SearchParams } from '#contract/search.ts';
import type { Utvei } from '#contract/treff.ts';
import { formatCount } from '#web/format.ts';
import { courtText, KATEGORI_NAVN, periodText } from './describe.ts';
import { choosingNothing } from './facet-model.ts';
import { searchAddress } from './search-address.ts';

export interface WayOut {
  readonly address: string;
  readonly title: string;
  readonly detail: string;
}

/** A search that has hits, as a link: how many they are, and what it changes. */
export function wayOut(utvei: Utvei, search: SearchParams, courts: Courts): WayOut {
  const count = formatCount(utvei.antall, 'treff', 'treff');
  const { title, detail } = TEXTS[utvei.slag](utvei, search, courts);
  return { address: addressOf(utvei, search), title: `${count} ${title}`, detail };
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
  periode: ({ soek }, search, courts) => ({
    title:
      soek.fraDato > (search.tilDato ?? '')
        ? 'senere i perioden'
        : soek.tilDato < (search.fraDato ?? '')
          ? 'tidligere i perioden'
          : 'i hele perioden',
    detail: listed(place(soek, courts), periodText(soek)),
  }),
  domstoler: ({ soek }) => ({ title: 'i alle domstoler', detail: periodText(soek) }),
  kategori: ({ soek }, _, courts) => ({
    title: `i ${KATEGORI_NAVN[soek.soekeKategori].toLowerCase()}`,
    detail: listed(place(soek, courts), periodText(soek)),
  }),
  utenOrd: ({ ord, soek }, _, courts) => ({
    title: `uten «${ord}»`,
    detail: listed(
      soek.query === '' ? '' : `Bare «${soek.query}»`,
      place(soek, courts),
      'samme periode',
    ),
  }),
  utenFiltre: ({ soek }, _, courts) => ({
    title: 'uten filtrene',
    detail: listed(place(soek, courts), periodText(soek)),
  }),
};

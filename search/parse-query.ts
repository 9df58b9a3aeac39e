import type { AdvancedField, SearchParams } from '#contract/search.ts';
import { ADVANCED_FIELDS } from '#contract/search.ts';
import { ALL_COURTS, defaultSort, type Sort, type SortField } from '#domain/search-rules.ts';
import { DOCUMENT_TEXT, type SearchField, type SearchQuery } from './query.ts';
import { parseClauses } from './text/clauses.ts';

/** Search parameters that have passed `validateSearch`. */
export type ValidSearch = SearchParams & { domstolid: string; fraDato: string; tilDato: string };

const FIELDS: Readonly<Record<AdvancedField, SearchField>> = {
  saksnummer: 'saksnummer',
  domstol: 'domstol',
  sakengjelder: 'sakenGjelder',
  sakstype: 'sakstype',
  parter: 'parter',
  advokat: 'advokat',
  bistandsadvokat: 'bistandsadvokat',
  dommer: 'dommer',
  rettsmotetype: 'rettsmoetetype',
  dokumenttekst: DOCUMENT_TEXT,
};

/** The direction of a sort field when the address names none: dates newest first, the others ascending. */
const ASCENDING: Readonly<Record<SortField, boolean>> = {
  rettsmoete: true,
  domstol: true,
  publiseringsdatoTiltale: false,
  publiseringsdatoAvgjoerelse: false,
  avgivelsesdato: false,
  sisteSak: false,
  relevans: false,
};

/** The query for the engines. The advanced fields count only while «Utvidet søk» is on. */
export function toSearchQuery(params: ValidSearch): SearchQuery {
  return {
    kategori: params.soekeKategori,
    domstolId: params.domstolid === ALL_COURTS ? null : params.domstolid,
    fraDato: params.fraDato,
    tilDato: params.tilDato,
    free: parseClauses(params.query, null),
    fields: params.isAdvancedSearch ? advancedFields(params) : [],
    facets: {
      domstol: params.fasettdomstol,
      sakstype: params.fasettsakstype,
      rettsmoetetype: params.fasettrettsmoetetype,
      kode: params.fasettkode,
    },
    tiers: [],
    ...sortOf(params),
  };
}

function advancedFields(params: ValidSearch): SearchQuery['fields'] {
  return ADVANCED_FIELDS.map((name) => ({
    field: FIELDS[name],
    clauses: parseClauses(params[name], FIELDS[name]),
  })).filter(({ clauses }) => clauses.length > 0);
}

function sortOf({ soekeKategori, sortField, sortAscending }: ValidSearch): Sort {
  if (!sortField) return defaultSort(soekeKategori);
  return { sortField, sortAscending: sortAscending ?? ASCENDING[sortField] };
}

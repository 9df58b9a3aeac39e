import { ADVANCED_FIELDS, type AdvancedField, type SearchParams } from '#contract/search.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { sortOf } from '#domain/sorts.ts';
import { DOCUMENT_TEXT, type SearchField, type SearchQuery } from './query.ts';
import { tiersOf } from './relevance.ts';
import { type ReadOptions, type ReadText, readText } from './text/query/clauses.ts';
import { wholeSaksnumre } from './text/saksnummer/saksnummer.ts';

/** Search parameters that have passed `validateSearch`. */
export type ValidSearch = SearchParams & {
  domstolid: string;
  fraDato: string;
  tilDato: string;
  /**
   * When the reader was last here (domain/visit.ts). Without an earlier visit everything is new: then `nye` leaves
   * nothing out.
   */
  forrigeBesoek?: Date | null;
};

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

/**
 * The query for the engines. The advanced fields count only while «Utvidet søk» is on. With `variants` other spellings of
 * the words are searched for as well: a second try, when nothing was found.
 */
export function toSearchQuery(params: ValidSearch, options: ReadOptions = {}): SearchQuery {
  const free = readText(params.query, null, options);
  const fields = params.isAdvancedSearch ? advancedFields(params, options) : [];
  const { sortField, sortAscending } = sortOf(params);
  return {
    kategori: params.soekeKategori,
    domstolId: params.domstolid === ALL_COURTS ? null : params.domstolid,
    fraDato: params.fraDato,
    tilDato: params.tilDato,
    seenAfter: params.nye ? (params.forrigeBesoek ?? null) : null,
    free: free.clauses,
    fields: fields.map(({ field, read }) => ({ field, clauses: read.clauses })),
    facets: {
      domstol: params.fasettdomstol,
      sakstype: params.fasettsakstype,
      rettsmoetetype: params.fasettrettsmoetetype,
      kode: params.fasettkode,
      begrensning: params.fasettbegrensning,
    },
    tiers: sortField === 'relevans' ? tiers(params, free, fields) : [],
    sortField,
    sortAscending,
  };
}

interface ReadField {
  readonly field: SearchField;
  readonly read: ReadText;
}

function advancedFields(params: ValidSearch, options: ReadOptions): ReadField[] {
  return ADVANCED_FIELDS.map((name) => ({
    field: FIELDS[name],
    read: readText(params[name], FIELDS[name], options),
  })).filter(({ read }) => read.clauses.length > 0);
}

function tiers(params: ValidSearch, free: ReadText, fields: readonly ReadField[]) {
  const subjects = fields.filter(({ field }) => field === 'sakenGjelder');
  return tiersOf([free, ...subjects.map(({ read }) => read)], wholeNumbersIn(params));
}

/** The cases whose whole numbers are typed, in the free text or in the field for them; null without. */
export function wholeNumbersIn({ isAdvancedSearch, query, saksnummer }: ValidSearch) {
  return wholeSaksnumre(isAdvancedSearch ? `${query} , ${saksnummer}` : query);
}

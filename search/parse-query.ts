import type { SearchParams } from '#contract/search.ts';
import { readDagord } from '#domain/dagord/dagord.ts';
import { SAK_FELT } from '#domain/sak-felt.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { sortOf } from '#domain/sorts.ts';
import { type Day, osloDay } from '#domain/time.ts';
import { SEARCH_FIELDS, type SearchField, type SearchQuery } from './query.ts';
import { anyWord, nearlyAll, pointsOf, rarest, tiersOf } from './relevance.ts';
import { onlyAsks } from './text/query/asking.ts';
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
  /** The days that were read in the words (`withDays`). */
  dag?: Dag;
};

interface Dag {
  /** The words that say them, and all that was typed. */
  readonly tekst: string;
  readonly typed: string;
  readonly fraDato: Day;
  readonly tilDato: Day;
  /** Whether they are the days of the search; otherwise they are only left out of its words. */
  readonly brukes: boolean;
}

/**
 * The search with the days that its words say at `now`: «fengsling i dag» asks for `fengsling`, on that day. Every search that is run
 * has passed here; what is stored or shown of it is as it was typed.
 */
export function withDays(search: ValidSearch, now: Date): ValidSearch {
  const { query: typed, soekeKategori: kategori, dagord } = search;
  const found = dagord === 'ord' ? null : readDagord(typed, { today: osloDay(now), kategori });
  if (!found) return search;
  const { rest, ...said } = found;
  const brukes = dagord !== 'uten';
  const { fraDato, tilDato } = brukes ? said : search;
  // «hva skjer på mandag» asks for all of that day.
  const query = brukes && onlyAsks(rest) ? '' : rest;
  return { ...search, fraDato, tilDato, query, dag: { ...said, typed, brukes } };
}

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
    points: sortField === 'relevans' ? pointsOf(free.required) : [],
    nearly: null,
    sortField,
    sortAscending,
  };
}

/** A search for the cases that have most of the words of another one, or some of them, the best of them first. */
export interface NearlySearch {
  readonly query: SearchQuery;
  /** What is looked for, as it was typed: `SearchQuery.nearly` names them by their place. */
  readonly words: readonly string[];
  /** So many of them a case has at least. */
  readonly least: number;
}

/** `surely most`: what a word may mean beside that does not count. Null when the search has one word, or is for a case by its whole number. */
export function toNearly(
  params: ValidSearch,
  how: 'most' | 'surely most' | 'some',
  options: ReadOptions = {},
): NearlySearch | null {
  const { required, clauses } = readText(params.query, null, options);
  const nearly = how === 'some' ? anyWord(required) : nearlyAll(required, how === 'surely most');
  if (!nearly || wholeNumbersIn(params)) return null;
  const { least, ...most } = nearly;
  const query = {
    ...toSearchQuery(params),
    ...({ sortField: 'relevans', sortAscending: true } as const),
    free: clauses.filter(({ negated }) => negated),
    ...{ tiers: [], points: pointsOf(required), nearly: most },
  };
  return { query, words: rarest(required).map(({ text }) => text), least };
}

interface ReadField {
  readonly field: SearchField;
  readonly read: ReadText;
}

function advancedFields(params: ValidSearch, options: ReadOptions): ReadField[] {
  return SEARCH_FIELDS.map((field) => ({
    field,
    read: readText(params[SAK_FELT[field].search.param], field, options),
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

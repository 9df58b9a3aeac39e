import type { estypes } from '@elastic/elasticsearch';
import type { Kategori } from '#domain/search-rules.ts';
import type { Gate } from '#search/port.ts';
import { type Clause, type SearchQuery, type Term, rangeInstants } from '#search/query.ts';
import { FREE_TEXT } from './mapping.ts';

export type Filter = NonNullable<estypes.QueryDslQueryContainer>;

/** The query, and the gate that is AND-ed onto it. */
export interface GatedQuery {
  readonly query: SearchQuery;
  readonly gate: Gate;
}

export const nothing: Filter = { match_none: {} };

export function all(filters: readonly Filter[]): Filter {
  return filters.length === 1 && filters[0] ? filters[0] : { bool: { filter: [...filters] } };
}

/** At least one of the filters; without any, nothing matches. */
function any(filters: readonly Filter[]): Filter {
  if (filters.length === 0) return nothing;
  return filters.length === 1 && filters[0]
    ? filters[0]
    : { bool: { should: [...filters], minimum_should_match: 1 } };
}

function not(filter: Filter): Filter {
  return { bool: { must_not: [filter] } };
}

function nested(path: string, filters: readonly Filter[]): Filter {
  return { nested: { path, query: all(filters), score_mode: 'none' } };
}

/** Leaves out cases for which the index is known to be behind Postgres. */
function notStale(sakIds: readonly string[] | 'all'): readonly Filter[] {
  if (sakIds === 'all') return [nothing];
  return sakIds.length === 0 ? [] : [not({ terms: { sakId: [...sakIds] } })];
}

/** What a search asks of a case; a hit matches all of them. */
const CLAUSES: readonly ((input: GatedQuery) => readonly Filter[])[] = [
  notDeleted,
  domstol,
  kategori,
  freeText,
  fields,
  rettsmoetetype,
];

export function filters(input: GatedQuery): readonly Filter[] {
  return CLAUSES.flatMap((clause) => clause(input));
}

/** Leaves out cases that are deleted in Postgres but not yet in this index. */
function notDeleted({ gate }: GatedQuery): readonly Filter[] {
  return notStale(gate.stale.saker);
}

/** One court, or all. */
function domstol({ query }: GatedQuery): readonly Filter[] {
  return query.domstolId === null ? [] : [{ term: { domstolId: query.domstolId } }];
}

/** The field holds a day (not an instant) in the searched range. */
function dayInRange(field: string, { fraDato, tilDato }: SearchQuery): Filter {
  return { range: { [field]: { gte: fraDato, lte: tilDato } } };
}

type Category = (input: GatedQuery) => readonly Filter[];

const hearingInRange = ({ query }: GatedQuery): Filter =>
  nested('rettsmoeter', overlapsRange(query));
const noHearing: Filter = not({ nested: { path: 'rettsmoeter', query: { match_all: {} } } });

/** A hearing in the range; for a case-API case without hearings, its day (docs/decisions/0006). */
const berammede: Category = (input) => [
  any([hearingInRange(input), dayInRange('berammetDag', input.query)]),
];

/** An available indictment, and a hearing in the range; without hearings, the indictment's own date. */
const tiltaler: Category = (input) => {
  const available = availableFile('tiltaler', input.gate);
  const published = dayInRange('tiltaler.publiseringsdato', input.query);
  return [
    ...notStale(input.gate.stale.tiltaler),
    any([
      all([nested('tiltaler', available), hearingInRange(input)]),
      all([nested('tiltaler', [...available, published]), noHearing]),
    ]),
  ];
};

/** An available decision that was handed down in the range. */
const avgjorelser: Category = ({ query, gate }) => [
  ...notStale(gate.stale.avgjoerelser),
  nested('avgjoerelser', [
    ...availableFile('avgjoerelser', gate),
    dayInRange('avgjoerelser.avgivelsesdato', query),
  ]),
];

const CATEGORIES: Readonly<Record<Kategori, Category>> = { berammede, tiltaler, avgjorelser };

/** What the category asks of a case (search/query.ts, "Category"). */
export function kategori(input: GatedQuery): readonly Filter[] {
  return CATEGORIES[input.query.kategori](input);
}

/** Inside a hearing: whether it counts for category and order (search/query.ts, "Hearings that count"). */
export function hearingsThatCount(query: SearchQuery): readonly Filter[] {
  const inRange = query.kategori === 'avgjorelser' ? [] : overlapsRange(query);
  return [...inRange, ...ofType(query)];
}

/** 'Rettsmøtetype' must match a hearing that counts; a case without one is left out. */
export function rettsmoetetype({ query }: GatedQuery): readonly Filter[] {
  return ofType(query).length === 0 ? [] : [nested('rettsmoeter', hearingsThatCount(query))];
}

/** Inside a hearing: it overlaps the searched Oslo days. */
function overlapsRange(query: SearchQuery): readonly Filter[] {
  const range = rangeInstants(query);
  if (!range) return [nothing];
  return [
    { range: { 'rettsmoeter.start': { lt: range.to.toISOString() } } },
    { range: { 'rettsmoeter.slutt': { gt: range.from.toISOString() } } },
  ];
}

function ofType(query: SearchQuery): readonly Filter[] {
  return query.fields
    .filter(({ field }) => field === 'rettsmoetetype')
    .flatMap(({ clauses }) => clauses)
    .map((clause) => clauseFilter(clause, (term) => termFilter(term, 'rettsmoeter.type')));
}

export type Files = 'tiltaler' | 'avgjoerelser';

/** Inside a file: it is not hidden yet at the gate's `now`. */
export function availableFile(path: Files, gate: Gate): readonly Filter[] {
  return [{ range: { [`${path}.skjulesFra`]: { gt: gate.now.toISOString() } } }];
}

/** The free text is searched in all fields; in the parties only behind the gate. */
export function freeText({ query, gate }: GatedQuery): readonly Filter[] {
  const anywhere = (term: Term): Filter =>
    term.kind === 'saksnummer'
      ? termFilter(term, SAKSNUMMER)
      : any([termFilter(term, FREE_TEXT), parterFilter(term, gate)]);
  return query.free.map((clause) => clauseFilter(clause, anywhere));
}

/** The advanced fields. The hearing type is not among them: it is asked of hearings (`rettsmoetetype`). */
export function fields({ query, gate }: GatedQuery): readonly Filter[] {
  return query.fields
    .filter(({ field }) => field !== 'rettsmoetetype')
    .flatMap(({ field, clauses }) => {
      const match = (term: Term): Filter =>
        field === 'parter' ? parterFilter(term, gate) : termFilter(term, `tekst.${field}`);
      return clauses.map((clause) => clauseFilter(clause, match));
    });
}

/**
 * A term in the parties counts only while they may be shown (search/port.ts, `Gate`). The gate is part of the match,
 * inside the negation: a hidden name neither brings a case in nor keeps it out.
 */
export function parterFilter(term: Term, gate: Gate): Filter {
  return all([termFilter(term, 'tekst.parter'), ...parterVisible(gate)]);
}

function parterVisible(gate: Gate): readonly Filter[] {
  return [
    { range: { parterSkjulesFra: { gt: gate.now.toISOString() } } },
    ...notStale(gate.stale.parter),
  ];
}

/** The only text that is searched for case numbers, by their marked parts. */
const SAKSNUMMER = 'tekst.saksnummer';

/** One term in one text; `path` is the text's path in the mapping, such as `tekst.dommer`. */
export function termFilter(term: Term, path: string): Filter {
  const segments = `${path}.segments`;
  switch (term.kind) {
    case 'word':
      return any([
        { term: { [segments]: term.token } },
        ...(term.stems.length > 0 ? [{ terms: { [`${path}.stems`]: [...term.stems] } }] : []),
      ]);
    case 'prefix':
      return { prefix: { [segments]: term.token } };
    case 'phrase':
      return phrase(term.tokens, segments);
    case 'saksnummer':
      return path === SAKSNUMMER ? saksnummer(term) : nothing;
  }
}

/** A phrase cannot span two segments, because positions jump between them. */
function phrase(tokens: readonly string[], segments: string): Filter {
  return { match_phrase: { [segments]: { query: tokens.join(' '), zero_terms_query: 'none' } } };
}

function saksnummer(term: Extract<Term, { kind: 'saksnummer' }>): Filter {
  const parts = `${SAKSNUMMER}.stems`;
  return all([
    ...(term.prefix === null ? [] : [{ prefix: { [parts]: term.prefix } }]),
    ...term.all.map((token) => ({ term: { [parts]: token } })),
  ]);
}

/** At least one of the clause's terms matches; with `negated`, none does. */
export function clauseFilter(clause: Clause, match: (term: Term) => Filter): Filter {
  const filter = any(clause.anyOf.map(match));
  return clause.negated ? not(filter) : filter;
}

import type { Kategori } from '#domain/search-rules.ts';
import type { Gate } from '#search/port.ts';
import {
  type Facet,
  FACETS,
  SEARCH_FIELDS,
  type SearchQuery,
  rangeInstants,
} from '#search/query.ts';
import { lostHits, wantsText, wantsValue } from '#search/lost-text.ts';
import {
  all,
  any,
  type Filter,
  isOfOneOf,
  isOneOf,
  nested,
  not,
  nothing,
  notStale,
} from './filters.ts';
import { clauseIn, clauseOn, conditionFilter } from './terms.ts';

/** The query, and the gate that is AND-ed onto it. */
export interface GatedQuery {
  readonly query: SearchQuery;
  readonly gate: Gate;
  /** Only some of the hits: those of which a hearing that counts begins then. */
  readonly begins?: Span;
}

/** The end is not in it; without one of them it is as long as the searched range. */
export interface Span {
  readonly from?: Date;
  readonly to?: Date;
}

/** What a search asks of a case apart from the chosen facets; a hit matches all of them. */
const CLAUSES: readonly ((input: GatedQuery) => readonly Filter[])[] = [
  notDeleted,
  domstol,
  foerstSett,
  kategori,
  words,
  nearly,
  rettsmoetetype,
  begins,
];

export function filters(input: GatedQuery): readonly Filter[] {
  return CLAUSES.flatMap((clause) => clause(input));
}

/** Leaves out cases that are deleted in Postgres but not yet in this index. */
export function notDeleted({ gate }: Pick<GatedQuery, 'gate'>): readonly Filter[] {
  return notStale(gate.stale.saker);
}

/** Words in the texts of a case, in any of them or in a certain one. A case that has lost text counts as one without any. */
function words(input: GatedQuery): readonly Filter[] {
  const { query, gate } = input;
  const { tekst } = gate.stale;
  const asked = [...freeText(input), ...fields(input)];
  return orLost(wantsText(query) ? [...notStale(tekst), ...asked] : asked, input, isOneOf);
}

/** The words weigh enough together: here a score is asked whether it is high enough, and for nothing else. */
function nearly({ query, gate }: GatedQuery): readonly Filter[] {
  if (!query.nearly) return [];
  const { words: weighed, atLeast } = query.nearly;
  const holds = weighed.map(({ condition }) => conditionFilter(condition, gate));
  const scores = weighed.map(({ weight }, at) => ({
    // By its name a hit tells which words it has (body.ts, `nearlyOf`).
    constant_score: { filter: holds[at]!, boost: weight, _name: String(at) },
  }));
  return [
    { function_score: { query: any(scores), min_score: atLeast } },
    not(all(holds)),
    ...notStale(gate.stale.tekst),
  ];
}

/** The filters hold, or the case has lost text and fulfils them without it. */
function orLost(
  asked: readonly Filter[],
  { query, gate }: GatedQuery,
  isOne: (sakIds: readonly string[]) => Filter,
): readonly Filter[] {
  const lost = lostHits(query, gate);
  if (asked.length === 0 || lost === 'all' || lost.length === 0) return asked;
  return [any([all(asked), isOne(lost)])];
}

/** Leaves out cases that have lost text, where the words have not done so already. */
export function notLost({ query, gate }: GatedQuery): readonly Filter[] {
  return notStale(lostHits(query, gate));
}

/** One court, or all. */
function domstol({ query }: GatedQuery): readonly Filter[] {
  return query.domstolId === null ? [] : [{ term: { domstolId: query.domstolId } }];
}

function foerstSett({ query }: GatedQuery): readonly Filter[] {
  return query.seenAfter === null ? [] : [seenAfter(query.seenAfter)];
}

/** The service first saw the case later than that. */
export function seenAfter(instant: Date): Filter {
  return { range: { foerstSett: { gt: instant.toISOString() } } };
}

/** The field holds a day (not an instant) in the searched range. */
function dayInRange(field: string, { fraDato, tilDato }: SearchQuery): Filter {
  return { range: { [field]: { gte: fraDato, lte: tilDato } } };
}

type Category = (input: GatedQuery) => readonly Filter[];

/** As `overlapsRange`, of any hearing of the case. */
function hearingInRange({ query }: GatedQuery): Filter {
  const range = rangeInstants(query);
  return range ? hearingBetween(range.from, range.to) : nothing;
}

function hearingBetween(from: Date, to: Date): Filter {
  const [gte, lt] = [from.toISOString(), to.toISOString()];
  return { range: { moetetid: { gte, lt, relation: 'intersects' } } };
}
const noHearing: Filter = not({ exists: { field: 'moetetid' } });

/** A hearing in the range; for a case-API case without hearings, its day (docs/decisions/0006). */
const berammede: Category = (input) =>
  input.begins ? [] : [any([hearingInRange(input), dayInRange('berammetDag', input.query)])];

/** An available indictment, and a hearing in the range; without hearings, the indictment's own date. */
const tiltaler: Category = (input) => {
  const available = availableFile('tiltaler', input.gate);
  const published = dayInRange('tiltaler.publiseringsdato', input.query);
  const withHearing = nested('tiltaler', available);
  return [
    ...notStale(input.gate.stale.tiltaler),
    input.begins
      ? withHearing
      : any([
          all([withHearing, hearingInRange(input)]),
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
export function hearingsThatCount(input: GatedQuery): readonly Filter[] {
  return [...hearingsInQuestion(input), ...ofChosenType(input.query)];
}

/** The same, whatever type is chosen. */
export function hearingsInQuestion(input: GatedQuery): readonly Filter[] {
  const { query } = input;
  const inRange = query.kategori === 'avgjorelser' ? [] : overlapsRange(query);
  return [...inRange, ...ofType(input)];
}

/** 'Rettsmøtetype' must match a hearing in question; a case without one is left out. */
export function rettsmoetetype(input: GatedQuery): readonly Filter[] {
  return ofType(input).length === 0 ? [] : [nested('rettsmoeter', hearingsInQuestion(input))];
}

/**
 * A hearing that counts begins then, which is in the searched range: the other hearings of a hit are not asked for. Up to an end, and
 * of any type, such a hearing is one that overlaps the time before it.
 */
function begins(input: GatedQuery): readonly Filter[] {
  const { query, begins: span } = input;
  if (!span) return [];
  const range = rangeInstants(query);
  const isOfAnyType = ofType(input).length === 0 && ofChosenType(query).length === 0;
  if (range && !span.from && span.to && span.to > range.from && isOfAnyType)
    return [hearingBetween(range.from, span.to)];
  const start = {
    ...(span.from && { gte: span.from.toISOString() }),
    ...(span.to && { lt: span.to.toISOString() }),
  };
  return [
    nested('rettsmoeter', [...hearingsThatCount(input), { range: { 'rettsmoeter.start': start } }]),
  ];
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

function ofType(input: GatedQuery): readonly Filter[] {
  const asked = input.query.fields
    .filter(({ field }) => field === 'rettsmoetetype')
    .flatMap(({ clauses }) => clauses)
    .map(clauseOn('rettsmoeter.type'));
  return orLost(asked, input, isOfOneOf);
}

function ofChosenType({ facets }: SearchQuery): readonly Filter[] {
  return oneOf('rettsmoeter.typeNavn', facets.rettsmoetetype);
}

export type Files = 'tiltaler' | 'avgjoerelser';

/** Inside a file: it is not hidden yet at the gate's `now`. */
export function availableFile(path: Files, gate: Gate): readonly Filter[] {
  return [{ range: { [`${path}.skjulesFra`]: { gt: gate.now.toISOString() } } }];
}

/** The free text is searched in all fields. */
function freeText({ query, gate }: GatedQuery): readonly Filter[] {
  return query.free.map(clauseIn({ fields: SEARCH_FIELDS, gate }));
}

/** The advanced fields. The hearing type is not among them: it is asked of hearings (`rettsmoetetype`). */
function fields({ query, gate }: GatedQuery): readonly Filter[] {
  return query.fields
    .filter(({ field }) => field !== 'rettsmoetetype')
    .flatMap(({ field, clauses }) => clauses.map(clauseIn({ fields: [field], gate })));
}

const CHOSEN: Readonly<Record<Facet, (input: GatedQuery) => readonly Filter[]>> = {
  domstol: ({ query }) => oneOf('domstolId', query.facets.domstol),
  sakstype: ({ query }) => oneOf('sakstypeNavn', query.facets.sakstype),
  kode: ({ query }) => oneOf('kode', query.facets.kode),
  begrensning: ({ query }) => oneOf('begrensninger', query.facets.begrensning),
  rettsmoetetype: (input) =>
    ofChosenType(input.query).length === 0 ? [] : [nested('rettsmoeter', hearingsThatCount(input))],
};

/** The case has one of the chosen values in each facet, `but` that one. */
export function chosen(input: GatedQuery, but: Facet | null = null): readonly Filter[] {
  const choices = FACETS.filter((facet) => facet !== but).flatMap((facet) => CHOSEN[facet](input));
  return wantsValue(input.query, but) ? [...notLost(input), ...choices] : choices;
}

function oneOf(field: string, values: readonly string[] = []): readonly Filter[] {
  return values.length === 0 ? [] : [{ terms: { [field]: [...values] } }];
}

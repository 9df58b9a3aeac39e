import type { Kategori } from '#domain/search-rules.ts';
import type { Gate } from '#search/port.ts';
import { type Clause, type SearchQuery, type Term, rangeInstants } from '#search/query.ts';
import { type Asked, type Filter, all, any, nested, not, notStale, nothing } from './filters.ts';
import { FREE_TEXT } from './mapping.ts';

/** Everything that is asked of a case, AND-ed. */
const CLAUSES: readonly ((asked: Asked) => readonly Filter[])[] = [
  notDeleted,
  domstol,
  kategori,
  freeText,
  fields,
  rettsmoetetype,
];

export function filters(asked: Asked): readonly Filter[] {
  return CLAUSES.flatMap((clause) => clause(asked));
}

/** Cases that are deleted in Postgres and not yet here. */
function notDeleted({ gate }: Asked): readonly Filter[] {
  return notStale(gate.stale.saker);
}

/** One court, or all. */
function domstol({ query }: Asked): readonly Filter[] {
  return query.domstolId === null ? [] : [{ term: { domstolId: query.domstolId } }];
}

/** A day, not an instant, within the range. */
function dayInRange(field: string, { fraDato, tilDato }: SearchQuery): Filter {
  return { range: { [field]: { gte: fraDato, lte: tilDato } } };
}

type Category = (asked: Asked) => readonly Filter[];

const hearingInRange = ({ query }: Asked): Filter => nested('rettsmoeter', overlapsRange(query));
const noHearing: Filter = not({ nested: { path: 'rettsmoeter', query: { match_all: {} } } });

/** A hearing in the range; a case-API case that has none, by its day (docs/decisions/0006). */
const berammede: Category = (asked) => [
  any([hearingInRange(asked), dayInRange('berammetDag', asked.query)]),
];

/** An indictment that is there, and a hearing in the range; without hearings its own date. */
const tiltaler: Category = (asked) => {
  const there = availableFile('tiltaler', asked.gate);
  const published = dayInRange('tiltaler.publiseringsdato', asked.query);
  return [
    ...notStale(asked.gate.stale.tiltaler),
    any([
      all([nested('tiltaler', there), hearingInRange(asked)]),
      all([nested('tiltaler', [...there, published]), noHearing]),
    ]),
  ];
};

/** A decision that is there, delivered in the range. */
const avgjorelser: Category = ({ query, gate }) => [
  ...notStale(gate.stale.avgjoerelser),
  nested('avgjoerelser', [
    ...availableFile('avgjoerelser', gate),
    dayInRange('avgjoerelser.avgivelsesdato', query),
  ]),
];

const CATEGORIES: Readonly<Record<Kategori, Category>> = { berammede, tiltaler, avgjorelser };

/** What the category asks of a case (DESIGN §5). */
export function kategori(asked: Asked): readonly Filter[] {
  return CATEGORIES[asked.query.kategori](asked);
}

/** Inside a hearing: it counts in category and order (search/query.ts, "the hearings in question"). */
export function hearingsInQuestion(query: SearchQuery): readonly Filter[] {
  const inRange = query.kategori === 'avgjorelser' ? [] : overlapsRange(query);
  return [...inRange, ...ofType(query)];
}

/** 'Rettsmøtetype' is asked of the hearings in question, so that a case without any is left out. */
export function rettsmoetetype({ query }: Asked): readonly Filter[] {
  return ofType(query).length === 0 ? [] : [nested('rettsmoeter', hearingsInQuestion(query))];
}

/** Inside a hearing: it overlaps the range's Oslo days. */
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

/** Inside a file: it may be shown at the gate's time. */
export function availableFile(path: Files, gate: Gate): readonly Filter[] {
  return [{ range: { [`${path}.skjulesFra`]: { gt: gate.now.toISOString() } } }];
}

/** Free words are found in any text; in the parties' names behind their gate. */
export function freeText({ query, gate }: Asked): readonly Filter[] {
  const anywhere = (term: Term): Filter =>
    term.kind === 'saksnummer'
      ? termFilter(term, SAKSNUMMER)
      : any([termFilter(term, FREE_TEXT), parterFilter(term, gate)]);
  return query.free.map((clause) => clauseFilter(clause, anywhere));
}

/** The advanced fields: every word in the field named. The hearing type has its own (rettsmoeter.ts). */
export function fields({ query, gate }: Asked): readonly Filter[] {
  return query.fields
    .filter(({ field }) => field !== 'rettsmoetetype')
    .flatMap(({ field, clauses }) => {
      const match = (term: Term): Filter =>
        field === 'parter' ? parterFilter(term, gate) : termFilter(term, `tekst.${field}`);
      return clauses.map((clause) => clauseFilter(clause, match));
    });
}

/**
 * A name only counts while it may be shown (DESIGN §3). The gate belongs to the match, not to the search:
 * negated, a hidden name neither leaves a case out nor lets it in.
 */
export function parterFilter(term: Term, gate: Gate): Filter {
  return all([termFilter(term, 'tekst.parter'), ...parterShown(gate)]);
}

function parterShown(gate: Gate): readonly Filter[] {
  return [
    { range: { parterSkjulesFra: { gt: gate.now.toISOString() } } },
    ...notStale(gate.stale.parter),
  ];
}

/** The one text in which a case number is looked for, by its marked parts. */
const SAKSNUMMER = 'tekst.saksnummer';

/** One term in one text; `path` is the text's place in the mapping, e.g. `tekst.dommer`. */
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

/** A phrase cannot reach over two segments: positions jump between them. */
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

/** At least one of the clause's terms by `match`, or with `negated` none of them. */
export function clauseFilter(clause: Clause, match: (term: Term) => Filter): Filter {
  const filter = any(clause.anyOf.map(match));
  return clause.negated ? not(filter) : filter;
}

import type { IndexedFile, IndexedMoete, SakDocument } from '#search/document.ts';
import type { IndexedText } from '#search/text/tokenize.ts';
import type { Gate, SearchResult } from '#search/port.ts';
import {
  type Clause,
  type Page,
  type SearchQuery,
  TEXT_FIELDS,
  type Term,
  type TextField,
  rangeInstants,
} from '#search/query.ts';

/**
 * The meaning of a search, read straight from the docstrings of search/query.ts and search/port.ts, without
 * any thought of speed. The engines have to agree with it.
 */
export function referenceSearch(
  documents: readonly SakDocument[],
  query: SearchQuery,
  page: Page,
  gate: Gate,
): SearchResult {
  const range = rangeInstants(query);
  const hits = documents
    .map((document) => look(document, query, range, gate))
    .filter((seen) => isHit(seen, query))
    .map((seen) => ({ sakId: seen.document.sakId, key: sortKey(seen, query) }))
    .sort((a, b) => compareKeys(a.key, b.key, query.sortAscending) || bytes(a.sakId, b.sakId));
  const from = (page.page - 1) * page.pageSize;
  return {
    sakIds: hits.slice(from, from + page.pageSize).map(({ sakId }) => sakId),
    totalHits: hits.length,
  };
}

/** What is visible of a document through the gate, and the hearings in question. */
interface Seen {
  readonly document: SakDocument;
  readonly gone: boolean;
  readonly tekst: SakDocument['tekst'];
  readonly overlapping: readonly IndexedMoete[];
  readonly moeter: readonly IndexedMoete[];
  readonly tiltaler: readonly IndexedFile[];
  readonly avgjoerelser: readonly IndexedFile[];
}

const NOTHING: IndexedText = { segments: [], stems: [] };

function look(
  document: SakDocument,
  query: SearchQuery,
  range: ReturnType<typeof rangeInstants>,
  gate: Gate,
): Seen {
  const { sakId, parterSkjulesFra, tekst, rettsmoeter } = document;
  const covers = (mask: readonly string[] | 'all') => mask === 'all' || mask.includes(sakId);
  const ahead = (instant: string | null) => instant !== null && new Date(instant) > gate.now;
  const available = (files: readonly IndexedFile[], mask: readonly string[] | 'all') =>
    covers(mask) ? [] : files.filter((file) => ahead(file.skjulesFra));
  const names = ahead(parterSkjulesFra) && !covers(gate.stale.parter);
  const overlapping = rettsmoeter.filter(
    ({ start, slutt }) =>
      range !== null && new Date(start) < range.to && new Date(slutt) > range.from,
  );
  const typeClauses = query.fields
    .filter(({ field }) => field === 'rettsmoetetype')
    .flatMap(({ clauses }) => clauses);
  const inQuestion = query.kategori === 'avgjorelser' ? rettsmoeter : overlapping;
  return {
    document,
    gone: gate.stale.saker.includes(sakId),
    tekst: names ? tekst : { ...tekst, parter: NOTHING },
    overlapping,
    moeter: inQuestion.filter(({ type }) =>
      typeClauses.every((clause) => holds(clause, (term) => matches(term, 'rettsmoetetype', type))),
    ),
    tiltaler: available(document.tiltaler, gate.stale.tiltaler),
    avgjoerelser: available(document.avgjoerelser, gate.stale.avgjoerelser),
  };
}

function isHit(seen: Seen, query: SearchQuery): boolean {
  if (seen.gone) return false;
  if (query.domstolId !== null && seen.document.domstolId !== query.domstolId) return false;
  const inFree = query.free.every((clause) =>
    holds(clause, (term) => TEXT_FIELDS.some((field) => matches(term, field, seen.tekst[field]))),
  );
  return inFree && inCategory(seen, query) && query.fields.every((part) => inField(seen, part));
}

function inField(seen: Seen, { field, clauses }: SearchQuery['fields'][number]): boolean {
  if (field === 'rettsmoetetype') return clauses.length === 0 || seen.moeter.length > 0;
  return clauses.every((clause) =>
    holds(clause, (term) => matches(term, field, seen.tekst[field])),
  );
}

function inCategory(seen: Seen, { kategori, fraDato, tilDato }: SearchQuery): boolean {
  const inRange = (day: string | null) => day !== null && day >= fraDato && day <= tilDato;
  if (kategori === 'berammede')
    return seen.overlapping.length > 0 || inRange(seen.document.berammetDag);
  if (kategori === 'avgjorelser')
    return seen.avgjoerelser.some(({ avgivelsesdato }) => inRange(avgivelsesdato));
  return seen.document.rettsmoeter.length === 0
    ? seen.tiltaler.some(({ publiseringsdato }) => inRange(publiseringsdato))
    : seen.tiltaler.length > 0 && seen.overlapping.length > 0;
}

function holds(clause: Clause, matchesTerm: (term: Term) => boolean): boolean {
  return clause.anyOf.some(matchesTerm) !== clause.negated;
}

function matches(term: Term, field: TextField, { segments, stems }: IndexedText): boolean {
  const words = segments.map((segment) => segment.split(' '));
  switch (term.kind) {
    case 'word':
      return words.flat().includes(term.token) || term.stems.some((stem) => stems.includes(stem));
    case 'prefix':
      return words.flat().some((word) => word.startsWith(term.token));
    case 'phrase':
      return words.some((segment) => contains(segment, term.tokens));
    case 'saksnummer':
      return (
        field === 'saksnummer' &&
        term.all.every((token) => stems.includes(token)) &&
        (term.prefix === null || stems.some((stem) => stem.startsWith(term.prefix!)))
      );
  }
}

function contains(words: readonly string[], tokens: readonly string[]): boolean {
  return words.some((_, at) => tokens.every((token, i) => words[at + i] === token));
}

function sortKey(seen: Seen, { sortField, sortAscending }: SearchQuery): string | null {
  const outermost = (values: readonly (string | null)[]) => {
    const present = values.filter((value) => value !== null).sort(bytes);
    return (sortAscending ? present[0] : present.at(-1)) ?? null;
  };
  switch (sortField) {
    case 'rettsmoete':
      return outermost(seen.moeter.map(({ start }) => start));
    case 'domstol':
      return seen.document.domstolSortering;
    case 'publiseringsdatoTiltale':
      return outermost(seen.tiltaler.map((file) => file.publiseringsdato));
    case 'publiseringsdatoAvgjoerelse':
      return outermost(seen.avgjoerelser.map((file) => file.publiseringsdato));
    case 'avgivelsesdato':
      return outermost(seen.avgjoerelser.map((file) => file.avgivelsesdato));
    case 'sisteSak':
      return seen.document.foerstSett;
  }
}

function compareKeys(a: string | null, b: string | null, ascending: boolean): number {
  if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0);
  return ascending ? bytes(a, b) : bytes(b, a);
}

function bytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

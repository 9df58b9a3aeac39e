import type { IndexedFile, IndexedMoete, SakDocument } from '#search/sak-document.ts';
import {
  type FacetCount,
  type FacetCounts,
  type Gate,
  type Lookup,
  MAX_FACET_VALUES,
  type SearchOptions,
  type SearchResult,
} from '#search/port.ts';
import {
  type Facet,
  type Nearly,
  type Page,
  rowsOfPage,
  SEARCH_FIELDS,
  type SearchQuery,
  rangeInstants,
} from '#search/query.ts';
import { bytes, inOrder, type Seen } from './reference-order.ts';
import {
  conditionHolds,
  holds,
  NO_TEXT,
  remembered,
  together,
  type Texts,
  withoutTexts,
} from './reference-terms.ts';

/**
 * The meaning of a search, read straight from the docstrings of search/query.ts and search/port.ts. For speed it only remembers
 * what it has found out. The engines have to agree with it.
 */
export function referenceSearch(
  documents: readonly SakDocument[],
  query: SearchQuery,
  page: Page,
  gate: Gate,
  options: SearchOptions = {},
): SearchResult {
  const found = hitsOf(documents, query, gate);
  const { from, size } = rowsOfPage(page);
  const rows = inOrder(found, query).slice(from, from + size);
  const { nearly } = query;
  const seenOf = new Map(found.map((seen) => [seen.document.sakId, seen]));
  return {
    sakIds: rows,
    nearly: nearly && rows.map((sakId) => wordsOf(nearly, seenOf.get(sakId)!)),
    totalHits: found.length,
    facets: options.facets ? countFacets(found, documents, query, gate) : null,
    newHits: countNew(found, options.newSince ?? null),
  };
}

/** All hits in their order, as many as there are. */
export function referenceIds(
  documents: readonly SakDocument[],
  query: SearchQuery,
  gate: Gate,
): string[] {
  return inOrder(hitsOf(documents, query, gate), query);
}

/** The meaning of `SearchEngine.find`. */
export function referenceFind(
  documents: readonly SakDocument[],
  { condition, limit }: Lookup,
  gate: Gate,
): string[] {
  return documents
    .filter((document) => !gate.stale.saker.includes(document.sakId))
    .filter((document) => !covers(gate.stale.tekst, document))
    .filter((document) => conditionHolds(condition, shownThrough(gate)(document)))
    .sort((a, b) => bytes(b.foerstSett, a.foerstSett) || bytes(a.sakId, b.sakId))
    .slice(0, limit)
    .map(({ sakId }) => sakId);
}

/** Which of the words hold, by their place. */
function wordsOf({ words }: Nearly, { texts }: Seen): number[] {
  return words.flatMap(({ condition }, at) => (conditionHolds(condition, texts) ? [at] : []));
}

/** The hearings of a case that count. */
export function referenceHearings(
  document: SakDocument,
  query: SearchQuery,
  gate: Gate,
): readonly IndexedMoete[] {
  return look(knownThrough(gate)(document), query, gate).moeter;
}

function hitsOf(documents: readonly SakDocument[], query: SearchQuery, gate: Gate): Seen[] {
  const find = hitIn(gate)(query);
  return documents.map(find).filter((seen) => seen !== null);
}

const hitIn = remembered((gate: Gate) =>
  remembered((query: SearchQuery) =>
    remembered((document: SakDocument): Seen | null => {
      const asked = isNumbered(document, query, gate) ? withoutWords(query) : query;
      const seen = look(knownThrough(gate)(document), asked, gate);
      return isHit(seen, asked) ? seen : null;
    }),
  ),
);

/** The case has lost text, and its number is what the words ask for. */
export function isNumbered({ sakId }: SakDocument, { numbered }: SearchQuery, gate: Gate): boolean {
  return numbered?.includes(sakId) === true && gate.stale.tekst.includes(sakId);
}

/** The query without its words; one that asks for a type of hearing asks for a hearing. */
export function withoutWords(query: SearchQuery): SearchQuery {
  const holds = { anyOf: [], negated: true };
  const ofHearing = query.fields.filter(({ field }) => field === 'rettsmoetetype');
  return {
    ...query,
    free: [],
    fields: ofHearing.map(({ field, clauses }) => ({ field, clauses: clauses.map(() => holds) })),
  };
}

type Mask = readonly string[] | 'all';

const covers = (mask: Mask, { sakId }: SakDocument) => mask === 'all' || mask.includes(sakId);
const ahead = (instant: string | null, { now }: Gate) =>
  instant !== null && new Date(instant) > now;

/** What is known of a case that has lost text: no text at all. */
const knownThrough = remembered(({ stale }: Gate) =>
  remembered((document: SakDocument) =>
    covers(stale.tekst, document) ? withoutTexts(document) : document,
  ),
);

function shown(document: SakDocument, gate: Gate): Texts {
  const { tekst, parterSkjulesFra, tiltaler, avgjoerelser } = document;
  const namesKnown = !covers(gate.stale.parter, document);
  const textKnown = !covers(gate.stale.dokumenttekst, document);
  const shownOf = (files: readonly IndexedFile[], mask: Mask) =>
    namesKnown && textKnown && !covers(mask, document)
      ? files.filter((file) => ahead(file.tekstSkjulesFra, gate))
      : [];
  const files = [
    ...shownOf(tiltaler, gate.stale.tiltaler),
    ...shownOf(avgjoerelser, gate.stale.avgjoerelser),
  ];
  return {
    ...tekst,
    parter: namesKnown && ahead(parterSkjulesFra, gate) ? tekst.parter : NO_TEXT,
    dokumenttekst: together(files.map((file) => file.tekst)),
    dokumentbegynnelse: together(files.map((file) => file.begynnelse)),
    dokumentofte: together(files.map((file) => file.ofte)),
  };
}

const shownThrough = remembered((gate: Gate) =>
  remembered((document: SakDocument) => shown(document, gate)),
);
const instantsOf = remembered(rangeInstants);

function look(document: SakDocument, query: SearchQuery, gate: Gate): Seen {
  const range = instantsOf(query);
  const available = (files: readonly IndexedFile[], mask: Mask) =>
    covers(mask, document) ? [] : files.filter((file) => ahead(file.skjulesFra, gate));
  const overlapping = document.rettsmoeter.filter(
    ({ start, slutt }) =>
      range !== null && new Date(start) < range.to && new Date(slutt) > range.from,
  );
  const inQuestion = query.kategori === 'avgjorelser' ? document.rettsmoeter : overlapping;
  return {
    document,
    gone: gate.stale.saker.includes(document.sakId),
    isNumbered: isNumbered(document, query, gate),
    texts: shownThrough(gate)(document),
    overlapping,
    moeter: inQuestion.filter((moete) => counts(moete, query)),
    tiltaler: available(document.tiltaler, gate.stale.tiltaler),
    avgjoerelser: available(document.avgjoerelser, gate.stale.avgjoerelser),
  };
}

/** The hearing has the types that are asked for: in 'Rettsmøtetype' and among the chosen values. */
function counts({ type, typeNavn }: IndexedMoete, { fields, facets }: SearchQuery): boolean {
  const own = { rettsmoetetype: type } as Texts;
  const chosen = facets.rettsmoetetype ?? [];
  return (
    (chosen.length === 0 || (typeNavn !== null && chosen.includes(typeNavn))) &&
    fields
      .filter(({ field }) => field === 'rettsmoetetype')
      .flatMap(({ clauses }) => clauses)
      .every((clause) => holds(clause, own, ['rettsmoetetype']))
  );
}

function isHit(seen: Seen, query: SearchQuery): boolean {
  if (seen.gone) return false;
  if (query.domstolId !== null && seen.document.domstolId !== query.domstolId) return false;
  if (query.seenAfter !== null && !isSeenAfter(seen.document, query.seenAfter)) return false;
  return (
    query.free.every((clause) => holds(clause, seen.texts, SEARCH_FIELDS)) &&
    (query.nearly === null || hasMost(query.nearly, seen)) &&
    inCategory(seen, query) &&
    query.fields.every((part) => inField(seen, part)) &&
    isChosen(seen, query.facets)
  );
}

/** A case that has lost text has none of the words. */
function hasMost(nearly: Nearly, seen: Seen): boolean {
  const has = wordsOf(nearly, seen);
  const weight = has.reduce((sum, at) => sum + nearly.words[at]!.weight, 0);
  return weight >= nearly.atLeast && has.length < nearly.words.length;
}

function isSeenAfter({ foerstSett }: SakDocument, instant: Date): boolean {
  return new Date(foerstSett) > instant;
}

function countNew(hits: readonly Seen[], since: Date | null): number | null {
  return since && hits.filter(({ document }) => isSeenAfter(document, since)).length;
}

function inField(seen: Seen, { field, clauses }: SearchQuery['fields'][number]): boolean {
  if (field === 'rettsmoetetype') return clauses.length === 0 || seen.moeter.length > 0;
  return clauses.every((clause) => holds(clause, seen.texts, [field]));
}

function isChosen(seen: Seen, facets: SearchQuery['facets']): boolean {
  return Object.entries(facets).every(
    ([facet, values]) =>
      values.length === 0 ||
      VALUES[facet as Facet](seen).some((value) => value !== null && values.includes(value)),
  );
}

/** The values of a case in each facet. */
const VALUES: Readonly<Record<Facet, (seen: Seen) => readonly (string | null)[]>> = {
  domstol: ({ document }) => [document.domstolId],
  sakstype: ({ document }) => [document.sakstypeNavn],
  kode: ({ document }) => [document.kode],
  begrensning: ({ document }) => document.begrensninger,
  rettsmoetetype: ({ moeter }) => moeter.map(({ typeNavn }) => typeNavn),
};

function countFacets(
  hits: readonly Seen[],
  documents: readonly SakDocument[],
  query: SearchQuery,
  gate: Gate,
): FacetCounts {
  const countsOf = (facet: Facet): FacetCount[] => {
    const without = { ...query, facets: { ...query.facets, [facet]: [] } };
    const chosen = (query.facets[facet] ?? []).length > 0;
    const cases = new Map<string, number>();
    for (const seen of chosen ? hitsOf(documents, without, gate) : hits)
      for (const value of new Set(VALUES[facet](seen)))
        if (value !== null) cases.set(value, (cases.get(value) ?? 0) + 1);
    return [...cases]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || bytes(a.value, b.value))
      .slice(0, MAX_FACET_VALUES);
  };
  return {
    domstol: countsOf('domstol'),
    sakstype: countsOf('sakstype'),
    rettsmoetetype: countsOf('rettsmoetetype'),
    kode: countsOf('kode'),
    begrensning: countsOf('begrensning'),
  };
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

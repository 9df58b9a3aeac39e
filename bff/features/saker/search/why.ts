import type { SakHit } from '#contract/sak.ts';
import type { Treff, TreffFelt } from '#contract/treff.ts';
import { sakWithoutNames } from '#domain/names/text-fields.ts';
import { linesOf, PAGE_TEXTS } from '#domain/sak-texts.ts';
import { parseSaksnummer, type Sak } from '#domain/sak.ts';
import { isSakstypeKode, SAKSTYPER } from '#domain/sakstyper.ts';
import type { Clause, SearchField, SearchQuery } from '#search/query.ts';
import { marksOf, readingOnce, type Mark, type ReadsText } from '#search/text/marks/marks.ts';
import { snippet } from '#search/text/marks/snippet.ts';

/** A hit has no more parts of fields that its row does not show. */
const MOST_QUOTED = 3;

/** A text of the case that was searched. */
interface Place {
  readonly felt: TreffFelt;
  readonly field: SearchField;
  readonly text: string;
}

/** Clauses for one field, or for all of them (`field` null). */
interface Asked {
  readonly field: SearchField | null;
  readonly clauses: readonly Clause[];
}

/** Why a case is a hit, as far as its fields tell, and what only its documents can tell. */
export interface Why {
  readonly treff: readonly Treff[];
  /** The clauses for which nothing stands in the fields. */
  readonly unexplained: readonly Clause[];
}

export const NO_REASON: Why = { treff: [], unexplained: [] };

/** What was asked for in so many words; what must not be there marks nothing. */
export function askedFor({ free, fields }: Pick<SearchQuery, 'free' | 'fields'>): Asked[] {
  return onlyAsked(
    [{ field: null, clauses: free }, ...fields].map(({ field, clauses }) => ({
      field,
      clauses: clauses.filter(({ negated }) => !negated),
    })),
  );
}

/**
 * Where the words stand in what the reader sees of the case, by the analysis of the search. `hit` is the case as it is
 * presented: a name that is hidden is not in it. A field that the row does not show is quoted when it has what the row
 * does not explain.
 * `read` reads the texts; the hits of one page may share it.
 */
export function whyInFields(
  asked: readonly Asked[],
  hit: SakHit,
  sak: Sak,
  read: ReadsText = readingOnce(),
): Why {
  const row = rowOf(hit);
  const inRow = look(row, asked, read);
  const treff = treffOf(row, inRow.marks, () => null);
  // Most hits are explained by their row: their other texts are not read.
  if (inRow.missing.length === 0) return { treff, unexplained: [] };
  const others = quotable(hit, sak);
  const elsewhere = look([...others, ...row], inRow.missing, read);
  const quoted = treffOf(others, elsewhere.marks, ({ text }) => text).slice(0, MOST_QUOTED);
  return {
    treff: [...treff, ...quoted],
    unexplained: elsewhere.missing.flatMap(({ clauses }) => clauses),
  };
}

/** The sentences of documents that have what the fields do not explain. `sak` has the texts that may be searched now. */
export function whyInDocuments(unexplained: readonly Clause[], { dokumenter }: Sak): Treff[] {
  const found = dokumenter.flatMap(({ filtype, tekst }) => {
    const piece = tekst === undefined ? null : snippet(tekst, unexplained);
    if (!piece) return [];
    const felt = filtype === 'tiltale' ? ('tiltale' as const) : ('avgjorelse' as const);
    return [{ felt, steder: [...piece.steder], utdrag: piece.utdrag }];
  });
  const first = (felt: TreffFelt) => found.filter((treff) => treff.felt === felt).slice(0, 1);
  return [...first('tiltale'), ...first('avgjorelse')];
}

/** The marks in each place, and the clauses for which there is none. */
function look(places: readonly Place[], asked: readonly Asked[], read: ReadsText) {
  const marks = places.map((): Mark[] => []);
  const missing = asked.map(({ field, clauses }) => {
    const at = places.flatMap((place, i) => (field === null || place.field === field ? [i] : []));
    const found = marksOf(
      at.map((i) => places[i]!),
      clauses,
      read,
    );
    found.forEach((place, j) => marks[at[j]!]!.push(...place.marks));
    const explained = new Set(found.flatMap((place) => place.clauses));
    return { field, clauses: clauses.filter((_, clause) => !explained.has(clause)) };
  });
  return { marks, missing: onlyAsked(missing) };
}

function onlyAsked(asked: readonly Asked[]): Asked[] {
  return asked.filter(({ clauses }) => clauses.length > 0);
}

function treffOf(
  places: readonly Place[],
  marks: readonly (readonly Mark[])[],
  utdrag: (place: Place) => string | null,
): Treff[] {
  return places.flatMap((place, i) => {
    const steder = inOrder(marks[i]!);
    return steder.length > 0 ? [{ felt: place.felt, steder, utdrag: utdrag(place) }] : [];
  });
}

/** What the row of the case shows. */
function rowOf(hit: SakHit): Place[] {
  const places: [TreffFelt, SearchField, string | null][] = [
    ['saksnummer', 'saksnummer', hit.saksnummer],
    ['domstolNavn', 'domstol', hit.domstolNavn],
    ['saksTema', 'sakenGjelder', hit.saksTema],
    ['sakstype', 'sakstype', hit.sakstype],
    ['parter', 'parter', hit.parter],
  ];
  return places.flatMap(([felt, field, text]) => (text === null ? [] : [{ felt, field, text }]));
}

/** What it is found by besides: as the index has it, without names. */
function quotable(hit: SakHit, stored: Sak): Place[] {
  const sak = sakWithoutNames(stored);
  const places = (felt: TreffFelt, field: SearchField, texts: readonly (string | null)[]) =>
    [...new Set(texts)].flatMap((text) => (text ? [{ felt, field, text }] : []));
  const addresses = sak.rettsmoeter.map(({ rettsalAdresse }) => rettsalAdresse);
  const courts = [...sak.domstolSoekenavn, ...addresses].filter((name) => name !== hit.domstolNavn);
  const types = sak.rettsmoeter.map(({ rettsmoetetype }) => rettsmoetetype);
  const code = parseSaksnummer(hit.saksnummer)?.type ?? null;
  const type = code !== null && isSakstypeKode(code) ? SAKSTYPER[code] : null;
  return [
    ...PAGE_TEXTS.flatMap(({ field, key }) => places(field, key, linesOf(sak[field]))),
    ...places('rettsmøteType', 'rettsmoetetype', types),
    ...places('domstolNavn', 'domstol', courts),
    ...places('sakstype', 'sakstype', type === hit.sakstype ? [] : [type]),
  ];
}

/** In order, without overlaps; several clauses may have marked the same words. */
function inOrder(marks: readonly Mark[]): Mark[] {
  const joined: { fra: number; til: number }[] = [];
  for (const { fra, til } of [...marks].sort((a, b) => a.fra - b.fra)) {
    const last = joined.at(-1);
    if (last && fra <= last.til) last.til = Math.max(last.til, til);
    else joined.push({ fra, til });
  }
  return joined;
}

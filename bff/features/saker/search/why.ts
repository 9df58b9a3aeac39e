import type { SakHit } from '#contract/sak.ts';
import type { Treff, TreffFelt } from '#contract/treff.ts';
import { sakWithoutNames } from '#domain/names/text-fields.ts';
import { linesOf, PAGE_TEXTS } from '#domain/sak-texts.ts';
import { parseSaksnummer, type Sak } from '#domain/sak.ts';
import { isSakstypeKode, SAKSTYPER } from '#domain/sakstyper.ts';
import type { SearchField, Term } from '#search/query.ts';
import { marksOf, readingOnce, type Mark, type ReadsText } from '#search/text/marks/marks.ts';
import { withoutStanding } from '#search/text/standing/standing.ts';
import { namesOfRoom } from '#search/text/forhold.ts';
import { snippet } from '#search/text/marks/snippet.ts';
import { type Asked, clausesOf, onlyAsked, type Why } from './asked.ts';
import { whyHeld } from './held.ts';

/** A hit has no more parts of fields that its row does not show. */
const MOST_QUOTED = 3;

/** A text of the case that was searched. */
interface Place {
  readonly felt: TreffFelt;
  readonly field: SearchField;
  readonly text: string;
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
  now: Date,
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
  const held = whyHeld(elsewhere.missing, sak, now);
  return { treff: [...treff, ...quoted, ...held.treff], unexplained: held.unexplained };
}

/**
 * The sentences of documents that have what the fields do not explain. `sak` has the texts that may be searched now. What must
 * all be there, such as the parts of a compound, may stand in several documents, or in one and a field: then each is looked for.
 */
export function whyInDocuments(
  unexplained: readonly Asked[],
  hit: SakHit,
  sak: Sak,
  now: Date,
): Treff[] {
  const clauses = clausesOf(unexplained, 'dokumenttekst');
  const texts = sak.dokumenter.flatMap(({ filtype, tekst }) =>
    tekst === undefined ? [] : [{ filtype, tekst: withoutStanding(tekst) }],
  );
  const found = texts.flatMap(({ filtype, tekst }) => {
    const piece = snippet(tekst, clauses);
    if (!piece) return [];
    const felt = filtype === 'tiltale' ? ('tiltale' as const) : ('avgjorelse' as const);
    return [{ felt, steder: [...piece.steder], utdrag: piece.utdrag }];
  });
  const first = (felt: Treff['felt']) => found.filter((treff) => treff.felt === felt).slice(0, 1);
  const apart = unexplained.flatMap(({ field, clauses: each }) =>
    each.flatMap((clause) => {
      const ways = clause.anyOf.filter((term) => term.kind === 'all');
      const isTogether = ways.length === 0 || texts.some(({ tekst }) => snippet(tekst, [clause]));
      return isTogether ? [] : whyApart(ways, field, hit, sak, now);
    }),
  );
  return [...first('tiltale'), ...first('avgjorelse'), ...apart];
}

/** Where the parts of the first of these terms stand that has all of its parts somewhere. */
function whyApart(
  ways: readonly Extract<Term, { kind: 'all' }>[],
  field: SearchField | null,
  hit: SakHit,
  sak: Sak,
  now: Date,
): Treff[] {
  for (const { terms } of ways) {
    const clauses = terms.map((term) => ({ anyOf: [term], negated: false }));
    const { treff, unexplained } = whyInFields([{ field, clauses }], hit, sak, now);
    const others = unexplained
      .flatMap((asked) => asked.clauses.map((clause) => ({ field, clauses: [clause] })))
      .map((asked) => whyInDocuments([asked], hit, sak, now));
    if (others.every(({ length }) => length > 0)) return [...treff, ...others.flat()];
  }
  return [];
}

/** Each place of a text once, and each text. */
export function joined(treff: readonly Treff[]): Treff[] {
  const texts = new Map<string, Treff>();
  for (const one of treff) {
    const key = `${one.felt} ${one.utdrag ?? ''}`;
    const steder = inOrder([...(texts.get(key)?.steder ?? []), ...one.steder]);
    texts.set(key, { ...one, steder });
  }
  return [...texts.values()];
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
  const rooms = sak.rettsmoeter
    .map(({ sal }) => sal)
    .filter((sal) => sal !== null && namesOfRoom(sal).length > 0);
  const courts = [...sak.domstolSoekenavn, ...addresses, ...rooms].filter(
    (name) => name !== hit.domstolNavn,
  );
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

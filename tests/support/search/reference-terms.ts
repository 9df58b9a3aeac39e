import {
  TEXT_FIELDS,
  type Clause,
  type Condition,
  type PartOfDocument,
  type SearchField,
  type Term,
} from '#search/query.ts';
import type { IndexedFile, SakDocument } from '#search/sak-document.ts';
import type { IndexedText } from '#search/text/tokenize.ts';

/** The texts of a case as the gate shows them; `dokumenttekst` is the text of all its visible files. */
export type Texts = Readonly<Record<SearchField | PartOfDocument, IndexedText>>;

/** What `make` gave for the same object before: nothing ever changes a document, a query or a gate. */
export function remembered<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const { value } = known.get(key) ?? { value: make(key) };
    known.set(key, { value });
    return value;
  };
}

export const NO_TEXT: IndexedText = { segments: [], lemmas: [], stems: [] };

/** One text that says what all of them say. */
export function together(texts: readonly IndexedText[]): IndexedText {
  return {
    segments: texts.flatMap(({ segments }) => segments),
    lemmas: texts.flatMap(({ lemmas }) => lemmas),
    stems: texts.flatMap(({ stems }) => stems),
  };
}

/** Whether the clause holds for these fields together: each term may match in any of them. */
export function holds(
  { anyOf, negated }: Clause,
  texts: Texts,
  fields: Condition['fields'],
): boolean {
  return anyOf.some((term) => matchesIn(term, texts, fields)) !== negated;
}

export function conditionHolds(condition: Condition, texts: Texts): boolean {
  const { match, clauses, fields } = condition;
  const each = (clause: Clause) => holds(clause, texts, fields);
  return match === 'all' ? clauses.every(each) : clauses.some(each);
}

function matchesIn(term: Term, texts: Texts, fields: Condition['fields']): boolean {
  if (term.kind === 'all') return term.terms.every((part) => matchesIn(part, texts, fields));
  return fields.some((field) => matches(term, field, texts[field]));
}

const wordsOf = remembered((segments: readonly string[]) =>
  segments.map((segment) => segment.split(' ')),
);
const asSet = remembered((tokens: readonly string[]) => new Set(tokens));
const allWordsOf = remembered((segments: readonly string[]) => new Set(wordsOf(segments).flat()));

function matches(
  term: Exclude<Term, { kind: 'all' }>,
  field: SearchField | PartOfDocument,
  { segments, lemmas, stems }: IndexedText,
): boolean {
  switch (term.kind) {
    case 'word':
      return (
        allWordsOf(segments).has(term.token) || term.stems.some((stem) => asSet(stems).has(stem))
      );
    case 'prefix':
      return [...allWordsOf(segments)].some((word) => word.startsWith(term.token));
    case 'phrase':
      return inOrder(segments, term.tokens) || (!!term.lemmas && inOrder(lemmas, term.lemmas));
    case 'saksnummer':
      return (
        field === 'saksnummer' &&
        term.all.every((token) => asSet(stems).has(token)) &&
        (term.prefix === null || stems.some((stem) => stem.startsWith(term.prefix!)))
      );
  }
}

function inOrder(segments: readonly string[], tokens: readonly string[]): boolean {
  return wordsOf(segments).some((words) =>
    words.some((_, at) => tokens.every((token, i) => words[at + i] === token)),
  );
}

/** The same case if it had never said anything. */
export function withoutTexts(document: SakDocument): SakDocument {
  const silent = (file: IndexedFile) => ({
    ...file,
    ...{ tekst: NO_TEXT, begynnelse: NO_TEXT, ofte: NO_TEXT, tekstSkjulesFra: null },
  });
  return {
    ...document,
    ...{ sakstypeNavn: null, kode: null, begrensninger: [] },
    tekst: Object.fromEntries(TEXT_FIELDS.map((field) => [field, NO_TEXT])) as SakDocument['tekst'],
    rettsmoeter: document.rettsmoeter.map((moete) => ({ ...moete, type: NO_TEXT, typeNavn: null })),
    tiltaler: document.tiltaler.map(silent),
    avgjoerelser: document.avgjoerelser.map(silent),
  };
}

import type { Clause, Condition, PartOfDocument, SearchField, Term } from '#search/query.ts';
import type { IndexedText } from '#search/text/tokenize.ts';

/** The texts of a case as the gate shows them; `dokumenttekst` is the text of all its visible files. */
export type Texts = Readonly<Record<SearchField | PartOfDocument, IndexedText>>;

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

function matches(
  term: Exclude<Term, { kind: 'all' }>,
  field: SearchField | PartOfDocument,
  { segments, lemmas, stems }: IndexedText,
): boolean {
  const words = segments.flatMap((segment) => segment.split(' '));
  switch (term.kind) {
    case 'word':
      return words.includes(term.token) || term.stems.some((stem) => stems.includes(stem));
    case 'prefix':
      return words.some((word) => word.startsWith(term.token));
    case 'phrase':
      return inOrder(segments, term.tokens) || (!!term.lemmas && inOrder(lemmas, term.lemmas));
    case 'saksnummer':
      return (
        field === 'saksnummer' &&
        term.all.every((token) => stems.includes(token)) &&
        (term.prefix === null || stems.some((stem) => stem.startsWith(term.prefix!)))
      );
  }
}

function inOrder(segments: readonly string[], tokens: readonly string[]): boolean {
  return segments
    .map((segment) => segment.split(' '))
    .some((words) => words.some((_, at) => tokens.every((token, i) => words[at + i] === token)));
}

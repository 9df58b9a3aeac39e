import { ALWAYS, allOf, anyOf, NEVER, raw, sql, type Sql } from '#db/sql.ts';
import type { Gate } from '#search/port.ts';
import type { Clause, SearchField, Term } from '#search/query.ts';
import type { Asked } from './bounds.ts';
import { keysOf } from './keys.ts';
import { FIELD_KEY, type Key, phraseOf, type PhraseColumns, UNGATED_FIELDS } from './lexemes.ts';
import type { Tables } from './schema.ts';
import { inOrder, isLexeme, tsquery, type TermOf } from './tsquery.ts';

/*
 * Clauses about one case, as SQL conditions, for the cases of which the index alone does not decide (cases.ts). In them
 * `s` is the case with `synlig` and `parter_synlig`, and `v` the texts of its documents that may be seen. No condition is
 * ever null, or `not` would be null too.
 */

/** The clauses hold in the case as it may be seen. */
export function holds({ match, clauses }: Asked, within: Within): Sql {
  const conditions = clauses.map(({ clause, fields }) =>
    clauseHolds(clause, { ...within, fields }),
  );
  return match === 'all' ? allOf(conditions) : anyOf(conditions);
}

interface Within {
  readonly tables: Tables;
  readonly gate: Gate;
}
interface Place extends Within {
  readonly fields: readonly SearchField[];
}

function clauseHolds({ anyOf: terms, negated }: Clause, place: Place): Sql {
  const found = anyTerm(terms, inCase(place));
  return negated ? sql`not ${found}` : found;
}

/** How terms are found in a place. */
interface Look {
  /** One of these terms, as far as lexemes tell. */
  readonly words: (terms: readonly Term[]) => Sql;
  /** A phrase that is no lexeme in some field. */
  readonly phrase: (term: TermOf<'phrase'>) => Sql;
  readonly isWord: (term: Term) => boolean;
}

function anyTerm(terms: readonly Term[], look: Look): Sql {
  const words = terms.filter((term) => term.kind !== 'all' && look.isWord(term));
  return anyOf([
    ...(words.length > 0 ? [look.words(words)] : []),
    ...terms.map((term) => {
      if (term.kind === 'all') return allOf(term.terms.map((part) => anyTerm([part], look)));
      return term.kind === 'phrase' && !look.isWord(term) ? look.phrase(term) : NEVER;
    }),
  ]);
}

function inCase({ tables, gate, fields }: Place): Look {
  const { open, parter, documents } = keysOf(fields, gate);
  const all = [...open, ...parter, ...documents];
  const searched = UNGATED_FIELDS.filter((field) => fields.includes(field));
  const parts: readonly Part[] = [
    { keys: open, when: ALWAYS, order: inTexts(tables, searched.map(phraseOf)) },
    { keys: parter, when: raw('s.parter_synlig'), order: inTexts(tables, [phraseOf('parter')]) },
  ].filter(({ keys }) => keys.length > 0);
  const isInDocuments = documents.length > 0;
  return {
    isWord: (term) => term.kind !== 'phrase' || all.every((key) => isLexeme(term, key)),
    words: (terms) =>
      anyOf([
        ...parts.map(({ keys, when }) => allOf([when, has(raw('s.tokens'), terms, keys)])),
        ...(isInDocuments ? [inDocuments(terms, documents)] : []),
      ]),
    phrase: (term) =>
      anyOf([
        ...parts.map(({ keys, when, order }) =>
          allOf([
            when,
            has(raw('s.tokens'), [term], keys),
            isLexeme(term, '') ? ALWAYS : order(term),
          ]),
        ),
        ...(isInDocuments ? [inOrder(term, [DOCUMENT_PHRASES])] : []),
      ]),
  };
}

/** Fields of a case that are hidden together. */
interface Part {
  readonly keys: readonly Key[];
  /** They may be searched. */
  readonly when: Sql;
  /** The phrase stands in one of them. */
  readonly order: (term: TermOf<'phrase'>) => Sql;
}

const inTexts =
  ({ tekst }: Tables, places: readonly PhraseColumns[]) =>
  (term: TermOf<'phrase'>): Sql =>
    sql`exists (select from ${tekst} t where t.sak_id = s.sak_id and ${inOrder(term, places)})`;

/** While nothing of the case is hidden, the words of its documents are among its own. */
function inDocuments(terms: readonly Term[], keys: readonly Key[]): Sql {
  return anyOf([
    allOf([raw('s.synlig'), has(raw('s.tokens'), terms, keys)]),
    has(raw('v.tokens'), terms, keys),
  ]);
}

const DOCUMENT_PHRASES: PhraseColumns = { words: raw('v.frase'), lemmas: raw('v.lemma') };

function has(column: Sql, terms: readonly Term[], keys: readonly Key[]): Sql {
  const query = tsquery(terms, keys);
  return query === null ? NEVER : sql`${column} @@ ${query}::tsquery`;
}

/** A clause about the type of a hearing (`m`). */
export function clauseOnType({ anyOf: terms, negated }: Clause): Sql {
  const keys = [FIELD_KEY.rettsmoetetype];
  const columns: PhraseColumns = { words: raw('m.frase_type'), lemmas: raw('m.lemma_type') };
  const found = anyTerm(terms, {
    isWord: (term) => term.kind !== 'phrase' || isLexeme(term, FIELD_KEY.rettsmoetetype),
    words: (some) => has(raw('m.type'), some, keys),
    phrase: (term) => allOf([has(raw('m.type'), [term], keys), inOrder(term, [columns])]),
  });
  return negated ? sql`not ${found}` : found;
}

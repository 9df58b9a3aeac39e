import { ALWAYS, allOf, anyOf, NEVER, raw, sql, type Sql } from '#db/sql.ts';
import type { Gate } from '#search/port.ts';
import {
  DOCUMENT_TEXT,
  type Clause,
  type Condition,
  type SearchField,
  type Term,
  type TextField,
} from '#search/query.ts';
import { FIELD_KEY, phraseOf, UNGATED_FIELDS, type Key, type PhraseColumns } from './lexemes.ts';
import type { Tables } from './schema.ts';
import { hasOrder, inOrder, tsquery } from './tsquery.ts';
import { allVisible, parterVisible, textSearched, textVisible } from './visible.ts';

/*
 * Clauses about a case, as SQL conditions. In them `s` is the case, `t` its texts, `d` the text of a file.
 * No condition is ever null, or `not` would be null too.
 */

/** Where a clause is searched, and behind which gate. */
export interface Place {
  readonly tables: Tables;
  readonly gate: Gate;
  readonly fields: readonly SearchField[];
}

/** Some or all clauses match in the condition's fields; reads `s` and `t`. */
export function conditionIn(
  { match, clauses, fields }: Condition,
  place: Omit<Place, 'fields'>,
): Sql {
  const conditions = clauses.map((clause) => clauseIn(clause, { ...place, fields }));
  return match === 'all' ? allOf(conditions) : anyOf(conditions);
}

/**
 * The clause in these fields together. One look at the index finds the candidates, hidden parts included; where all of a
 * case is visible nothing more is asked, and otherwise each term is looked for where it may be seen.
 */
export function clauseIn({ anyOf: terms, negated }: Clause, place: Place): Sql {
  const look = isWholeCase(place.fields) ? inCase(place) : inFields(place);
  const precise = anyTerm(terms, look);
  const candidates = look.candidates(terms);
  const found =
    candidates === null ? precise : allOf([candidates, orVisible(terms, place, look, precise)]);
  return negated ? sql`not ${found}` : found;
}

function orVisible(terms: readonly Term[], { gate }: Place, look: Look, precise: Sql): Sql {
  if (terms.some(needsOrder)) return precise;
  if (look.nothingHidden) return ALWAYS;
  return anyOf([allVisible(gate), precise]);
}

function needsOrder(term: Term): boolean {
  return term.kind === 'all' ? term.terms.some(needsOrder) : hasOrder(term);
}

/** How terms are found in a place. */
interface Look {
  /** One of these terms, none of them `all`, none with an order of words. */
  readonly words: (terms: readonly Term[]) => Sql;
  readonly phrase: (term: Extract<Term, { kind: 'phrase' }>) => Sql;
  /** What every match fulfils; exact for a case of which all is visible. null: an index is of no help. */
  readonly candidates: (terms: readonly Term[]) => Sql | null;
  /** No field of the place is ever hidden. */
  readonly nothingHidden: boolean;
}

function anyTerm(terms: readonly Term[], look: Look): Sql {
  const words = terms.filter((term) => term.kind !== 'all' && !hasOrder(term));
  const parts = terms.filter((term) => term.kind === 'all');
  return anyOf([
    ...(words.length > 0 ? [look.words(words)] : []),
    ...terms.filter(hasOrder).map(look.phrase),
    ...parts.map((term) => allOf(term.terms.map((part) => anyTerm([part], look)))),
  ]);
}

/** Whether all fields that are never hidden are searched: then `s.tokens` answers, and `t` is not read. */
export function isWholeCase(fields: readonly SearchField[]): boolean {
  return UNGATED_FIELDS.every((field) => fields.includes(field));
}

/** The whole case: its words are in `s.tokens`, those of parties and documents under keys of their own. */
function inCase(place: Place): Look {
  const { tables, gate, fields } = place;
  const parter = fields.includes('parter') && gate.stale.parter !== 'all';
  const documents = fields.includes(DOCUMENT_TEXT) && textSearched(gate);
  const keys: Key[] = [
    '',
    ...(parter ? [FIELD_KEY.parter] : []),
    ...(documents ? [FIELD_KEY.dokumenttekst] : []),
  ];
  const inTexts = (order: Sql) =>
    sql`exists (select from ${tables.tekst} t where t.sak_id = s.sak_id and ${order})`;
  const inTokens = (terms: readonly Term[], of: readonly Key[]) => has(raw('s.tokens'), terms, of);
  const inParties = (terms: readonly Term[], order: Sql) =>
    parter ? allOf([parterVisible(gate), inTokens(terms, [FIELD_KEY.parter]), order]) : NEVER;
  const inFiles = documents ? inDocuments(place) : () => NEVER;
  return {
    nothingHidden: keys.length === 1,
    candidates: (terms) =>
      terms.length > MANY
        ? amongMany(sql`${tables.sak} k`, raw('k.tokens'), terms, keys)
        : inTokens(terms, keys),
    words: (terms) =>
      anyOf([inTokens(terms, ['']), inParties(terms, ALWAYS), inFiles(terms, null)]),
    phrase: (term) =>
      anyOf([
        allOf([inTokens([term], ['']), inTexts(inOrder(term, UNGATED_FIELDS.map(phraseOf)))]),
        inParties([term], inTexts(inOrder(term, [phraseOf('parter')]))),
        inFiles([term], inOrder(term, [DOCUMENT_PHRASES])),
      ]),
  };
}

/** Some fields of a case: their words are in `t.felter`. */
function inFields(place: Place): Look {
  const { tables, gate, fields } = place;
  const open = UNGATED_FIELDS.filter((field) => fields.includes(field));
  const hidden: readonly SearchField[] = fields.filter((field) => isGated(field));
  const parter = hidden.includes('parter');
  const documents = hidden.includes(DOCUMENT_TEXT) ? inDocuments(place) : () => NEVER;
  const inTexts = (terms: readonly Term[], of: readonly TextField[]) =>
    has(
      raw('t.felter'),
      terms,
      of.map((field) => FIELD_KEY[field]),
    );
  const parties = (terms: readonly Term[], order: Sql) =>
    parter ? allOf([parterVisible(gate), inTexts(terms, ['parter']), order]) : NEVER;
  return {
    nothingHidden: hidden.length === 0,
    candidates: (terms) => {
      if (hidden.includes(DOCUMENT_TEXT)) return null;
      const searched = parter ? [...open, 'parter' as const] : open;
      if (terms.length <= MANY) return inTexts(terms, searched);
      const keys = searched.map((field) => FIELD_KEY[field]);
      return amongMany(sql`${tables.tekst} k`, raw('k.felter'), terms, keys);
    },
    words: (terms) => anyOf([inTexts(terms, open), parties(terms, ALWAYS), documents(terms, null)]),
    phrase: (term) =>
      anyOf([
        allOf([inTexts([term], open), inOrder(term, open.map(phraseOf))]),
        parties([term], inOrder(term, [phraseOf('parter')])),
        documents([term], inOrder(term, [DOCUMENT_PHRASES])),
      ]),
  };
}

function isGated(field: SearchField): boolean {
  return field === 'parter' || field === DOCUMENT_TEXT;
}

const DOCUMENT_PHRASES: PhraseColumns = { words: raw('d.frase'), lemmas: raw('d.lemma') };

/** One of the terms is found in the text of a file; the words of all files are also in `s.tokens`, which is indexed. */
function inDocuments({ tables, gate }: Place) {
  return (terms: readonly Term[], order: Sql | null): Sql => {
    const key = [FIELD_KEY.dokumenttekst];
    const inFile = allOf([
      sql`d.sak_id = s.sak_id`,
      textVisible(gate),
      has(raw('d.tokens'), terms, key),
      ...(order ? [order] : []),
    ]);
    return allOf([
      has(raw('s.tokens'), terms, key),
      sql`exists (select from ${tables.doktekst} d where ${inFile})`,
    ]);
  };
}

/** More alternatives than this are looked up one by one: asked of each case in turn, they would take milliseconds a case. */
const MANY = 20;

function amongMany(table: Sql, column: Sql, terms: readonly Term[], keys: readonly Key[]): Sql {
  const queries = terms.flatMap((term) => tsquery([term], keys) ?? []);
  return sql`s.sak_id = any(array(select k.sak_id from unnest(${queries}::tsquery[]) q
    join ${table} on ${column} @@ q))`;
}

function has(column: Sql, terms: readonly Term[], keys: readonly Key[]): Sql {
  const query = tsquery(terms, keys);
  return query === null ? NEVER : sql`${column} @@ ${query}::tsquery`;
}

/** A clause about the type of a hearing (`m`). */
export function clauseOnType({ anyOf: terms, negated }: Clause): Sql {
  const ofType = (some: readonly Term[]) => has(raw('m.type'), some, [FIELD_KEY.rettsmoetetype]);
  const columns: PhraseColumns = { words: raw('m.frase_type'), lemmas: raw('m.lemma_type') };
  const found = anyTerm(terms, {
    nothingHidden: true,
    candidates: () => null,
    words: ofType,
    phrase: (term) => allOf([ofType([term]), inOrder(term, [columns])]),
  });
  return negated ? sql`not ${found}` : found;
}

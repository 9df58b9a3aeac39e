import { ALWAYS, allOf, anyOf, NEVER, raw, sql, type Sql } from '#db/sql.ts';
import type { Filtype } from '#domain/sak.ts';
import type { Gate, StaleMask } from '#search/port.ts';
import {
  rangeInstants,
  type Clause,
  type SearchQuery,
  type Term,
  type TextField,
} from '#search/query.ts';
import {
  FIELD_KEY,
  phraseOf,
  quote,
  stemLexeme,
  UNGATED_FIELDS,
  wordLexeme,
  type Key,
} from './lexemes.ts';
import type { Tables } from './schema.ts';

/*
 * What a search asks of a case, as SQL conditions. In them `s` is the case, `t` its texts, `m` a hearing, `f` a file.
 */

/** The free text: each clause is found somewhere in the case. */
export function freeConditions(clauses: readonly Clause[], tables: Tables, gate: Gate): Sql[] {
  const matches = (term: Term) =>
    isPhrase(term) ? phraseInCase(term, tables, gate) : wordInCase(term, gate);
  return clauses.map((clause) => clauseCondition(clause, matches));
}

/**
 * The index is read once for the parties and all other fields together; where the parties are hidden, the other
 * fields are checked alone. Means the same as `other fields or (parties and the gate)`, in half the time.
 */
function wordInCase(term: Term, gate: Gate): Sql {
  const [ungated, parter] = queriesOf(term);
  const inUngated = sql`s.tokens @@ ${ungated}::tsquery`;
  if (parter === null || gate.stale.parter === 'all') return inUngated;
  const anywhere = sql`s.tokens @@ ${`(${ungated}) | (${parter})`}::tsquery`;
  return allOf([anywhere, anyOf([parterVisible(gate), inUngated])]);
}

function phraseInCase(term: Extract<Term, { kind: 'phrase' }>, { tekst }: Tables, gate: Gate): Sql {
  const [ungated, parter] = queriesOf(term);
  const inOrderIn = (columns: readonly Sql[]) =>
    sql`exists (select from ${tekst} t where t.sak_id = s.sak_id and ${inOrder(term.tokens, columns)})`;
  return anyOf([
    allOf([sql`s.tokens @@ ${ungated}::tsquery`, inOrderIn(UNGATED_FIELDS.map(phraseOf))]),
    allOf([
      sql`s.tokens @@ ${parter}::tsquery`,
      parterVisible(gate),
      inOrderIn([phraseOf('parter')]),
    ]),
  ]);
}

function queriesOf(term: Term): readonly [ungated: string | null, parter: string | null] {
  return [tsquery(term, ''), tsquery(term, FIELD_KEY.parter)];
}

/** The advanced fields. `rettsmoetetype` is not among them: it is a condition on hearings (`typeConditions`). */
export function fieldConditions(
  fields: SearchQuery['fields'],
  { tekst }: Tables,
  gate: Gate,
): Sql[] {
  return fields
    .filter(({ field }) => field !== 'rettsmoetetype')
    .flatMap(({ field, clauses }) =>
      clauses.map(({ anyOf: terms, negated }) => {
        const inField = anyOf(terms.map((term) => termInField(term, field)));
        const found = sql`exists (select from ${tekst} t where t.sak_id = s.sak_id and ${inField})`;
        const visible = allOf([field === 'parter' ? parterVisible(gate) : ALWAYS, found]);
        return negated ? sql`not ${visible}` : visible;
      }),
    );
}

function termInField(term: Term, field: TextField): Sql {
  const query = tsquery(term, FIELD_KEY[field]);
  if (query === null) return NEVER;
  const found = sql`t.felter @@ ${query}::tsquery`;
  return isPhrase(term) ? allOf([found, inOrder(term.tokens, [phraseOf(field)])]) : found;
}

/** The parties of the case may be searched; otherwise the field counts as empty (search/port.ts, `Gate`). */
function parterVisible({ now, stale }: Gate): Sql {
  if (stale.parter === 'all') return NEVER;
  return allOf([sql`s.parter_skjules_fra > ${now}`, notIn(stale.parter)]);
}

/** The case is none of `sakIds`. */
export function notIn(sakIds: readonly string[]): Sql {
  return sakIds.length === 0 ? ALWAYS : sql`s.sak_id <> all(${sakIds}::text[])`;
}

/** At least one term matches; with `negated`, none does. `matches` must never give null, or `not` would too. */
function clauseCondition({ anyOf: terms, negated }: Clause, matches: (t: Term) => Sql): Sql {
  const found = anyOf(terms.map(matches));
  return negated ? sql`not ${found}` : found;
}

/**
 * A tsquery literal for a term in the field `key`; null when the term cannot occur there. For a phrase it asks
 * that all words are there; `inOrder` checks their order.
 */
function tsquery(term: Term, key: Key): string | null {
  switch (term.kind) {
    case 'word':
      return [wordLexeme(key, term.token), ...term.stems.map((stem) => stemLexeme(key, stem))]
        .map(quote)
        .join(' | ');
    case 'prefix':
      return `${quote(wordLexeme(key, term.token))}:*`;
    case 'phrase':
      return term.tokens.map((token) => quote(wordLexeme(key, token))).join(' & ');
    case 'saksnummer':
      return key === '' || key === FIELD_KEY.saksnummer ? saksnummer(term) : null;
  }
}

function saksnummer({ all, prefix }: Extract<Term, { kind: 'saksnummer' }>): string {
  return [
    ...all.map((part) => quote(stemLexeme(FIELD_KEY.saksnummer, part))),
    ...(prefix === null ? [] : [`${quote(stemLexeme(FIELD_KEY.saksnummer, prefix))}:*`]),
  ].join(' & ');
}

/** Whether the order of the words has to be checked; a single word has none. */
function isPhrase(term: Term): term is Extract<Term, { kind: 'phrase' }> {
  return term.kind === 'phrase' && term.tokens.length > 1;
}

/** The words stand next to each other in one of the columns. */
function inOrder(tokens: readonly string[], columns: readonly Sql[]): Sql {
  const pattern = `% ${tokens.map(escapeLike).join(' ')} %`;
  return anyOf(columns.map((column) => sql`${column} like ${pattern}`));
}

function escapeLike(token: string): string {
  return token.replace(/[\\%_]/g, '\\$&');
}

/** The hearing overlaps the searched range. */
export function overlapsRange(query: SearchQuery): Sql {
  const range = rangeInstants(query);
  return range ? sql`m.start < ${range.to} and m.slutt > ${range.from}` : NEVER;
}

/** What 'Rettsmøtetype' asks of a hearing; empty when the field is empty. */
export function typeConditions(query: SearchQuery): Sql[] {
  return query.fields
    .filter(({ field }) => field === 'rettsmoetetype')
    .flatMap(({ clauses }) => clauses)
    .map((clause) => clauseCondition(clause, typeMatches));
}

function typeMatches(term: Term): Sql {
  const query = tsquery(term, FIELD_KEY.rettsmoetetype);
  if (query === null) return NEVER;
  const found = sql`m.type @@ ${query}::tsquery`;
  return isPhrase(term) ? allOf([found, inOrder(term.tokens, [raw('m.frase_type')])]) : found;
}

const MASK: Readonly<Record<Filtype, keyof Omit<StaleMask, 'saker' | 'parter'>>> = {
  tiltale: 'tiltaler',
  avgjoerelse: 'avgjoerelser',
};

/** An available file of the case (search/query.ts). */
export function availableFile(filtype: Filtype, gate: Gate): Sql {
  const mask = gate.stale[MASK[filtype]];
  if (mask === 'all') return NEVER;
  return allOf([
    sql`f.filtype = ${filtype}`,
    sql`f.sak_id = s.sak_id`,
    sql`f.skjules_fra > ${gate.now}`,
    notIn(mask),
  ]);
}

/** The case has an available file for which `and` holds. */
export function hasFile(tables: Tables, filtype: Filtype, gate: Gate, and: Sql = ALWAYS): Sql {
  return sql`exists (select from ${tables.fil} f where ${availableFile(filtype, gate)} and ${and})`;
}

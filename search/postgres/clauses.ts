import type { Filtype } from '#domain/sak.ts';
import type { Gate, StaleMask } from '#search/port.ts';
import {
  type Clause,
  type SearchQuery,
  type Term,
  type TextField,
  rangeInstants,
} from '#search/query.ts';
import {
  FIELD_KEY,
  type Key,
  OPEN_FIELDS,
  phraseOf,
  quote,
  stemLexeme,
  wordLexeme,
} from './lexemes.ts';
import type { Tables } from './schema.ts';
import { ALWAYS, NEVER, type Sql, allOf, anyOf, raw, sql } from './sql.ts';

/** The free text: each clause somewhere in the case. */
export function freeConditions(clauses: readonly Clause[], tables: Tables, gate: Gate): Sql[] {
  const matches = (term: Term) =>
    isPhrase(term) ? phraseInCase(term, tables, gate) : wordInCase(term, gate);
  return clauses.map((clause) => clauseCondition(clause, matches));
}

/**
 * One look into the index for the open fields and the names together; then, where the names are closed, whether
 * the open fields alone would do. The same as `open or (names and the gate)`, at half the price.
 */
function wordInCase(term: Term, gate: Gate): Sql {
  const [open, names] = queriesOf(term);
  const inOpen = sql`s.tokens @@ ${open}::tsquery`;
  if (names === null || gate.stale.parter === 'all') return inOpen;
  const anywhere = sql`s.tokens @@ ${`(${open}) | (${names})`}::tsquery`;
  return allOf([anywhere, anyOf([namesAreOpen(gate), inOpen])]);
}

function phraseInCase(term: Extract<Term, { kind: 'phrase' }>, { tekst }: Tables, gate: Gate): Sql {
  const [open, names] = queriesOf(term);
  const inOrderIn = (columns: readonly Sql[]) =>
    sql`exists (select from ${tekst} t where t.sak_id = s.sak_id and ${inOrder(term.tokens, columns)})`;
  return anyOf([
    allOf([sql`s.tokens @@ ${open}::tsquery`, inOrderIn(OPEN_FIELDS.map(phraseOf))]),
    allOf([
      sql`s.tokens @@ ${names}::tsquery`,
      namesAreOpen(gate),
      inOrderIn([phraseOf('parter')]),
    ]),
  ]);
}

function queriesOf(term: Term): readonly [open: string | null, names: string | null] {
  return [tsquery(term, ''), tsquery(term, FIELD_KEY.parter)];
}

/** The advanced fields; `rettsmoetetype` is a condition on the hearings (moeter.ts). */
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
        const seen = allOf([field === 'parter' ? namesAreOpen(gate) : ALWAYS, found]);
        return negated ? sql`not ${seen}` : seen;
      }),
    );
}

function termInField(term: Term, field: TextField): Sql {
  const query = tsquery(term, FIELD_KEY[field]);
  if (query === null) return NEVER;
  const found = sql`t.felter @@ ${query}::tsquery`;
  return isPhrase(term) ? allOf([found, inOrder(term.tokens, [phraseOf(field)])]) : found;
}

/** The case's names may be looked at; elsewhere the field is as good as empty (DESIGN §3). */
function namesAreOpen({ now, stale }: Gate): Sql {
  if (stale.parter === 'all') return NEVER;
  return allOf([sql`s.parter_skjules_fra > ${now}`, notIn(stale.parter)]);
}

/** The case is none of `sakIds`. */
export function notIn(sakIds: readonly string[]): Sql {
  return sakIds.length === 0 ? ALWAYS : sql`s.sak_id <> all(${sakIds}::text[])`;
}

/** At least one term matches; with `negated`, none does. No condition here is ever null. */
function clauseCondition({ anyOf: terms, negated }: Clause, matches: (t: Term) => Sql): Sql {
  const found = anyOf(terms.map(matches));
  return negated ? sql`not ${found}` : found;
}

/**
 * The lexemes of a term under `key`, as a literal that is cast to tsquery: they are compared as they are.
 * For a phrase: that all its words are there; their order is for `inOrder` to say. null: not to be found there.
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

/** Words whose order has to be looked at; a single word has none. */
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

/** What the hearing's own type must be; empty when nothing was asked. */
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

/** The case has an available file, of which `and` is true. */
export function hasFile(tables: Tables, filtype: Filtype, gate: Gate, and: Sql = ALWAYS): Sql {
  return sql`exists (select from ${tables.fil} f where ${availableFile(filtype, gate)} and ${and})`;
}

import { allOf, anyOf, join, raw, sql, type Sql } from '#db/sql.ts';
import type { Gate } from '#search/port.ts';
import type { Clause, Condition, Term, Weighed } from '#search/query.ts';
import { phrasePattern, stemLexeme, wordLexeme } from './lexemes.ts';
import type { Tables } from './schema.ts';
import { textVisible } from './visible.ts';

/*
 * Words find sets of cases, as queries for `sak_id`: a term those with a text in which it stands, a clause those of any of
 * its terms, and a condition puts the sets of its clauses together.
 */

export interface Within {
  readonly tables: Tables;
  readonly gate: Gate;
}
interface Place extends Within {
  readonly fields: Condition['fields'];
}

/** The cases in which the condition holds. */
export function casesWith({ match, clauses, fields }: Condition, within: Within): Sql {
  const place = { ...within, fields };
  const all = sql`select sak_id from ${within.tables.sak} where hash is not null`;
  const setsOf = (negated: boolean) =>
    clauses
      .filter((one) => one.negated === negated)
      .map(({ anyOf: terms }) => withAny(terms, place));
  const [wanted, unwanted] = [setsOf(false), setsOf(true)];
  if (match === 'any')
    return together('union', [...wanted, ...unwanted.map((set) => together('except', [all, set]))]);
  const found = wanted.length === 0 ? all : together('intersect', wanted);
  return unwanted.length === 0 ? found : together('except', [found, together('union', unwanted)]);
}

/** A row for each case in which a condition holds: its weight (`vekt`) and its place (`plass`). */
export function weighed(conditions: readonly Weighed[], within: Within): Sql {
  const rows = conditions.map(
    ({ condition, weight }, at) =>
      sql`select distinct sak_id, ${raw(String(weight))} as vekt, ${raw(String(at))} as plass from (${casesWith(condition, within)}) ord`,
  );
  return join(rows, ' union all ');
}

/** The cases that are in one of the sets, in each of them, or in the first and not in the second. */
export function together(how: 'union' | 'intersect' | 'except', sets: readonly Sql[]): Sql {
  if (sets.length === 0) return sql`select sak_id from unnest(${[]}::text[]) as ingen (sak_id)`;
  return join(
    sets.map((set) => sql`(${set})`),
    ` ${how} `,
  );
}

function withAny(terms: readonly Term[], place: Place): Sql {
  return together('union', [
    withText(terms.filter(isSingle), place),
    ...conjunctionsOf(terms).map((parts) => withEach(parts, place)),
  ]);
}

/** The last part is the rarest, a paragraph of the law that is named first: only the cases that have it are asked for the others. */
function withEach(parts: readonly (readonly Term[])[], place: Place): Sql {
  const last = sql`(${withAny(parts.at(-1)!, place)})`;
  const others = parts.slice(0, -1).map((part) =>
    part.every(isSingle)
      ? sql`exists (select from ${sought(part)} cross join ${place.tables.tekst} t
          where t.sak_id = k.sak_id and t.tokens @@ soekt.q and ${isShownIn(place)})`
      : sql`k.sak_id in (${withAny(part, place)})`,
  );
  return sql`select k.sak_id from ${last} k where ${allOf(others)}`;
}

/** What must all be there, each part in any of its ways: a law whose paragraphs are looked for is looked up once for all of them. */
function conjunctionsOf(terms: readonly Term[]): Term[][][] {
  const found = new Map<string, Term[][]>();
  for (const term of terms) {
    if (term.kind !== 'all') continue;
    const [first, last] = [term.terms.slice(0, -1), term.terms.slice(-1)];
    const same = JSON.stringify(first);
    const known = found.get(same);
    if (known) known.at(-1)!.push(...last);
    else found.set(same, [...first.map((one) => [one]), last]);
  }
  return [...found.values()];
}

function withText(terms: readonly Single[], place: Place): Sql {
  // By way of the index, whatever Postgres thinks of it: `offset 0` keeps the other conditions out.
  return sql`select t.sak_id from ${sought(terms)}
    cross join lateral (select * from ${place.tables.tekst} where tokens @@ soekt.q offset 0) t
    where ${isShownIn(place)}`;
}

/** The text (`t`) is of one of the fields and may be searched, and a phrase stands in it as it is said. */
function isShownIn({ gate, fields }: Place): Sql {
  return sql`t.felt = any(${fields}::text[]) and ${textVisible(gate)} and ${isInOrder('t')}`;
}

/** A clause about the type of a hearing (`m`), as a condition; where `isKnown` does not hold, the type is empty. */
export function typeHolds({ anyOf: terms, negated }: Clause, isKnown: Sql): Sql {
  const found = allOf([isKnown, anyOf(terms.map(typeHas))]);
  return negated ? sql`not ${found}` : found;
}

function typeHas(term: Term): Sql {
  if (term.kind === 'all') return allOf(term.terms.map(typeHas));
  return sql`exists (select from ${sought([term])} where m.tokens @@ soekt.q and ${isInOrder('m')})`;
}

type Single = Exclude<Term, { kind: 'all' }>;
type TermOf<Kind extends Term['kind']> = Extract<Term, { kind: Kind }>;
const isSingle = (term: Term): term is Single => term.kind !== 'all';
const isPhrase = (term: Single): term is TermOf<'phrase'> => term.kind === 'phrase';

/**
 * What is looked for, as rows (`soekt`): a tsquery that the index answers and, for a phrase, what its words and its lemmas
 * look like in order.
 */
function sought(terms: readonly Single[]): Sql {
  const words = terms.filter((term) => !isPhrase(term)).map((term) => `(${tsquery(term)})`);
  const phrases = terms.filter(isPhrase);
  const queries = [...(words.length === 0 ? [] : [words.join(' | ')]), ...phrases.map(tsquery)];
  const none = words.length === 0 ? [] : [null];
  const inOrder = phrases.map(({ tokens }) => phrasePattern(tokens));
  const lemmas = phrases.map((term) => term.lemmas && phrasePattern(term.lemmas));
  return sql`unnest(${queries}::tsquery[], ${[...none, ...inOrder]}::text[], ${[...none, ...lemmas]}::text[])
    as soekt (q, frase, lemma)`;
}

/** The words of a phrase, or its lemmas, stand next to each other. */
function isInOrder(of: string): Sql {
  return raw(
    `(soekt.frase is null or ${of}.frase like soekt.frase or ${of}.lemma like soekt.lemma)`,
  );
}

/** A tsquery literal; for a phrase it says that its words are there. */
export function tsquery(term: Single): string {
  const each = (lexemes: readonly string[]) => lexemes.join(' & ');
  switch (term.kind) {
    case 'word':
      return [wordLexeme(term.token), ...term.stems.map(stemLexeme)].join(' | ');
    case 'prefix':
      return `${wordLexeme(term.token)}:*`;
    case 'phrase': {
      // A lemma is one of the stems (`IndexedText`).
      const lemmas = term.lemmas ? [`(${each(term.lemmas.map(stemLexeme))})`] : [];
      return [`(${each(term.tokens.map(wordLexeme))})`, ...lemmas].join(' | ');
    }
    case 'saksnummer': {
      // The parts of a case number are stems of no other field.
      const beginning = term.prefix === null ? [] : [`${stemLexeme(term.prefix)}:*`];
      return each([...term.all.map(stemLexeme), ...beginning]);
    }
  }
}

import type { Rettsmoete } from '#domain/sak.ts';
import { hearingTypes } from './field-texts.ts';
import { type Clause, rangeInstants, type SearchQuery, type Term } from './query.ts';
import type { IndexedText } from './text/tokenize.ts';

/** Of a case that is a hit: whether this hearing is one of those that count (query.ts). */
export function hearingsThatCount(
  query: Pick<SearchQuery, 'kategori' | 'fraDato' | 'tilDato' | 'fields' | 'facets'>,
): (moete: Pick<Rettsmoete, 'start' | 'slutt' | 'rettsmoetetype'>) => boolean {
  const range = query.kategori === 'avgjorelser' ? ALWAYS : rangeInstants(query);
  const isOfType = typesThatCount(query);
  return ({ start, slutt, rettsmoetetype }) =>
    range !== null && start < range.to && slutt > range.from && isOfType(rettsmoetetype);
}

/** Of a decision every hearing of the case counts. */
const ALWAYS = { from: new Date(-8.64e15), to: new Date(8.64e15) };

/** Whether a type is one of those asked for. A list has few types, so each is read once. */
function typesThatCount({ fields, facets }: Pick<SearchQuery, 'fields' | 'facets'>) {
  const clauses = fields
    .filter(({ field }) => field === 'rettsmoetetype')
    .flatMap((field) => field.clauses);
  const chosen = new Set(facets.rettsmoetetype ?? []);
  const known = new Map<string | null, boolean>();
  const judge = (type: string | null): boolean => {
    if (chosen.size > 0 && (type === null || !chosen.has(type.trim()))) return false;
    const read = hearingTypes([type]);
    return clauses.every((clause) => hearingHas(clause, read));
  };
  return (type: string | null): boolean => {
    const isKnown = known.get(type);
    if (isKnown !== undefined) return isKnown;
    const isAsked = judge(type);
    known.set(type, isAsked);
    return isAsked;
  };
}

/** Whether the type of a hearing is as the clause asks. */
export function hearingHas({ anyOf, negated }: Clause, type: IndexedText): boolean {
  return anyOf.some((term) => isIn(term, type)) !== negated;
}

/** As the engines compare a term with the type of one hearing. */
function isIn(term: Term, type: IndexedText): boolean {
  switch (term.kind) {
    case 'word':
      return hasWord(type, (word) => word === term.token) || hasStem(type, term.stems);
    case 'prefix':
      return hasWord(type, (word) => word.startsWith(term.token));
    case 'phrase':
      return (
        hasPhrase(type.segments, term.tokens) ||
        (term.lemmas !== null && hasPhrase(type.lemmas, term.lemmas))
      );
    case 'all':
      return term.terms.every((part) => isIn(part, type));
    case 'saksnummer':
      // Only compared with case numbers.
      return false;
  }
}

function hasWord({ segments }: IndexedText, is: (word: string) => boolean): boolean {
  return segments.some((segment) => segment.split(' ').some(is));
}

function hasStem({ stems }: IndexedText, wanted: readonly string[]): boolean {
  return wanted.some((stem) => stems.includes(stem));
}

function hasPhrase(segments: readonly string[], words: readonly string[]): boolean {
  const phrase = ` ${words.join(' ')} `;
  return segments.some((segment) => ` ${segment} `.includes(phrase));
}

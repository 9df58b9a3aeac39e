import type { Gate } from '#search/port.ts';
import {
  type Clause,
  type Condition,
  DOCUMENT_TEXT,
  type PartOfDocument,
  SEARCH_FIELDS,
  type SearchField,
  type Term,
  type TextField,
} from '#search/query.ts';
import { all, any, type Filter, nested, not, nothing, notStale } from './filters.ts';
import { FREE_TEXT } from './mapping.ts';

/** A term that is matched in one text. */
type PlainTerm = Exclude<Term, { kind: 'all' }>;
type TermOf<Kind extends Term['kind']> = Extract<Term, { kind: Kind }>;
/** A filter for "one of these terms matches here". */
type Match = (terms: readonly PlainTerm[]) => Filter;

/** Where words are searched: in these fields together, behind the gate. */
type Place = Pick<Condition, 'fields'> & { readonly gate: Gate };

/** At least one of the clause's terms matches; with `negated`, none does. */
export function clauseIn(place: Place): (clause: Clause) => Filter {
  const places = placesOf(place);
  return clauseFilter((terms) => any(places.map((match) => match(terms))));
}

/** Some or all of the clauses match in the condition's fields. */
export function conditionFilter({ match, clauses, fields }: Condition, gate: Gate): Filter {
  const filters = clauses.map(clauseIn({ fields, gate }));
  return match === 'all' ? all(filters) : any(filters);
}

/** A clause about one text that is never hidden; `path` is its path in the mapping, such as `rettsmoeter.type`. */
export function clauseOn(path: string): (clause: Clause) => Filter {
  return clauseFilter((terms) => termsFilter(terms, path));
}

/** `match` is asked for all plain alternatives at once, and for the parts of an `all` apart. */
function clauseFilter(match: Match): (clause: Clause) => Filter {
  const anyTerm = (asked: readonly Term[]): Filter => {
    const terms = asked.map(unwrapped);
    const plain = terms.filter(isPlain);
    return any([
      ...(plain.length > 0 ? [match(plain)] : []),
      ...byFirst(terms.filter(isAll)).map(({ first, rests }) =>
        all([anyTerm([first]), anyTerm(rests)]),
      ),
    ]);
  };
  return ({ anyOf, negated }) => (negated ? not(anyTerm(anyOf)) : anyTerm(anyOf));
}

/** A part, and what else belongs to it: one of the rests must match too. */
interface Beginning {
  readonly first: Term;
  readonly rests: readonly Term[];
}

/** Terms that begin with the same part, such as the paragraphs of a law: it is looked up once, and their rests together. */
function byFirst(terms: readonly TermOf<'all'>[]): readonly Beginning[] {
  const beginnings = new Map<string, { readonly first: Term; readonly rests: Term[] }>();
  for (const { terms: parts } of terms) {
    const [first, ...rest] = parts;
    if (!first) continue;
    const key = JSON.stringify(first);
    const beginning = beginnings.get(key) ?? { first, rests: [] };
    beginning.rests.push({ kind: 'all', terms: rest });
    beginnings.set(key, beginning);
  }
  return [...beginnings.values()];
}

/** An `all` of one part is that part. */
function unwrapped(term: Term): Term {
  const [only, ...others] = isAll(term) ? term.terms : [];
  return only && others.length === 0 ? unwrapped(only) : term;
}

function isPlain(term: Term): term is PlainTerm {
  return term.kind !== 'all';
}
function isAll(term: Term): term is TermOf<'all'> {
  return term.kind === 'all';
}

/** One text has all fields that are never hidden; it stands for them where all of them are searched. */
function placesOf({ fields, gate }: Place): Match[] {
  if (!OPEN_FIELDS.every((field) => fields.includes(field)))
    return fields.map((field) => inField(field, gate));
  const open: Match = (terms) => termsFilter(terms, FREE_TEXT);
  return [open, ...fields.filter(isGated).map((field) => inField(field, gate))];
}

/** Parts of documents are as hidden as their texts are. */
const OF_FILE = {
  [DOCUMENT_TEXT]: 'tekst',
  dokumentbegynnelse: 'begynnelse',
  dokumentofte: 'ofte',
} as const satisfies Partial<Record<SearchField | PartOfDocument, string>>;

type OfFile = keyof typeof OF_FILE;

function isOfFile(field: string): field is OfFile {
  return Object.hasOwn(OF_FILE, field);
}

function isGated(field: string): boolean {
  return field === 'parter' || isOfFile(field);
}

const OPEN_FIELDS = SEARCH_FIELDS.filter((field) => !isGated(field));

function inField(field: SearchField | PartOfDocument, gate: Gate): Match {
  return (terms) => {
    if (field === 'parter') return parterFilter(terms, gate);
    if (isOfFile(field)) return documentFilter(terms, OF_FILE[field], gate);
    return termsFilter(terms, textPath(field));
  };
}

const textPath = (field: TextField): string => `tekst.${field}`;

/**
 * Terms in the parties count only while they may be shown (search/port.ts, `Gate`). The gate is part of the match,
 * inside the negation: a hidden name neither brings a case in nor keeps it out.
 */
function parterFilter(terms: readonly PlainTerm[], gate: Gate): Filter {
  return gated(termsFilter(terms, textPath('parter')), [
    { range: { parterSkjulesFra: { gt: gate.now.toISOString() } } },
    ...notStale(gate.stale.parter),
  ]);
}

/** The text of a document counts only while file and names may be shown (search/port.ts, `Gate`). */
function documentFilter(
  terms: readonly PlainTerm[],
  part: (typeof OF_FILE)[OfFile],
  { now, stale }: Gate,
): Filter {
  const inFiles = (path: 'tiltaler' | 'avgjoerelser'): Filter[] => {
    const found = termsFilter(terms, `${path}.${part}`);
    if (found === nothing || stale[path] === 'all') return [];
    const shown = { range: { [`${path}.tekstSkjulesFra`]: { gt: now.toISOString() } } };
    return [all([nested(path, [found, shown]), ...notStale(stale[path])])];
  };
  if (stale.parter === 'all' || stale.dokumenttekst === 'all') return nothing;
  const masks = [...notStale(stale.parter), ...notStale(stale.dokumenttekst)];
  return gated(any([...inFiles('tiltaler'), ...inFiles('avgjoerelser')]), masks);
}

function gated(found: Filter, gate: readonly Filter[]): Filter {
  return found === nothing ? nothing : all([found, ...gate]);
}

/** The only text that is searched for case numbers, by their marked parts. */
const SAKSNUMMER = textPath('saksnummer');

/** One of the terms in one text. Words are asked for together, so that hundreds of them are one look-up. */
export function termsFilter(terms: readonly PlainTerm[], path: string): Filter {
  const words = terms.filter((term) => term.kind === 'word');
  const others = terms.filter((term) => term.kind !== 'word');
  const found = [
    ...anyValue(
      `${path}.segments`,
      words.map(({ token }) => token),
    ),
    ...anyValue(
      `${path}.stems`,
      words.flatMap(({ stems }) => stems),
    ),
    ...others.map((term) => termFilter(term, path)),
  ].filter((filter) => filter !== nothing);
  return any(found);
}

function anyValue(field: string, values: readonly string[]): Filter[] {
  const [first, ...others] = new Set(values);
  if (first === undefined) return [];
  return [
    others.length === 0 ? { term: { [field]: first } } : { terms: { [field]: [first, ...others] } },
  ];
}

function termFilter(term: Exclude<PlainTerm, { kind: 'word' }>, path: string): Filter {
  switch (term.kind) {
    case 'prefix':
      return { prefix: { [`${path}.segments`]: term.token } };
    case 'phrase':
      return any([
        phrase(term.tokens, `${path}.segments`),
        ...(term.lemmas ? [phrase(term.lemmas, `${path}.lemmas`)] : []),
      ]);
    case 'saksnummer':
      return path === SAKSNUMMER || path === FREE_TEXT ? saksnummer(term) : nothing;
  }
}

/** A phrase cannot span two segments, because positions jump between them. */
function phrase(tokens: readonly string[], field: string): Filter {
  const [only, second] = tokens;
  return only !== undefined && second === undefined
    ? { term: { [field]: only } }
    : { match_phrase: { [field]: { query: tokens.join(' '), zero_terms_query: 'none' } } };
}

function saksnummer(term: TermOf<'saksnummer'>): Filter {
  const parts = `${SAKSNUMMER}.stems`;
  return all([
    ...(term.prefix === null ? [] : [{ prefix: { [parts]: term.prefix } }]),
    ...term.all.map((token) => ({ term: { [parts]: token } })),
  ]);
}

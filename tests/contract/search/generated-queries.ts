import { BEGRENSNINGER } from '#domain/sak.ts';
import { KATEGORIER, SORT_FIELDS } from '#domain/search-rules.ts';
import type { SakDocument } from '#search/sak-document.ts';
import {
  type Clause,
  type Condition,
  FACETS,
  type Nearly,
  PARTS_OF_DOCUMENTS,
  SEARCH_FIELDS,
  type SearchField,
  type SearchQuery,
  type Term,
  type Weighed,
} from '#search/query.ts';
import type { IndexedText } from '#search/text/tokenize.ts';
import { buildQuery } from '#tests/support/search/builders.ts';
import { random } from './generated-cases.ts';

/** Queries and conditions of every form, in the words of these documents; the same ones in every run. */
export interface Generator {
  readonly query: () => SearchQuery;
  readonly condition: () => Condition;
}

const MONTHS = [
  ['2026-01-01', '2026-06-30'],
  ['2026-02-15', '2026-03-31'],
  ['2026-03-10', '2026-03-10'],
] as const;

export function generateQueries(documents: readonly SakDocument[], seed: number): Generator {
  const next = random(seed);
  const below = (max: number) => Math.floor(next() * max);
  const one = <T>(from: readonly T[]): T => from[below(from.length)]!;
  const several = <T>(min: number, max: number, make: () => T): T[] =>
    Array.from({ length: min + below(max - min + 1) }, make);
  const vocabulary = vocabularyOf(documents);
  const { terms, clause } = phrasing({ next, below, one, several, vocabulary });
  const fields = (): readonly SearchField[] =>
    next() < 0.4 ? SEARCH_FIELDS : [...new Set(several(1, 3, () => one(SEARCH_FIELDS)))];

  const parts = (): Condition['fields'] => (next() < 0.4 ? [one(PARTS_OF_DOCUMENTS)] : fields());
  const weight = () => 1 + below(40);
  const weighed = (): Weighed => ({
    condition: { match: one(['any', 'all']), clauses: several(0, 2, clause), fields: parts() },
    weight: weight(),
  });
  /** Words that somebody looks for: each must stand somewhere. */
  const nearly = (): Nearly => ({
    words: several(1, 4, () => ({
      condition: {
        match: 'all',
        clauses: [{ anyOf: terms(), negated: false }],
        fields: SEARCH_FIELDS,
      },
      weight: weight(),
    })),
    atLeast: weight(),
  });
  const condition = (): Condition => ({
    match: one(['any', 'all']),
    clauses: several(0, 3, clause),
    fields: fields(),
  });
  const query = (): SearchQuery => {
    const [fraDato, tilDato] = one(MONTHS);
    return buildQuery({
      kategori: one(KATEGORIER),
      domstolId: next() < 0.1 ? one(vocabulary.facets.domstol) : null,
      fraDato,
      tilDato,
      seenAfter: next() < 0.2 ? one(vocabulary.seen) : null,
      free: several(0, 2, clause),
      fields:
        next() < 0.3
          ? several(1, 2, () => ({
              field: one(SEARCH_FIELDS),
              clauses: [{ anyOf: terms(), negated: next() < 0.2 }],
            }))
          : [],
      facets: Object.fromEntries(
        FACETS.filter(() => next() < 0.25).map((facet) => [
          facet,
          several(0, 3, () => one(vocabulary.facets[facet])),
        ]),
      ),
      tiers: several(0, 4, condition),
      points: several(0, 3, weighed),
      nearly: next() < 0.12 ? nearly() : null,
      sortField: next() < 0.6 ? 'relevans' : one(SORT_FIELDS),
      sortAscending: next() < 0.5,
    });
  };
  return { query, condition };
}

interface Tools {
  readonly next: () => number;
  readonly below: (max: number) => number;
  readonly one: <T>(from: readonly T[]) => T;
  readonly several: <T>(min: number, max: number, make: () => T) => T[];
  readonly vocabulary: Vocabulary;
}

function phrasing({ next, below, one, several, vocabulary }: Tools) {
  const { segments, lemmas, stems } = vocabulary;
  const word = () => one(one(segments).split(' '));
  const part = (of: readonly string[], length: number): string[] => {
    const words = one(of).split(' ');
    return words.slice(below(words.length)).slice(0, length);
  };
  const phrase = (): Term => {
    const tokens = part(segments, 1 + below(6));
    const other = part(lemmas, tokens.length);
    return { kind: 'phrase', tokens, lemmas: other.length === tokens.length ? other : null };
  };
  const KINDS: readonly ((depth: number) => Term)[] = [
    () => ({ kind: 'word', token: word(), stems: several(0, 2, () => one(stems)) }),
    () => ({ kind: 'word', token: 'finnesikke', stems: [one(stems)] }),
    () => ({ kind: 'prefix', token: word().slice(0, 2 + below(3)) }),
    phrase,
    phrase,
    () => ({ kind: 'saksnummer', prefix: 'nr:2', all: next() < 0.5 ? ['type:med'] : [] }),
    (depth) =>
      depth > 1 ? phrase() : { kind: 'all', terms: several(1, 3, () => one(KINDS)(depth + 1)) },
  ];
  const terms = (): Term[] => several(1, 3, () => one(KINDS)(0));
  const clause = (): Clause => ({ anyOf: terms(), negated: next() < 0.15 });
  return { terms, clause };
}

interface Vocabulary {
  readonly segments: readonly string[];
  readonly lemmas: readonly string[];
  readonly stems: readonly string[];
  readonly facets: Readonly<Record<(typeof FACETS)[number], readonly string[]>>;
  /** When the cases were first seen: at that very instant a case is not new. */
  readonly seen: readonly Date[];
}

function vocabularyOf(documents: readonly SakDocument[]): Vocabulary {
  const texts: IndexedText[] = documents.flatMap(({ tekst, tiltaler, avgjoerelser }) => [
    ...Object.values(tekst),
    ...[...tiltaler, ...avgjoerelser].map((file) => file.tekst),
  ]);
  const values = (of: readonly (string | null)[]) => [...new Set(of)].filter((one) => one !== null);
  return {
    segments: [...new Set(texts.flatMap(({ segments }) => segments))],
    lemmas: [...new Set(texts.flatMap(({ lemmas }) => lemmas))],
    stems: [...new Set(texts.flatMap(({ stems }) => stems))],
    seen: documents.map(({ foerstSett }) => new Date(foerstSett)),
    facets: {
      domstol: values(documents.map(({ domstolId }) => domstolId)),
      sakstype: values(documents.map(({ sakstypeNavn }) => sakstypeNavn)),
      kode: values(documents.map(({ kode }) => kode)),
      begrensning: [...BEGRENSNINGER],
      rettsmoetetype: values(
        documents.flatMap(({ rettsmoeter }) => rettsmoeter.map(({ typeNavn }) => typeNavn)),
      ),
    },
  };
}

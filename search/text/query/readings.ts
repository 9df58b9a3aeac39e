import type { Term } from '#search/query.ts';
import type { Means } from './meaning.ts';

/**
 * The ways in which one typed thing may be found, each wider than the one before: `exact` as it is written, `forms` its
 * inflected forms as well, `anyOf` everything that means the same. `names` is how it stands among names; `sure` is what it
 * means for sure, of all that it may mean: what the list says of it first.
 */
export interface Reading {
  readonly exact: readonly Term[];
  readonly forms: readonly Term[];
  readonly anyOf: readonly Term[];
  readonly names: readonly Term[];
  readonly sure: readonly Term[];
}

/** A reading for which every way is the same. */
export function only(terms: readonly Term[]): Reading {
  return { exact: terms, forms: terms, anyOf: terms, names: terms, sure: [] };
}

/** One or the other. */
export function either(a: Reading, b: Reading): Reading {
  return mapReading((way) => distinct([...a[way], ...b[way]]));
}

/** Each of several, as one thing: `all` of their terms, where a term of one may be any of several. */
export function together(readings: readonly Reading[]): Reading {
  const [first] = readings;
  if (first && readings.length === 1) return first;
  const all = mapReading((way) => [
    { kind: 'all', terms: readings.flatMap((each) => each[way].slice(0, 1)) },
  ]);
  return { ...all, sure: [] };
}

/** More that it means, and what of it is meant for sure. */
export function withMore(reading: Reading, { terms, first }: Means): Reading {
  if (terms.length === 0) return reading;
  return {
    ...reading,
    anyOf: distinct([...reading.anyOf, ...terms]),
    sure: distinct([...reading.sure, ...first]),
  };
}

/** Changes the terms of each way. */
export function mapTerms(reading: Reading, change: (term: Term) => Term): Reading {
  return mapReading((way) => reading[way].map(change));
}

function mapReading(terms: (way: keyof Reading) => readonly Term[]): Reading {
  return {
    exact: terms('exact'),
    forms: terms('forms'),
    anyOf: terms('anyOf'),
    names: terms('names'),
    sure: terms('sure'),
  };
}

/** Terms without repetition. */
export function distinct(terms: readonly Term[]): Term[] {
  return [...new Map(terms.map((term) => [keyOf(term), term])).values()];
}

/** The terms of the list of meanings are the same objects in every query. */
const KEYS = new WeakMap<Term, string>();

/** The same for equal terms. */
export function keyOf(term: Term): string {
  const known = KEYS.get(term);
  if (known !== undefined) return known;
  const key = JSON.stringify(term);
  KEYS.set(term, key);
  return key;
}

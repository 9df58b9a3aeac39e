import { buildDocument } from '#search/document.ts';
import type { Clause, Term } from '#search/query.ts';
import { parseClauses } from '#search/text/query/clauses.ts';
import { buildSak } from '#tests/support/cases/build-sak.ts';

/** Which of some short texts a query finds. */
export type Finder = (query: string) => ReadonlySet<number>;

type Postings = Map<string, Set<number>>;

/**
 * Finds texts as the subject of a case is found (search/document.ts, search/text/query/clauses.ts), without an engine: both only
 * compare the same tokens, and these rows ask thousands of words of thousands.
 */
export function wordFinder(texts: readonly string[]): Finder {
  const words: Postings = new Map();
  const stems: Postings = new Map();
  const segments = texts.map((text, i) => {
    const { sakenGjelder } = buildDocument(buildSak({ saksTema: text }), NOW).document.tekst;
    for (const segment of sakenGjelder.segments)
      for (const word of segment.split(' ')) post(words, word, i);
    for (const stem of sakenGjelder.stems) post(stems, stem, i);
    return { exact: sakenGjelder.segments, lemmas: sakenGjelder.lemmas };
  });
  const all = new Set(texts.keys());

  function matching(term: Term): ReadonlySet<number> {
    switch (term.kind) {
      case 'word':
        return union([words.get(term.token), ...term.stems.map((stem) => stems.get(stem))]);
      case 'prefix':
        return union(
          [...words].filter(([word]) => word.startsWith(term.token)).map(([, at]) => at),
        );
      case 'phrase':
        return where(({ exact, lemmas }) =>
          [
            [exact, term.tokens],
            [lemmas, term.lemmas],
          ].some(([in_, wanted]) => wanted !== null && contains(in_ ?? [], wanted ?? [])),
        );
      case 'saksnummer':
        return new Set();
      case 'all':
        return intersection(term.terms.map(matching));
    }
  }

  function where(holds: (text: (typeof segments)[number]) => boolean): Set<number> {
    return new Set([...all].filter((i) => holds(segments[i]!)));
  }

  function holding({ anyOf, negated }: Clause): ReadonlySet<number> {
    const found = union(anyOf.map(matching));
    return negated ? new Set([...all].filter((i) => !found.has(i))) : found;
  }

  return (query) => intersection(parseClauses(query, null).map(holding));
}

const NOW = new Date('2026-03-10T12:00:00+01:00');

function post(postings: Postings, key: string, at: number): void {
  const known = postings.get(key);
  if (known) known.add(at);
  else postings.set(key, new Set([at]));
}

function union(sets: readonly (ReadonlySet<number> | undefined)[]): Set<number> {
  return new Set(sets.flatMap((set) => [...(set ?? [])]));
}

/** Of no sets: nothing was asked, so nothing is found. */
function intersection(sets: readonly ReadonlySet<number>[]): Set<number> {
  const [first = [], ...others] = sets;
  return new Set([...first].filter((i) => others.every((set) => set.has(i))));
}

/** Whether the words stand next to each other in one of the segments. */
function contains(segments: readonly string[], wanted: readonly string[]): boolean {
  return segments.some((segment) => ` ${segment} `.includes(` ${wanted.join(' ')} `));
}

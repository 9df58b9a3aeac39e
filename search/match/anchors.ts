import type { Clause, SearchQuery, Term } from '#search/query.ts';
import { CHOSEN, type Sought } from './sought.ts';

/** Something that a case may have, by which searches are filed. */
export interface AnchorKey {
  readonly kind: (typeof KINDS)[number];
  readonly text: string;
}
/** Words, stems, what words and the parts of case numbers begin with, and values (`domstol=TOSL`). */
export const KINDS = ['word', 'stem', 'wordPrefix', 'numberPrefix', 'value'] as const;

/** How many of the cases have it, about. */
type ShareOf = (key: AnchorKey) => number;

/**
 * What every case has at least one of that the search can find: of all that it asks for, the rarest. null when it asks for
 * nothing that a case must have: such a search is compared with each case.
 */
export function anchorsOf(sought: Sought, shareOf: ShareOf): readonly AnchorKey[] | null {
  const required = [
    ...[...sought.clauses, ...sought.ofHearing]
      .filter(({ negated }) => !negated)
      .map((clause) => ofClause(clause, shareOf)),
    ...ofValues(sought.query),
  ];
  return rarest(required, shareOf);
}

/** What the cases of one clause have: any of its terms may be the one. */
function ofClause({ anyOf }: Clause, shareOf: ShareOf): readonly AnchorKey[] | null {
  const keys = anyOf.map((term) => ofTerm(term, shareOf));
  return keys.includes(null) ? null : keys.flatMap((some) => some ?? []);
}

function ofTerm(term: Term, shareOf: ShareOf): readonly AnchorKey[] | null {
  const one = (kind: AnchorKey['kind'], of: readonly string[]) =>
    rarest(
      of.map((text) => [{ kind, text }]),
      shareOf,
    );
  switch (term.kind) {
    case 'word':
      return [
        { kind: 'word', text: term.token },
        ...term.stems.map((text) => ({ kind: 'stem', text }) as const),
      ];
    case 'prefix':
      return [{ kind: 'wordPrefix', text: term.token }];
    case 'phrase':
      // A lemma is one of the stems (`IndexedText`).
      return [...(one('word', term.tokens) ?? []), ...(one('stem', term.lemmas ?? []) ?? [])];
    case 'saksnummer':
      return term.prefix === null
        ? one('stem', term.all)
        : [{ kind: 'numberPrefix', text: term.prefix }];
    case 'all':
      return rarest(
        term.terms.map((part) => ofTerm(part, shareOf)),
        shareOf,
      );
  }
}

function ofValues({ domstolId, facets }: SearchQuery): (readonly AnchorKey[])[] {
  const chosen = CHOSEN.map(([facet]) =>
    (facets[facet] ?? []).map((value) => valueKey(facet, value)),
  );
  const court = domstolId === null ? [] : [valueKey('domstol', domstolId)];
  return [court, ...chosen].filter((keys) => keys.length > 0);
}

export function valueKey(of: string, value: string): AnchorKey {
  return { kind: 'value', text: `${of}=${value}` };
}

function rarest(
  of: readonly (readonly AnchorKey[] | null)[],
  shareOf: ShareOf,
): readonly AnchorKey[] | null {
  let best: readonly AnchorKey[] | null = null;
  let least = Infinity;
  for (const keys of of) {
    if (keys === null) continue;
    const share = keys.reduce((sum, key) => sum + shareOf(key), 0);
    if (share < least) [best, least] = [keys, share];
  }
  return best;
}

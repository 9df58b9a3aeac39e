import type { IndexEntry } from '#search/port.ts';

export type Difference =
  /** In Postgres, not in the index. `hash` and `versjon` as the index should have them. */
  | { readonly kind: 'missing'; readonly sakId: string; readonly hash: string | null }
  /** In both, with another content than Postgres gives now. */
  | {
      readonly kind: 'stale';
      readonly sakId: string;
      readonly hash: string | null;
      readonly indexed: IndexEntry;
    }
  /** In the index, not in Postgres. */
  | { readonly kind: 'orphaned'; readonly sakId: string; readonly indexed: IndexEntry };

/** A case of Postgres; `hash` null: it cannot be built, so nothing in the index can be right. */
export interface ExpectedEntry {
  readonly sakId: string;
  readonly hash: string | null;
}

/** Both ascending by sakId in byte order (sakId is ASCII, so `<` compares bytes) and of the same range. */
export function comparePage(
  expected: readonly ExpectedEntry[],
  indexed: readonly IndexEntry[],
): Difference[] {
  const differences: Difference[] = [];
  let at = 0;
  for (const { sakId, hash } of expected) {
    for (; at < indexed.length && indexed[at]!.sakId < sakId; at++)
      differences.push(orphan(indexed[at]!));
    const entry = indexed[at];
    if (entry?.sakId !== sakId) {
      differences.push({ kind: 'missing', sakId, hash });
      continue;
    }
    if (entry.hash !== hash) differences.push({ kind: 'stale', sakId, hash, indexed: entry });
    at++;
  }
  return [...differences, ...indexed.slice(at).map(orphan)];
}

function orphan(indexed: IndexEntry): Difference {
  return { kind: 'orphaned', sakId: indexed.sakId, indexed };
}

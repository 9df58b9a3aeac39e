import { createHash, type Hash } from 'node:crypto';
import type { IndexEntry } from '#search/port.ts';

/**
 * Digests of what was written for one page of cases. They show later, without building the documents again, whether
 * the index or Postgres has changed in this range. A receipt takes about a hundred bytes, so a rebuild's memory
 * hardly grows with the number of cases.
 */
export interface Receipt {
  /** The range is (after, last]. */
  readonly after: string | null;
  readonly last: string;
  readonly cases: number;
  /** Digest of sakId and versjon, as Postgres had them. */
  readonly versions: string;
  /** Digest of sakId, versjon and hash, as the index should have them. */
  readonly contents: string;
  /** From this instant on the documents are built differently; null: never. */
  readonly until: Date | null;
}

type Versioned = Pick<IndexEntry, 'sakId' | 'versjon'>;

export function digestVersions(entries: readonly Versioned[]): string {
  return digest(entries, (hash, { sakId, versjon }) => hash.update(`${sakId} ${versjon}\n`));
}

export function digestContents(entries: readonly IndexEntry[]): string {
  return digest(entries, (hash, { sakId, versjon, hash: content }) =>
    hash.update(`${sakId} ${versjon} ${content}\n`),
  );
}

/** `written` is ascending by sakId; `transitions` are those of the same cases. */
export function createReceipt(
  after: string | null,
  written: readonly IndexEntry[],
  transitions: readonly (Date | null)[],
): Receipt {
  const instants = transitions.filter((instant) => instant !== null).map((i) => i.getTime());
  return {
    after,
    last: written.at(-1)?.sakId ?? '',
    cases: written.length,
    versions: digestVersions(written),
    contents: digestContents(written),
    until: instants.length === 0 ? null : new Date(instants.reduce((a, b) => Math.min(a, b))),
  };
}

function digest<T>(items: readonly T[], add: (hash: Hash, item: T) => unknown): string {
  const hash = createHash('sha256');
  for (const item of items) add(hash, item);
  return hash.digest('base64');
}

import { saysGradedAddress, withoutGradedAddress } from '#domain/graded-address.ts';

/** What the import has seen in a row, and what it does about it: never the name, the address or the party itself. */
export interface Finding {
  readonly line: number;
  /** The path of a field of ours; null for any other. */
  readonly field: string | null;
  /**
   * A party's name is hidden with the parties; a graded address makes the case one with a hidden identity. An unread party neither
   * looks like a name nor is known to be something else: it is taken for a name.
   */
  readonly finding: 'party name' | 'graded address' | 'unread party';
}

/** Names of files and cases are addresses: they stay as they are. */
const ADDRESSES: ReadonlySet<string> = new Set(['sakId', 'saksnummer', 'filNavn', 'fil']);

export interface Unmarked {
  readonly value: unknown;
  /** The fields in which a graded address stood. */
  readonly graded: readonly string[];
}

/** No row of ours is nested so deeply. Below it nothing is read. */
const MAX_DEPTH = 10;

/** The row without the words that say that an address is graded, in whichever of its texts they stand. */
export function withoutMarkings(value: unknown, path = '', depth = 0): Unmarked {
  if (typeof value === 'string') {
    if (!saysGradedAddress(value)) return { value, graded: [] };
    const field = path.slice(path.lastIndexOf('.') + 1);
    return { value: ADDRESSES.has(field) ? value : withoutGradedAddress(value), graded: [path] };
  }
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH)
    return { value, graded: [] };
  const parts = Object.entries(value).map(
    ([key, inner]) =>
      [key, withoutMarkings(inner, path === '' ? key : `${path}.${key}`, depth + 1)] as const,
  );
  const graded = parts.flatMap(([, part]) => part.graded);
  if (graded.length === 0) return { value, graded };
  if (Array.isArray(value)) return { value: parts.map(([, part]) => part.value), graded };
  return { value: Object.fromEntries(parts.map(([key, part]) => [key, part.value])), graded };
}

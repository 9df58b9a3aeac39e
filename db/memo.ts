/** Beyond this many answers the memory begins anew. */
const MAX = 20_000;

/**
 * Remembers answers of a pure function. Time zone arithmetic is slow, and courts sit at the same few
 * thousand times of day over and over.
 */
export function memo<K, V>(compute: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const hit = known.get(key);
    if (hit !== undefined) return hit;
    if (known.size >= MAX) known.clear();
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}

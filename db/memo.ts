/** With more results than this, all are forgotten. */
const MAX = 20_000;

/**
 * Remembers the results of a pure function. Time zone arithmetic is slow, and hearings have the same few thousand
 * times over and over.
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

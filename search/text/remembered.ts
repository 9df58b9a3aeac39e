/**
 * `make` with what it gave for the last texts, or other keys. Everything is forgotten when there are too many, so that memory stays the
 * same whatever is indexed. For texts that come again in many cases, never for parties: a name is not kept longer than its
 * case is built.
 */
export function remembered<T, Key = string>(make: (key: Key) => T, most: number): (key: Key) => T {
  const known = new Map<Key, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    if (known.size >= most) known.clear();
    known.set(key, made);
    return made;
  };
}

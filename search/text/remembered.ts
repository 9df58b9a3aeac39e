/**
 * `make` with what it gave for the last texts. Everything is forgotten when there are too many, so that memory stays the
 * same whatever is indexed. For texts that come again in many cases, never for parties: a name is not kept longer than its
 * case is built.
 */
export function remembered<T>(make: (text: string) => T, most: number): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}

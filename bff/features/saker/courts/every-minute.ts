const MINUTE = 60_000;

/** Remembers what `read` gives for a minute of the request's time; a failure is not remembered. Never for names of persons. */
export function everyMinute<K extends object, R extends unknown[], V>(
  read: (from: K, now: Date, ...rest: R) => Promise<V>,
): (from: K, now: Date, ...rest: R) => Promise<V> {
  const known = new WeakMap<K, { readonly minute: number; readonly value: Promise<V> }>();
  return (from, now, ...rest) => {
    const minute = Math.floor(now.getTime() / MINUTE);
    const last = known.get(from);
    if (last?.minute === minute) return last.value;
    const value = read(from, now, ...rest);
    known.set(from, { minute, value });
    value.catch(() => known.delete(from));
    return value;
  };
}

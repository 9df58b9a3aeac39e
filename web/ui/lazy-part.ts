import { useState } from 'react';
import { loadPart } from './part.tsx';

/** A script that is fetched when somebody comes near what it does. */
interface LazyPart<T> {
  readonly load: () => Promise<T>;
  /** Null until it is there. */
  readonly now: () => T | null;
}

export function lazyPart<T>(fetchIt: () => Promise<T>): LazyPart<T> {
  let loaded: T | null = null;
  let loading: Promise<T> | undefined;
  const load = async () => {
    try {
      return (loaded = await (loading ??= loadPart(fetchIt)));
    } catch (error) {
      // The next press tries again.
      loading = undefined;
      throw error;
    }
  };
  return { load, now: () => loaded };
}

/** The part, null until it is there, and a function that fetches it. If it can't be fetched, what stands in for it stays. */
export function useLazyPart<T>(part: LazyPart<T>) {
  const [shown, show] = useState(() => ({ loaded: part.now() }));
  const fetchIt = () =>
    void part.load().then(
      (loaded) => show({ loaded }),
      () => undefined,
    );
  return [shown.loaded, fetchIt] as const;
}

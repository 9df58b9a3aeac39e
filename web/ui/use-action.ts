import { useRef, useState } from 'react';

interface Progress {
  readonly isBusy: boolean;
  /** The error of the last run; null when it succeeded, or when nothing has run. */
  readonly error: unknown;
}

/** What a button does, and how it goes. */
export interface Action extends Progress {
  readonly run: () => Promise<void> | void;
}

/**
 * Runs `action` at most once at a time: a second press while it runs does nothing. With `once`, an action that has
 * succeeded never runs again, not even when the press comes before the page shows the success.
 */
export function useAction<A extends readonly unknown[]>(
  action: (...given: A) => Promise<void>,
  { once = false }: { readonly once?: boolean } = {},
) {
  const isUnderWay = useRef(false);
  const [progress, setProgress] = useState<Progress>({ isBusy: false, error: null });
  const run = async (...given: A): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setProgress({ isBusy: true, error: null });
    let error: unknown = null;
    try {
      await action(...given);
    } catch (failure) {
      error = failure;
    }
    isUnderWay.current = once && error === null;
    setProgress({ isBusy: false, error });
  };
  const forget = () => setProgress(({ isBusy }) => ({ isBusy, error: null }));
  return { ...progress, run, forget };
}

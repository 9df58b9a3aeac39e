import { useRef, useState } from 'react';

interface Progress {
  readonly isBusy: boolean;
  /** What the last run failed with; null when there is nothing to say. */
  readonly error: unknown;
}

/**
 * `action`, run at most once at a time: a second press while the first is under way does nothing. With `once`, what
 * has been done is not done again, also by a press that comes before the page shows it.
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

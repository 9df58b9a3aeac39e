import { focusManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api/client.ts';

/** The cache of SPEC §9: what was read within 2 s is not read again; failures are tried again after 5 s. */
const STALE = 2_000;
const RETRY_DELAY = 5_000;
const RETRIES = 3;
export const FOCUS_THROTTLE = 5_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: STALE, retry: shouldRetry, retryDelay: RETRY_DELAY } },
  });
}

/** An answer that says what is wrong with the question stays the same; a fault may pass. */
export function shouldRetry(failures: number, error: Error): boolean {
  const isAnswer = error instanceof ApiError && error.status < 500;
  return !isAnswer && failures < RETRIES;
}

/** Coming back to the page reads anew, at most every 5 s however often one comes and goes. */
export function throttleFocus(now: () => number = Date.now): void {
  focusManager.setEventListener((handleFocus) => {
    let last = -Infinity;
    const listener = () => {
      if (document.visibilityState === 'hidden' || now() - last < FOCUS_THROTTLE) return;
      last = now();
      handleFocus();
    };
    window.addEventListener('visibilitychange', listener);
    window.addEventListener('focus', listener);
    return () => {
      window.removeEventListener('visibilitychange', listener);
      window.removeEventListener('focus', listener);
    };
  });
}

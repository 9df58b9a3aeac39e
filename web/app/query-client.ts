import { focusManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api/client.ts';

/** In milliseconds: what was read within 2 s is not read again, and a retry waits 5 s. */
const STALE = 2_000;
const RETRY_DELAY = 5_000;
const RETRIES = 3;
export const FOCUS_THROTTLE = 5_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: STALE, retry: shouldRetry, retryDelay: RETRY_DELAY } },
  });
}

/** A 4xx answer would be the same the next time; other failures may pass. */
export function shouldRetry(failures: number, error: Error): boolean {
  const isAnswer = error instanceof ApiError && error.status < 500;
  return !isAnswer && failures < RETRIES;
}

/** For what a page can not begin without: an answer that says no is shown at once, only contact is waited for. */
export function retryContact(failures: number, error: Error): boolean {
  return error instanceof TypeError && shouldRetry(failures, error);
}

/** Coming back to the tab reads again, at most every 5 s. */
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

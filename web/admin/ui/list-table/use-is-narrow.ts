import { useSyncExternalStore } from 'react';

/** Where rows are cards (list-table.module.css). */
const NARROW = '(max-width: 599px)';

/** Whether the window is so narrow that rows are cards: then there is no head to press. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia?.(NARROW);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Where nothing is laid out, as in component tests, there is no such question. */
function isNarrow(): boolean {
  return window.matchMedia?.(NARROW).matches ?? false;
}

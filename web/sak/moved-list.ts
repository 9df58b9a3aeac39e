import { inStorage } from '#web/api/storage.ts';

/*
 * Who goes from hit to hit may come to another page of hits than the one that lies below in the browser's history. Session storage
 * has both addresses, so that Back leads to the page of the case that was seen last.
 */
const KEY = 'flyttetListe';

interface Moved {
  readonly fra: string;
  readonly til: string;
}

/** Of the list below in the history, which one has come to by now. */
export function noteMoved(fra: string, til: string): void {
  const before = readMoved();
  const first = before?.til === fra ? before.fra : fra;
  if (first === til) return forgetMoved();
  inStorage(() => sessionStorage.setItem(KEY, JSON.stringify({ fra: first, til })));
}

export function readMoved(): Moved | null {
  return inStorage(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Moved | null);
}

export function forgetMoved(): void {
  inStorage(() => sessionStorage.removeItem(KEY));
}

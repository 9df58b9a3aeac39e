import { inStorage } from '#web/api/storage.ts';
import { lastList } from './last-list.ts';
import { MOVED } from './sak-address.ts';

/*
 * Who goes from hit to hit may come to another page of hits than the one that lies below in the browser's history. Session storage
 * has the number of that page, so that Back leads on to the page of the case that was seen last.
 */

export function noteMoved(fra: number, til: number): void {
  const first = readMoved() ?? fra;
  if (first === til) forgetMoved();
  else inStorage(() => sessionStorage.setItem(MOVED, String(first)));
}

export function readMoved(): number | null {
  return inStorage(() => Number(sessionStorage.getItem(MOVED)) || null);
}

export function forgetMoved(): void {
  inStorage(() => sessionStorage.removeItem(MOVED));
}

/** The list of the case that was seen last, when it is `here` but for the page. */
export function movedTo(here: string): string | null {
  const last = lastList()?.to;
  const isOther = last !== undefined && last !== here && onPage(last, 1) === onPage(here, 1);
  return isOther ? last : null;
}

/** The same list at another page, written as the search page writes it. */
export function onPage(liste: string, page: number): string {
  const params = new URLSearchParams(liste.slice(1));
  if (page === 1) params.delete('page');
  else params.set('page', String(page));
  return `/?${params}`;
}

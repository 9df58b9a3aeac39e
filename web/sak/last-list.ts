import { LAST_LIST } from '#web/api/recent-searches.ts';
import { inStorage } from '#web/api/storage.ts';
import { type BackTarget, backTarget } from './sak-address.ts';

/*
 * A new tab, and a page that sign-in has come back to, have no history to read the list from. Local storage has the list
 * in which a case was last pressed. It is forgotten with the latest searches (web/api/recent-searches.ts).
 */

/** Notes the list, just before one of its cases is opened in whatever way. */
export function rememberList(state: { readonly liste: string }): void {
  inStorage(() => localStorage.setItem(LAST_LIST, JSON.stringify(state)));
}

/** The list in which a case was last pressed in this browser; null when there is none. */
export function lastList(): BackTarget | null {
  return inStorage(() => backTarget(JSON.parse(localStorage.getItem(LAST_LIST) ?? 'null')));
}

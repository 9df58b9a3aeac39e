import { inStorage } from './storage.ts';

/*
 * Signing out leads to the identity provider, and from there to the first page, which would only lead to the next sign-in.
 * The tab remembers who has just signed out, so that the page can say so instead.
 */
export type Side = 'presse' | 'admin';

const KEY = 'loggetUt';

/** Without storage the sign-in page follows at once. */
export function noteSignedOut(side: Side): void {
  inStorage(() => sessionStorage.setItem(KEY, side));
}

export function hasSignedOut(side: Side): boolean {
  return inStorage(() => sessionStorage.getItem(KEY)) === side;
}

/** It has been said. From now on a call without a session leads to sign-in, and back. */
export function forgetSignedOut(): void {
  inStorage(() => sessionStorage.removeItem(KEY));
}

/*
 * Signing out leads to the identity provider, and from there to the first page, which would only lead to the next sign-in.
 * The tab remembers who has just signed out, so that the page can say so instead.
 */
export type Side = 'presse' | 'admin';

const KEY = 'loggetUt';

export function noteSignedOut(side: Side): void {
  try {
    sessionStorage.setItem(KEY, side);
  } catch {
    // Without storage the sign-in page follows at once.
  }
}

export function hasSignedOut(side: Side): boolean {
  try {
    return sessionStorage.getItem(KEY) === side;
  } catch {
    return false;
  }
}

/** It has been said. From now on a call without a session leads to sign-in, and back. */
export function forgetSignedOut(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was noted.
  }
}

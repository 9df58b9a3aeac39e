const KEY = 'soeketips';

/** Whether the user has last opened or closed the tips; null when never, or when storage is barred. */
export function readChoice(): boolean | null {
  try {
    const stored = window.localStorage.getItem(KEY);
    return stored === null ? null : stored === 'open';
  } catch {
    return null;
  }
}

export function rememberChoice(isOpen: boolean): void {
  try {
    window.localStorage.setItem(KEY, isOpen ? 'open' : 'closed');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

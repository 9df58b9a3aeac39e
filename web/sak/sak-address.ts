interface SakAddress {
  readonly sakId: string;
  readonly saksnummer: string;
  readonly erHentetFraSakApi: boolean;
}

/** The address of a case page. A case from a case API is addressed by its number, every other one by its id. */
export function sakHref({ sakId, saksnummer, erHentetFraSakApi }: SakAddress): string {
  return erHentetFraSakApi
    ? `/beramming/saksnummer/${saksnummer.split('/').map(encodeURIComponent).join('/')}`
    : `/beramming/${encodeURIComponent(sakId)}`;
}

/** Local storage has the case that was opened last, so that coming back to the list finds its row. */
const KEY = 'scrollToSakId';

/** Remembers the opened case. Without storage, coming back does not scroll to its row. */
export function rememberOpened(sakId: string): void {
  try {
    localStorage.setItem(KEY, sakId);
  } catch {
    // Storage may be off or full.
  }
}

/** Reads the case that was opened last, and deletes it, so that only the first return scrolls. */
export function takeOpened(): string | null {
  try {
    const sakId = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    return sakId;
  } catch {
    return null;
  }
}

/** Addresses of a case page inside the web app (SPEC §2). */
interface SakAddress {
  readonly sakId: string;
  readonly saksnummer: string;
  readonly erHentetFraSakApi: boolean;
}

/** A case-API case is addressed by its number, every other by its id. */
export function sakHref({ sakId, saksnummer, erHentetFraSakApi }: SakAddress): string {
  return erHentetFraSakApi
    ? `/beramming/saksnummer/${saksnummer.split('/').map(encodeURIComponent).join('/')}`
    : `/beramming/${encodeURIComponent(sakId)}`;
}

/** The case that was opened last, by SPEC §2's key, so that coming back finds its row again. */
const KEY = 'scrollToSakId';

/** Remembers; a browser that keeps nothing just does not scroll back. */
export function rememberOpened(sakId: string): void {
  try {
    localStorage.setItem(KEY, sakId);
  } catch {
    // Storage may be off or full.
  }
}

/** Reads, and forgets, so that only one return scrolls. */
export function takeOpened(): string | null {
  try {
    const sakId = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    return sakId;
  } catch {
    return null;
  }
}

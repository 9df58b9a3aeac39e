import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { KvitteringState } from './kvittering.tsx';

/** The row that was opened last: in which list (its query string), and where its link leads. */
interface Opened {
  readonly liste: string;
  readonly rad: string;
}

/** Kept for the tab, so that coming back finds the place also after a reload. */
const KEY = 'adminAapnetRad';

/** Remembers the opened row, and how far down the page it was. Without storage, coming back begins at the top. */
export function rememberOpened(opened: Opened): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...opened, y: window.scrollY }));
  } catch {
    // Storage may be off or full.
  }
}

function readOpened(): (Opened & { readonly y: number }) | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    return stored === null ? null : (JSON.parse(stored) as Opened & { readonly y: number });
  } catch {
    return null;
  }
}

function forgetOpened(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/**
 * For a list: scrolls to the row that one comes back from and puts the focus there. One that is gone, because it was
 * decided, leaves the page where it was. Whoever is told something at the top of the list stays there.
 */
export function useReturnToRow(hasRows: boolean): void {
  const { search, ...location } = useLocation();
  const [opened] = useState(() => {
    const last = readOpened();
    const state = location.state as Partial<KvitteringState> | null;
    const isTold = state?.kvittering !== undefined;
    return last?.liste === search && !isTold ? last : null;
  });
  // Only the first return scrolls. Not while it is read: a list that waits for something is begun anew, and would find nothing.
  useEffect(forgetOpened, []);
  useEffect(() => {
    if (!opened || !hasRows) return;
    const link = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(opened.rad)}"]`);
    if (link) {
      link.closest('tr')?.scrollIntoView({ block: 'center' });
      link.focus({ preventScroll: true });
    } else window.scrollTo(0, opened.y);
  }, [opened, hasRows]);
}

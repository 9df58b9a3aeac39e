import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { inStorage } from '#web/api/storage.ts';
import { Link } from '#web/ui/router-link.tsx';
import type { KvitteringState } from './kvittering.tsx';

/** History state of a page opened from a list: the list's query string, to lead back to the same view. */
export interface FromList {
  readonly liste: string;
}

interface Props {
  readonly to: string;
  readonly children: string;
}

/**
 * A link from a list to the page of one row. It takes the list's query string along, and whoever comes back to that list
 * finds the row (`useReturnToRow`).
 */
export function RowLink({ to, children }: Props) {
  const { search } = useLocation();
  return (
    <Link
      to={to}
      state={{ liste: search } satisfies FromList}
      onClick={() => rememberOpened({ liste: search, rad: to })}
      data-row={to}
    >
      {children}
    </Link>
  );
}

/** A link between two such pages. Both lead back to the same list. */
export function SameListLink({ to, children }: Props) {
  return (
    <Link to={to} state={{ liste: useListSearch() } satisfies FromList}>
      {children}
    </Link>
  );
}

/** The query string of the list that the user came from; '' when they came from elsewhere. */
export function useListSearch(): string {
  const state: unknown = useLocation().state;
  const from = state && typeof state === 'object' && 'liste' in state ? state.liste : '';
  return typeof from === 'string' ? from : '';
}

/** The row that was opened last: in which list (its query string), and where its link leads. */
interface Opened {
  readonly liste: string;
  readonly rad: string;
}

/** Kept for the tab, so that coming back finds the place also after a reload. */
const KEY = 'adminAapnetRad';

/** Remembers the opened row, and how far down the page it was. Without storage, coming back begins at the top. */
export function rememberOpened(opened: Opened): void {
  inStorage(() => sessionStorage.setItem(KEY, JSON.stringify({ ...opened, y: window.scrollY })));
}

const readOpened = () =>
  inStorage(
    () =>
      JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as (Opened & { readonly y: number }) | null,
  );
const forgetOpened = () => void inStorage(() => sessionStorage.removeItem(KEY));

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

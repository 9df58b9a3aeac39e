import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** How long a page may take to show its heading before focus goes to the page itself, in ms. */
const PATIENCE = 3_000;

/**
 * On arrival at another page, scrolls up and moves focus to its heading, as a page load would. Where the page
 * has placed focus itself (the row one came back to), it stays there; the first page is the browser's affair.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const here = useRef(pathname);
  useEffect(() => {
    if (here.current === pathname) return undefined;
    here.current = pathname;
    // A page that is there at once has run its effects before these: it may have gone to its row already.
    if (!hasPlacedFocus()) window.scrollTo(0, 0);
    if (focusHeading()) return undefined;
    const observer = new MutationObserver(() => focusHeading() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = window.setTimeout(() => observer.disconnect(), PATIENCE);
    return () => {
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, [pathname]);
}

function hasPlacedFocus(): boolean {
  return document.querySelector('main')?.contains(document.activeElement) ?? false;
}

/** True when there is nothing left to do. */
function focusHeading(): boolean {
  if (hasPlacedFocus()) return true;
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus({ preventScroll: true });
  return heading !== null && heading !== undefined;
}

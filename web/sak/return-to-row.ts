import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { inStorage } from '#web/api/storage.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** Local storage has the case that was opened last, for the list that its page leads back to. */
const KEY = 'scrollToSakId';

/** A case may be a hit, and stand among the favourites below the hits as well. */
let isBelow = false;
const BELOW = ':not(#treff *)';
const find = (sakId: string, more = '') =>
  document.querySelector(`tr[data-sak-id="${CSS.escape(sakId)}"]${more}`);
const rowOf = (sakId: string) => (isBelow && find(sakId, BELOW)) || find(sakId);

interface Entry {
  readonly opened?: string;
  readonly isBelow?: boolean;
}

/** The list's entry in the browser's history has it too: there Back, forward and a reload find it, as often as they come. */
const here = () => globalThis.history?.state as Entry | null;
const openedHere = () => here()?.opened ?? null;

function noteHere(opened: string): void {
  window.history.replaceState({ ...here(), opened, isBelow }, '');
}

/** The browser would scroll to where the page was, in another layout and after us. Entries without a row it may restore. */
function chooseRestoring(): void {
  window.history.scrollRestoration = openedHere() === null ? 'auto' : 'manual';
}

/** Remembers the case, just before it is opened. Without storage, the link of its page does not lead back to its row. */
export function rememberOpened(sakId: string): void {
  inStorage(() => localStorage.setItem(KEY, sakId));
  // Safari gives a link that is clicked no focus.
  isBelow = find(sakId, `${BELOW}:is(:focus-within,:hover)`) !== null;
  if (!rowOf(sakId)) return;
  noteHere(sakId);
  chooseRestoring();
}

/** The same of the case beside an opened one, which takes its place in the history: what the list's entry has is older. */
export function rememberGoneOn(sakId: string): void {
  rememberOpened(sakId);
  inStorage(() => sessionStorage.setItem(KEY, sakId));
}

const readOpened = () =>
  inStorage(() => sessionStorage.getItem(KEY)) ??
  openedHere() ??
  inStorage(() => localStorage.getItem(KEY));

/** So that a list which is opened next goes to no row. */
export function forgetOpened(): void {
  inStorage(() => sessionStorage.removeItem(KEY));
  inStorage(() => localStorage.removeItem(KEY));
}

/**
 * Coming back from a case: its row stands in the middle of the window, and its link has the focus. Returns the id of the row
 * to mark.
 */
export function useReturnToRow(): string | null {
  const { key } = useLocation();
  const [back, setBack] = useState(() => {
    const sakId = readOpened();
    return { key, sakId, isHere: sakId !== null };
  });
  if (back.key !== key) {
    const opened = openedHere();
    setBack({ key, sakId: opened ?? back.sakId, isHere: opened !== null });
  }
  // Not while it is read: a list that waits for something, or is interrupted, is begun anew and would find nothing.
  useEffect(forgetOpened, []);
  useEffect(() => {
    chooseRestoring();
    // The page that one goes to has an entry of its own.
    return chooseRestoring;
  }, [key]);
  useEffect(
    () => (back.sakId !== null && back.isHere ? keepInMiddle(back.sakId) : undefined),
    [back],
  );
  return useHydrated() ? back.sakId : null;
}

/** By then the page around the row is there; later the browser's own anchoring has to do, ms. */
const SETTLED = 5_000;
/** With these somebody reads or types: the page stays where it is. */
const OWN = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Puts the row into the middle as soon as it is there, and again when something above it comes or grows. */
function keepInMiddle(sakId: string): () => void {
  const ended = new AbortController();
  const stop = () => ended.abort();
  let timer: number | undefined;
  let isFocused = false;
  if (openedHere() === sakId) isBelow = here()?.isBelow === true;
  const place = () => {
    const row = rowOf(sakId);
    if (!row) return;
    row.scrollIntoView({ block: 'center' });
    const link = row.querySelector<HTMLElement>('[data-column="saksnr"] a');
    // A page that waits for its banner is not to be seen yet, and takes no focus.
    if (!isFocused) link?.focus({ preventScroll: true });
    // A hit that stands in for its row below, which comes later, has the focus for the time being.
    isFocused ||= link === document.activeElement && (!isBelow || row.matches(BELOW));
    if (timer !== undefined) return;
    noteHere(sakId);
    chooseRestoring();
    timer = window.setTimeout(stop, SETTLED);
  };
  const grown = new ResizeObserver(place);
  const come = new MutationObserver(place);
  ended.signal.addEventListener('abort', () => {
    grown.disconnect();
    come.disconnect();
    window.clearTimeout(timer);
  });
  for (const name of OWN)
    window.addEventListener(name, stop, { passive: true, capture: true, signal: ended.signal });
  grown.observe(document.body);
  come.observe(document.body, { childList: true, subtree: true, attributeFilter: ['class'] });
  place();
  return stop;
}

const ROW = 'main :is(tr, li)';
/** What opens a row is the first of these in it: its heading, a saved search, or its case. */
const OPENS = ':is(h2, h3) a, [data-column=soek] a, a[href^="/beramming/"]';
const STAR = 'button[data-star]';
const FIELD = 'main :is([role=search] input[role=combobox], search input)';
const NOTE = '[aria-labelledby=eget-notat] textarea';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const focusedRow = () => document.activeElement?.closest(ROW);

/** Moves the focus to the link of the next row after the focus, or of the one before it; it stays at the ends. */
export function moveToRow(step: 'next' | 'previous'): void {
  const here = document.activeElement ?? document.body;
  const isThere = (link: HTMLElement) => {
    const place = here.compareDocumentPosition(link);
    const isAfter = (place & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    const isBefore = (place & Node.DOCUMENT_POSITION_PRECEDING) > 0;
    return (step === 'next' ? isAfter : isBefore) && !link.closest(ROW)?.contains(here);
  };
  const links = all(ROW).flatMap((row) => row.querySelector<HTMLElement>(OPENS) ?? []);
  const link = step === 'next' ? links.find(isThere) : links.findLast(isThere);
  link?.focus({ preventScroll: true });
  link?.closest(ROW)?.scrollIntoView({ block: 'nearest' });
}

/** Presses the star of the row that has the focus, or of the case page. Returns whether it is on now; null without one. */
export function pressStar(): boolean | null {
  const star = focusedRow()?.querySelector<HTMLElement>(STAR) ?? one(`main article ${STAR}`);
  if (!star) return null;
  const wasOn = star.getAttribute('aria-pressed') === 'true';
  star.click();
  return !wasOn;
}

/** Goes to the note of the case page, or opens the case of the row that has the focus at its note. */
export function goToNote(): void {
  if (one(NOTE)) {
    focusWhenThere(NOTE);
    return;
  }
  const link = focusedRow()?.querySelector<HTMLElement>('a[href^="/beramming/"]');
  if (!link) return;
  link.click();
  focusWhenThere(NOTE);
}

/** Goes to the field in which this page is searched; false on a page that has none. */
export const hasSearchField = () => one(FIELD) !== null;
export const goToSearchField = () => focusWhenThere(FIELD);

/** How long to wait for what a page has to read first, in milliseconds. */
const PATIENCE = 5_000;
let stopWaiting = () => {};

/** Moves the focus to a field as soon as it is on the page, unless a key or a press comes first. Its text is selected. */
function focusWhenThere(selector: string): void {
  stopWaiting();
  const focusIt = () => {
    const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
    // A page that waits for its banner is not to be seen yet, and takes no focus.
    return field !== null && field === document.activeElement;
  };
  if (focusIt()) return;
  const stop = new AbortController();
  const observer = new MutationObserver(() => focusIt() && stop.abort());
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['class'] });
  const timer = window.setTimeout(() => stop.abort(), PATIENCE);
  stop.signal.addEventListener('abort', () => {
    observer.disconnect();
    window.clearTimeout(timer);
  });
  stopWaiting = () => stop.abort();
  for (const name of ['pointerdown', 'keydown'])
    document.addEventListener(name, stopWaiting, { once: true, signal: stop.signal });
}

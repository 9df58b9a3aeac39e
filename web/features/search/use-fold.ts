import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Below 600 px a form folds to its words and a line of terms, so that the hits are in view, also those that the page begins
 * with; the style sheet does that, and leaves wider screens alone. 'Endre' opens the form until the next search.
 */
export function useFold(form: RefObject<HTMLFormElement | null>, canFold: boolean) {
  const [isOpened, setIsOpened] = useState(false);
  const isFolded = canFold && !isOpened;
  useLayoutEffect(() => {
    if (isOpened) form.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [form, isOpened]);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!isFolded || !form.current?.contains(focused)) return;
    // A date, or one of the ranges, that has just been folded away.
    if (focused?.checkVisibility?.() === false)
      form.current.querySelector<HTMLElement>('[data-unfold]')?.focus();
  }, [form, isFolded]);
  return { isFolded, open: () => setIsOpened(true), close: () => setIsOpened(false) };
}

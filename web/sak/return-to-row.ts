import { useEffect, useRef, useState } from 'react';
import { forgetOpened, readOpened } from './sak-address.ts';

/**
 * Coming back from a case: scrolls to its row once the rows are there, and moves focus to its link. Returns the id of
 * the row to mark.
 */
export function useReturnToRow(hasRows: boolean): string | null {
  const [opened] = useState(readOpened);
  const isBack = useRef(false);
  // Not while it is read: a list that waits for something, or is interrupted, is begun anew and would find nothing.
  useEffect(forgetOpened, []);
  useEffect(() => {
    // Rows that come later are another list's: who reads or types stays there.
    if (!opened || !hasRows || isBack.current) return;
    isBack.current = true;
    const row = document.querySelector(`tr[data-sak-id="${CSS.escape(opened)}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('[data-column="saksnr"] a')?.focus({ preventScroll: true });
  }, [opened, hasRows]);
  return opened;
}

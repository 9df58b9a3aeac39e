import { useEffect, useState } from 'react';
import { takeOpened } from './sak-address.ts';

/**
 * Coming back from a case: scrolls to its row once the rows are there, and moves focus to its link. Returns the id of
 * the row to mark.
 */
export function useReturnToRow(hasRows: boolean): string | null {
  const [opened] = useState(takeOpened);
  useEffect(() => {
    if (!opened || !hasRows) return;
    const row = document.querySelector(`tr[data-sak-id="${CSS.escape(opened)}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('[data-column="saksnr"] a')?.focus({ preventScroll: true });
  }, [opened, hasRows]);
  return opened;
}

import { useEffect, useState } from 'react';
import { takeOpened } from '#web/sak/last-opened.ts';

/**
 * Coming back from a case: once the rows are there, its row is scrolled to, marked and its link focused
 * (SPEC §2, design notes §7). Returns the id of the row to mark.
 */
export function useReturnToRow(hasRows: boolean): string | null {
  const [opened] = useState(takeOpened);
  useEffect(() => {
    if (!opened || !hasRows) return;
    const row = document.querySelector(`tr[data-sak-id="${CSS.escape(opened)}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('td[data-column="saksnr"] a')?.focus({ preventScroll: true });
  }, [opened, hasRows]);
  return opened;
}

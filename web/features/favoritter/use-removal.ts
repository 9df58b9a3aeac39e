import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FavorittSak, putBack, useFavoritt } from '#web/api/favoritter.ts';
import type { Row } from '#web/sak/sak-table.tsx';

/** A favourite that was removed, and where it was in the list. */
interface Removal {
  readonly sak: Row;
  readonly place: number;
}

/**
 * Removing favourites, of which the last can be undone. `removed` is the one that is gone: while the server refuses, the
 * row is back, and there is nothing to undo; when undoing is refused, there is again.
 */
export function useRemoval(rows: readonly Row[] | undefined) {
  const client = useQueryClient();
  const { toggle: change, error, clearError } = useFavoritt();
  const [last, setLast] = useState<Removal | null>(null);
  const [restored, setRestored] = useState<string | null>(null);
  const isGone = last !== null && !rows?.some(({ sakId }) => sakId === last.sak.sakId);
  return {
    removed: isGone ? last.sak : null,
    /** The id of the case that was just put back, until its star has the focus again. */
    restored,
    settle: () => setRestored(null),
    error,
    clearError,
    toggle: ({ sakId }: FavorittSak) => {
      const place = rows?.findIndex((row) => row.sakId === sakId) ?? -1;
      const sak = rows?.[place];
      if (!sak) return;
      setRestored(null);
      setLast({ sak, place });
      change(sak, false);
    },
    undo: () => {
      if (!last) return;
      putBack(client, last.sak, last.place);
      change(last.sak, true);
      setRestored(last.sak.sakId);
    },
    close: () => setLast(null),
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '#web/ui/use-action.ts';
import { driftQuery } from '#web/admin/api/drift.ts';

/** What failed is tried again, one press at a time; the page is read anew afterwards. */
export function useRetry() {
  const queryClient = useQueryClient();
  const [done, setDone] = useState<string | null>(null);
  const { run, isBusy, error, forget } = useAction(
    async (what: string, send: () => Promise<void>) => {
      setDone(null);
      try {
        await send();
        setDone(what);
      } finally {
        await queryClient.invalidateQueries({ queryKey: driftQuery().queryKey });
      }
    },
  );
  const close = () => {
    setDone(null);
    forget();
  };
  return { run, isBusy, error, done, close };
}
export type Retry = ReturnType<typeof useRetry>;

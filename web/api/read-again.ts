import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads what has been changed again. An answer that is on its way may be from before the change: `invalidateQueries` alone waits for it
 * when it is the first one, and takes it for the new one.
 */
export function readAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  void client.cancelQueries({ queryKey });
  return client.invalidateQueries({ queryKey });
}

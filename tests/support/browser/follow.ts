import { SAK_OUTBOX_CHANNEL } from '#db/queues/sak-outbox.ts';
import { compose } from '#indexer/compose.ts';
import { readConfig } from '#indexer/config.ts';
import { follow } from '#indexer/follow.ts';
import { listen } from '#indexer/wait.ts';
import type { Stack } from './stack.ts';

/** Keeps the index of the service true to its database, and tells people, until it is stopped. */
export function startFollowing({ indexerEnv }: Pick<Stack, 'indexerEnv'>): () => Promise<void> {
  const stop = new AbortController();
  const { indexer, close } = compose(readConfig(indexerEnv));
  const wake = listen(SAK_OUTBOX_CHANNEL, indexer.databaseUrl, stop.signal);
  const following = follow(indexer, { signal: stop.signal, wake });
  return async () => {
    stop.abort();
    await following;
    await wake.close();
    await close();
  };
}

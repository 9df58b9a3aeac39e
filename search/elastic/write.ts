import type { Client } from '@elastic/elasticsearch';
import type { IndexWrite, SearchIndex, WriteOutcome } from '#search/port.ts';
import { EngineBusy, RequestTooLarge, type Ask } from './ask.ts';
import { bulk } from './bulk.ts';
import { failedForNow, outcome, sakIdOf } from './outcome.ts';

/** Writes in one request, in two halves when that is too much for the engine. */
export function createWrite(
  client: Client,
  ask: Ask,
  alias: (generation: string) => string,
): SearchIndex['write'] {
  const write = async (
    target: string,
    writes: readonly IndexWrite[],
  ): Promise<readonly WriteOutcome[]> => {
    if (writes.length === 0) return [];
    try {
      const items = await ask((options) => bulk(client, target, writes, options));
      return writes.map((one, at) => {
        const item = items[at];
        return item ? outcome(sakIdOf(one), item) : failedForNow(sakIdOf(one), 'no answer');
      });
    } catch (error) {
      if (error instanceof EngineBusy)
        return writes.map((one) => failedForNow(sakIdOf(one), 'busy'));
      if (error instanceof RequestTooLarge) return tooLarge(target, writes);
      throw error;
    }
  };
  const tooLarge = async (
    target: string,
    writes: readonly IndexWrite[],
  ): Promise<readonly WriteOutcome[]> => {
    const middle = Math.floor(writes.length / 2);
    const [only] = writes;
    if (only && middle === 0)
      return [{ sakId: sakIdOf(only), kind: 'failed', retry: false, reason: 'too large' }];
    return [
      ...(await write(target, writes.slice(0, middle))),
      ...(await write(target, writes.slice(middle))),
    ];
  };
  return async (generation, writes) => write(alias(generation), writes);
}

import type { Client, estypes } from '@elastic/elasticsearch';
import type { IndexWrite, SearchIndex, WriteOutcome } from '#search/port.ts';
import { type Ask, EngineBusy, RequestTooLarge } from './timeout.ts';
import type { IndexedSak } from './mapping.ts';

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

type Operation = estypes.BulkOperationContainer | IndexedSak;

/** The case's version orders the writes: an older one conflicts, an equal one replaces. */
function operation(write: IndexWrite): readonly Operation[] {
  const at = (sakId: string) =>
    ({ _id: sakId, version: write.versjon, version_type: 'external_gte' }) as const;
  return write.kind === 'delete'
    ? [{ delete: at(write.sakId) }]
    : [{ index: at(write.document.sakId) }, { ...write.document, hash: write.hash }];
}

/** One `_bulk`, refused as a whole when the index is no longer there. */
async function bulk(
  client: Client,
  alias: string,
  writes: readonly IndexWrite[],
  options: { readonly signal: AbortSignal },
): Promise<readonly estypes.BulkResponseItem[]> {
  const request = { index: alias, require_alias: true, operations: writes.flatMap(operation) };
  const { items } = await client.bulk<IndexedSak>(request, options);
  return items.map((item) => {
    const answer = item.index ?? item.delete;
    if (!answer) throw new Error('Elasticsearch answered for something that was not asked');
    return answer;
  });
}

function sakIdOf(write: IndexWrite): string {
  return write.kind === 'delete' ? write.sakId : write.document.sakId;
}

/**
 * What became of one write. The delete of an unknown case answers 404 and no error: it has left its version
 * behind, so it counts as written. A generation that has been dropped answers with an error of its own; its
 * writes are worth another try, on the generations that are left.
 */
export function outcome(sakId: string, item: estypes.BulkResponseItem): WriteOutcome {
  const { status, error } = item;
  if (!error) return { sakId, kind: 'written' };
  if (status === 409) return { sakId, kind: 'superseded' };
  return { sakId, kind: 'failed', retry: isPassing(status, error.type), reason: reason(error) };
}

function failedForNow(sakId: string, reason: string): WriteOutcome {
  return { sakId, kind: 'failed', retry: true, reason };
}

function isPassing(status: number, type: string): boolean {
  return status === 429 || status >= 500 || type === 'index_not_found_exception';
}

/** Never the engine's own words: they quote the document. Only the kind of error and the field. */
function reason(error: estypes.ErrorCause): string {
  const field = /(?:field|introduction of) \[([\w.]{1,80})\]/.exec(error.reason ?? '')?.[1];
  return field ? `${error.type} in ${field}` : error.type;
}

import type { Client, estypes } from '@elastic/elasticsearch';
import type { IndexWrite, SearchIndex, WriteOutcome } from '#search/port.ts';
import { type TimedRequest, EngineBusy, RequestTooLarge } from './timeout.ts';
import type { IndexedSak } from './mapping.ts';

/** Writes in one request; when that is too large for the engine, in two halves. */
export function createWrite(
  client: Client,
  send: TimedRequest,
  alias: (generation: string) => string,
): SearchIndex['write'] {
  const write = async (
    target: string,
    writes: readonly IndexWrite[],
  ): Promise<readonly WriteOutcome[]> => {
    if (writes.length === 0) return [];
    try {
      const items = await send((options) => bulk(client, target, writes, options));
      return writes.map((one, at) => {
        const item = items[at];
        return item ? outcome(sakIdOf(one), item) : retryLater(sakIdOf(one), 'no answer');
      });
    } catch (error) {
      if (error instanceof EngineBusy) return writes.map((one) => retryLater(sakIdOf(one), 'busy'));
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

/** Writes are ordered by the case's version: an older one conflicts, an equal one replaces. */
function operation(write: IndexWrite): readonly Operation[] {
  const at = (sakId: string) =>
    ({ _id: sakId, version: write.versjon, version_type: 'external_gte' }) as const;
  return write.kind === 'delete'
    ? [{ delete: at(write.sakId) }]
    : [{ index: at(write.document.sakId) }, { ...write.document, hash: write.hash }];
}

/** One `_bulk` request; it fails as a whole when the index no longer exists. */
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
    if (!answer) throw new Error('Elasticsearch answered for an operation that was not sent');
    return answer;
  });
}

function sakIdOf(write: IndexWrite): string {
  return write.kind === 'delete' ? write.sakId : write.document.sakId;
}

/**
 * The outcome of one write. Deleting an unknown case answers 404 without an error; its version is remembered, so it
 * counts as written. A dropped generation answers with an error, and its writes are worth another try on the
 * generations that are left.
 */
export function outcome(sakId: string, item: estypes.BulkResponseItem): WriteOutcome {
  const { status, error } = item;
  if (!error) return { sakId, kind: 'written' };
  if (status === 409) return { sakId, kind: 'superseded' };
  return { sakId, kind: 'failed', retry: isTemporary(status, error.type), reason: reason(error) };
}

function retryLater(sakId: string, reason: string): WriteOutcome {
  return { sakId, kind: 'failed', retry: true, reason };
}

function isTemporary(status: number, type: string): boolean {
  return status === 429 || status >= 500 || type === 'index_not_found_exception';
}

/** The kind of error and the field, never the engine's message, which quotes the document. */
function reason(error: estypes.ErrorCause): string {
  const field = /(?:field|introduction of) \[([\w.]{1,80})\]/.exec(error.reason ?? '')?.[1];
  return field ? `${error.type} in ${field}` : error.type;
}

import type { Client, estypes } from '@elastic/elasticsearch';
import type { VersionedDocument } from '#search/document.ts';
import {
  EngineUnavailable,
  type IndexWrite,
  sakIdOf,
  type SearchIndex,
  type WriteOutcome,
} from '#search/port.ts';
import { ofHearings } from './of-hearings.ts';
import { type BulkItem, bulk as bulkAnswer, read } from './answers.ts';
import { type TimedRequest, EngineBusy, RequestTooLarge } from './timeout.ts';

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
      const items = await bulk(client, send, target, writes);
      return writes.map((one, at) => outcome(sakIdOf(one), items[at]!));
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

/** What a `_bulk` says of one write. They are ordered by the case's version: an older one conflicts, an equal one replaces. */
function operationsOf(write: IndexWrite): (estypes.BulkOperationContainer | string)[] {
  const at = { _id: sakIdOf(write), version: write.versjon, version_type: 'external_gte' } as const;
  return write.kind === 'delete' ? [{ delete: at }] : [{ index: at }, indexedSak(write)];
}

/** The document with its hash as JSON, as the mapping has them (`IndexedSak`). */
function indexedSak({ document, json, hash }: VersionedDocument): string {
  const more = JSON.stringify({ ...ofHearings(document), hash });
  return `${json.slice(0, -1)},${more.slice(1)}`;
}

/** What is read of the answer (answers.ts); the rest is most of it. */
const ANSWER = [
  'errors',
  'items.*._id',
  'items.*.status',
  'items.*.error.type',
  'items.*.error.reason',
];

/**
 * One `_bulk` request, and the answer to each of its writes. It fails as a whole when the index no longer exists, and when the
 * answer is not one to these writes: then nobody knows what has been written.
 */
async function bulk(
  client: Client,
  send: TimedRequest,
  alias: string,
  writes: readonly IndexWrite[],
): Promise<readonly BulkItem[]> {
  const operations = writes.flatMap(operationsOf);
  const request = { index: alias, require_alias: true, filter_path: ANSWER, operations };
  const answer = await send((options) => client.bulk<string>(request, options));
  const { items } = read(bulkAnswer, answer);
  const answered = items.map((item) => ('index' in item ? item.index : item.delete));
  const isOf = (write: IndexWrite, at: number) => answered[at]?._id === sakIdOf(write);
  if (answered.length !== writes.length || !writes.every(isOf))
    throw new EngineUnavailable(
      'Elasticsearch does not answer: this is the answer to other writes',
    );
  return answered;
}

/**
 * The outcome of one write. Deleting an unknown case answers 404 without an error; its version is remembered, so it
 * counts as written. Only what the engine says of the document itself is a refusal. Everything else is worth another try: a busy
 * engine, a write block, a generation that was dropped (the writes are then for those that are left).
 */
export function outcome(sakId: string, item: Omit<BulkItem, '_id'>): WriteOutcome {
  const { status, error } = item;
  if (!error) {
    const isWritten = (status >= 200 && status < 300) || status === 404;
    return isWritten ? { sakId, kind: 'written' } : retryLater(sakId, `status ${status}`);
  }
  if (status === 409 && error.type.startsWith('version_conflict'))
    return { sakId, kind: 'superseded' };
  return { sakId, kind: 'failed', retry: !REFUSALS.has(status), reason: reason(error) };
}

function retryLater(sakId: string, reason: string): WriteOutcome {
  return { sakId, kind: 'failed', retry: true, reason };
}

/** The document does not fit the mapping, or is too large. */
const REFUSALS = new Set([400, 413]);

/** The kind of error and the field, never the engine's message, which quotes the document. */
function reason(error: NonNullable<BulkItem['error']>): string {
  const field = /(?:field|introduction of) \[([\w.]{1,80})\]/.exec(error.reason ?? '')?.[1];
  return field ? `${error.type} in ${field}` : error.type;
}

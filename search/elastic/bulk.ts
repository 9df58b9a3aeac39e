import type { Client, estypes } from '@elastic/elasticsearch';
import type { IndexWrite } from '#search/port.ts';
import type { IndexedSak } from './mapping.ts';

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
export async function bulk(
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

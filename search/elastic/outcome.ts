import type { estypes } from '@elastic/elasticsearch';
import type { IndexWrite, WriteOutcome } from '#search/port.ts';

export function sakIdOf(write: IndexWrite): string {
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

export function failedForNow(sakId: string, reason: string): WriteOutcome {
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

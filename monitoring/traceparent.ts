/** The caller's span, which is the parent of ours. */
export interface RemoteSpan {
  readonly traceId: string;
  readonly spanId: string;
}

/** Version 00 has nothing after the flags; a later one may have, which is left out (W3C Trace Context, 3.2). */
const FORM = /^(?!ff)([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/;
const ONLY_ZEROS = /^0+$/;

/**
 * Reads the header `traceparent`; null when it is not one. Its flag "sampled" is not followed: whoever calls does not decide
 * what is stored. The ids are digits that the caller has chosen, so they prove nothing.
 */
export function readTraceparent(header: string | undefined): RemoteSpan | null {
  const [, version, traceId, spanId, more] = FORM.exec(header ?? '') ?? [];
  if (!traceId || !spanId || (version === '00' && more)) return null;
  return ONLY_ZEROS.test(traceId) || ONLY_ZEROS.test(spanId) ? null : { traceId, spanId };
}

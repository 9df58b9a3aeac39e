import type Koa from 'koa';
import type { Logger } from 'pino';
import type { State } from './context.ts';
import { describeError } from './describe-error.ts';

/** Whoever closes the tab in the middle of a document makes no error of ours. */
const GONE = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Errors that come when the answer has begun and no other can be given; Koa would print them as they are. */
export function reportLateErrors(app: Koa<State>, logger: Logger): void {
  app.on('error', (error: unknown) => {
    const described = describeError(error);
    if (!GONE.has(described.code ?? '')) logger.error(described, 'late_error');
  });
}

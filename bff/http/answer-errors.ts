import type { Logger } from 'pino';
import type { ErrorBody } from '#contract/call.ts';
import { sidePaths } from '#contract/paths.ts';
import { DatabaseOverloaded, isDatabaseUnavailable } from '#db/errors.ts';
import { apiMessages } from '#domain/api-messages.ts';
import { messages } from '#domain/messages.ts';
import { language } from '#domain/texts.ts';
import { EngineUnavailable, SearchTooSlow } from '#search/port.ts';
import type { Ctx, Middleware } from './context.ts';
import { HttpError, httpErrors } from './errors.ts';
import { describeError } from './logging.ts';
import type { Metrics } from './metrics.ts';

/** The only place that turns an error into an answer. */
export function answerErrors(logger: Logger, metrics: Pick<Metrics, 'overloaded'>): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      if (ctx.status === 404 && ctx.body == null) throw httpErrors.notFound();
    } catch (error) {
      const answer = toHttpError(error);
      if (error instanceof DatabaseOverloaded) metrics.overloaded.inc();
      if (answer.status >= 500)
        logger.error({ requestId: ctx.state.requestId, ...describeError(error) }, answer.id);
      writeError(ctx, answer);
    }
  };
}

/** JSON for the page's own calls, a page for an address that was opened in a tab (documents, sign-in). */
function writeError(ctx: Ctx, error: HttpError): void {
  ctx.state.errorId = error.id;
  for (const name of ['Content-Disposition', 'Accept-Ranges', 'ETag', 'Content-Encoding'])
    ctx.remove(name);
  ctx.status = error.status;
  ctx.set({ 'Cache-Control': 'no-store', ...error.headers });
  ctx.vary('Accept');
  if (prefersPage(ctx)) {
    // An old link to a file leads to the page that says what has happened.
    if (error.skjultSak) return leadTo(ctx, sidePaths.sak.href(error.skjultSak.sakId));
    ctx.type = 'html';
    ctx.body = errorPage(error.message);
    return;
  }
  const body: ErrorBody = {
    id: error.id,
    message: error.message,
    errors: Object.fromEntries(Object.entries(error.errors).map(([k, v]) => [k, [...v]])),
    requestId: ctx.state.requestId,
    ...(error.skjultSak && { skjultSak: error.skjultSak }),
    ...(error.naa !== undefined && { naa: error.naa }),
  };
  ctx.body = body;
}

function leadTo(ctx: Ctx, address: string): void {
  ctx.status = 302;
  ctx.redirect(address);
}

/** Whether a browser tab will show the answer, rather than a script read it. */
export function prefersPage(ctx: Ctx): boolean {
  return ctx.accepts('json', 'html') === 'html';
}

/** The answer to an error. An unexpected one is a 500 that gives no details. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof SearchTooSlow) return httpErrors.searchTooSlow();
  if (error instanceof EngineUnavailable) return httpErrors.unavailable('search');
  if (error instanceof DatabaseOverloaded) return httpErrors.overloaded();
  if (isDatabaseUnavailable(error)) return httpErrors.unavailable('database');
  return httpErrors.unexpected();
}

/** An error page without script or style, for a browser tab. */
function errorPage(message: string): string {
  return `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${messages.error.heading}</title>
</head>
<body><main><h1>${messages.error.heading}</h1><p>${message}</p><p><a href="/">${apiMessages.toFrontPage}</a></p></main></body>
</html>`;
}

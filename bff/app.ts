import Koa from 'koa';
import type { Deps } from './deps.ts';
import { answerErrors } from './http/answer-errors.ts';
import { compressAnswers } from './http/compress.ts';
import { type State, beginRequest } from './http/context.ts';
import { identifyRequest } from './http/identify.ts';
import { limitBody } from './http/limits.ts';
import { describeError, logRequest, reportLateErrors } from './http/logging.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { createRouter } from './http/router.ts';
import { securityHeaders } from './http/security.ts';
import { serveWeb } from './http/serve-web.ts';
import { sessionCookie } from './session/cookies.ts';
import { answerInLanguage } from './language.ts';
import { MAX_LAGREDE_SOEK } from '#domain/lagrede-soek.ts';
import { routes } from './routes.ts';

/**
 * The web server: the steps that every request passes, then the table of routes, then the page. It does not listen by
 * itself; `callback()` is for node:http.
 */
export function createApp(deps: Deps): Koa<State> {
  const { clock, config, db, logger, metrics } = deps;
  const app = new Koa<State>();
  app.proxy = config.PROXY_HOPS > 0;
  app.maxIpsCount = config.PROXY_HOPS;
  const limits = createRateLimits({
    ...{ db, logger, metrics },
    key: config.keys.identity[0],
    points: {
      signin: config.RATE_LIMIT_SIGNIN,
      signout: config.RATE_LIMIT_CALLS,
      link: config.RATE_LIMIT_SIGNIN,
      search: config.RATE_LIMIT_SEARCH,
      // As many as searches, counted apart: typing does not use up the searches.
      suggest: config.RATE_LIMIT_SEARCH,
      // Each counts as many searches as one person may save.
      count: Math.ceil(config.RATE_LIMIT_SEARCH / MAX_LAGREDE_SOEK),
      details: config.RATE_LIMIT_CASE,
      document: config.RATE_LIMIT_CASE,
      favourite: config.RATE_LIMIT_CASE,
      note: config.RATE_LIMIT_CASE,
      application: config.RATE_LIMIT_APPLICATION,
      machine: config.RATE_LIMIT_MACHINE,
      key: config.RATE_LIMIT_SIGNIN,
      feed: config.RATE_LIMIT_CALLS,
      other: config.RATE_LIMIT_CALLS,
    },
  });
  app.use(beginRequest(clock));
  app.use(identifyRequest(deps.tracing ?? null));
  app.use(logRequest(logger, metrics));
  app.use(securityHeaders(config.PUBLIC_URL));
  app.use(answerInLanguage);
  app.use(compressAnswers);
  app.use(answerErrors(logger, metrics));
  app.use(limitBody(routes));
  for (const step of createRouter(routes, deps, limits)) app.use(step);
  const formTargets = () => Object.values(deps.oidc).flatMap((provider) => provider.origins());
  const { PUBLIC_URL: publicUrl } = config;
  const cookie = sessionCookie(publicUrl, 'presse');
  const hasSession = (ctx: Koa.Context) => cookie.read(ctx) !== undefined;
  if (deps.web)
    app.use(
      serveWeb(deps.web, {
        ...{ publicUrl, formTargets, hasSession },
        handle: (request, response) => void app.callback()(request, response),
        onFailed: (error) => {
          logger.error(describeError(error), 'page_not_made');
          return null;
        },
      }),
    );
  reportLateErrors(app, logger);
  return app;
}

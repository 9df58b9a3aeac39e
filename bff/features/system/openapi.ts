import { z } from 'zod';
import type { Route } from '#bff/http/router.ts';
import { systemPaths } from '#contract/paths.ts';
import { documentOf } from './openapi/document.ts';

/** GET /api/openapi.json, made from the table of routes, so that it documents what is served. */
export function openapi(routes: readonly Route[]): Route {
  /** As text, by PUBLIC_URL: there is one, except in tests. */
  const documents = new Map<string, string>();
  const route: Route = {
    method: 'get',
    path: systemPaths.openapi.path,
    summary: 'This document',
    access: 'open',
    timeless: true,
    response: z.looseObject({ openapi: z.string() }),
    answer: async (ctx, { config: { PUBLIC_URL } }) => {
      const document =
        documents.get(PUBLIC_URL) ?? JSON.stringify(documentOf([...routes, route], PUBLIC_URL));
      documents.set(PUBLIC_URL, document);
      ctx.set('Cache-Control', 'no-cache');
      ctx.type = 'json';
      ctx.body = document;
    },
  };
  return route;
}

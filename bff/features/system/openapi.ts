import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import type { Route } from '#bff/http/router.ts';
import { errorBodySchema } from '#contract/call.ts';
import { systemPaths } from '#contract/paths.ts';

/** GET /api/openapi.json, made from the table of routes, so that it documents what is served. */
export function openapi(routes: readonly Route[]): Route {
  const route: Route = {
    method: 'get',
    path: systemPaths.openapi.path,
    summary: 'This document',
    access: 'open',
    response: z.looseObject({ openapi: z.string() }),
    answer: async (ctx) => {
      ctx.set('Cache-Control', 'no-cache');
      ctx.body = document;
    },
  };
  const document = documentOf([...routes, route]);
  return route;
}

function documentOf(routes: readonly Route[]) {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const path = route.path.replace(/[:*](\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operation(route) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Domstolenes pressetjeneste', version: '1' },
    components: {
      schemas: { Error: errorBodySchema },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'presse_sesjon' } },
    },
    paths,
  });
}

const FORM = 'application/x-www-form-urlencoded';

function operation(route: Route): ZodOpenApiOperationObject {
  const { params, query, body, form, access, summary } = route;
  return {
    summary,
    ...(access === 'open' ? {} : { security: [{ session: [] }], description: `May: ${access}` }),
    requestParams: { ...(params ? { path: params } : {}), ...(query ? { query } : {}) },
    ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
    ...(form ? { requestBody: { required: true, content: { [FORM]: { schema: form } } } } : {}),
    responses: { [`${route.status ?? 200}`]: success(route), default: failure },
  };
}

const failure = {
  description: 'Every answer that is not a success',
  content: json(errorBodySchema),
};

function json(schema: z.core.$ZodType) {
  return { 'application/json': { schema } };
}

function success({ response, summary }: Route) {
  if (response === null) return { description: summary };
  const content =
    typeof response === 'string'
      ? { [response]: { schema: { type: 'string' as const, format: 'binary' } } }
      : json(response);
  return { description: summary, content };
}

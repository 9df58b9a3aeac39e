import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathItemObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import type { Route } from '#bff/http/router.ts';
import { sessionCookie } from '#bff/session/cookies.ts';
import { SIDES, sideOf } from '#bff/session/side.ts';
import { errorBodySchema } from '#contract/call.ts';
import { NOEKKEL_PREFIKS } from '#domain/noekler.ts';
import { answersOf, OPTIONS_ANSWERS } from './answers.ts';
import { parametersOf } from './parameters.ts';

/** The table of routes as OpenAPI 3.1. `publicUrl` decides what the cookies are called. */
export function documentOf(routes: readonly Route[], publicUrl: string) {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const path = route.path.replace(/[:*](\w+)/g, '{$1}');
    paths[path] = { ...options(route), ...paths[path], ...operations(route) };
  }
  const cookies = Object.values(SIDES).map(({ name }) => {
    const cookie = sessionCookie(publicUrl, name).name;
    return [name, { type: 'apiKey', in: 'cookie', name: cookie }] as const;
  });
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Domstolenes pressetjeneste',
      version: '1',
      description:
        'Every address also takes OPTIONS; any method that is not named gets 405 with Allow. An address or headers of more than 16 kB get 431, a call that comes too slowly 408.',
    },
    components: {
      schemas: { Error: errorBodySchema },
      securitySchemes: { ...Object.fromEntries(cookies), [MACHINE]: KEY_SCHEME },
    },
    paths,
  });
}

const MACHINE = 'noekkel';
const KEY_SCHEME = {
  ...({ type: 'http', scheme: 'bearer' } as const),
  bearerFormat: `${NOEKKEL_PREFIKS}…`,
  description:
    'A key that a press user has made for a program (docs/MACHINES.md). A call that does not name it takes none. With a key no cookie is read, and X-Requested-With, Origin and Sec-Fetch-Site are not needed.',
} as const;

/** A GET can be asked for its headers alone. */
function operations(route: Route): ZodOpenApiPathItemObject {
  const { method } = route;
  const operation = operationOf(route);
  if (method !== 'get') return { [method]: operation };
  return { get: operation, head: { ...operation, responses: answersOf(route, 'head') } };
}

function operationOf(route: Route): ZodOpenApiOperationObject {
  const { body, form, access, summary, keys } = route;
  const sent = body
    ? { 'application/json': { schema: body } }
    : form && { 'application/x-www-form-urlencoded': { schema: form } };
  return {
    summary,
    ...(access === 'open'
      ? { security: [] }
      : {
          security: [{ [sideOf(access).name]: [] }, ...(keys ? [{ [MACHINE]: [] }] : [])],
          description: `May: ${access}${keys ? `. A key is made for: ${keys.join(', ')}` : ''}`,
        }),
    parameters: parametersOf(route),
    ...(sent ? { requestBody: { required: true, content: sent } } : {}),
    responses: answersOf(route),
  };
}

/** The same for every address: parameters of the path are not looked at. */
function options({ params, path }: Route): ZodOpenApiPathItemObject {
  const named = Object.keys(params?._zod.def.shape ?? {}).map((name) => ({
    ...({ name, in: 'path', required: true } as const),
    schema: { type: 'string' as const, minLength: 1 },
  }));
  return {
    options: {
      summary: `Methods of ${path}`,
      security: [],
      parameters: named,
      responses: OPTIONS_ANSWERS,
    },
  };
}

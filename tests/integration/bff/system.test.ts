import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMetrics } from '#bff/http/metrics.ts';
import { SOEKNAD_FIELDS } from '#contract/soeknad.ts';
import type { Route } from '#bff/http/router.ts';
import { routes } from '#bff/routes.ts';
import { startMonitoringServer } from '#monitoring/server.ts';
import { indexAll } from '#tests/support/cases/store-sak.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';

let bff: TestBff;
const metrics = createMetrics();
beforeAll(async () => {
  bff = await startTestBff({ deps: { metrics } });
});
afterAll(() => bff.close());

interface OpenApi {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly securitySchemes: object };
}
interface Operation {
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema: object }[];
  readonly requestBody?: { readonly content: Record<string, { schema: unknown }> };
  readonly responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
  readonly security?: unknown;
}

function securityOf({ path, access, keys }: Route): object[] {
  if (access === 'open') return [];
  const side = path.startsWith('/api/admin/') ? 'admin' : 'presse';
  return [{ [side]: [] }, ...(keys ? [{ noekkel: [] }] : [])];
}

describe('the documentation', () => {
  it('names every route that is served, what it takes and what it answers', async () => {
    const { status, json } = await bff.guest('/api/openapi.json');
    expect(status).toBe(200);
    const { openapi, paths } = json as OpenApi;
    expect(openapi).toBe('3.1.0');
    for (const route of routes) {
      const { method, path, params, query, reads, body, form, status: code } = route;
      const operation = paths[path.replace(/[:*](\w+)/g, '{$1}')]?.[method];
      expect(operation, path).toBeDefined();
      expect(Object.keys(operation!.responses), path).toContain(String(code ?? 200));
      expect(operation!.requestBody !== undefined).toBe((body ?? form) !== undefined);
      expect(operation!.security).toEqual(securityOf(route));
      const named = (where: string) =>
        (operation!.parameters ?? []).filter((one) => one.in === where).map(({ name }) => name);
      expect(named('path')).toEqual(Object.keys(params?._zod.def.shape ?? {}));
      expect(named('query')).toEqual([
        ...Object.keys(query?._zod.def.shape ?? {}),
        ...(reads ?? []),
      ]);
    }
  });

  it('has the cookie of each side, by the names that the browser sends', async () => {
    const { components } = (await bff.guest('/api/openapi.json')).json as OpenApi;
    expect(components.securitySchemes).toMatchObject({
      presse: { in: 'cookie', name: 'presse_sesjon' },
      admin: { in: 'cookie', name: 'admin_sesjon' },
    });
  });

  it.each([
    ['/api/presse/favoritter', 'GET, HEAD, OPTIONS'],
    ['/api/presse/slett-favoritt/x', 'DELETE, OPTIONS'],
    ['/api/admin/bruker/alle', 'GET, HEAD, OPTIONS'],
    ['/api/admin/bruker/x', 'GET, HEAD, DELETE, OPTIONS'],
    ['/api/arbeidsgiver/behov/x', 'GET, HEAD, POST, OPTIONS'],
  ])('other methods of %s are refused with those that it takes', async (path, allowed) => {
    const refused = await bff.guest(path, { method: 'PATCH' });
    expect(refused).toMatchObject({ status: 405, json: { id: 'method_not_allowed' } });
    expect(refused.headers.get('allow')).toBe(allowed);
    const asked = await bff.guest(path, { method: 'OPTIONS' });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('allow')).toBe(allowed);
  });

  it('of a search says which parameters there are', async () => {
    const { paths } = (await bff.guest('/api/openapi.json')).json as OpenApi;
    const { parameters, responses } = paths['/api/presse/hent-berammingsliste']!['get']!;
    const names = parameters?.map(({ name }) => name);
    for (const name of [
      'domstolid',
      'fraDato',
      'tilDato',
      'soekeKategori',
      'rettsmotetype',
      'page',
    ])
      expect(names).toContain(name);
    const required = parameters?.filter((parameter) => parameter.required);
    expect(required?.map(({ name }) => name)).toEqual(['domstolid', 'fraDato', 'tilDato']);
    expect(parameters?.find(({ name }) => name === 'query')?.schema).toMatchObject({
      maxLength: 500,
    });
    expect(JSON.stringify(responses['200'])).toContain('rettsmoeteIntervaller');
  });
});

it('the documentation of an application says what is sent, and what is required', async () => {
  const { paths } = (await bff.guest('/api/openapi.json')).json as OpenApi;
  const { requestBody } = paths['/api/presse/registrer-soknad']!['post']!;
  const { schema } = requestBody!.content['application/json']!;
  const { properties, required } = schema as { properties: object; required: string[] };
  expect(Object.keys(properties)).toEqual(SOEKNAD_FIELDS);
  const optional = ['jobberSomFrilanser', 'telefonLand'];
  expect(required).toEqual(SOEKNAD_FIELDS.filter((field) => !optional.includes(field)));
});

describe('health', () => {
  it('reports that the server runs, and whether each dependency answers', async () => {
    await indexAll(bff.search, bff.db, NOON);
    expect(await bff.guest('/api/health/live')).toMatchObject({
      status: 200,
      json: { status: 'ok' },
    });
    expect(await bff.guest('/api/health/ready')).toMatchObject({
      status: 200,
      json: {
        status: 'ok',
        dependencies: {
          database: 'ok',
          search: 'ok',
          signIn: 'ok',
          register: 'ok',
          documents: 'ok',
        },
      },
    });
  });

  it.each([
    ['sign-in', 'oidc', 'signIn'],
    ['the population register', 'register', 'register'],
  ] as const)('goes on without %s', async (_, part, dependency) => {
    bff[part].down = true;
    const answer = await bff.guest('/api/health/ready');
    bff[part].down = false;
    expect(answer).toMatchObject({
      status: 200,
      json: { status: 'degraded', dependencies: { [dependency]: 'down' } },
    });
  });
});

describe('metrics', () => {
  it('count by route pattern and never by address, on a port of their own', async () => {
    const presse = await bff.signedIn('presse');
    await presse('/api/presse/saksdetaljer/Gjemtdal');
    await presse('/api/Gjemtdal');
    const { server, port } = await startMonitoringServer(metrics, { port: 0, host: 'localhost' });
    const url = `http://localhost:${port}`;
    const text = await (await fetch(`${url}/metrics`)).text();
    const other = await fetch(`${url}/`);
    server.closeAllConnections();
    server.close();
    expect(other.status).toBe(404);
    expect(text).toContain(
      'presse_http_request_seconds_count{method="GET",route="/api/presse/saksdetaljer/:sakId",status="404"} 1',
    );
    expect(text).toContain('route="unmatched",status="404"');
    expect(text).not.toContain('Gjemtdal');
    expect((await bff.guest('/metrics')).status).toBe(404);
  });

  it('count who leaves before the answer as gone, not as answered with 404', async () => {
    const json = { Origin: bff.url, 'Content-Type': 'application/json', 'Content-Length': '40' };
    const half = request(`${bff.url}/api/maaling`, { method: 'POST', headers: json });
    half.on('error', () => undefined);
    await new Promise((resolve) => half.write('{"side":', resolve));
    // What is sent after it is answered after it has begun.
    await bff.guest('/api/health/live');
    half.destroy();
    await vi.waitFor(async () =>
      expect(await metrics.registry.metrics()).toContain('route="/api/maaling",status="499"} 1'),
    );
  });
});

import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebFiles } from '#bff/http/serve-web.ts';
import type { Route } from '#bff/http/router.ts';
import { routes } from '#bff/routes.ts';
import { type Kind, beginSession, sideNameOf } from '#tests/support/access/persons.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';
import { EXPECTED } from '#tests/support/bff/route-expectations.ts';
import { type Ask, createHttpClient, type HttpAnswer } from '#tests/support/bff/http-client.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { tried } from '#tests/support/trust.ts';

const PUBLIC_URL = 'https://presse.example';
const page = {
  index: '<!doctype html><head></head>',
  render: async () => null,
  around: () => ({ head: '', end: '' }),
};
const web: WebFiles = {
  files: new Map([
    ['/assets/a-1.js', { bytes: Buffer.from('1'), etag: '"1"', compressed: new Map() }],
  ]),
  pages: { nb: page, nn: page },
};

let bff: TestBff;
beforeAll(async () => {
  bff = await startTestBff({ config: { PUBLIC_URL }, deps: { web } });
  await storeSaker(bff);
});
afterAll(() => bff.close());

/** Somebody of that kind, signed in anew, because some calls sign out. */
async function comeAs(kind: Kind | 'guest'): Promise<Ask> {
  if (kind === 'guest') return createHttpClient(bff.url);
  const token = await beginSession(bff.db, kind, bff.time.now);
  return createHttpClient(bff.url, `__Host-${sideNameOf(kind)}_sesjon=${token}`);
}

type Rule = string | RegExp;
/** Of every answer, whatever it is: OWASP ASVS 5.0, 3.4 and 3.5.8, and the policy of permissions. */
const ALWAYS: Readonly<Record<string, Rule>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': /(^|, )camera=\(\)(, |$)/,
  'x-frame-options': 'DENY',
  'x-request-id': /^[0-9a-f-]{36}$/,
};
/** Of the content security policy: nothing may be embedded, no page may embed it, no base address. */
const DIRECTIVES = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];
/** What tells about the server, or opens it to other sites. */
const NEVER = ['server', 'x-powered-by', 'access-control-allow-origin'];

function expectHeaders({ headers }: HttpAnswer, what: string): void {
  for (const [name, rule] of Object.entries(ALWAYS))
    expect(headers.get(name) ?? '', `${name} of ${what}`).toMatch(
      typeof rule === 'string' ? new RegExp(`^${rule}$`) : rule,
    );
  const policy = (headers.get('content-security-policy') ?? '').split(/;\s*/);
  for (const directive of DIRECTIVES) expect(policy, what).toContain(directive);
  expect(policy.join(), what).not.toMatch(/unsafe-|\*/);
  for (const name of NEVER) expect(headers.has(name), `${name} of ${what}`).toBe(false);
  for (const cookie of headers.getSetCookie())
    expect(cookie, what).toMatch(
      /^__Host-\w+=.*; path=\/;( expires=[^;]+;)? samesite=lax; secure; httponly$/,
    );
  const type = headers.get('content-type') ?? '';
  if (/^(text|application\/json)/.test(type)) expect(type, what).toMatch(/; charset=utf-8$/i);
}

/** As the page sends it to this route; nothing is at the address when it has parameters. */
function callOf({ method, path, body }: Route) {
  return [
    path.replace(/[:*]\w+/g, 'finnes-ikke'),
    {
      method: method.toUpperCase(),
      headers: method === 'get' ? {} : { origin: PUBLIC_URL },
      ...(body ? { json: {} } : {}),
    },
  ] as const;
}

/** Everybody of these who is let in, or nobody. */
function letIn({ access }: Route): Kind[] {
  const kinds = ['presse', 'lapsed', 'autentisert', 'admin'] as const;
  const inside = kinds.find((kind) => access !== 'open' && EXPECTED[access][kind] === 'in');
  return inside ? [inside] : [];
}

describe('every other answer', () => {
  const html = { accept: 'text/html,*/*;q=0.8' };
  const large = { 'content-type': 'application/json', 'content-length': '70000' };
  const others: readonly [string, string, Parameters<Ask>[1]][] = [
    ['the page', '/', { headers: html }],
    ['a file of the page', '/assets/a-1.js', {}],
    ['a file that is missing', '/assets/b-2.js', {}],
    ['a call that does not exist', '/api/finnes-ikke', {}],
    ['a method that does not exist', '/api/presse/bruker-info', { method: 'PUT' }],
    ['a page that a guest is led away from', '/api/presse/tiltale/TSOS/a.pdf', { headers: html }],
    [
      'a request that is too large',
      '/api/presse/registrer-soknad',
      {
        ...{ method: 'POST', headers: large, body: 'x'.repeat(70_000) },
      },
    ],
    [
      'a request from another site',
      '/api/presse/registrer-soknad',
      {
        ...{ method: 'POST', json: {}, headers: { origin: 'https://evil.example' } },
      },
    ],
  ];

  it.each(others)('%s has them too', async (what, path, options) => {
    expectHeaders(await bff.guest(path, options), what);
    tried('headers-everywhere', 1);
  });

  it('TRACE, and a body that does not say how long it is, are refused', async () => {
    const ask = async (method: string, headers: Record<string, string>) => {
      const asked = request(`${bff.url}/api/presse/registrer-soknad`, { method, headers });
      if (method === 'POST') asked.write('{}');
      asked.end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    expect(await ask('TRACE', {})).toBe(405);
    expect(await ask('POST', { 'content-type': 'application/json' })).toBe(411);
  });

  it('an error of the server has them too', async () => {
    const presse = await comeAs('presse');
    await bff.db.schema.renameTable('varselbanner', 'varsel_borte');
    const answer = await presse('/api/presse/hent-varsel');
    await bff.db.schema.renameTable('varsel_borte', 'varselbanner');
    expect(answer.status).toBe(500);
    expectHeaders(answer, 'a 500');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('a document has them, runs nothing, and is not kept', async () => {
    const answer = await (await comeAs('presse'))('/api/presse/tiltale/TSOS/vist-tiltale.pdf');
    expect(answer.status).toBe(200);
    expectHeaders(answer, 'a document');
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; /);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('every answer of every route', () => {
  // What deletes the person who asks comes last.
  const sorted = [...routes].sort(
    (a, b) => Number(a.method === 'delete') - Number(b.method === 'delete'),
  );

  it.each(sorted.map((route) => [route.method, route.path, route] as const))(
    '%s %s has the headers that keep a browser safe',
    async (_, __, route) => {
      for (const who of ['guest', ...letIn(route)] as const) {
        const answer = await (await comeAs(who))(...callOf(route));
        const what = `${route.path} for ${who} (${answer.status})`;
        expectHeaders(answer, what);
        // Only this one says nothing about anybody.
        const cached = route.path === '/api/openapi.json' ? 'no-cache' : 'no-store';
        expect(answer.headers.get('cache-control'), what).toBe(cached);
        tried('headers-everywhere', 1);
      }
    },
  );
});

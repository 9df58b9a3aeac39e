import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#bff/routes.ts';
import type { Route } from '#bff/http/router.ts';
import { pressePaths } from '#contract/paths.ts';
import { saker, storeSaker } from '#tests/support/cases/saker.ts';
import { comeAs } from '#tests/support/bff/come-as.ts';
import { EXPECTED, ROUTES, WHO } from '#tests/support/bff/route-expectations.ts';
import type { Ask, HttpAnswer } from '#tests/support/bff/http-client.ts';
import { type TestBff, startOver, startTestBff } from '#tests/support/bff/test-bff.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startTestBff();
  await storeSaker(bff);
});
afterAll(() => bff.close());

const SEARCH = '?domstolid=alle&fraDato=2026-03-01&tilDato=2026-03-31';
const QUERY: Readonly<Record<string, string>> = {
  '/api/presse/hent-berammingsliste': SEARCH,
  '/api/presse/lagrede-soek/anslag': `${SEARCH}&query=tyveri`,
  '/api/presse/dagsliste': '?domstolid=TSOS&dag=2026-03-02',
  '/api/presse/eksport/xlsx': `${SEARCH}&kjennerReglene=true`,
  '/api/presse/eksport/csv': `${SEARCH}&kjennerReglene=true`,
};
const VALUES: Readonly<Record<string, string>> = {
  sakId: saker.vist.sakId,
  saksnummer: saker.vist.saksnummer,
  domstolInitialer: 'TSOS',
};

/** An address of the route that names something that exists. */
function addressOf({ path }: Route): string {
  const filNavn = path.includes('/tiltale/') ? 'vist-tiltale.pdf' : 'vist-dom.pdf';
  const values = { ...VALUES, filNavn };
  const address = path.replace(/[:*](\w+)/g, (_, name: string) => values[name as never] ?? name);
  return address + (QUERY[path] ?? '');
}
const ask = (who: Ask, route: Route) =>
  who(addressOf(route), {
    method: route.method.toUpperCase(),
    // An empty body: those who are let in are told what is missing.
    ...(route.body ? { json: {} } : {}),
  });
const nameOf = ({ method, path }: Route) => `${method} ${path}`;

const REFUSALS: readonly string[] = [
  ...['unauthenticated', 'no_access', 'suspended', 'access_lapsed', 'has_access', 'not_admin'],
];
const outcomeOf = ({ json }: HttpAnswer) => {
  const { id = '' } = (json ?? {}) as { id?: string };
  return REFUSALS.includes(id) ? id : 'in';
};

describe('who may use which route', () => {
  it('is listed for every route', () => {
    expect(Object.fromEntries(routes.map((route) => [nameOf(route), route.access]))).toEqual(
      ROUTES,
    );
  });

  it.each(WHO)('%s is let in where the table says so, and elsewhere told why not', async (kind) => {
    let who: Ask | null = null;
    for (const route of routes) {
      if (route.access === 'open') continue;
      // A change made by one route must not affect the next one.
      if (!who) {
        await startOver(bff);
        who = await comeAs(bff, kind);
      }
      const answer = await ask(who, route);
      const expected = EXPECTED[route.access][kind];
      expect([nameOf(route), outcomeOf(answer)]).toEqual([nameOf(route), expected]);
      expect([nameOf(route), answer.status < 500]).toEqual([nameOf(route), true]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      if (route.method !== 'get') who = null;
    }
  });

  it.each(routes.filter(({ access }) => access !== 'open').map((route) => [nameOf(route), route]))(
    '%s: a guest is asked to sign in',
    async (_, route) => {
      expect(await ask(bff.guest, route)).toMatchObject({
        status: 401,
        json: { id: 'unauthenticated', message: 'Du må logge inn.', errors: {} },
      });
    },
  );

  it('a press user gets cases and documents', async () => {
    await startOver(bff);
    const who = await bff.signedIn('presse');
    const seen = routes.filter(
      ({ method, access, path }) =>
        method === 'get' &&
        access !== 'open' &&
        EXPECTED[access].presse === 'in' &&
        // Of a saved search, which has to be made first.
        path !== pressePaths.lagretSoekSiden.path,
    );
    for (const route of seen.filter(({ access }) => access !== 'see own application'))
      expect([nameOf(route), (await ask(who, route)).status]).toEqual([nameOf(route), 200]);
  });

  it('access that is given or ends during a session counts from the next request', async () => {
    await startOver(bff);
    const who = await bff.signedIn('lapsed');
    const path = '/api/presse/standard-domstol';
    const { now } = bff.time;
    const to = new Date(now.getTime() + 86_400_000);
    await bff
      .db('pressebruker')
      .where({ fornavn: 'Jonas' })
      .update({ bekreftet: now, tilgang_til: to });
    expect((await who(path)).status).toBe(200);
    bff.time.now = to;
    const later = await bff.signedIn('lapsed');
    expect(await later(path)).toMatchObject({ status: 403, json: { id: 'access_lapsed' } });
    bff.time.now = now;
  });

  it('a user who is deleted is out at once', async () => {
    await startOver(bff);
    const { db } = bff;
    const who = await bff.signedIn('presse');
    const rows = await db('pressebruker').where({ fornavn: 'Silje' }).delete().returning('*');
    expect((await who('/api/presse/bruker-info')).status).toBe(401);
    await db('pressebruker').insert(rows);
    expect((await (await bff.signedIn('presse'))('/api/presse/bruker-info')).status).toBe(200);
  });
});

describe('the routes for everybody', () => {
  it.each([
    ['presse', true, 'Silje Haugnes'],
    ['lapsed', true, 'Jonas Utgård'],
    ['autentisert', false, 'Nora Fjellvang'],
  ] as const)('%s', async (kind, gyldig, navn) => {
    const who = await bff.signedIn(kind);
    expect((await who('/api/presse/bruker-info')).json).toEqual({
      erGyldigPressebruker: gyldig,
      fornavn: navn.split(' ')[0],
      suspendert: null,
      maaOppdatere: kind === 'lapsed',
      merke: expect.stringMatching(/^[\w-]{16}$/) as string,
    });
    expect((await who('/api/presse/soeknad-info')).json).toEqual({
      navn,
      erGyldigBruker: gyldig,
      brukerHarAktivSoeknad: false,
      suspendert: null,
      maaOppdatere: kind === 'lapsed',
    });
  });
});

describe('requests from another site', () => {
  const path = `/api/presse/legg-til-favoritt/${saker.vist.sakId}`;
  const favourites = () => bff.db('favoritt').count({ n: '*' }).first();

  it.each([
    ['without the header of our scripts', { 'x-requested-with': '' }],
    ['from another origin', { origin: 'https://evil.example' }],
    ['from an opaque origin', { origin: 'null' }],
    ['from another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['from another host of the same site', { 'sec-fetch-site': 'same-site' }],
    [
      'without the header and a word of where they come from',
      { origin: '', 'x-requested-with': '' },
    ],
  ])('%s change nothing', async (_, headers) => {
    const who = await bff.signedIn('presse');
    const before = await favourites();
    for (const method of ['POST', 'DELETE'])
      expect(
        await who(method === 'POST' ? path : path.replace('legg-til', 'slett'), {
          method,
          headers,
        }),
      ).toMatchObject({ status: 403, json: { id: 'forged_request' } });
    expect(await favourites()).toEqual(before);
  });

  it('from a program, which has our header and says nothing of a page, are let in', async () => {
    const who = await bff.signedIn('presse');
    expect((await who(path, { method: 'POST', headers: { origin: '' } })).status).toBe(204);
  });

  it('from our own page are let in', async () => {
    const who = await bff.signedIn('presse');
    const headers = { origin: bff.url, 'sec-fetch-site': 'same-origin' };
    expect((await who(path, { method: 'POST', headers })).status).toBe(204);
  });
});

describe('an address without a route', () => {
  it.each([
    ['GET', '/api/presse/finnes-ikke', 404, 'not_found'],
    ['GET', '/api', 404, 'not_found'],
    ['GET', '/api/presse/saksdetaljer/%00', 404, 'not_found'],
    ['GET', '/api/presse/saksdetaljer/%E0%A4%A', 404, 'not_found'],
    ['POST', '/api/presse/bruker-info', 405, 'method_not_allowed'],
    ['PUT', '/api/presse/favoritter', 405, 'method_not_allowed'],
  ])('%s %s is %i', async (method, path, status, id) => {
    const who = await bff.signedIn('presse');
    expect(await who(path, { method })).toMatchObject({ status, json: { id } });
  });

  it('a body that is too large is refused before it is read', async () => {
    const who = await bff.signedIn('presse');
    const body = 'x'.repeat(70_000);
    const path = `/api/presse/legg-til-favoritt/${saker.vist.sakId}`;
    expect(await who(path, { method: 'POST', body })).toMatchObject({
      status: 413,
      json: { id: 'too_large' },
    });
  });

  it('every response has the security headers', async () => {
    for (const path of ['/api/health/live', '/api/presse/bruker-info', '/api/finnes-ikke']) {
      const { headers } = await bff.guest(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
      expect(headers.has('x-powered-by')).toBe(false);
    }
  });

  it('a malformed Host header changes nothing', async () => {
    const request = get(`${bff.url}/api/presse/auth/signin?redirectUrl=/`, {
      headers: { host: '%%', accept: 'application/json' },
    });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toContain(encodeURIComponent(bff.url));
  });

  it('an error that a browser tab shows is a page in Norwegian', async () => {
    const who = await bff.signedIn('presse');
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const { status, text } = await who('/api/presse/tiltale/TSOS/finnes-ikke.pdf', { headers });
    expect(status).toBe(404);
    expect(text).toContain('<html lang="nb">');
    expect(text).toContain('En feil har oppstått');
  });
});

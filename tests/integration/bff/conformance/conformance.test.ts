import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#bff/routes.ts';
import { insertBanner } from '#db/banner/banner.ts';
import { startOver } from '#tests/support/bff/test-bff.ts';
import { accessCalls } from './access-calls.ts';
import { ADDITIONS } from './additions.ts';
import { adminCalls } from './admin-calls.ts';
import type { Call, Caller } from './call.ts';
import { caseCalls } from './case-calls.ts';
import { type World, apply, startWorld } from './world.ts';

let world: World;
let ids: Record<string, string>;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  const { bff } = world;
  await startOver(bff);
  for (const table of ['varsel', 'favoritt']) await bff.db(table).delete();
  const user = await bff.db('pressebruker').where({ fornavn: 'Silje' }).first<{ id: string }>('id');
  ids = { ...world.ids, id: user.id };
});

/** Every call that there is to be, as it is described: 'METHOD path', what varies in braces. */
const DESCRIBED = [
  ...['GET /api/presse/profil', 'PUT /api/presse/rediger-om-meg'],
  ...['PUT /api/presse/rediger-min-arbeidsgiver', 'DELETE /api/presse/slett-profil'],
  ...['GET /api/presse/reautentisering', 'POST /api/presse/reautentisering/oppdater-profil'],
  'DELETE /api/presse/reautentisering/slett-profil',
  ...['GET /api/presse/hent-domstoler', 'POST /api/presse/registrer-soknad'],
  'GET /api/presse/saksdetaljer/{sakId}',
  'GET /api/presse/saksdetaljer/saksnummer/{saksnummer}',
  'POST /api/presse/legg-til-favoritt/{sakId}',
  'POST /api/presse/legg-til-favoritt/saksnummer/{saksnummer}',
  'DELETE /api/presse/slett-favoritt/{sakId}',
  'GET /api/presse/avgjorelser/{domstolInitialer}/{filNavn}',
  'GET /api/presse/tiltale/{domstolInitialer}/{filNavn}',
  ...['GET /api/presse/hent-berammingsliste', 'GET /api/presse/favoritter'],
  ...['GET /api/presse/standard-domstol', 'GET /api/presse/soeknad-info'],
  ...['GET /api/presse/bruker-info', 'GET /api/presse/hent-varsel'],
  ...['POST /api/presse/auth/signout', 'GET /api/presse/auth/signin'],
  ...['GET /api/admin/bruker/alle', 'GET /api/admin/bruker/{id}', 'DELETE /api/admin/bruker/{id}'],
  ...['GET /api/admin/soeknad/alle-soeknader', 'GET /api/admin/soeknad/{id}'],
  ...['POST /api/admin/soeknad/{id}/godkjenn', 'POST /api/admin/soeknad/{id}/kommenter'],
  ...['POST /api/admin/soeknad/{id}/avslaa', 'GET /api/admin/gyldigadminbruker'],
  'GET /api/admin/siteContents/hent-varsel',
  'POST /api/admin/siteContents/legg-til-varsel',
  'POST /api/admin/siteContents/oppdater-varsel',
  'DELETE /api/admin/siteContents/slett-varsel',
  ...['POST /api/admin/auth/signout', 'GET /api/admin/auth/signin'],
];
const calls = [...accessCalls, ...caseCalls, ...adminCalls];

/** 'get /api/presse/profil', as the router has it: {x} is :x or *x there. */
function routeOf(call: string): string | undefined {
  const [method, path] = call.split(' ') as [string, string];
  const pattern = (of: string) => of.replace(/[:*](\w+)/g, '{$1}');
  const route = routes.find(
    (one) => one.method === method.toLowerCase() && pattern(one.path) === path,
  );
  return route && `${route.method} ${route.path}`;
}

describe('the table of calls', () => {
  it('has every call that is described, and no other', () => {
    expect([...new Set(calls.map(({ call }) => call))].toSorted()).toEqual(DESCRIBED.toSorted());
  });

  it('and the additions are together every route that there is', () => {
    const described = DESCRIBED.map((call) => routeOf(call) ?? `no route for ${call}`);
    const all = routes.map(({ method, path }) => `${method} ${path}`);
    const known = [...described, ...ADDITIONS];
    expect({
      notListed: all.filter((route) => !known.includes(route)),
      noRoute: known.filter((route) => !all.includes(route)),
      twice: known.filter((route, i) => known.indexOf(route) !== i),
    }).toEqual({ notListed: [], noRoute: [], twice: [] });
  });
});

const SCRIPT = { 'x-requested-with': 'XMLHttpRequest' };

/** What a browser sends by itself, with a form and for an address in a new tab. */
const BROWSER = {
  form: (url: string) => ({
    accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    'content-type': 'application/x-www-form-urlencoded',
    origin: url,
    'sec-fetch-site': 'same-origin',
  }),
  tab: () => ({ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }),
} as const;

async function send(
  {
    call,
    query,
    body,
    browser,
    ids: own,
  }: Pick<Call, 'call' | 'query' | 'body' | 'browser' | 'ids'>,
  cookie: string,
): Promise<Response> {
  const { url } = world.bff;
  const [method, template] = call.split(' ') as [string, string];
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => (own?.[name] ?? ids[name])!);
  return fetch(`${url}${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(browser ? BROWSER[browser](url) : SCRIPT),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

/** The answer's body is read by the shape, which says where it differs. */
async function expectAnswer(response: Response, { status, answer, headers = {} }: Call) {
  const text = await response.text();
  expect([response.status, text.slice(0, 400)]).toEqual([status, expect.any(String)]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  for (const [name, value] of Object.entries(headers))
    expect(response.headers.get(name)).toEqual(
      typeof value === 'string' ? value : expect.stringMatching(value),
    );
  if (answer === null) {
    if (status === 204) expect(text).toBe('');
    return;
  }
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.safeParse(JSON.parse(text)).error?.issues).toBeUndefined();
}

async function arrange(given: Call['given'], as: Caller): Promise<void> {
  const { bff } = world;
  if (given === 'application') ids['id'] = await apply(world);
  const varsel = { message: 'Søket er tregt.', purpose: 'info', endDate: '2026-04-01' } as const;
  if (given === 'banner') await insertBanner(bff.db, varsel, bff.time.now);
  if (given === 'favourite') {
    const cookie = await world.cookieOf(as);
    const added = await send({ call: 'POST /api/presse/legg-til-favoritt/{sakId}' }, cookie);
    expect(added.status).toBe(204);
  }
}

const named = (call: Call) =>
  [`${call.call}${call.when ? ` ${call.when}` : ''} (${call.as})`, call] as const;

describe('a call as it is described', () => {
  it.each(calls.map(named))('%s', async (_, call) => {
    await arrange(call.given, call.as);
    const cookie = await world.cookieOf(call.as);
    await expectAnswer(await send(call, cookie), call);
    if (call.then) await expectAnswer(await send(call.then, cookie), { ...call.then, as: call.as });
  });
});

/** Those that answer nobody else than who is signed in. */
const guarded = DESCRIBED.filter((call) => !call.includes('/auth/'));
const isRead = (call: string) => call.startsWith('GET ');
const isAdmin = (call: string) => call.includes('/api/admin/');
const OF_EVERYBODY = [
  ...['GET /api/presse/soeknad-info', 'GET /api/presse/bruker-info'],
  ...['GET /api/presse/hent-domstoler', 'GET /api/presse/reautentisering'],
];

describe('a call without what it needs', () => {
  it.each(guarded)('%s is 401 for somebody who is not signed in', async (call) => {
    const response = await send({ call, ...(isRead(call) ? {} : { body: {} }) }, '');
    expect(response.status).toBe(401);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.json()).toMatchObject({ errors: {} });
  });

  it.each(guarded.filter((call) => isRead(call) && !isAdmin(call) && !OF_EVERYBODY.includes(call)))(
    '%s is 403 for somebody whose yearly update is due',
    async (call) => {
      const response = await send({ call }, await world.cookieOf('lapsed'));
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ errors: {} });
    },
  );

  it.each(guarded.filter(isAdmin))('%s does not know a press user', async (call) => {
    const body = isRead(call) ? {} : { body: {} };
    expect((await send({ call, ...body }, await world.cookieOf('press user'))).status).toBe(401);
  });

  it.each(guarded.filter((call) => !isRead(call)))(
    '%s changes nothing without the header that every call has',
    async (call) => {
      const { url } = world.bff;
      const [method, path] = call.split(' ') as [string, string];
      const cookie = await world.cookieOf(isAdmin(call) ? 'administrator' : 'press user');
      const response = await fetch(url + path, { method, headers: { cookie } });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ errors: {} });
    },
  );
});

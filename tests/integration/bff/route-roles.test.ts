import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Route } from '#bff/http/router.ts';
import { routes } from '#bff/routes.ts';
import { signLink } from '#bff/session/crypto.ts';
import { questions, soeknad } from '#tests/support/access/forms.ts';
import { KEYS } from '#tests/support/access/persons.ts';
import { createHttpClient, type Ask } from '#tests/support/bff/http-client.ts';
import { machineOf, withKey } from '#tests/support/bff/machine.ts';
import { comeAs } from '#tests/support/bff/come-as.ts';
import { EXPECTED, ROUTES, WHO } from '#tests/support/bff/route-expectations.ts';
import { type TestBff, startOver, startTestBff } from '#tests/support/bff/test-bff.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startTestBff();
});
afterAll(() => bff.close());
beforeEach(() => startOver(bff));

/** Routes without a session, and what each answers when what is in its address or body proves nothing: to everybody the same. */
const OPEN: Readonly<Record<string, number>> = {
  'get /api/presse/auth/signin': 302,
  'get /api/presse/auth/callback': 302,
  'post /api/presse/auth/signout': 303,
  'post /api/presse/auth/backchannel-logout': 400,
  'get /api/admin/auth/signin': 302,
  'get /api/admin/auth/callback': 302,
  'post /api/admin/auth/signout': 303,
  'post /api/admin/auth/backchannel-logout': 400,
  'get /api/arbeidsgiver/behov/:token': 404,
  'post /api/arbeidsgiver/behov/:token': 404,
  'get /api/redaksjon/liste/:token': 404,
  'post /api/redaksjon/liste/:token': 400,
  'get /api/varsling/stopp/:token': 302,
  'post /api/varsling/stopp/:token': 404,
  'get /kalender/:hemmelighet.ics': 404,
  'get /atom/:hemmelighet.xml': 404,

  'post /api/maaling': 400,
  'get /api/health/live': 200,
  'get /api/health/ready': 200,
  'get /api/openapi.json': 200,
};

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const isOpen = ({ access }: Route) => access === 'open';
const closed = routes.filter((route) => !isOpen(route));
const open = routes.filter(isOpen);

/** What somebody is to get from a route; undefined: nobody has said. Programs with keys are in machine.test.ts. */
function expectationOf(route: Route, who: (typeof WHO)[number]): string | number | undefined {
  const ability = ROUTES[nameOf(route)];
  return ability === 'open' ? OPEN[nameOf(route)] : ability && EXPECTED[ability]?.[who];
}

/** Asks with nothing in the address or the body that proves anything. */
function ask(who: Ask, { method, path, body, form }: Route) {
  const address = path.replace(/[:*]\w+/g, 'VIST');
  const type = form ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
  return who(address, {
    method: method.toUpperCase(),
    headers: type,
    ...(body ? { json: { svar: 'bekreftet' } } : {}),
    ...(form ? { body: new URLSearchParams({ logout_token: 'x' }) } : {}),
  });
}

describe('every route', () => {
  it.each(WHO)('says what %s gets', (who) => {
    const unsaid = routes.filter((route) => expectationOf(route, who) === undefined);
    expect(unsaid.map(nameOf)).toEqual([]);
  });

  it('of the list without a session has none, and the others have', () => {
    expect(open.map(nameOf).toSorted()).toEqual(Object.keys(OPEN).toSorted());
  });
});

describe('a route without a session', () => {
  it.each(WHO)('answers %s as everybody else', async (kind) => {
    for (const route of open) {
      await startOver(bff);
      const { status } = await ask(await comeAs(bff, kind), route);
      expect([nameOf(route), status]).toEqual([nameOf(route), OPEN[nameOf(route)]]);
    }
  });

  it('answers a program with a key as everybody else', async () => {
    for (const route of open) {
      await startOver(bff);
      const machine = await machineOf(bff.url, await bff.signedIn('presse'));
      const asks: Ask = (path, options) =>
        createHttpClient(bff.url)(path, {
          ...options,
          headers: { ...options?.headers, authorization: `Bearer ${machine.key}` },
        });
      const { status } = await ask(asks, route);
      expect([nameOf(route), status]).toEqual([nameOf(route), OPEN[nameOf(route)]]);
    }
  });
});

describe('an employer’s link', () => {
  let token: string;
  beforeEach(async () => {
    const nora = await bff.signedIn('autentisert');
    await nora('/api/presse/registrer-soknad', { method: 'POST', json: soeknad });
    const { id, utloeper } = (await questions(bff.db)).at(-1)!;
    token = signLink(KEYS.session, { id, expires: utloeper });
  });

  it('opens the question', async () => {
    expect((await bff.guest(`/api/arbeidsgiver/behov/${token}`)).status).toBe(200);
  });

  it('opens nothing else: not as a session, not as a key', async () => {
    const cookie = createHttpClient(bff.url, `presse_sesjon=${token}; admin_sesjon=${token}`);
    for (const route of closed) {
      expect([nameOf(route), (await ask(cookie, route)).status]).toEqual([nameOf(route), 401]);
      const key = await ask(withKey(bff.url, token), route);
      expect([nameOf(route), key.status]).toEqual([nameOf(route), 401]);
    }
  });

  it('stops no e-mails, and reads no calendar and no feed', async () => {
    for (const [method, path] of [
      ['POST', `/api/varsling/stopp/${token}`],
      ['GET', `/kalender/${token}.ics`],
      ['GET', `/atom/${token}.xml`],
    ] as const)
      expect([path, (await bff.guest(path, { method })).status]).toEqual([path, 404]);
  });

  it('proves nothing of who opens it: whoever is signed in gets what a guest gets', async () => {
    for (const kind of ['presse', 'lapsed', 'admin', 'ansatt'] as const) {
      const who = await bff.signedIn(kind);
      expect((await who(`/api/arbeidsgiver/behov/${token}`)).json).toEqual(
        (await bff.guest(`/api/arbeidsgiver/behov/${token}`)).json,
      );
    }
  });
});

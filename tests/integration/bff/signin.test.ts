import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashOf, persons } from '#tests/support/access/persons.ts';
import { ISSUER } from '#tests/support/bff/fakes.ts';
import type { HttpAnswer } from '#tests/support/bff/http-client.ts';
import {
  cookieOf,
  SIGNIN,
  signInSteps,
  type SignInSteps,
} from '#tests/support/bff/sign-in-steps.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';

let bff: TestBff;
let steps: SignInSteps;
beforeAll(async () => {
  bff = await startTestBff();
  steps = signInSteps(bff);
});
beforeEach(() => {
  bff.time.now = NOON;
  bff.oidc.down = false;
});
afterAll(() => bff.close());

const INFO = '/api/presse/bruker-info';
const MINUTE = 60_000;
const later = (ms: number) => {
  bff.time.now = new Date(bff.time.now.getTime() + ms);
};

describe('signing in', () => {
  it('redirects to the provider with state, nonce and our callback, and back to the former page', async () => {
    const { answer, location } = await steps.begin();
    expect(answer.status).toBe(302);
    const { origin, searchParams } = new URL(location);
    expect(origin).toBe(ISSUER);
    expect(searchParams.get('redirect_uri')).toBe(`${bff.url}/api/presse/auth/callback`);
    for (const name of ['state', 'nonce', 'verifier'])
      expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);

    const redirectUrl = `${bff.url}/beramming/VIST?fraDato=2026-03-01`;
    const done = await steps.signIn(`?${new URLSearchParams({ redirectUrl })}`);
    expect(done.status).toBe(302);
    expect(done.headers.get('location')).toBe('/beramming/VIST?fraDato=2026-03-01');
    expect((await steps.asks(done.cookie)(INFO)).json).toEqual({
      erGyldigPressebruker: true,
      suspendert: null,
      maaOppdatere: false,
      fornavn: 'Silje',
      merke: expect.any(String) as string,
    });
  });

  it.each(['/soeknad', '/profil', '/profil/min-arbeidsgiver/rediger', '/reautentiser'])(
    'leads back to %s, where a form may wait for what was typed',
    async (redirectUrl) => {
      const done = await steps.signIn(`?${new URLSearchParams({ redirectUrl })}`);
      expect(done.headers.get('location')).toBe(redirectUrl);
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://presse.example@evil.example',
    `${SIGNIN}?redirectUrl=/`,
  ])('never leads to %s afterwards', async (redirectUrl) => {
    const done = await steps.signIn(`?${new URLSearchParams({ redirectUrl })}`);
    expect(done.headers.get('location')).toBe('/i-dag');
  });

  it('stores the time of the sign-in, but no token and no identity number', async () => {
    later(5 * MINUTE);
    const { cookie } = await steps.signIn();
    const user = { identitet_hash: hashOf('presse') };
    expect(await bff.db('pressebruker').where(user).pluck('sist_innlogget')).toEqual([
      bff.time.now,
    ]);
    const stored = JSON.stringify(await bff.db('sesjon').select());
    const token = cookie.split('=')[1]!;
    for (const secret of [token, persons.presse.pid, 'id-token-of'])
      expect(stored).not.toContain(secret);
    expect(bff.logs.join()).not.toMatch(new RegExp(`${token}|${persons.presse.pid}|code-\\d`));
  });

  it('sets a cookie that scripts and other sites do not get', async () => {
    const { headers } = await steps.signIn();
    const cookie = headers.getSetCookie().find((one) => one.startsWith('presse_sesjon='));
    expect(cookie).toMatch(/; path=\/; samesite=lax; httponly$/);
  });

  it('sets a __Host- cookie where the public address is https', async () => {
    const secure = await startTestBff({ config: { PUBLIC_URL: 'https://presse.example' } });
    try {
      const { headers } = await secure.guest(SIGNIN);
      expect(headers.getSetCookie()[0]).toMatch(
        /^__Host-presse_innlogging=[\w-]{43}; path=\/; samesite=lax; secure; httponly$/,
      );
      expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
    } finally {
      await secure.close();
    }
  });

  it('two tabs can sign in at the same time', async () => {
    const first = await steps.begin('?redirectUrl=/a');
    const second = await steps.begin('?redirectUrl=/b', first.browser);
    expect(second.browser).toBe(first.browser);
    for (const [{ location }, page] of [
      [first, '/a'],
      [second, '/b'],
    ] as const) {
      const done = await steps.asks(first.browser)(steps.back(location));
      expect(done.headers.get('location')).toBe(page);
    }
  });

  it('a guest who opens a document in a tab is led to sign-in and back', async () => {
    const accept = 'text/html,*/*;q=0.8';
    const path = '/api/presse/tiltale/TSOS/vist-tiltale.pdf';
    const { status, headers } = await bff.guest(path, { headers: { accept } });
    expect(status).toBe(302);
    const location = headers.get('location')!;
    expect(location).toBe(`${SIGNIN}?${new URLSearchParams({ redirectUrl: path })}`);
    expect((await steps.signIn(location.slice(SIGNIN.length))).headers.get('location')).toBe(path);
  });
});

describe('a sign-in is refused', () => {
  const failed = (answer: HttpAnswer) => {
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/innlogging-feilet');
    expect(cookieOf(answer, 'presse_sesjon')).toBeUndefined();
  };

  it('when another browser began it', async () => {
    const { location } = await steps.begin();
    const { browser } = await steps.begin();
    failed(await steps.asks(browser)(steps.back(location)));
    failed(await bff.guest(steps.back(location)));
  });

  it('when it was used already', async () => {
    const { location, browser } = await steps.begin();
    const path = steps.back(location);
    expect((await steps.asks(browser)(path)).headers.get('location')).toBe('/i-dag');
    failed(await steps.asks(browser)(path));
  });

  it('when it took too long', async () => {
    const { location, browser } = await steps.begin();
    later(10 * MINUTE);
    failed(await steps.asks(browser)(steps.back(location)));
  });

  it('when its state is invented, or it was cancelled at the provider', async () => {
    const { browser } = await steps.begin();
    failed(await steps.asks(browser)('/api/presse/auth/callback?code=code-0&state=x'));
    failed(await steps.asks(browser)('/api/presse/auth/callback?error=access_denied'));
    failed(await steps.asks(browser)('/api/presse/auth/callback'));
  });

  it('when its code belongs to another sign-in', async () => {
    const one = await steps.begin();
    const other = await steps.begin('', one.browser);
    const code = new URL(bff.oidc.choose(one.location, persons.presse)).searchParams.get('code')!;
    const state = new URL(other.location).searchParams.get('state')!;
    const query = new URLSearchParams({ code, state });
    failed(await steps.asks(one.browser)(`/api/presse/auth/callback?${query}`));
  });

  it('while the provider does not answer; afterwards it works again', async () => {
    bff.oidc.down = true;
    failed(await bff.guest(SIGNIN));
    bff.oidc.down = false;
    const { location, browser } = await steps.begin();
    bff.oidc.down = true;
    failed(await steps.asks(browser)(steps.back(location)));
    bff.oidc.down = false;
    expect((await steps.signIn()).cookie).not.toBe('');
  });
});

describe('too many sign-ins from one address', () => {
  it('are told when to try again', async () => {
    const strict = await startTestBff({ config: { RATE_LIMIT_SIGNIN: 2 } });
    try {
      for (let i = 0; i < 2; i += 1) expect((await strict.guest(SIGNIN)).status).toBe(302);
      const refused = await strict.guest(SIGNIN);
      expect(refused).toMatchObject({ status: 429, json: { id: 'too_many_requests' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await strict.close();
    }
  });

  it('are counted by the client behind the proxies that the configuration trusts', async () => {
    const strict = await startTestBff({ config: { RATE_LIMIT_SIGNIN: 1, PROXY_HOPS: 1 } });
    const from = (address: string) =>
      strict.guest(SIGNIN, { headers: { 'x-forwarded-for': address } });
    try {
      expect((await from('203.0.113.1')).status).toBe(302);
      expect((await from('203.0.113.2')).status).toBe(302);
      expect((await from('198.51.100.7, 203.0.113.1')).status).toBe(429);
    } finally {
      await strict.close();
    }
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ABSOLUTE_LIMIT, IDLE_LIMIT } from '../../bff/security/session.ts';
import { hashOf, persons } from '../support/bff-persons.ts';
import { ISSUER } from '../support/fake-oidc.ts';
import { createHttpClient, type Ask, type HttpAnswer } from '../support/http-client.ts';
import { NOON, startTestBff, type TestBff } from '../support/test-bff.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startTestBff();
});
beforeEach(() => {
  bff.time.now = NOON;
  bff.oidc.down = false;
});
afterAll(() => bff.close());

const SIGNIN = '/api/presse/auth/signin';
const SIGNOUT = '/api/presse/auth/signout';
const INFO = '/api/presse/bruker-info';
const MINUTE = 60_000;

const cookieOf = ({ headers }: HttpAnswer, name: string) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0];
const later = (ms: number) => {
  bff.time.now = new Date(bff.time.now.getTime() + ms);
};

/** Begins in a browser with these cookies: where the provider sends it, and the cookie it got. */
async function begin(query = '', cookie?: string) {
  const answer = await createHttpClient(bff.url, cookie)(SIGNIN + query);
  const location = answer.headers.get('location')!;
  return { answer, location, browser: cookieOf(answer, 'presse_innlogging')! };
}

/** The way back from the provider, relative to our own address. */
function back(location: string, person = persons.presse): string {
  return bff.oidc.choose(location, person).slice(bff.url.length);
}

async function signIn(query = '', cookies = ''): Promise<HttpAnswer & { cookie: string }> {
  const { location, browser } = await begin(query, cookies);
  const answer = await createHttpClient(bff.url, `${cookies}; ${browser}`)(back(location));
  return { ...answer, cookie: cookieOf(answer, 'presse_sesjon') ?? '' };
}
const asks = (cookie: string): Ask => createHttpClient(bff.url, cookie);

describe('signing in', () => {
  it('leads to the provider with a state, a nonce and our callback, and back to where one was', async () => {
    const { answer, location } = await begin();
    expect(answer.status).toBe(302);
    const { origin, searchParams } = new URL(location);
    expect(origin).toBe(ISSUER);
    expect(searchParams.get('redirect_uri')).toBe(`${bff.url}/api/presse/auth/callback`);
    for (const name of ['state', 'nonce', 'verifier'])
      expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);

    const redirectUrl = `${bff.url}/beramming/VIST?fraDato=2026-03-01`;
    const done = await signIn(`?${new URLSearchParams({ redirectUrl })}`);
    expect(done.status).toBe(302);
    expect(done.headers.get('location')).toBe('/beramming/VIST?fraDato=2026-03-01');
    expect((await asks(done.cookie)(INFO)).json).toEqual({
      erGyldigPressebruker: true,
      fornavn: 'Silje',
    });
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://presse.example@evil.example',
    `${SIGNIN}?redirectUrl=/`,
  ])('never leads to %s afterwards', async (redirectUrl) => {
    const done = await signIn(`?${new URLSearchParams({ redirectUrl })}`);
    expect(done.headers.get('location')).toBe('/');
  });

  it('notes when the press user was here, and stores nothing that opens a session or tells the number', async () => {
    later(5 * MINUTE);
    const { cookie } = await signIn();
    const user = { identitet_hash: hashOf('presse') };
    const row = await bff.db('pressebruker').where(user).first('sist_innlogget');
    expect(row).toEqual({ sist_innlogget: bff.time.now });
    const stored = JSON.stringify(await bff.db('sesjon').select());
    const token = cookie.split('=')[1]!;
    for (const secret of [token, persons.presse.pid, 'id-token-of'])
      expect(stored).not.toContain(secret);
    expect(bff.logs.join()).not.toMatch(new RegExp(`${token}|${persons.presse.pid}|code-\\d`));
  });

  it('gives a cookie that scripts and other sites do not get', async () => {
    const { headers } = await signIn();
    const cookie = headers.getSetCookie().find((one) => one.startsWith('presse_sesjon='));
    expect(cookie).toMatch(/; path=\/; samesite=lax; httponly$/);
  });

  it('gives a __Host- cookie where the public address is https', async () => {
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
    const first = await begin('?redirectUrl=/a');
    const second = await begin('?redirectUrl=/b', first.browser);
    expect(second.browser).toBe(first.browser);
    for (const [{ location }, page] of [
      [first, '/a'],
      [second, '/b'],
    ] as const) {
      const done = await asks(first.browser)(back(location));
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
    expect((await signIn(location.slice(SIGNIN.length))).headers.get('location')).toBe(path);
  });
});

describe('a sign-in that does not hold', () => {
  const failed = (answer: HttpAnswer) => {
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/innlogging-feilet');
    expect(cookieOf(answer, 'presse_sesjon')).toBeUndefined();
  };

  it('is one that another browser began', async () => {
    const { location } = await begin();
    const { browser } = await begin();
    failed(await asks(browser)(back(location)));
    failed(await bff.guest(back(location)));
  });

  it('is one that was used already', async () => {
    const { location, browser } = await begin();
    const path = back(location);
    expect((await asks(browser)(path)).headers.get('location')).toBe('/');
    failed(await asks(browser)(path));
  });

  it('is one that took too long', async () => {
    const { location, browser } = await begin();
    later(10 * MINUTE);
    failed(await asks(browser)(back(location)));
  });

  it('is one with a made-up state, or that was given up at the provider', async () => {
    const { browser } = await begin();
    failed(await asks(browser)('/api/presse/auth/callback?code=code-0&state=x'));
    failed(await asks(browser)('/api/presse/auth/callback?error=access_denied'));
    failed(await asks(browser)('/api/presse/auth/callback'));
  });

  it('is one whose code belongs to another sign-in', async () => {
    const one = await begin();
    const other = await begin('', one.browser);
    const code = new URL(bff.oidc.choose(one.location, persons.presse)).searchParams.get('code')!;
    const state = new URL(other.location).searchParams.get('state')!;
    const query = new URLSearchParams({ code, state });
    failed(await asks(one.browser)(`/api/presse/auth/callback?${query}`));
  });

  it('is one while the provider does not answer; afterwards it works again', async () => {
    bff.oidc.down = true;
    failed(await bff.guest(SIGNIN));
    bff.oidc.down = false;
    const { location, browser } = await begin();
    bff.oidc.down = true;
    failed(await asks(browser)(back(location)));
    bff.oidc.down = false;
    expect((await signIn()).cookie).not.toBe('');
  });
});

describe('a session', () => {
  it('is a new one with each sign-in, and the former one ends', async () => {
    const first = await signIn();
    const second = await signIn('', first.cookie);
    expect(second.cookie).not.toBe(first.cookie);
    expect((await asks(first.cookie)(INFO)).status).toBe(401);
    expect((await asks(second.cookie)(INFO)).status).toBe(200);
  });

  it('is never one that the browser brought along', async () => {
    const planted = `presse_sesjon=${'A'.repeat(43)}`;
    const { cookie } = await signIn('', planted);
    expect(cookie).not.toBe(planted);
    expect((await asks(planted)(INFO)).status).toBe(401);
  });

  it('ends an hour after it was last used', async () => {
    const { cookie } = await signIn();
    for (let i = 0; i < 3; i += 1) {
      later(IDLE_LIMIT - 1);
      expect((await asks(cookie)(INFO)).status).toBe(200);
    }
    later(IDLE_LIMIT);
    expect((await asks(cookie)(INFO)).status).toBe(401);
  });

  it('ends ten hours after it began, however much it is used', async () => {
    const { cookie } = await signIn();
    for (let used = 0; used < ABSOLUTE_LIMIT; used += 50 * MINUTE) {
      expect((await asks(cookie)(INFO)).status).toBe(200);
      later(50 * MINUTE);
    }
    bff.time.now = new Date(NOON.getTime() + ABSOLUTE_LIMIT - 1);
    expect((await asks(cookie)(INFO)).status).toBe(200);
    later(1);
    expect((await asks(cookie)(INFO)).status).toBe(401);
  });

  it.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}%00`, 'å'.repeat(43)])(
    'is none with the cookie %j',
    async (token) => {
      const cookie = `presse_sesjon=${encodeURI(token)}`;
      expect((await asks(cookie)(INFO)).status).toBe(401);
    },
  );
});

describe('signing out', () => {
  const form = (origin = bff.url) => ({
    method: 'POST',
    headers: { origin, 'x-requested-with': '' },
    body: new URLSearchParams(),
  });

  it('ends the session here and goes on to the provider, which leads back', async () => {
    const { cookie } = await signIn();
    const answer = await asks(cookie)(SIGNOUT, form());
    expect(answer.status).toBe(303);
    const { origin, searchParams } = new URL(answer.headers.get('location')!);
    expect(origin).toBe(ISSUER);
    expect(searchParams.get('returnTo')).toBe(`${bff.url}/`);
    expect(searchParams.get('idToken')).toBe(`id-token-of-${persons.presse.pid}`);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^presse_sesjon=; .*expires=Thu, 01 Jan 1970/);
    expect((await asks(cookie)(INFO)).status).toBe(401);
  });

  it('works while the provider does not answer', async () => {
    const { cookie } = await signIn();
    bff.oidc.down = true;
    expect((await asks(cookie)(SIGNOUT, form())).headers.get('location')).toBe('/');
    expect((await asks(cookie)(INFO)).status).toBe(401);
  });

  it('is not done by another site', async () => {
    const { cookie } = await signIn();
    expect((await asks(cookie)(SIGNOUT, form('https://evil.example'))).status).toBe(403);
    expect((await asks(cookie)(SIGNOUT)).status).toBe(405);
    expect((await asks(cookie)(INFO)).status).toBe(200);
  });

  it('is no error for a guest', async () => {
    expect(await bff.guest(SIGNOUT, form())).toMatchObject({ status: 303 });
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

  it('are counted by who is behind the proxy, as far as the configuration trusts it', async () => {
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

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAdminClaims, readPresseClaims } from '#bff/adapters/claims.ts';
import { createOidcClient } from '#bff/adapters/oidc.ts';
import { freePort } from '#dev/servers/ports.ts';
import {
  ADMIN_CLIENT_ID,
  LEVELS,
  PRESSE_CLIENT_ID,
  oidcClients,
} from '#dev/stand-ins/sign-in/provider.ts';
import { type RunningOidc, startOidc } from '#dev/stand-ins/sign-in/server.ts';
import { type TestPerson, testPersons } from '#dev/stand-ins/test-persons.ts';
import { createBrowser, type Browser } from '#tests/support/bff/cookie-jar.ts';
import { createHttpClient } from '#tests/support/bff/http-client.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { tried } from '#tests/support/trust.ts';

/** The server and a real provider, each of which calls the other. The clock is the provider's: the real one. */
const MINUTE = 60_000;
const SECRETS = {
  OIDC_PRESSE_CLIENT_SECRET: 'hemmelig-presse',
  OIDC_ADMIN_CLIENT_SECRET: 'hemmelig-admin',
};
const ADMIN_PAGE = '/api/admin/gyldigadminbruker';
const INFO = '/api/presse/bruker-info';
const accepted = LEVELS.slice(0, -1);

let provider: RunningOidc;
let bff: TestBff;
let persons: TestPerson[];
let ahead: number;
beforeEach(async () => {
  persons = testPersons.map((person) => ({ ...person }));
  ahead = 0;
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const presse = { issuer, clientId: PRESSE_CLIENT_ID, clientSecret: 'hemmelig-presse' };
  const admin = { issuer, clientId: ADMIN_CLIENT_ID, clientSecret: 'hemmelig-admin' };
  bff = await startTestBff({
    deps: {
      clock: () => new Date(Date.now() + ahead),
      oidc: {
        presse: createOidcClient({ ...presse, readClaims: readPresseClaims, levels: accepted }),
        admin: createOidcClient({
          ...admin,
          readClaims: readAdminClaims('groups', 'presse-admin'),
          levels: accepted,
          scope: 'openid profile offline_access',
        }),
      },
    },
  });
  provider = await startOidc({ issuer, persons, clients: oidcClients(bff.url, SECRETS) });
});
afterEach(async () => {
  await provider.stop();
  await bff.close();
});

/** Signs in with a browser, at the provider's page. `landed` is where it ended. */
async function signIn(side: 'presse' | 'admin', name: string, more: Record<string, string> = {}) {
  const browser = createBrowser();
  const person = persons.find(({ fornavn }) => fornavn === name)!;
  const page = await browser.get(`${bff.url}/api/${side}/auth/signin`);
  const isPage = (url: string) =>
    url.startsWith(bff.url) && !new URL(url).pathname.startsWith('/api/');
  const landed = await browser.postForm(page.url, { pid: person.pid, ...more }, isPage);
  const ask = createHttpClient(bff.url, browser.cookieHeader(`${bff.url}/`));
  return { browser, ask, landed: landed.url.slice(bff.url.length) };
}

describe('the level of a sign-in', () => {
  it.each(['presse', 'admin'] as const)('is accepted when it is what %s asks for', async (side) => {
    const { landed } = await signIn(side, side === 'presse' ? 'Silje' : 'Astrid');
    expect(landed).toBe(side === 'presse' ? '/i-dag' : '/admin');
  });

  it.each([
    ['presse', 'Silje', '/innlogging-feilet?aarsak=nivaa', INFO],
    ['admin', 'Astrid', '/admin/innlogging-feilet?aarsak=nivaa', ADMIN_PAGE],
  ] as const)('is refused when it is lower, at %s', async (side, name, page, call) => {
    const { landed, ask } = await signIn(side, name, { 'lavere-nivaa': '1' });
    expect(landed).toBe(page);
    expect((await ask(call)).status).toBe(401);
    expect(bff.logs.join()).toContain('"errorId":"sign_in_level"');
    const pid = persons.find(({ fornavn }) => fornavn === name)!.pid;
    expect(bff.logs.join()).not.toContain(pid);
    tried('sign-in-level', 1);
  });
});

/** As the sign-out page's form does it, and then as the provider says. */
async function signOut(browser: Browser, side: 'presse' | 'admin') {
  const isHere = (url: string) => url.startsWith(bff.url);
  return browser.postForm(`${bff.url}/api/${side}/auth/signout`, {}, isHere);
}

describe('a sign-out at the provider', () => {
  it('ends the session here, at the next call', async () => {
    const { browser, ask } = await signIn('presse', 'Silje');
    const other = await signIn('presse', 'Per-Arne'.toUpperCase());
    expect([(await ask(INFO)).status, (await other.ask(INFO)).status]).toEqual([200, 200]);
    await browser.get(`${provider.issuer}/session/end?client_id=${PRESSE_CLIENT_ID}`);
    expect([(await ask(INFO)).status, (await other.ask(INFO)).status]).toEqual([401, 200]);
    tried('logout-at-provider', 1);
  });

  it('of administrators ends theirs', async () => {
    const { browser, ask } = await signIn('admin', 'Astrid');
    expect((await ask(ADMIN_PAGE)).status).toBe(200);
    await browser.get(`${provider.issuer}/session/end?client_id=${ADMIN_CLIENT_ID}`);
    expect((await ask(ADMIN_PAGE)).status).toBe(401);
  });

  it('that begins here is told to us as well, and is no error', async () => {
    const { browser, ask } = await signIn('presse', 'Silje');
    expect((await signOut(browser, 'presse')).url).toBe(`${bff.url}/`);
    expect((await ask(INFO)).status).toBe(401);
    expect(bff.logs.join()).toContain('"msg":"backchannel_logout"');
  });
});

describe('an administrator', () => {
  const later = (ms: number) => {
    ahead += ms;
  };

  it('who is taken out of the group is refused at the next check, and let in when put back', async () => {
    const { ask } = await signIn('admin', 'Astrid');
    const astrid = persons.find(({ fornavn }) => fornavn === 'Astrid')!;
    Object.assign(astrid, { rolle: 'journalist' });
    expect((await ask(ADMIN_PAGE)).status).toBe(200);
    later(10 * MINUTE);
    expect((await ask(ADMIN_PAGE)).status).toBe(403);
    Object.assign(astrid, { rolle: 'administrator' });
    later(10 * MINUTE);
    expect((await ask(ADMIN_PAGE)).status).toBe(200);
    tried('group-within-15-minutes', 1);
  });

  it('whose account is gone is signed out at the next check', async () => {
    const { ask } = await signIn('admin', 'Astrid');
    persons.splice(0);
    later(10 * MINUTE);
    expect((await ask(ADMIN_PAGE)).status).toBe(401);
  });

  it('is signed out after 15 minutes when the provider is away', async () => {
    const { ask } = await signIn('admin', 'Astrid');
    await provider.stop();
    later(14 * MINUTE);
    expect((await ask(ADMIN_PAGE)).status).toBe(200);
    later(MINUTE);
    expect((await ask(ADMIN_PAGE)).status).toBe(401);
  });

  it('goes on for ten hours while the provider says yes', async () => {
    const { ask } = await signIn('admin', 'Astrid');
    for (let i = 0; i < 11; i += 1) {
      later(50 * MINUTE);
      expect((await ask(ADMIN_PAGE)).status).toBe(200);
    }
  });
});

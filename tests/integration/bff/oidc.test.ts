import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPresseClaims } from '#bff/adapters/claims.ts';
import type { ClientKey } from '#bff/client-key.ts';
import { createOidcClient } from '#bff/adapters/oidc.ts';
import { SignInRefused, SignInUnavailable, type OidcClient } from '#bff/session/oidc-port.ts';
import { freePort } from '#dev/servers/ports.ts';
import { startOidc, type RunningOidc } from '#dev/stand-ins/sign-in/server.ts';
import { testPersons } from '#dev/stand-ins/test-persons.ts';
import { makeClientKey } from '#tests/support/bff/client-keys.ts';
import { createBrowser } from '#tests/support/bff/cookie-jar.ts';
import { startTcpProxy } from '#tests/support/servers/tcp-proxy.ts';
import { until } from '#tests/support/until.ts';

const SERVICE = 'http://localhost:1';
const CALLBACK = `${SERVICE}/api/presse/auth/callback`;
const registered = { clientId: 'presse', clientSecret: 'hemmelig' };
const client = { ...registered, readClaims: readPresseClaims };
const ownKey = makeClientKey('ours');
const byKey = { clientId: 'presse-key', readClaims: readPresseClaims };
const talkative = { clientId: 'presse-admin', clientSecret: 'hemmelig' };
const attempt = { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) };
const silje = testPersons.find(({ fornavn }) => fornavn === 'Silje')!;

const addresses = { redirectUris: [CALLBACK], postLogoutRedirectUris: [`${SERVICE}/`] };

let provider: RunningOidc;
let oidc: OidcClient;
beforeAll(async () => {
  provider = await startOidc({
    persons: testPersons,
    clients: [
      { ...client, ...addresses },
      { ...talkative, ...addresses, tellsNames: true },
      { clientId: byKey.clientId, clientKeys: [ownKey.registered], ...addresses },
    ],
  });
});
beforeEach(() => {
  oidc = createOidcClient({ issuer: provider.issuer, ...client });
});
afterAll(() => provider.stop());

/** Chooses the person on the provider's page. Gives the address that the browser is sent back to. */
async function choose(): Promise<URL> {
  const browser = createBrowser();
  const start = await oidc.authorizationUrl(CALLBACK, attempt);
  const page = await browser.get(start.href);
  const atService = (url: string) => url.startsWith(SERVICE);
  return new URL((await browser.postForm(page.url, { pid: silje.pid }, atService)).url);
}

describe('our client and a real provider', () => {
  it('agree on who has signed in, without names, as ID-porten', async () => {
    const person = await oidc.exchange(await choose(), attempt);
    expect(person).toMatchObject({ subject: silje.pid, fornavn: '', etternavn: '' });
    expect(person.idToken.split('.')).toHaveLength(3);
  });

  it('agree on names where the provider has them', async () => {
    oidc = createOidcClient({
      issuer: provider.issuer,
      ...talkative,
      readClaims: readPresseClaims,
    });
    const person = await oidc.exchange(await choose(), attempt);
    expect(person).toMatchObject({ subject: silje.pid, fornavn: 'Silje', etternavn: 'Haugnes' });
  });

  it.each([
    ['state', { ...attempt, state: 'x'.repeat(43) }],
    ['nonce', { ...attempt, nonce: 'x'.repeat(43) }],
    ['verifier', { ...attempt, codeVerifier: 'x'.repeat(43) }],
  ])('refuse another %s', async (_, other) => {
    await expect(oidc.exchange(await choose(), other)).rejects.toBeInstanceOf(SignInRefused);
  });

  it('refuse a code that was used, that is made up, or that is missing', async () => {
    const url = await choose();
    await oidc.exchange(url, attempt);
    await expect(oidc.exchange(url, attempt)).rejects.toBeInstanceOf(SignInRefused);
    const query = new URLSearchParams({ state: attempt.state, error: 'access_denied' });
    const denied = new URL(`${CALLBACK}?${query}`);
    await expect(oidc.exchange(denied, attempt)).rejects.toBeInstanceOf(SignInRefused);
  });

  it('lead to signing out and back, and forms may lead there', async () => {
    const { idToken } = await oidc.exchange(await choose(), attempt);
    const url = await oidc.endSessionUrl(`${SERVICE}/`, idToken);
    expect(url?.searchParams.get('id_token_hint')).toBe(idToken);
    const atService = (address: string) => address.startsWith(SERVICE);
    expect((await createBrowser().get(url!.href, atService)).url).toBe(`${SERVICE}/`);
    expect(oidc.origins()).toEqual([provider.issuer]);
  });
});

describe('a client that signs who it is', () => {
  const signedBy = (clientKey: ClientKey) =>
    createOidcClient({ ...byKey, issuer: provider.issuer, clientKey });

  it('is known by its key, again and again', async () => {
    oidc = signedBy(ownKey.clientKey);
    const subjects = [];
    while (subjects.length < 2)
      subjects.push((await oidc.exchange(await choose(), attempt)).subject);
    expect(subjects).toEqual([silje.pid, silje.pid]);
  });

  it.each([
    ['another key', makeClientKey('ours').clientKey],
    ['a key of another name', { ...ownKey.clientKey, kid: 'x' }],
  ])('is refused with %s', async (_, clientKey) => {
    oidc = signedBy(clientKey);
    await expect(oidc.exchange(await choose(), attempt)).rejects.toBeInstanceOf(SignInRefused);
  });

  it('is refused with a password', async () => {
    oidc = createOidcClient({ ...byKey, issuer: provider.issuer, clientSecret: 'hemmelig' });
    await expect(oidc.exchange(await choose(), attempt)).rejects.toBeInstanceOf(SignInRefused);
  });
});

const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: Error) => error.name,
  );

describe('a provider that does not answer', () => {
  it.each(['refuse', 'hang'] as const)(
    'and %ss is told from one that says no, and is found again by itself',
    async (mode) => {
      const port = await freePort();
      const proxy = await startTcpProxy({ host: 'localhost', port });
      const issuer = `http://127.0.0.1:${proxy.port}`;
      const behind = await startOidc({ issuer, port, clients: [], persons: testPersons });
      try {
        oidc = createOidcClient({ issuer, ...client });
        proxy.mode = mode;
        const asked = oidc.authorizationUrl(CALLBACK, attempt);
        await expect(asked).rejects.toBeInstanceOf(SignInUnavailable);
        await expect(oidc.ping()).rejects.toBeInstanceOf(SignInUnavailable);
        proxy.mode = 'through';
        await until('it is found again', async () => (await failure(oidc.ping())) === null);
      } finally {
        await behind.stop();
        await proxy.close();
      }
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as client from 'openid-client';
import { startOidc, type RunningOidc } from '#dev/stand-ins/sign-in/server.ts';
import { fullName, testPersons } from '#dev/stand-ins/test-persons.ts';
import { createBrowser, type Browser } from '#tests/support/bff/cookie-jar.ts';

const SERVICE = 'http://localhost:3999';
const callback = `${SERVICE}/api/presse/auth/callback`;
const silje = testPersons[0]!;
const astrid = testPersons.find(({ fornavn }) => fornavn === 'Astrid')!;

let oidc: RunningOidc;
let config: client.Configuration;

beforeAll(async () => {
  oidc = await startOidc({
    persons: testPersons,
    clients: [
      {
        clientId: 'presse',
        clientSecret: 'a-secret',
        redirectUris: [callback],
        postLogoutRedirectUris: [`${SERVICE}/`],
      },
    ],
  });
  config = await client.discovery(new URL(oidc.issuer), 'presse', 'a-secret', undefined, {
    execute: [client.allowInsecureRequests],
  });
});

afterAll(() => oidc.stop());

/** Begins as the service does; the answer is where the browser is sent and what must come back. */
async function begin(): Promise<{ url: URL; verifier: string; state: string; nonce: string }> {
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const nonce = client.randomNonce();
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: callback,
    scope: 'openid',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  return { url, verifier, state, nonce };
}

async function signIn(browser: Browser, pid: string) {
  const { url, verifier, state, nonce } = await begin();
  const page = await browser.get(url.href);
  const end = await browser.postForm(page.url, { pid }, (address) => address.startsWith(SERVICE));
  const tokens = await client.authorizationCodeGrant(config, new URL(end.url), {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
  });
  return { page, tokens };
}

describe('the sign-in stand-in', () => {
  it('shows each test person as one button with the name, in Norwegian', async () => {
    const { url } = await begin();
    const page = await createBrowser().get(url.href);
    expect(page.status).toBe(200);
    expect(page.body).toContain('<html lang="nb">');
    expect(page.body).not.toContain('<script');
    const buttons = [...page.body.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(
      ([, name]) => name,
    );
    expect(buttons).toEqual(testPersons.map(fullName));
  });

  it('gives the identity number in the ID token, and no names, as ID-porten does', async () => {
    const { tokens } = await signIn(createBrowser(), silje.pid);
    const claims = tokens.claims();
    expect(claims?.['pid']).toBe(silje.pid);
    for (const other of ['given_name', 'family_name', 'name', 'groups'])
      expect(claims).not.toHaveProperty(other);
  });

  it("names the administrator's group", async () => {
    const { tokens } = await signIn(createBrowser(), astrid.pid);
    expect(tokens.claims()?.['groups']).toEqual(['presse-admin']);
  });

  it('asks again in the same browser, so that one can change persons', async () => {
    const browser = createBrowser();
    await signIn(browser, silje.pid);
    const { page, tokens } = await signIn(browser, astrid.pid);
    expect(page.body).toContain(fullName(silje));
    expect(tokens.claims()?.['pid']).toBe(astrid.pid);
  });

  it('signs out without a question and leads back to the service', async () => {
    const browser = createBrowser();
    const { tokens } = await signIn(browser, silje.pid);
    const url = client.buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token!,
      post_logout_redirect_uri: `${SERVICE}/`,
      state: 'later',
    });
    const end = await browser.get(url.href, (address) => address.startsWith(SERVICE));
    expect(end.url).toBe(`${SERVICE}/?state=later`);
  });

  it('signs out a browser that the provider does not know any more', async () => {
    const { tokens } = await signIn(createBrowser(), silje.pid);
    const url = client.buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token!,
      post_logout_redirect_uri: `${SERVICE}/`,
    });
    const end = await createBrowser().get(url.href, (address) => address.startsWith(SERVICE));
    expect(end.url).toBe(`${SERVICE}/`);
  });

  it('signs out with an ID token from before a restart, whose key is gone', async () => {
    const { tokens } = await signIn(createBrowser(), silje.pid);
    const [head, payload] = tokens.id_token!.split('.');
    const url = client.buildEndSessionUrl(config, {
      id_token_hint: `${head}.${payload}.${Buffer.alloc(256, 1).toString('base64url')}`,
      post_logout_redirect_uri: `${SERVICE}/`,
    });
    const end = await createBrowser().get(url.href, (address) => address.startsWith(SERVICE));
    expect(end.url).toBe(`${SERVICE}/`);
  });

  it('does not lead to an address that is not registered', async () => {
    const { url } = await begin();
    url.searchParams.set('redirect_uri', 'http://localhost:1/elsewhere');
    const page = await createBrowser().get(url.href);
    expect(page.status).toBe(400);
    expect(page.body).toContain('Innloggingen kan ikke fortsette');
  });

  it('refuses a request without PKCE', async () => {
    const { url } = await begin();
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    const end = await createBrowser().get(url.href, (address) => address.startsWith(SERVICE));
    expect(new URL(end.url).searchParams.get('error')).toBe('invalid_request');
  });

  it('refuses an unknown person and an expired sign-in in words', async () => {
    const browser = createBrowser();
    const page = await browser.get((await begin()).url.href);
    expect((await browser.postForm(page.url, { pid: '1' })).status).toBe(400);
    const expired = await browser.get(`${oidc.issuer}/interaction/no-such-interaction`);
    expect(expired.status).toBe(400);
    expect(expired.body).toContain('Innloggingen er utløpt');
  });
});

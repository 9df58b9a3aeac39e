import { createServer } from 'node:http';
import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPresseClaims } from '#bff/adapters/claims.ts';
import { createOidcClient } from '#bff/adapters/oidc.ts';
import {
  LevelRefused,
  type OidcClient,
  SignInRefused,
  SignInUnavailable,
} from '#bff/session/oidc-port.ts';
import { listen, stopServer } from '#dev/servers/ports.ts';
import { tried } from '#tests/support/trust.ts';

/** A provider that says what the test wants: its ID tokens need not be its own. */
const attempt = { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) };
const CLIENT = 'presse';
const server = createServer((request, response) => {
  void answer(request.url ?? '').then(({ status = 200, body }) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});
type Pair = Awaited<ReturnType<typeof generateKeyPair>>;
let issuer: string;
let own: Pair;
let other: Pair;
let token: () => Promise<{ status?: number; body: unknown }>;
let oidc: OidcClient;

async function answer(path: string): Promise<{ status?: number; body: unknown }> {
  if (path === '/token') return token();
  if (path === '/jwks')
    return { body: { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'a', alg: 'RS256' }] } };
  return {
    body: {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
    },
  };
}

beforeAll(async () => {
  [own, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  issuer = `http://localhost:${await listen(server, 0, 'localhost')}`;
  const settings = { issuer, clientId: CLIENT, clientSecret: 'x', readClaims: readPresseClaims };
  oidc = createOidcClient({ ...settings, levels: ['high', 'higher'] });
});
afterAll(() => stopServer(server));

const claims = () => {
  const now = Math.floor(Date.now() / 1000);
  const times = { iat: now, exp: now + 600 };
  const who = { sub: 'sub-1', pid: '14828840259' };
  return { iss: issuer, aud: CLIENT, nonce: attempt.nonce, acr: 'high', ...who, ...times };
};
const signed = (change: Record<string, unknown> = {}, key = own.privateKey, kid = 'a') =>
  new SignJWT({ ...claims(), ...change }).setProtectedHeader({ alg: 'RS256', kid }).sign(key);

/** Signs in with this ID token in the provider's answer. */
async function signIn(idToken: () => Promise<string>) {
  token = async () => ({
    body: { access_token: 'x', token_type: 'bearer', id_token: await idToken() },
  });
  return exchange();
}

const exchange = () => {
  const query = new URLSearchParams({ code: 'c', state: attempt.state });
  return oidc.exchange(new URL(`http://localhost:1/callback?${query}`), attempt);
};

describe('an ID token', () => {
  it('of the provider is believed, at each of the levels that are accepted', async () => {
    for (const acr of ['high', 'higher'])
      expect(await signIn(() => signed({ acr }))).toMatchObject({ sub: 'sub-1', sid: null });
  });

  it.each([
    ['lower', { acr: 'low' }],
    ['missing', { acr: undefined }],
    ['empty', { acr: '' }],
    ['a list', { acr: ['high'] }],
    ['several in one', { acr: 'high higher' }],
  ])('whose level is %s is refused for that', async (_, change) => {
    await expect(signIn(() => signed(change))).rejects.toBeInstanceOf(LevelRefused);
    tried('sign-in-level', 1);
  });

  it.each([
    ['signed with another key', () => signed({}, other.privateKey)],
    ['signed with a key that is not published', () => signed({}, other.privateKey, 'b')],
    [
      'whose content was changed',
      async () => {
        const [head, , signature] = (await signed()).split('.');
        const changed = JSON.stringify({ ...claims(), pid: '03917540569' });
        return `${head}.${Buffer.from(changed).toString('base64url')}.${signature}`;
      },
    ],
    ['of another provider', () => signed({ iss: 'https://evil.example' })],
    ['for another client', () => signed({ aud: 'presse-admin' })],
    ['that has ended', () => signed({ exp: Math.floor(Date.now() / 1000) - 3600 })],
    ['of another sign-in', () => signed({ nonce: 'x'.repeat(43) })],
  ])('%s is refused', async (_, idToken) => {
    await expect(signIn(idToken)).rejects.toBeInstanceOf(SignInRefused);
    tried('sign-in-level', 1);
  });
});

describe('a provider that is in trouble', () => {
  it.each([500, 502, 503, 429])('and says so with %i has not refused anybody', async (status) => {
    token = () => Promise.resolve({ status, body: { error: 'temporarily_unavailable' } });
    await expect(exchange()).rejects.toBeInstanceOf(SignInUnavailable);
    await expect(oidc.recheck('token')).rejects.toBeInstanceOf(SignInUnavailable);
  });

  it('is not one that says no', async () => {
    token = () => Promise.resolve({ status: 400, body: { error: 'invalid_grant' } });
    await expect(oidc.recheck('token')).rejects.toBeInstanceOf(SignInRefused);
  });

  it('and gives no ID token has not confirmed anybody', async () => {
    token = () => Promise.resolve({ body: { access_token: 'x', token_type: 'bearer' } });
    await expect(oidc.recheck('token')).rejects.toBeInstanceOf(SignInRefused);
  });
});

import { exportJWK, generateKeyPair, SignJWT, createLocalJWKSet, type JWTPayload } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { SignInRefused, SignInUnavailable } from '#bff/session/oidc-port.ts';
import { tried } from '#tests/support/trust.ts';
import { publishedKeys, readLogoutToken } from './logout-token.ts';

const ISSUER = 'https://idp.example';
const NOW = new Date('2026-03-10T12:00:00+01:00');
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const seconds = NOW.getTime() / 1000;
const expected = { issuer: ISSUER, clientId: 'presse', now: NOW };

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;
let own: Pair;
let other: Pair;
let keys: ReturnType<typeof createLocalJWKSet>;
beforeAll(async () => {
  own = await generateKeyPair('RS256');
  other = await generateKeyPair('RS256');
  keys = createLocalJWKSet({
    keys: [{ ...(await exportJWK(own.publicKey)), kid: 'a', alg: 'RS256', use: 'sig' }],
  });
});

const good: JWTPayload = {
  iss: ISSUER,
  aud: 'presse',
  iat: seconds,
  exp: seconds + 120,
  jti: 'jti-1',
  sub: 'sub-1',
  sid: 'sid-1',
  events: { [EVENT]: {} },
};
const header = { alg: 'RS256', kid: 'a', typ: 'logout+jwt' };

function sign(payload: JWTPayload, more: object = {}, key = own.privateKey): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ ...header, ...more }).sign(key);
}
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(good).filter(([name]) => !names.includes(name)));
const read = (token: string, now = NOW) => readLogoutToken(token, keys, { ...expected, now });

describe('a logout token', () => {
  it('says whose sign-in has ended', async () => {
    expect(await read(await sign(good))).toEqual({
      ...{ jti: 'jti-1', sub: 'sub-1', sid: 'sid-1' },
      expires: new Date((seconds + 180) * 1000),
    });
    expect(await read(await sign(without('sid')))).toMatchObject({ sub: 'sub-1', sid: null });
    expect(await read(await sign(without('sub')))).toMatchObject({ sub: null, sid: 'sid-1' });
  });

  it('is for several, of which we are one', async () => {
    expect(await read(await sign({ ...good, aud: ['another', 'presse'] }))).toBeTruthy();
  });

  const forged: readonly [string, () => Promise<string>][] = [
    ['signed with another key', () => sign(good, {}, other.privateKey)],
    [
      'signed with another key, which it brings along',
      async () => sign(good, { jwk: await exportJWK(other.publicKey) }, other.privateKey),
    ],
    ['of a key that is not published', () => sign(good, { kid: 'b' }, other.privateKey)],
    ['of another provider', () => sign({ ...good, iss: 'https://evil.example' })],
    ['of no provider', () => sign(without('iss'))],
    ['for another client', () => sign({ ...good, aud: 'presse-admin' })],
    ['for nobody', () => sign(without('aud'))],
    ['that has ended', () => sign({ ...good, exp: seconds - 61 })],
    ['that never ends', () => sign(without('exp'))],
    ['of an unknown time', () => sign(without('iat'))],
    ['of the future', () => sign({ ...good, iat: seconds + 120, exp: seconds + 240 })],
    [
      'that is old, though it has not ended',
      () => sign({ ...good, iat: seconds - 700, exp: seconds + 3600 }),
    ],
    ['without an id', () => sign(without('jti'))],
    ['without an event', () => sign(without('events'))],
    ['of another event', () => sign({ ...good, events: { 'http://example.com/other': {} } })],
    ['of an event that is no object', () => sign({ ...good, events: { [EVENT]: true } })],
    ['with a nonce, as an ID token has', () => sign({ ...good, nonce: 'n' })],
    ['of nobody', () => sign(without('sub', 'sid'))],
    ['with an empty sub', () => sign({ ...without('sid'), sub: '' })],
    ['that is an ID token', () => sign(good, { typ: 'JWT' })],
    ['that is an access token', () => sign(good, { typ: 'at+jwt' })],
    ['of no type', () => sign(good, { typ: undefined })],
    [
      'without a signature',
      async () => {
        const [, payload] = (await sign(good)).split('.');
        const none = Buffer.from(JSON.stringify({ ...header, alg: 'none' })).toString('base64url');
        return `${none}.${payload}.`;
      },
    ],
    [
      'signed with the public key as a secret',
      async () => {
        const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(own.publicKey)));
        return new SignJWT(good).setProtectedHeader({ ...header, alg: 'HS256' }).sign(secret);
      },
    ],
    [
      'whose content was changed',
      async () => {
        const [head, , signature] = (await sign(good)).split('.');
        const payload = Buffer.from(JSON.stringify({ ...good, sub: 'x' })).toString('base64url');
        return `${head}.${payload}.${signature}`;
      },
    ],
    ['that is no token', () => Promise.resolve('x.y.z')],
    ['that is empty', () => Promise.resolve('')],
  ];

  it.each(forged)('%s is refused', async (_, make) => {
    await expect(read(await make())).rejects.toBeInstanceOf(SignInRefused);
    tried('logout-at-provider', 1);
  });

  it('is refused as too old from the moment that it says', async () => {
    const token = await sign(good);
    const { expires } = await read(token);
    expect(await read(token, new Date(expires.getTime() - 1))).toBeTruthy();
    await expect(read(token, expires)).rejects.toBeInstanceOf(SignInRefused);
  });

  it('is not refused when the provider does not answer about its keys', async () => {
    const away = publishedKeys('http://127.0.0.1:1/jwks', 500);
    const token = await sign(good);
    await expect(readLogoutToken(token, away, expected)).rejects.toBeInstanceOf(SignInUnavailable);
  });
});

import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeClientKey } from '#tests/support/bff/client-keys.ts';
import { clientKey, namedKey } from './client-key.ts';

const setting = clientKey('a key');
const rsa = makeClientKey('a');
const ec = makeClientKey('b', 'ES256');
const faultOf = (text: string) => setting.safeParse(text).error?.issues[0]?.message;
const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
const other = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey;
const pem = { type: 'pkcs8', format: 'pem' } as const;

describe('a key that signs who we are', () => {
  it.each([
    ['RSA in PEM form', rsa.pem, 'RS256', null],
    ['P-256 in PEM form', ec.pem, 'ES256', null],
    ['RSA as a JWK, with its name', JSON.stringify(rsa.jwk), 'RS256', 'a'],
    ['P-256 as a JWK', ` ${JSON.stringify({ ...ec.jwk, kid: undefined })}\n`, 'ES256', null],
  ])('is read: %s', (_, text, alg, kid) => {
    expect(setting.parse(text)).toMatchObject({ alg, kid });
  });

  const secret = 'hemmelig';
  it.each([
    ['something else', secret, /must be a private key/],
    ['a broken PEM', rsa.pem.slice(0, 400), /must be a private key/],
    ['broken JSON', `{"kty":"RSA","d":"${secret}"`, /must be a private key/],
    ['a JWK that lacks a part', JSON.stringify({ kty: 'RSA', d: secret }), /must be a private/],
    ['the public one', JSON.stringify(rsa.registered), /must be a private key/],
    [
      'one with a password',
      rsa.clientKey.key.export({ ...pem, cipher: 'aes-256-cbc', passphrase: secret }).toString(),
      /without a password/,
    ],
    ['a short one', short.export(pem).toString(), /2048 bits/],
    ['another curve', other.export(pem).toString(), /P-256/],
  ])('is refused without quoting it: %s', (_, text, fault) => {
    expect(faultOf(text)).toMatch(fault);
    expect(faultOf(text)).not.toContain(secret);
  });

  it('is called as the setting says, else as it says itself, and is nothing without a name', () => {
    const [named, nameless] = [setting.parse(JSON.stringify(rsa.jwk)), setting.parse(rsa.pem)];
    expect(namedKey(named, 'other')?.kid).toBe('other');
    expect(namedKey(named, undefined)?.kid).toBe('a');
    expect(namedKey(nameless, 'x')?.kid).toBe('x');
    expect(namedKey(nameless, undefined)).toBeNull();
    expect(namedKey(undefined, 'x')).toBeNull();
  });

  it('is no part of what is printed of it', () => {
    expect(JSON.stringify(setting.parse(rsa.pem))).not.toContain('MII');
    expect(z.globalRegistry.get(setting)).toMatchObject({ secret: true });
  });
});

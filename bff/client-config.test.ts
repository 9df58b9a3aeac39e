import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '#settings/read.ts';
import { inProduction, shared, withRules } from '#settings/shared.ts';
import { makeClientKey } from '#tests/support/bff/client-keys.ts';
import { z } from 'zod';
import {
  maskinportenOf,
  maskinportenProductionRules,
  maskinportenRules,
  maskinportenVariables,
} from './maskinporten-config.ts';
import {
  presseClientRules,
  presseClientVariables,
  presseCredential,
} from './presse-client-config.ts';

/** The part of the web server's configuration (config.ts) that is about who we are elsewhere. */
const schema = withRules(
  inProduction(
    z.object({
      NODE_ENV: shared.NODE_ENV,
      ...presseClientVariables,
      ...maskinportenVariables,
    }),
    maskinportenProductionRules,
  ),
  [...presseClientRules, ...maskinportenRules],
);
const production = { NODE_ENV: 'production', OIDC_PRESSE_CLIENT_SECRET: 'hemmelig' };
const parse = (env: NodeJS.ProcessEnv) => parseEnvironment(schema, env);
const problems = (env: NodeJS.ProcessEnv): string[] => {
  try {
    parse(env);
    return [];
  } catch (error) {
    return [...(error as Error).message.matchAll(/^ {2}(\w+):/gm)].map((match) => match[1]!);
  }
};

describe('what ID-porten knows us by', () => {
  const byKey = { ...production, OIDC_PRESSE_CLIENT_SECRET: undefined };
  const { pem, jwk } = makeClientKey('ours');

  it('is a password or a key, which has a name', () => {
    expect(presseCredential(parse(production))).toEqual({ clientSecret: 'hemmelig' });
    const named = { ...byKey, OIDC_PRESSE_CLIENT_KEY: pem, OIDC_PRESSE_CLIENT_KEY_ID: 'x' };
    expect(presseCredential(parse(named))).toMatchObject({ clientKey: { kid: 'x' } });
    const itself = { ...byKey, OIDC_PRESSE_CLIENT_KEY: JSON.stringify(jwk) };
    expect(presseCredential(parse(itself))).toMatchObject({ clientKey: { kid: 'ours' } });
  });

  it.each([
    ['neither', {}, /CLIENT_SECRET: is required, or OIDC_PRESSE_CLIENT_KEY in its place/],
    [
      'both',
      { OIDC_PRESSE_CLIENT_SECRET: 'x', OIDC_PRESSE_CLIENT_KEY: JSON.stringify(jwk) },
      /CLIENT_KEY: is set, and OIDC_PRESSE_CLIENT_SECRET too/,
    ],
    ['a key without a name', { OIDC_PRESSE_CLIENT_KEY: pem }, /CLIENT_KEY_ID: is required with/],
    ['no key', { OIDC_PRESSE_CLIENT_KEY: 'x' }, /CLIENT_KEY: must be a private key/],
  ])('is not %s, and one line says so', (_, change, line) => {
    const env = { ...byKey, ...change };
    expect(problems(env)).toHaveLength(1);
    expect(() => parse(env)).toThrow(line);
  });
});

describe('Maskinporten', () => {
  const { pem, jwk } = makeClientKey('ours');
  const all = {
    MASKINPORTEN_ISSUER: 'https://maskinporten.example/',
    MASKINPORTEN_CLIENT_ID: 'presse',
    MASKINPORTEN_SCOPE: 'folkeregister:deling/offentligmedhjemmel',
    MASKINPORTEN_KEY: pem,
    MASKINPORTEN_KEY_ID: 'ours',
  };

  it('is asked when all its settings are there, and not when none is', () => {
    expect(maskinportenOf(parse(production))).toBeNull();
    expect(maskinportenOf(parse({ ...production, ...all }))).not.toBeNull();
    const itself = { MASKINPORTEN_KEY: JSON.stringify(jwk), MASKINPORTEN_KEY_ID: '' };
    expect(maskinportenOf(parse({ ...production, ...all, ...itself }))).not.toBeNull();
  });

  it.each(Object.keys(all))('lacks %s, and says so', (name) => {
    const env = { ...production, ...all, [name]: undefined };
    expect(problems(env)).toEqual([name]);
    expect(() => parse(env)).toThrow(/is required with/);
  });

  it.each([
    ['without TLS', { MASKINPORTEN_ISSUER: 'http://maskinporten.example/' }],
    ['with no scopes', { MASKINPORTEN_SCOPE: ' ' }],
    ['with no key', { MASKINPORTEN_KEY: 'x' }],
  ])('is refused %s', (_, change) => {
    expect(problems({ ...production, ...all, ...change })).toEqual(Object.keys(change));
  });
});

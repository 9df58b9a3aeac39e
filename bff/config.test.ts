import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '#settings/read.ts';
import { configSchema } from './config.ts';

const key = () => randomBytes(32).toString('base64');
const minimal = {
  DATABASE_URL: 'postgres://presse@localhost/presse?sslmode=verify-full',
  OIDC_PRESSE_ISSUER: 'http://localhost:4000',
  OIDC_PRESSE_CLIENT_ID: 'presse',
  OIDC_PRESSE_CLIENT_SECRET: 'hemmelig',
  OIDC_ADMIN_ISSUER: 'http://localhost:4000',
  OIDC_ADMIN_CLIENT_ID: 'presse-admin',
  OIDC_ADMIN_CLIENT_SECRET: 'hemmelig',
  FOLKEREGISTER_URL: 'http://localhost:4100',
  IDENTITY_KEY: key(),
  SESSION_KEY: key(),
  AUDIT_KEY: key(),
};
const production = {
  ...minimal,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://presse.example',
  OIDC_PRESSE_ISSUER: 'https://idporten.example',
  OIDC_ADMIN_ISSUER: 'https://entra.example',
  FOLKEREGISTER_URL: 'https://folkeregister.example',
  SMTP_URL: 'smtps://mail.example',
  EPOST_AVSENDER: 'presse@domstol.test',
  EPOST_DOMSTOLADMINISTRASJONEN: 'da@domstol.test',
  ELASTICSEARCH_URL: 'https://elasticsearch:9200',
  OIDC_PRESSE_ACR: 'idporten-loa-high',
  OIDC_ADMIN_ACR: 'none',
  DOKUMENT_DIR: '/srv/dokumenter',
};
const published = (number: number) =>
  Buffer.from(`development only, no secret no.${number}`).toString('base64');
const parse = (env: NodeJS.ProcessEnv) => parseEnvironment(configSchema, env);
const problems = (env: NodeJS.ProcessEnv): string[] => {
  try {
    parse(env);
    return [];
  } catch (error) {
    return [...(error as Error).message.matchAll(/^ {2}(\w+):/gm)].map((match) => match[1]!);
  }
};

describe('the configuration of the web server', () => {
  it('has defaults', () => {
    expect(parse(minimal)).toMatchObject({
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      PRESSE_DATA_DIR: '.data',
      NODE_ENV: 'development',
    });
  });

  it('has a ring of keys for each use: the newest, and the older one when there is one', () => {
    const { keys } = parse({ ...minimal, SESSION_KEY_OLD: key(), AUDIT_KEY_OLD: '' });
    expect([keys.identity, keys.session, keys.audit].map((ring) => ring.length)).toEqual([1, 2, 1]);
    expect(keys.session[0].toString('base64')).toBe(minimal.SESSION_KEY);
  });

  it('reduces the public address to its origin, and refuses a path', () => {
    expect(parse({ ...minimal, PUBLIC_URL: 'http://LOCALHOST:80/' }).PUBLIC_URL).toBe(
      'http://localhost',
    );
    expect(problems({ ...minimal, PUBLIC_URL: 'http://localhost/presse' })).toEqual(['PUBLIC_URL']);
  });

  it('accepts a complete production environment', () => {
    expect(problems(production)).toEqual([]);
    const older = { IDENTITY_KEY_OLD: key(), SESSION_KEY_OLD: key(), AUDIT_KEY_OLD: key() };
    expect(problems({ ...production, ...older })).toEqual([]);
  });

  it('accepts connections without TLS in a closed network, and through a local socket', () => {
    const plain = {
      DATABASE_URL: 'postgres://presse@db/presse',
      ELASTICSEARCH_URL: 'http://elasticsearch:9200',
    };
    expect(problems({ ...production, ...plain, CLOSED_NETWORK: 'true' })).toEqual([]);
    expect(problems({ ...production, ...plain, CLOSED_NETWORK: 'false' })).toHaveLength(2);
    const socket = 'postgres:///presse?host=/var/run/postgresql';
    expect(problems({ ...production, DATABASE_URL: socket })).toEqual([]);
  });

  it('lists everything that is missing or unsafe in production at once', () => {
    const env = { NODE_ENV: 'production', PRESSE_NOW: '2026-03-01T08:00:00+01:00' };
    expect(problems(env).sort()).toEqual(
      [
        'AUDIT_KEY',
        'DATABASE_URL',
        'DOKUMENT_DIR',
        'ELASTICSEARCH_URL',
        'EPOST_AVSENDER',
        'EPOST_DOMSTOLADMINISTRASJONEN',
        'FOLKEREGISTER_URL',
        'IDENTITY_KEY',
        'OIDC_ADMIN_ACR',
        'OIDC_ADMIN_CLIENT_ID',
        'OIDC_ADMIN_CLIENT_SECRET',
        'OIDC_ADMIN_ISSUER',
        'OIDC_PRESSE_ACR',
        'OIDC_PRESSE_CLIENT_ID',
        'OIDC_PRESSE_CLIENT_SECRET',
        'OIDC_PRESSE_ISSUER',
        'PRESSE_NOW',
        'PUBLIC_URL',
        'SESSION_KEY',
        'SMTP_URL',
      ].sort(),
    );
  });

  it.each([
    ['a public address without TLS', { PUBLIC_URL: 'http://presse.example' }, 'PUBLIC_URL'],
    ['an issuer without TLS', { OIDC_PRESSE_ISSUER: 'http://id.example' }, 'OIDC_PRESSE_ISSUER'],
    [
      "the administrators' issuer without TLS",
      { OIDC_ADMIN_ISSUER: 'http://id.example' },
      'OIDC_ADMIN_ISSUER',
    ],
    [
      'a register without TLS',
      { FOLKEREGISTER_URL: 'http://register.example' },
      'FOLKEREGISTER_URL',
    ],
    ['an address under .example', { EPOST_AVSENDER: 'a@b.example' }, 'EPOST_AVSENDER'],
    ['a fixed clock', { PRESSE_NOW: '2026-03-01T08:00:00+01:00' }, 'PRESSE_NOW'],
    ['a short key', { IDENTITY_KEY: Buffer.alloc(31).toString('base64') }, 'IDENTITY_KEY'],
    ['a key that is not base64', { SESSION_KEY: 'æ'.repeat(32) }, 'SESSION_KEY'],
    ['the published key', { IDENTITY_KEY: published(1) }, 'IDENTITY_KEY'],
    ['the other published key', { SESSION_KEY: published(2) }, 'SESSION_KEY'],
    ['a published key of the other kind', { SESSION_KEY: published(1) }, 'SESSION_KEY'],
    ['a key of one byte', { SESSION_KEY: Buffer.alloc(32, 7).toString('base64') }, 'SESSION_KEY'],
    ['the same key twice', { SESSION_KEY: production.IDENTITY_KEY }, 'SESSION_KEY'],
    ['a published key for words', { AUDIT_KEY: published(3) }, 'AUDIT_KEY'],
    ['a published key as the older one', { IDENTITY_KEY_OLD: published(1) }, 'IDENTITY_KEY_OLD'],
    ['an older key that is short', { AUDIT_KEY_OLD: 'AAAA' }, 'AUDIT_KEY_OLD'],
    [
      'an older key of one byte',
      { SESSION_KEY_OLD: Buffer.alloc(32, 7).toString('base64') },
      'SESSION_KEY_OLD',
    ],
    ['an older key that is the newest', { AUDIT_KEY_OLD: production.AUDIT_KEY }, 'AUDIT_KEY_OLD'],
    [
      'an older key that is another one',
      { SESSION_KEY_OLD: production.AUDIT_KEY },
      'SESSION_KEY_OLD',
    ],
    [
      'a published secret',
      { OIDC_PRESSE_CLIENT_SECRET: 'development-only' },
      'OIDC_PRESSE_CLIENT_SECRET',
    ],
    [
      'a published secret for administrators',
      { OIDC_ADMIN_CLIENT_SECRET: 'development-only' },
      'OIDC_ADMIN_CLIENT_SECRET',
    ],
    [
      'the published password of the database',
      { DATABASE_URL: 'postgres://presse:development-only@db/presse?sslmode=require' },
      'DATABASE_URL',
    ],
    ['a database without TLS', { DATABASE_URL: 'postgres://presse@db/presse' }, 'DATABASE_URL'],
    [
      'a database with TLS only if it likes',
      { DATABASE_URL: 'postgres://presse@db/presse?sslmode=prefer' },
      'DATABASE_URL',
    ],
    [
      'a search engine without TLS',
      { ELASTICSEARCH_URL: 'http://elasticsearch:9200' },
      'ELASTICSEARCH_URL',
    ],
    [
      'one node of several without TLS',
      { ELASTICSEARCH_URL: 'https://one:9200,http://two:9200' },
      'ELASTICSEARCH_URL',
    ],
    [
      'a blank between nodes',
      { ELASTICSEARCH_URL: 'https://one:9200, https://two:9200' },
      'ELASTICSEARCH_URL',
    ],
    ['an empty variable, which counts as missing', { ELASTICSEARCH_URL: '' }, 'ELASTICSEARCH_URL'],
  ])('refuses %s in production', (_, change, variable) => {
    expect(new Set(problems({ ...production, ...change }))).toEqual(new Set([variable]));
  });
});

describe('the levels of a sign-in', () => {
  it('are none in development, unless they are given', () => {
    expect(parse(minimal)).toMatchObject({ OIDC_PRESSE_ACR: [], OIDC_ADMIN_ACR: [] });
    const several = { ...minimal, OIDC_PRESSE_ACR: 'idporten-loa-high idporten-loa-substantial' };
    expect(parse(several).OIDC_PRESSE_ACR).toEqual([
      'idporten-loa-high',
      'idporten-loa-substantial',
    ]);
  });

  it('are required in production; only the provider of administrators may give none', () => {
    const without = { ...production, OIDC_PRESSE_ACR: undefined, OIDC_ADMIN_ACR: undefined };
    expect(problems(without)).toEqual(['OIDC_PRESSE_ACR', 'OIDC_ADMIN_ACR']);
    expect(problems({ ...production, OIDC_PRESSE_ACR: 'none' })).toEqual(['OIDC_PRESSE_ACR']);
    expect(parse(production).OIDC_ADMIN_ACR).toEqual([]);
  });

  it.each(['none idporten-loa-high', ' ', 'a  b'])('are not %j', (value) => {
    expect(problems({ ...minimal, OIDC_ADMIN_ACR: value })).toEqual(['OIDC_ADMIN_ACR']);
  });
});

describe('how often the group of administrators is checked', () => {
  it('is ten minutes, and never more than fifteen', () => {
    expect(parse(minimal).OIDC_ADMIN_RECHECK_MINUTES).toBe(10);
    for (const value of ['0', '16', '10.5', 'x'])
      expect(problems({ ...minimal, OIDC_ADMIN_RECHECK_MINUTES: value })).toEqual([
        'OIDC_ADMIN_RECHECK_MINUTES',
      ]);
  });
});

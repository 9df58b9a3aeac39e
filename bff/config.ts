import { join } from 'node:path';
import { z } from 'zod';
import {
  closedNetworkSchema,
  elasticsearchSchema,
  isSafeDatabase,
  isSafeElasticsearch,
  NEEDS_TLS,
  presseNowSchema,
} from '#contract/env.ts';
import { retentionSettings } from '#db/retention/settings.ts';
import { isEmail } from '#domain/text-rules.ts';
import { KNOWN, keyRingsOf, keyRules, keyVariables } from './key-config.ts';

/** Checked by the same rule as in the forms. */
const email = z.string().refine(isEmail, 'must be an e-mail address');
const port = z.coerce.number().int().min(0).max(65_535);
const count = z.coerce.number().int().min(0);

/** Only scheme, host and port: the service has its paths from the root. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => URL.canParse(text) && new URL(text).pathname === '/', 'must be without a path')
  .transform((text) => new URL(text).origin);

/** Levels of a sign-in, apart by blanks; `none` for none. */
const levels = z
  .string()
  .regex(/^\S+( \S+)*$/, 'must be one or more levels with a blank between them, or none')
  .transform((text) => text.split(' '))
  .refine((list) => list.length === 1 || !list.includes('none'), 'none stands alone');

const values = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: port.default(3000),
  /** Without it, no metrics are served. */
  METRICS_PORT: port.optional(),
  /** The interface of METRICS_PORT. Metrics are not for the public. */
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** How long readiness says 503 before the port closes. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(2),
  /** Within so long the headers of a request must have come, and the whole request: slower ones get 408. */
  HEADERS_SECONDS: z.coerce.number().positive().max(300).default(10),
  REQUEST_SECONDS: z.coerce.number().positive().max(300).default(20),
  /** More connections at the same time are closed at once. */
  MAX_CONNECTIONS: z.coerce.number().int().min(1).default(5000),
  PUBLIC_URL: origin.default('http://localhost:3000'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Without it, Postgres is the search engine. */
  ELASTICSEARCH_URL: z.optional(elasticsearchSchema),
  /** Keeps several installations apart in one engine; the same as in the indexer. */
  INDEX_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9]{0,17}$/, 'must be lower-case letters and digits, at most 18')
    .optional(),
  CLOSED_NETWORK: closedNetworkSchema,
  PRESSE_DATA_DIR: z.string().default('.data'),
  DOKUMENT_DIR: z.string().optional(),
  WEB_DIR: z.string().default(join('dist', 'web')),
  PRESSE_NOW: presseNowSchema,
  OIDC_PRESSE_ISSUER: z.url({ protocol: /^https?$/ }),
  OIDC_PRESSE_CLIENT_ID: z.string().min(1),
  OIDC_PRESSE_CLIENT_SECRET: z.string().min(1),
  OIDC_ADMIN_ISSUER: z.url({ protocol: /^https?$/ }),
  OIDC_ADMIN_CLIENT_ID: z.string().min(1),
  OIDC_ADMIN_CLIENT_SECRET: z.string().min(1),
  /** Somebody is an administrator when this claim of the ID token contains OIDC_ADMIN_VALUE. */
  OIDC_ADMIN_CLAIM: z.string().min(1).default('groups'),
  OIDC_ADMIN_VALUE: z.string().min(1).default('presse-admin'),
  /** The accepted levels of a sign-in (`acr`), apart by blanks; the provider is asked for them. */
  OIDC_PRESSE_ACR: levels.optional(),
  /** `none` says that the provider gives no level and requires two factors by itself, as Entra ID does. */
  OIDC_ADMIN_ACR: levels.optional(),
  /** `offline_access` asks for a refresh token, with which the group is checked again. */
  OIDC_ADMIN_SCOPE: z
    .string()
    .regex(/^openid( [\x21\x23-\x5b\x5d-\x7e]+)*$/, 'must be scopes, the first of them openid')
    .default('openid profile offline_access'),
  /** How old the provider's answer about the group may be before it is asked again. */
  OIDC_ADMIN_RECHECK_MINUTES: z.coerce.number().int().min(1).max(15).default(10),
  ...keyVariables,
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  /** How many proxies in front of us add to X-Forwarded-For. 0: the client's address is the connection's. */
  PROXY_HOPS: count.default(0),
  /** Requests a minute for each address: sign-in, and employers' links. */
  RATE_LIMIT_SIGNIN: count.default(60),
  /** Requests a minute for each person. */
  RATE_LIMIT_SEARCH: count.default(600),
  /** Requests a minute for each person: applications, changes of the profile, yearly updates, exports of the log. */
  RATE_LIMIT_APPLICATION: count.default(20),
  /** Requests a minute for each person: details of cases, documents and changes of favourites, each counted apart. */
  RATE_LIMIT_CASE: count.default(300),
  /** Requests a minute for each person: every other call; for each address: sign-outs. */
  RATE_LIMIT_CALLS: count.default(600),
  /** The population register's base address. */
  FOLKEREGISTER_URL: z.url({ protocol: /^https?$/ }),
  ...retentionSettings,
  /** Without it, e-mail stays in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The address that e-mail comes from; the receipt page shows it too. */
  EPOST_AVSENDER: email.default('pressetjeneste@domstol.example'),
  /** Domstoladministrasjonen's address, which is told about changes of employer. */
  EPOST_DOMSTOLADMINISTRASJONEN: email.default('pressetjeneste@domstol.example'),
});
type Values = z.output<typeof values>;

/** As the keys that are published (key-config.ts). */
const PUBLISHED_SECRET = 'development-only';

function isSecret(name: 'OIDC_PRESSE_CLIENT_SECRET' | 'OIDC_ADMIN_CLIENT_SECRET') {
  return (v: Partial<Values>) => v[name] !== PUBLISHED_SECRET;
}

function hasSecretPassword({ DATABASE_URL: url }: Partial<Values>): boolean {
  return !url || !URL.canParse(url) || new URL(url).password !== PUBLISHED_SECRET;
}

/** What is allowed in development and refused in production. */
const productionRules: readonly (readonly [
  keyof Values,
  (v: Partial<Values>) => boolean,
  string,
])[] = [
  ['PUBLIC_URL', (v) => isHttps(v.PUBLIC_URL), 'must be https in production'],
  ['OIDC_ADMIN_ISSUER', (v) => isHttps(v.OIDC_ADMIN_ISSUER), 'must be https in production'],
  ['OIDC_PRESSE_ISSUER', (v) => isHttps(v.OIDC_PRESSE_ISSUER), 'must be https in production'],
  ['ELASTICSEARCH_URL', (v) => v.ELASTICSEARCH_URL !== undefined, 'is required in production'],
  ['ELASTICSEARCH_URL', isSafeElasticsearch, NEEDS_TLS],
  ['DATABASE_URL', isSafeDatabase, NEEDS_TLS],
  ['DATABASE_URL', hasSecretPassword, KNOWN],
  ...keyRules,
  ['OIDC_PRESSE_CLIENT_SECRET', isSecret('OIDC_PRESSE_CLIENT_SECRET'), KNOWN],
  ['OIDC_ADMIN_CLIENT_SECRET', isSecret('OIDC_ADMIN_CLIENT_SECRET'), KNOWN],
  [
    'OIDC_PRESSE_ACR',
    (v) => v.OIDC_PRESSE_ACR !== undefined && !v.OIDC_PRESSE_ACR.includes('none'),
    'is required in production: the levels that are accepted, such as idporten-loa-high',
  ],
  [
    'OIDC_ADMIN_ACR',
    (v) => v.OIDC_ADMIN_ACR !== undefined,
    'is required in production: the levels that are accepted, or none when the provider gives no level',
  ],
  ['FOLKEREGISTER_URL', (v) => isHttps(v.FOLKEREGISTER_URL), 'must be https in production'],
  ['SMTP_URL', (v) => v.SMTP_URL !== undefined, 'is required in production'],
  ['EPOST_AVSENDER', isRealAddress('EPOST_AVSENDER'), 'must be a real address in production'],
  [
    'EPOST_DOMSTOLADMINISTRASJONEN',
    isRealAddress('EPOST_DOMSTOLADMINISTRASJONEN'),
    'must be a real address in production',
  ],
  ['PRESSE_NOW', (v) => v.PRESSE_NOW === undefined, 'is refused in production'],
  ['DOKUMENT_DIR', (v) => v.DOKUMENT_DIR !== undefined, 'is required in production'],
];

/** Every rule is checked even when other values are missing, so that all problems are reported at once. */
const always = { when: () => true };

/**
 * The configuration of the web server. `parseEnvironment(configSchema, process.env)` (contract/env.ts) lists every
 * missing or unsafe value. Embedded servers have no options here: dev/ sets these variables.
 */
export const configSchema = productionRules
  .reduce(
    (schema, [name, holds, message]) =>
      schema.refine((v) => v.NODE_ENV !== 'production' || holds(v), {
        path: [name],
        message,
        ...always,
      }),
    values,
  )
  .transform((v) => ({
    ...v,
    DOKUMENT_DIR: v.DOKUMENT_DIR ?? join(v.PRESSE_DATA_DIR, 'dokumenter'),
    OIDC_PRESSE_ACR: without(v.OIDC_PRESSE_ACR),
    OIDC_ADMIN_ACR: without(v.OIDC_ADMIN_ACR),
    keys: keyRingsOf(v),
  }));
export type Config = z.output<typeof configSchema>;

/** The levels that are asked for; empty: any is accepted. */
function without(levels: readonly string[] = []): readonly string[] {
  return levels.filter((level) => level !== 'none');
}

/** A missing value passes here: it is reported as missing, once. */
function isHttps(url: string | undefined): boolean {
  return url === undefined || url.startsWith('https://');
}

/** `.example` is reserved (RFC 2606): mail to it reaches nobody. */
function isRealAddress(name: 'EPOST_AVSENDER' | 'EPOST_DOMSTOLADMINISTRASJONEN') {
  return (v: Partial<Values>) => !v[name]?.endsWith('.example');
}

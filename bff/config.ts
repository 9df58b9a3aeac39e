import { join } from 'node:path';
import { z } from 'zod';
import {
  dokumentlagerRules,
  dokumentlagerVariables,
  withDokumentlager,
} from '#db/dokumentlager/settings.ts';
import { retentionSettings } from '#db/retention/settings.ts';
import { isEmail } from '#domain/text-rules.ts';
import {
  count,
  inProduction,
  isHttps,
  KNOWN,
  port,
  PUBLISHED_SECRET,
  type Rule,
  shared,
  sharedRules,
  withRules,
} from '#settings/shared.ts';
import { arkivVariables } from './arkiv/config.ts';
import { keyRingsOf, keyRules, keyVariables } from './key-config.ts';
import { klageVariables } from './klage-config.ts';
import { linkVariables } from './link-config.ts';
import {
  maskinportenProductionRules,
  maskinportenRules,
  maskinportenVariables,
} from './maskinporten-config.ts';
import { presseClientRules, presseClientVariables } from './presse-client-config.ts';
import { securityRules, securityVariables } from './security-txt.ts';

/** Checked by the same rule as in the forms. */
const email = z.string().refine(isEmail, 'must be an e-mail address');
const seconds = z.coerce.number().positive().max(300);

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

const issuer = z.url({ protocol: /^https?$/ });
const clientSecret = z.string().min(1);
const aMinute = 'requests a minute';

const values = z.object({
  NODE_ENV: shared.NODE_ENV,
  PORT: port.default(3000).describe('where the web server listens'),
  METRICS_PORT: shared.METRICS_PORT,
  METRICS_HOST: shared.METRICS_HOST,
  OTEL_EXPORTER_OTLP_ENDPOINT: shared.OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_EXPORTER_OTLP_HEADERS: shared.OTEL_EXPORTER_OTLP_HEADERS,
  OTEL_TRACES_SAMPLER_ARG: shared.OTEL_TRACES_SAMPLER_ARG,
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(300)
    .default(2)
    .describe('how long readiness says 503 before the port closes'),
  HEADERS_SECONDS: seconds
    .default(10)
    .describe('a request whose headers take longer to come gets 408'),
  REQUEST_SECONDS: seconds
    .default(20)
    .describe('a request that as a whole takes longer to come gets 408'),
  MAX_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .default(5000)
    .describe('more connections at the same time are closed at once'),
  PUBLIC_URL: origin
    .default('http://localhost:3000')
    .describe('how browsers address it, without a path; https in production'),
  DATABASE_URL: shared.DATABASE_URL,
  DATABASE_POOL: shared.DATABASE_POOL,
  REQUEST_STATEMENT_SECONDS: shared.STATEMENT_SECONDS.max(30)
    .default(1.8)
    .describe(
      'a statement of a request that takes longer is ended; a reader has an answer within 2 seconds',
    ),
  RETENTION_POOL: shared.DATABASE_POOL.default(3).describe(
    'connections to Postgres of the daily deletion, beside those of requests',
  ),
  RETENTION_STATEMENT_SECONDS: shared.STATEMENT_SECONDS.default(3600).describe(
    'a statement of the daily deletion that takes longer is given up, and tried again the next day',
  ),
  ELASTICSEARCH_URL: shared.ELASTICSEARCH_URL,
  ELASTICSEARCH_CA: shared.ELASTICSEARCH_CA,
  INDEX_PREFIX: shared.INDEX_PREFIX,
  CLOSED_NETWORK: shared.CLOSED_NETWORK,
  ...dokumentlagerVariables,
  WEB_DIR: z.string().default(join('dist', 'web')).describe('the folder of the built page'),
  PRESSE_NOW: shared.PRESSE_NOW,
  OIDC_PRESSE_ISSUER: issuer.describe('ID-porten; https in production'),
  OIDC_PRESSE_CLIENT_ID: z.string().min(1).describe('our name at ID-porten'),
  ...presseClientVariables,
  OIDC_ADMIN_ISSUER: issuer.describe('Entra ID, for administrators; https in production'),
  OIDC_ADMIN_CLIENT_ID: z.string().min(1).describe('our name at Entra ID'),
  OIDC_ADMIN_CLIENT_SECRET: clientSecret.meta({
    description: 'our password at Entra ID',
    secret: true,
  }),
  OIDC_ADMIN_CLAIM: z
    .string()
    .min(1)
    .default('groups')
    .describe('somebody is an administrator when this claim of the ID token has OIDC_ADMIN_VALUE'),
  OIDC_ADMIN_VALUE: z
    .string()
    .min(1)
    .default('presse-admin')
    .describe('the group or role of administrators'),
  OIDC_PRESSE_ACR: levels
    .optional()
    .describe('the accepted levels of a sign-in (`acr`), with a blank between them'),
  OIDC_ADMIN_ACR: levels
    .optional()
    .describe(
      'the same for administrators; `none` for a provider that gives no level and requires two factors by itself (Entra ID)',
    ),
  OIDC_ADMIN_SCOPE: z
    .string()
    .regex(/^openid( [\x21\x23-\x5b\x5d-\x7e]+)*$/, 'must be scopes, the first of them openid')
    .default('openid profile offline_access')
    .describe(
      'what is asked for; without a refresh token an administrator signs in every 15 minutes',
    ),
  OIDC_ADMIN_RECHECK_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(15)
    .default(10)
    .describe('how often the group is checked again, 1 to 15'),
  ...keyVariables,
  LOG_LEVEL: shared.LOG_LEVEL,
  PROXY_HOPS: count
    .default(0)
    .describe(
      'how many proxies in front add to `X-Forwarded-For`; 0: the client is whoever connects',
    ),
  RATE_LIMIT_SIGNIN: count
    .default(60)
    .describe(`${aMinute}, for an address: sign-in, employers' links, and keys that are refused`),
  RATE_LIMIT_SEARCH: count.default(600).describe(`${aMinute}, for a person: searches`),
  RATE_LIMIT_APPLICATION: count
    .default(20)
    .describe(
      `${aMinute}, for a person: applications, changes of the profile, yearly updates, exports of searches and of the log`,
    ),
  RATE_LIMIT_CASE: count
    .default(300)
    .describe(
      `${aMinute}, for a person: details of cases, documents, changes of favourites, notes, each apart`,
    ),
  RATE_LIMIT_MACHINE: count
    .default(120)
    .describe(`${aMinute}, for a person: calls with keys for programs, apart from all others`),
  RATE_LIMIT_CALLS: count
    .default(600)
    .describe(`${aMinute}, for a person: every other call; for an address: sign-outs`),
  FOLKEREGISTER_URL: z.url({ protocol: /^https?$/ }).meta({
    description: 'the population register (docs/decisions/0010); https in production',
    secret: true,
  }),
  ...maskinportenVariables,
  ...retentionSettings,
  ...arkivVariables,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta({
      description:
        '`smtp(s)://user:password@host:port`, with TLS in production; without it e-mail stays in the outbox',
      secret: true,
    }),
  EPOST_AVSENDER: email
    .default('pressetjeneste@domstol.example')
    .describe('whom e-mail comes from; the receipt page shows it too'),
  EPOST_DOMSTOLADMINISTRASJONEN: email
    .default('pressetjeneste@domstol.example')
    .describe('who hears that somebody has changed employer'),
  KJEDE_EPOST: email
    .optional()
    .describe(
      'who gets the last hash of the audit log each day, outside of what the operators can change; without it only the log stream has it',
    ),
  ...klageVariables,
  ...linkVariables,
  ...securityVariables,
});
export type Values = z.output<typeof values>;

function isSecret(name: 'OIDC_PRESSE_CLIENT_SECRET' | 'OIDC_ADMIN_CLIENT_SECRET') {
  return (v: Partial<Values>) => v[name] !== PUBLISHED_SECRET;
}

/** What is allowed in development and refused in production. */
const productionRules: readonly Rule<Values>[] = [
  ['PUBLIC_URL', (v) => isHttps(v.PUBLIC_URL), 'must be https in production'],
  ['OIDC_ADMIN_ISSUER', (v) => isHttps(v.OIDC_ADMIN_ISSUER), 'must be https in production'],
  ['OIDC_PRESSE_ISSUER', (v) => isHttps(v.OIDC_PRESSE_ISSUER), 'must be https in production'],
  ...sharedRules.ELASTICSEARCH_URL,
  ...sharedRules.DATABASE_URL,
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
  ...maskinportenProductionRules,
  ...sharedRules.PRESSE_NOW,
  ...dokumentlagerRules,
  ...securityRules,
];

/**
 * The configuration of the web server. `parseEnvironment(configSchema, process.env)` (settings/read.ts) lists every
 * missing or unsafe value. Embedded servers have no options here: dev/ sets these variables.
 */
export const configSchema = withDokumentlager(
  withRules(inProduction(values, productionRules), [...presseClientRules, ...maskinportenRules]),
).transform((v) => ({
  ...v,
  OIDC_PRESSE_ACR: without(v.OIDC_PRESSE_ACR),
  OIDC_ADMIN_ACR: without(v.OIDC_ADMIN_ACR),
  keys: keyRingsOf(v),
}));
export type Config = z.output<typeof configSchema>;

/** The levels that are asked for; empty: any is accepted. */
function without(levels: readonly string[] = []): readonly string[] {
  return levels.filter((level) => level !== 'none');
}

/** `.example` is reserved (RFC 2606): mail to it reaches nobody. */
function isRealAddress(name: 'EPOST_AVSENDER' | 'EPOST_DOMSTOLADMINISTRASJONEN') {
  return (v: Partial<Values>) => !v[name]?.endsWith('.example');
}

import { z } from 'zod';

/** As everything that the repository publishes as a key or a password; anybody knows it. */
export const PUBLISHED_SECRET = 'development-only';
export const KNOWN = 'is published with the source, or too simple: make a new one for production';
export const NEEDS_TLS = 'must use TLS in production, unless CLOSED_NETWORK=true';

/** A whole number of persons, proxies, requests … */
export const count = z.coerce.number().int().min(0);

export const port = z.coerce.number().int().min(0).max(65_535);

/** `ELASTICSEARCH_URL`: a node, or several of one cluster with commas between them. */
const isListOfNodes = (text: string) =>
  text.split(',').every((one) => /^https?:\/\/[^\s,]+$/.test(one) && URL.canParse(one));

/** The variables that several programs read, defined once. */
export const shared = {
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('development')
    .describe('`production` refuses everything that is unsafe, and starts nothing embedded'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .meta({ description: 'Postgres 18: `postgres://user:password@host/name`', secret: true }),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe('connections to Postgres at the same time, of one process'),
  /** Of another variable in each kind of program, because they are patient for different reasons. */
  STATEMENT_SECONDS: z.coerce.number().positive().max(86_400),
  ELASTICSEARCH_URL: z
    .string()
    .refine(
      isListOfNodes,
      'must be http:// or https:// addresses, with commas and no blanks between them',
    )
    .optional()
    .meta({
      description:
        'the search engine, Elasticsearch 9; several nodes of one cluster: a comma between their addresses. Without it Postgres searches',
      secret: true,
    }),
  ELASTICSEARCH_CA: z
    .string()
    .includes('-----BEGIN CERTIFICATE-----', { error: 'must be certificates in PEM form' })
    .optional()
    .describe(
      'the authority that vouches for the addresses of Elasticsearch, when it is not a public one: certificates (PEM), mostly by `ELASTICSEARCH_CA_FILE`',
    ),
  INDEX_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9]{0,17}$/, 'must be lower-case letters and digits, at most 18')
    .optional()
    .describe('keeps several installations apart in one engine; the same for every program'),
  CLOSED_NETWORK: z
    .stringbool()
    .default(false)
    .describe(
      'whether nobody else can enter the network of Postgres and Elasticsearch, so that they may be without TLS in production',
    ),
  PRESSE_DATA_DIR: z
    .string()
    .default('.data')
    .describe('the folder of what is stored on disk; of `npm start` also database, keys and logs'),
  PRESSE_NOW: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional()
    .describe('an instant with offset at which the clock begins; refused in production'),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
    .default('info')
    .describe('how much is logged: silent, fatal, error, warn, info, debug, trace'),
  METRICS_PORT: port
    .optional()
    .describe(
      'Prometheus metrics, and `/live` and `/ready` of the indexer; without it none are served',
    ),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('the interface of METRICS_PORT; metrics are not for the public'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('where traces are sent (OpenTelemetry over HTTP); without it there are none'),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional().meta({
    description: 'headers for it, such as `Authorization=Bearer%20…`; a comma between several',
    secret: true,
  }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('how many of the traces are sent, 0 to 1'),
};

/** `NODE_ENV` of a program that may not run in production, and why. */
export function outsideProduction(error: string) {
  return z
    .string()
    .refine((value) => value !== 'production', { error })
    .optional()
    .describe('`production` is refused');
}

export const demoCases = count
  .default(2000)
  .describe('how many invented cases an empty database gets');

/** The variable, what must hold of the values, and what is said when it does not. */
export type Rule<V> = readonly [keyof V & string, (values: Partial<V>) => boolean, string];

interface Shared {
  readonly CLOSED_NETWORK?: boolean | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly ELASTICSEARCH_URL?: string | undefined;
  readonly PRESSE_NOW?: Date | undefined;
}

/** What is allowed in development and refused in production. A missing value passes where it is reported as missing. */
export const sharedRules = {
  DATABASE_URL: [
    ['DATABASE_URL', isSafeDatabase, NEEDS_TLS],
    ['DATABASE_URL', hasSecretPassword, KNOWN],
  ],
  ELASTICSEARCH_URL: [
    ['ELASTICSEARCH_URL', (v) => v.ELASTICSEARCH_URL !== undefined, 'is required in production'],
    ['ELASTICSEARCH_URL', isSafeElasticsearch, NEEDS_TLS],
    ['ELASTICSEARCH_URL', hasSecretPasswords, KNOWN],
  ],
  PRESSE_NOW: [['PRESSE_NOW', (v) => v.PRESSE_NOW === undefined, 'is refused in production']],
} satisfies Readonly<Record<string, readonly Rule<Shared>[]>>;

/** A schema with rules that hold in production. All are checked even when other values are missing or wrong. */
export function inProduction<S extends z.ZodObject>(
  schema: S,
  rules: readonly Rule<z.output<S>>[],
): S {
  return withRules(
    schema,
    rules.map(([name, holds, message]): Rule<z.output<S>> => [
      name,
      (v) => (v as { NODE_ENV?: unknown }).NODE_ENV !== 'production' || holds(v),
      message,
    ]),
  );
}

/** A missing value passes here: it is reported as missing, once. */
export function isHttps(url: string | undefined): boolean {
  return url === undefined || url.startsWith('https://');
}

/** A schema with rules that always hold, of values that must fit each other. */
export function withRules<S extends z.ZodObject>(
  schema: S,
  rules: readonly Rule<z.output<S>>[],
): S {
  return rules.reduce(
    (all, [name, holds, message]) =>
      all.refine((v) => holds(v as Partial<z.output<S>>), {
        path: [name],
        message,
        when: () => true,
      }),
    schema,
  );
}

const TLS_MODES = new Set(['require', 'verify-ca', 'verify-full']);

function isSafeDatabase({ CLOSED_NETWORK, DATABASE_URL: url }: Shared): boolean {
  if (CLOSED_NETWORK || !url || !URL.canParse(url)) return true;
  const { searchParams, hostname } = new URL(url);
  const isSocket = hostname === '' && (searchParams.get('host') ?? '').startsWith('/');
  return isSocket || TLS_MODES.has(searchParams.get('sslmode') ?? '');
}

function hasSecretPassword({ DATABASE_URL: url }: Shared): boolean {
  return !url || !URL.canParse(url) || new URL(url).password !== PUBLISHED_SECRET;
}

function hasSecretPasswords({ ELASTICSEARCH_URL: url = '' }: Shared): boolean {
  const nodes = url.split(',').filter((one) => URL.canParse(one));
  return nodes.every((one) => new URL(one).password !== PUBLISHED_SECRET);
}

function isSafeElasticsearch({ CLOSED_NETWORK, ELASTICSEARCH_URL: url }: Shared): boolean {
  return !!CLOSED_NETWORK || !url || url.split(',').every((one) => one.startsWith('https://'));
}

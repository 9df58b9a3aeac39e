import * as z from 'zod/mini';

/** `PRESSE_NOW`: an ISO instant with offset. Each program's own schema refuses it in production. */
export const presseNowSchema = z.optional(
  z.pipe(
    z.iso.datetime({ offset: true }),
    z.transform((text) => new Date(text)),
  ),
);

/**
 * `CLOSED_NETWORK=true`: Postgres and Elasticsearch are reached over a network that nobody else can enter, so that
 * connections without TLS are accepted in production.
 */
export const closedNetworkSchema = z._default(z.stringbool(), false);

const TLS_MODES = new Set(['require', 'verify-ca', 'verify-full']);
export const NEEDS_TLS = 'must use TLS in production, unless CLOSED_NETWORK=true';

interface Connections {
  readonly CLOSED_NETWORK?: boolean | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly ELASTICSEARCH_URL?: string | undefined;
}

/** Whether the connection to Postgres is safe in production. A missing address passes: it is reported as missing. */
export function isSafeDatabase({ CLOSED_NETWORK, DATABASE_URL: url }: Connections): boolean {
  if (CLOSED_NETWORK || !url || !URL.canParse(url)) return true;
  const { searchParams, hostname } = new URL(url);
  const isSocket = hostname === '' && (searchParams.get('host') ?? '').startsWith('/');
  return isSocket || TLS_MODES.has(searchParams.get('sslmode') ?? '');
}

/** `ELASTICSEARCH_URL`: a node, or several of one cluster with commas between them. */
export const elasticsearchSchema = z
  .string()
  .check(
    z.refine(
      (text) =>
        text.split(',').every((one) => /^https?:\/\/[^\s,]+$/.test(one) && URL.canParse(one)),
      'must be http:// or https:// addresses, with commas and no blanks between them',
    ),
  );

/** Whether the connections to Elasticsearch are safe in production. A missing address passes, as above. */
export function isSafeElasticsearch({
  CLOSED_NETWORK,
  ELASTICSEARCH_URL: url,
}: Connections): boolean {
  return !!CLOSED_NETWORK || !url || url.split(',').every((one) => one.startsWith('https://'));
}

/** Parses an environment with a schema of zod or zod/mini. Throws an error that lists all invalid variables. */
export function parseEnvironment<T extends z.core.$ZodType>(
  schema: T,
  env: NodeJS.ProcessEnv,
): z.core.output<T> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = z.safeParse(schema, present);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is not usable:\n${lines.join('\n')}`);
}

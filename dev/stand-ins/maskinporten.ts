import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { createLocalJWKSet, decodeJwt, type JWK, jwtVerify } from 'jose';
import { z } from 'zod';
import { listen, stopServer } from '#dev/servers/ports.ts';

/** Who may fetch tokens, and what for. */
interface RegisteredClient {
  readonly clientId: string;
  /** The public ones, each with its `kid`. While a key is changed there are two. */
  readonly keys: readonly JWK[];
  readonly scopes: readonly string[];
}

interface MaskinportenOptions {
  readonly clients: readonly RegisteredClient[];
  /** Where it listens; `localhost` when left out. */
  readonly host?: string;
  /** A free one when left out. */
  readonly port?: number;
  /** Its own clock, ms. */
  readonly now?: () => number;
  /** Seconds that a token holds; `null`: it does not say. */
  readonly lifetime?: number | null;
}

export interface RunningMaskinporten {
  readonly issuer: string;
  /** Whether it has given this token for the scope, and it still holds. */
  readonly isGood: (token: string, scope: string) => boolean;
  /** How many tokens it has given. */
  readonly given: () => number;
  readonly stop: () => Promise<void>;
}

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** As Maskinporten's own: seconds that an assertion may last, and that clocks may differ by. */
const LONGEST = 120;
const SKEW = 10;
/** Seconds that a token holds. */
const LIFETIME = 120;

/** What an assertion must say. Its `jti` is taken once. */
const claimsSchema = z.object({
  scope: z.string().min(1),
  iat: z.number(),
  exp: z.number(),
  jti: z.string().min(1),
});

/** Why a token is refused, in OAuth's words (RFC 6749, section 5.2). */
class Refused extends Error {}

/** Starts the stand-in for Maskinporten: its metadata, and the JWT grant (RFC 7523). What it has given is in memory only. */
export async function startMaskinporten(
  options: MaskinportenOptions,
): Promise<RunningMaskinporten> {
  const { now = Date.now, lifetime = LIFETIME, host = 'localhost' } = options;
  const server = createServer((request, response) => {
    void answerTo(request).then(({ status, body }) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  const port = await listen(server, options.port ?? 0, host);
  const issuer = `http://localhost:${port}/`;
  const used = new Set<string>();
  const tokens = new Map<string, { readonly scope: string; readonly until: number }>();

  const grant = async (sent: URLSearchParams): Promise<object> => {
    if (sent.get('grant_type') !== GRANT) throw new Refused('unsupported_grant_type');
    const { scope, jti, mayHave } = await read(sent.get('assertion') ?? '', {
      ...{ clients: options.clients, issuer, now: now() },
    });
    if (used.has(jti)) throw new Refused('invalid_grant');
    used.add(jti);
    if (!scope.split(' ').every((one) => mayHave.includes(one))) throw new Refused('invalid_scope');
    const token = randomBytes(32).toString('base64url');
    tokens.set(token, { scope, until: now() + (lifetime ?? LIFETIME) * 1000 });
    const holds = lifetime === null ? {} : { expires_in: lifetime };
    return { access_token: token, token_type: 'Bearer', scope, ...holds };
  };
  const answerTo = async (request: IncomingMessage): Promise<{ status: number; body: object }> => {
    const { method, url } = request;
    if (method === 'GET' && url === '/.well-known/oauth-authorization-server')
      return { status: 200, body: metadataOf(issuer) };
    if (method !== 'POST' || url !== '/token') return { status: 404, body: {} };
    try {
      return { status: 200, body: await grant(new URLSearchParams(await text(request))) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { status: 400, body: { error: error.message } };
    }
  };

  return {
    issuer,
    isGood: (token, scope) => {
      const known = tokens.get(token);
      return known !== undefined && known.scope.split(' ').includes(scope) && now() < known.until;
    },
    given: () => tokens.size,
    stop: () => stopServer(server),
  };
}

interface Expected {
  readonly clients: readonly RegisteredClient[];
  readonly issuer: string;
  readonly now: number;
}

/** What a good assertion asks for: signed by a client of ours, for us, just now. */
async function read(assertion: string, { clients, issuer, now }: Expected) {
  const client = clients.find(({ clientId }) => clientId === issuerOf(assertion));
  if (!client) throw new Refused('invalid_client');
  const verified = await jwtVerify(assertion, createLocalJWKSet({ keys: [...client.keys] }), {
    ...{ issuer: client.clientId, audience: issuer, algorithms: ['RS256', 'ES256'] },
    ...{ currentDate: new Date(now), clockTolerance: SKEW },
  }).catch(() => null);
  const { data } = claimsSchema.safeParse(verified?.payload);
  if (!data || !verified?.protectedHeader.kid) throw new Refused('invalid_grant');
  const { iat, exp, scope, jti } = data;
  if (exp - iat > LONGEST || iat > now / 1000 + SKEW) throw new Refused('invalid_grant');
  return { scope, jti, mayHave: client.scopes };
}

function metadataOf(issuer: string): object {
  return {
    issuer,
    token_endpoint: `${issuer}token`,
    grant_types_supported: [GRANT],
    token_endpoint_auth_methods_supported: ['private_key_jwt'],
  };
}

/** Whose keys to look at; nothing is believed of it yet. */
function issuerOf(assertion: string): string | undefined {
  try {
    return decodeJwt(assertion).iss;
  } catch {
    return undefined;
  }
}

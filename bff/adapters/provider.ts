import { z } from 'zod';
import * as client from 'openid-client';
import { type Client, discover } from './oidc.ts';

/** What an OpenID provider says of itself. Null: it does not say. */
export interface ProviderFacts {
  readonly responseTypes: readonly string[] | null;
  readonly levels: readonly string[] | null;
  readonly challengeMethods: readonly string[] | null;
  readonly authMethods: readonly string[] | null;
  readonly scopes: readonly string[] | null;
  readonly backchannelLogout: boolean;
  readonly endSession: boolean;
  /** How many keys it publishes; null when they can't be read. */
  readonly keys: number | null;
  /** Whether it refuses who we say that we are: unknown, another password, another key. */
  readonly refusesUs: boolean;
  /** The provider's clock, to the second. */
  readonly date: Date | null;
}

const jwks = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** Reads the metadata and the published keys. Throws `SignInUnavailable`, also when the metadata name another issuer. */
export async function examineProvider(
  options: Client & { readonly redirectUri: string },
  timeout: number,
): Promise<ProviderFacts> {
  const configuration = await discover(options);
  const metadata = configuration.serverMetadata();
  const [published, refusesUs] = await Promise.all([
    readKeys(metadata.jwks_uri, timeout),
    isRefused(configuration, options.redirectUri),
  ]);
  return {
    responseTypes: metadata.response_types_supported ?? null,
    levels: metadata.acr_values_supported ?? null,
    challengeMethods: metadata.code_challenge_methods_supported ?? null,
    authMethods: metadata.token_endpoint_auth_methods_supported ?? null,
    scopes: metadata.scopes_supported ?? null,
    backchannelLogout: metadata['backchannel_logout_supported'] === true,
    endSession: metadata.end_session_endpoint !== undefined,
    ...published,
    refusesUs,
  };
}

async function readKeys(
  address: string | undefined,
  timeout: number,
): Promise<Pick<ProviderFacts, 'keys' | 'date'>> {
  if (!address) return { keys: null, date: null };
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
    const date = Date.parse(response.headers.get('date') ?? '');
    const { data } = jwks.safeParse(await response.json());
    return {
      keys: response.ok && data ? data.keys.length : null,
      date: Number.isNaN(date) ? null : new Date(date),
    };
  } catch {
    return { keys: null, date: null };
  }
}

const refusal = z.object({ error: z.enum(['invalid_client', 'unauthorized_client']) });
const unauthorized = z.object({ status: z.literal(401) });

/** Asks with a code that nobody was given: a provider says who it does not know before it looks at the code. */
async function isRefused(
  configuration: client.Configuration,
  redirectUri: string,
): Promise<boolean> {
  try {
    await client.genericGrantRequest(configuration, 'authorization_code', {
      ...{ code: 'doctor', redirect_uri: redirectUri },
      code_verifier: client.randomPKCECodeVerifier(),
    });
    return false;
  } catch (error) {
    return refusal.safeParse(error).success || unauthorized.safeParse(error).success;
  }
}

import { z } from 'zod';
import { discover } from './oidc.ts';

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
  /** The provider's clock, to the second. */
  readonly date: Date | null;
}

const jwks = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** Reads the metadata and the published keys. Throws `SignInUnavailable`, also when the metadata name another issuer. */
export async function examineProvider(
  options: {
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string;
  },
  timeout: number,
): Promise<ProviderFacts> {
  const metadata = (await discover(options)).serverMetadata();
  const published = await readKeys(metadata.jwks_uri, timeout);
  return {
    responseTypes: metadata.response_types_supported ?? null,
    levels: metadata.acr_values_supported ?? null,
    challengeMethods: metadata.code_challenge_methods_supported ?? null,
    authMethods: metadata.token_endpoint_auth_methods_supported ?? null,
    scopes: metadata.scopes_supported ?? null,
    backchannelLogout: metadata['backchannel_logout_supported'] === true,
    endSession: metadata.end_session_endpoint !== undefined,
    ...published,
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

import type { ProviderFacts } from '#bff/adapters/provider.ts';
import { type Finding, ok, unchecked, warning, wrong } from '#doctor/check.ts';
import type { Patient } from '#doctor/patient.ts';
import { meaningOf } from '#doctor/reasons.ts';

/** The metadata of an OpenID provider, against what we ask of it. */
export function lookAtProvider(side: 'PRESSE' | 'ADMIN') {
  return async ({ values, provider }: Patient): Promise<Finding[]> => {
    const facts = await provider(side).catch((error: unknown) => {
      const cause = error instanceof Error ? error.cause : error;
      return [wrong(meaningOf(cause), `see OIDC_${side}_ISSUER, and the way out of the network`)];
    });
    if (facts === null)
      return [
        unchecked(`no usable OIDC_${side}_ISSUER, …_CLIENT_ID, …_CLIENT_SECRET: see configuration`),
      ];
    if (Array.isArray(facts)) return facts;
    return judgeProvider(facts, {
      levels: values[`OIDC_${side}_ACR`] ?? [],
      scope: side === 'ADMIN' ? (values.OIDC_ADMIN_SCOPE ?? '') : '',
      method:
        side === 'PRESSE' && values.OIDC_PRESSE_CLIENT_KEY
          ? 'private_key_jwt'
          : 'client_secret_post',
      callback: `${values.PUBLIC_URL ?? ''}/api/${side.toLowerCase()}/auth`,
    });
  };
}

interface Wanted {
  readonly levels: readonly string[];
  readonly scope: string;
  /** How we say who we are. */
  readonly method: 'private_key_jwt' | 'client_secret_post';
  /** Where our addresses for the provider begin. */
  readonly callback: string;
}

type Maybe = Finding | false;

/** What a provider must offer when it says what it offers; the defaults are those of OpenID Connect Discovery 1.0. */
export function judgeProvider(facts: ProviderFacts, wanted: Wanted): Finding[] {
  const all: Maybe[] = [
    ...judgeKeys(facts),
    ...judgeProtocol(facts),
    ...judgeClient(facts, wanted),
    ...judgeOffers(facts, wanted),
    ...judgeSignOut(facts, wanted),
  ];
  const found = all.filter((one) => one !== false);
  return found.length > 0 ? found : [ok('its metadata have all that is asked of it')];
}

function judgeKeys({ keys }: ProviderFacts): Maybe[] {
  const nobody = 'nobody can sign in';
  return [
    keys === null &&
      wrong("its keys (jwks_uri) can't be read", `${nobody}: see the way out of the network`),
    keys === 0 && wrong('it publishes no keys', `${nobody}: ask the provider`),
  ];
}

/** Whether the metadata lists a value; `otherwise` when it has no such list. */
const has = (list: readonly string[] | null, one: string, otherwise: boolean) =>
  list?.includes(one) ?? otherwise;

function judgeProtocol({ responseTypes, challengeMethods }: ProviderFacts): Maybe[] {
  return [
    !has(responseTypes, 'code', true) &&
      wrong('it does not offer response_type code', 'is this the right provider?'),
    !has(challengeMethods, 'S256', true) &&
      wrong('it does not offer PKCE with S256', 'ask the provider for it'),
  ];
}

/** What the ways to say who we are are called, and where ours is set. */
const METHODS = {
  client_secret_post: ['the client secret in the body', '…_CLIENT_SECRET'],
  private_key_jwt: ['an assertion that our key has signed', '…_CLIENT_KEY, …_CLIENT_KEY_ID'],
} as const;

function judgeClient({ authMethods, refusesUs }: ProviderFacts, { method }: Wanted): Maybe[] {
  const [called, setting] = METHODS[method];
  if (!has(authMethods, method, false))
    return [wrong(`it does not take ${called} (${method})`, 'ask the provider for it')];
  return [
    refusesUs &&
      wrong(
        `it refuses who we say that we are (${method})`,
        `nobody can sign in: see OIDC_…_CLIENT_ID, ${setting}, and what is registered there`,
      ),
  ];
}

function judgeOffers({ levels, scopes }: ProviderFacts, wanted: Wanted): Maybe[] {
  const asked = wanted.levels.filter((level) => level !== 'none');
  const unknown = asked.filter((level) => !has(levels, level, true));
  return [
    unknown.length > 0 &&
      wrong(
        `it does not know the level ${unknown.join(', ')}`,
        `it offers ${levels?.join(', ')}: change OIDC_…_ACR`,
      ),
    wanted.scope.includes('offline_access') &&
      !has(scopes, 'offline_access', true) &&
      warning(
        'it does not offer offline_access',
        'administrators sign in every 15 minutes: ask the provider for it',
      ),
  ];
}

function judgeSignOut({ endSession, backchannelLogout }: ProviderFacts, wanted: Wanted): Maybe[] {
  return [
    !endSession &&
      warning('it has no end_session_endpoint', 'who signs out here stays signed in there'),
    !backchannelLogout &&
      warning(
        'it does not say that it offers back-channel logout',
        `who signs out there stays signed in here until the session ends, unless it calls ${wanted.callback}/backchannel-logout`,
      ),
  ];
}

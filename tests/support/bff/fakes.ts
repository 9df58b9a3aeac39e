import { type Folkeregister, RegisterUnavailable } from '#bff/register/folkeregister.ts';
import { type OidcClient, SignInRefused, SignInUnavailable } from '#bff/session/oidc-port.ts';
import { type FakePerson, persons } from '#tests/support/access/persons.ts';

export interface FakeOidc extends OidcClient {
  /** Set to fail every call. */
  down: boolean;
  /** The address to which the provider sends the person's browser back. */
  readonly choose: (authorizationUrl: string, person: FakePerson) => string;
}

export const ISSUER = 'https://idp.example';

/** An identity provider without the protocol: codes are single use and remember nonce and verifier. */
export function createFakeOidc(): FakeOidc {
  const codes = new Map<string, { person: FakePerson; nonce: string; verifier: string }>();
  const ask = () => {
    if (self.down) throw new SignInUnavailable('down');
  };
  const self: FakeOidc = {
    down: false,
    authorizationUrl: async (redirectUri, { state, nonce, codeVerifier }) => {
      ask();
      const query = { redirect_uri: redirectUri, state, nonce, verifier: codeVerifier };
      return new URL(`${ISSUER}/authorize?${new URLSearchParams(query)}`);
    },
    choose: (authorizationUrl, person) => {
      const { searchParams } = new URL(authorizationUrl);
      const code = `code-${codes.size}`;
      const [nonce, verifier] = [searchParams.get('nonce')!, searchParams.get('verifier')!];
      codes.set(code, { person, nonce, verifier });
      const query = new URLSearchParams({ code, state: searchParams.get('state')! });
      return `${searchParams.get('redirect_uri')}?${query}`;
    },
    exchange: async (callbackUrl, attempt) => {
      ask();
      const code = callbackUrl.searchParams.get('code') ?? '';
      const known = codes.get(code);
      codes.delete(code);
      if (!known || known.nonce !== attempt.nonce || known.verifier !== attempt.codeVerifier)
        throw new SignInRefused('refused');
      // Like ID-porten, it gives no names.
      return {
        subject: known.person.pid,
        fornavn: '',
        etternavn: '',
        isAdmin: false,
        ...known.person.claims,
        idToken: `id-token-of-${known.person.pid}`,
      };
    },
    endSessionUrl: async (returnTo, idToken) => {
      ask();
      const query = new URLSearchParams({ returnTo, idToken: idToken ?? '' });
      return new URL(`${ISSUER}/logout?${query}`);
    },
    origins: () => [ISSUER],
    ping: async () => {
      ask();
    },
  };
  return self;
}

export interface FakeRegister extends Folkeregister {
  /** Set to fail every call. */
  down: boolean;
  /** How often it was asked for a name. */
  asked: number;
}

/** Knows the persons of tests/support/access/persons.ts that have an identity number. */
export function createFakeRegister(): FakeRegister {
  const ask = () => {
    if (self.down) throw new RegisterUnavailable('down');
  };
  const self: FakeRegister = {
    down: false,
    asked: 0,
    findName: async (pid) => {
      self.asked += 1;
      ask();
      const person = Object.values(persons).find((one) => one.pid === pid);
      return person && /^\d{11}$/.test(pid)
        ? { fornavn: person.fornavn, etternavn: person.etternavn }
        : null;
    },
    ping: async () => {
      ask();
    },
  };
  return self;
}

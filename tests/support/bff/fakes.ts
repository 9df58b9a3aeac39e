import { type Folkeregister, RegisterUnavailable } from '#bff/register/folkeregister.ts';
import {
  type LogoutNotice,
  type OidcClient,
  SignInRefused,
  SignInUnavailable,
} from '#bff/session/oidc-port.ts';
import {
  type FakePerson,
  persons,
  refreshTokenOf,
  signedInAs,
} from '#tests/support/access/persons.ts';

export interface FakeOidc extends OidcClient {
  /** Set to fail every call. */
  down: boolean;
  /** How often it was asked about somebody again. */
  rechecked: number;
  /** Ids of those for whom it says no when it is asked again. */
  readonly refused: Set<string>;
  /** Ids of those who have lost the administrators' group. */
  readonly groupless: Set<string>;
  /** What its logout tokens say, by token. */
  readonly logouts: Map<string, LogoutNotice>;
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
    rechecked: 0,
    refused: new Set(),
    groupless: new Set(),
    logouts: new Map(),
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
      return signedInAs(known.person, `sid-of-${known.nonce}`);
    },
    recheck: async (refreshToken) => {
      self.rechecked += 1;
      ask();
      const person = Object.values(persons).find((one) => refreshToken === refreshTokenOf(one));
      if (!person || self.refused.has(person.pid)) throw new SignInRefused('refused');
      const isAdmin = (person.claims?.isAdmin ?? false) && !self.groupless.has(person.pid);
      return { subject: person.pid, isAdmin, refreshToken };
    },
    readLogout: async (logoutToken) => {
      ask();
      const notice = self.logouts.get(logoutToken);
      if (!notice) throw new SignInRefused('refused');
      return notice;
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

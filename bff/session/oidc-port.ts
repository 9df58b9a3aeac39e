/** The values of a pending sign-in that the provider must repeat or prove. */
export interface SignInAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The person that the provider has signed in. */
export interface SignedIn {
  /** The identity number, or for an administrator the provider's own id. Hashed before it is stored. */
  readonly subject: string;
  /** Names are '' when the provider gives none, as ID-porten does. */
  readonly fornavn: string;
  readonly etternavn: string;
  readonly idToken: string;
  readonly isAdmin: boolean;
  /** What the provider calls the person (`sub`) and this sign-in (`sid`, if it has a name for it). */
  readonly sub: string;
  readonly sid: string | null;
  /** With it the provider can be asked about the person again; null when it gave none. */
  readonly refreshToken: string | null;
}

/** What the provider says about somebody who is signed in. */
export type Rechecked = Pick<SignedIn, 'subject' | 'isAdmin' | 'refreshToken'>;

/** A sign-in, or everything of a person, that has ended at the provider. One of `sid` and `sub` is given. */
export interface LogoutNotice {
  readonly jti: string;
  readonly sid: string | null;
  readonly sub: string | null;
  /** From then on the same token is refused as too old. */
  readonly expires: Date;
}

/** A client of ours at one OIDC provider. Addresses are absolute. */
export interface OidcClient {
  /** Where the browser goes to sign in. Throws `SignInUnavailable`. */
  readonly authorizationUrl: (redirectUri: string, attempt: SignInAttempt) => Promise<URL>;
  /**
   * Exchanges the code of the callback address. Throws `SignInRefused` when something does not match (state, nonce,
   * code, signature, level, a missing claim), `SignInUnavailable` when the provider does not answer.
   */
  readonly exchange: (callbackUrl: URL, attempt: SignInAttempt) => Promise<SignedIn>;
  /** Asks about the person again. Throws `SignInRefused` when the provider says no, and `SignInUnavailable`. */
  readonly recheck: (refreshToken: string) => Promise<Rechecked>;
  /** Reads a logout token of the provider. Throws `SignInRefused` when it is not valid, and `SignInUnavailable`. */
  readonly readLogout: (logoutToken: string, now: Date) => Promise<LogoutNotice>;
  /** The provider's sign-out, which returns to `returnTo`; null when the provider has none. */
  readonly endSessionUrl: (returnTo: string, idToken: string | null) => Promise<URL | null>;
  /** Origins that a form of ours may lead to: issuer and sign-out. */
  readonly origins: () => readonly string[];
  readonly ping: () => Promise<void>;
}

export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

/** The provider is not as sure of the person as the configuration asks (`acr`). */
export class LevelRefused extends Error {
  override readonly name = 'LevelRefused';
}

export class SignInUnavailable extends Error {
  override readonly name = 'SignInUnavailable';
}

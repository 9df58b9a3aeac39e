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
}

/** A client of ours at one OIDC provider. Addresses are absolute. */
export interface OidcClient {
  /** Where the browser goes to sign in. Throws `SignInUnavailable`. */
  readonly authorizationUrl: (redirectUri: string, attempt: SignInAttempt) => Promise<URL>;
  /**
   * Exchanges the code of the callback address. Throws `SignInRefused` when something does not match (state, nonce,
   * code, signature, a missing claim), `SignInUnavailable` when the provider does not answer.
   */
  readonly exchange: (callbackUrl: URL, attempt: SignInAttempt) => Promise<SignedIn>;
  /** The provider's sign-out, which returns to `returnTo`; null when the provider has none. */
  readonly endSessionUrl: (returnTo: string, idToken: string | null) => Promise<URL | null>;
  /** Origins that a form of ours may lead to: issuer and sign-out. */
  readonly origins: () => readonly string[];
  readonly ping: () => Promise<void>;
}

export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

export class SignInUnavailable extends Error {
  override readonly name = 'SignInUnavailable';
}

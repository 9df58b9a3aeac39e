/** A sign-in that is under way, as the provider and we must agree on it. */
export interface SignInAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Who the provider says has signed in. */
export interface SignedIn {
  /** The identity number, or for an administrator the provider's own id; hashed before it is kept. */
  readonly subject: string;
  /** Names are '' when the provider tells none: ID-porten does not. */
  readonly fornavn: string;
  readonly etternavn: string;
  readonly idToken: string;
  readonly isAdmin: boolean;
}

/** One OIDC provider with one client of ours. Addresses are absolute. */
export interface OidcClient {
  /** Where the browser goes to sign in. Throws `SignInUnavailable`. */
  readonly authorizationUrl: (redirectUri: string, attempt: SignInAttempt) => Promise<URL>;
  /**
   * Exchanges what the provider sent the browser back with. Throws `SignInRefused` when it does not hold
   * (wrong state, nonce, code, signature, or a claim missing), `SignInUnavailable` when it can't be asked.
   */
  readonly exchange: (callbackUrl: URL, attempt: SignInAttempt) => Promise<SignedIn>;
  /** Where the browser goes to sign out there too, coming back to `returnTo`; null when it has no such place. */
  readonly endSessionUrl: (returnTo: string, idToken: string | null) => Promise<URL | null>;
  /** Where a form of ours may lead to: issuer and sign-out. */
  readonly origins: () => readonly string[];
  readonly ping: () => Promise<void>;
}

export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

export class SignInUnavailable extends Error {
  override readonly name = 'SignInUnavailable';
}

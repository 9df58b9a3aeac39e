import { persons } from '#tests/support/access/persons.ts';
import { createHttpClient, type Ask, type HttpAnswer } from './http-client.ts';
import type { TestBff } from './test-bff.ts';

export const SIGNIN = '/api/presse/auth/signin';

/** `name=value` of a cookie that the answer sets. */
export function cookieOf({ headers }: HttpAnswer, name: string): string | undefined {
  const cookie = headers.getSetCookie().find((one) => one.startsWith(`${name}=`));
  return cookie?.split(';')[0];
}

export interface SignInSteps {
  /** Starts a sign-in in a browser with these cookies. Gives the redirect to the provider and the new cookie. */
  readonly begin: (
    query?: string,
    cookie?: string,
  ) => Promise<{ answer: HttpAnswer; location: string; browser: string }>;
  /** The way back from the provider, relative to our own address. */
  readonly back: (location: string) => string;
  /** The whole sign-in; `cookie` is the session's. */
  readonly signIn: (query?: string, cookies?: string) => Promise<HttpAnswer & { cookie: string }>;
  readonly asks: (cookie: string) => Ask;
}

/** A journalist's sign-in, step by step. */
export function signInSteps({ url, oidc }: TestBff): SignInSteps {
  const asks = (cookie: string) => createHttpClient(url, cookie);
  const steps: SignInSteps = {
    asks,
    begin: async (query = '', cookie = '') => {
      const answer = await asks(cookie)(SIGNIN + query);
      const location = answer.headers.get('location')!;
      return { answer, location, browser: cookieOf(answer, 'presse_innlogging')! };
    },
    back: (location) => oidc.choose(location, persons.presse).slice(url.length),
    signIn: async (query = '', cookies = '') => {
      const { location, browser } = await steps.begin(query, cookies);
      const answer = await asks(`${cookies}; ${browser}`)(steps.back(location));
      return { ...answer, cookie: cookieOf(answer, 'presse_sesjon') ?? '' };
    },
  };
  return steps;
}

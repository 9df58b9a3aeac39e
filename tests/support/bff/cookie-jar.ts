import { CookieJar } from 'tough-cookie';

/** A browser without a screen: follows redirects and keeps cookies. */
export interface Browser {
  get(url: string, stopAt?: StopAt): Promise<Page>;
  postForm(url: string, fields: Record<string, string>, stopAt?: StopAt): Promise<Page>;
  /** The `Cookie` header that would be sent to `url`. */
  cookieHeader(url: string): string;
}
interface Page {
  readonly url: string;
  readonly status: number;
  readonly body: string;
}
/** Says of an address whether to stop before it is fetched (then with status 0 and no body). */
type StopAt = (url: string) => boolean;

const MAX_REDIRECTS = 20;

export function createBrowser(): Browser {
  // The services are on localhost, which is on the list of public suffixes.
  const jar = new CookieJar(undefined, { rejectPublicSuffixes: false });

  async function visit(start: string, init: RequestInit, stopAt: StopAt): Promise<Page> {
    let url = start;
    let request = init;
    for (let i = 0; i < MAX_REDIRECTS; i += 1) {
      const headers = { ...(request.headers as object), cookie: await jar.getCookieString(url) };
      const response = await fetch(url, { ...request, headers, redirect: 'manual' });
      for (const header of response.headers.getSetCookie()) await jar.setCookie(header, url);
      const location = response.headers.get('location');
      const body = await response.text();
      if (!location || response.status < 300) return { url, status: response.status, body };
      url = new URL(location, url).href;
      request = {};
      if (stopAt(url)) return { url, status: 0, body: '' };
    }
    throw new Error(`More than ${MAX_REDIRECTS} redirects, the last one to ${url}`);
  }

  const never: StopAt = () => false;
  return {
    cookieHeader: (url) => jar.getCookieStringSync(url),
    get: (url, stopAt = never) => visit(url, {}, stopAt),
    postForm: (url, fields, stopAt = never) =>
      visit(
        url,
        // What a browser sends with a form of the same origin.
        {
          method: 'POST',
          body: new URLSearchParams(fields),
          headers: { origin: new URL(url).origin, 'sec-fetch-site': 'same-origin' },
        },
        stopAt,
      ),
  };
}

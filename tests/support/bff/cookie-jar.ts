/** A browser without a screen: follows redirects and keeps cookies by host name, name and path. */
export interface Browser {
  get(url: string, stopAt?: StopAt): Promise<Page>;
  postForm(url: string, fields: Record<string, string>, stopAt?: StopAt): Promise<Page>;
  /** The `Cookie` header that would be sent to `url`. */
  cookieHeader(url: string): string;
}
export interface Page {
  readonly url: string;
  readonly status: number;
  readonly body: string;
}
/** Says of an address whether to stop before it is fetched (then with status 0 and no body). */
export type StopAt = (url: string) => boolean;

interface Cookie {
  readonly host: string;
  readonly path: string;
  readonly name: string;
  readonly value: string;
}

const MAX_REDIRECTS = 20;

export function createBrowser(): Browser {
  const jar = new Map<string, Cookie>();

  function cookieHeader(address: string): string {
    const url = new URL(address);
    return [...jar.values()]
      .filter((cookie) => cookie.host === url.hostname && url.pathname.startsWith(cookie.path))
      .map((cookie) => `${cookie.name}=${cookie.value}`)
      .join('; ');
  }

  function keep(address: string, header: string): void {
    const cookie = readCookie(address, header);
    const key = `${cookie.host} ${cookie.path} ${cookie.name}`;
    if (cookie.value === '') jar.delete(key);
    else jar.set(key, cookie);
  }

  async function visit(start: string, init: RequestInit, stopAt: StopAt): Promise<Page> {
    let url = start;
    let request = init;
    for (let i = 0; i < MAX_REDIRECTS; i += 1) {
      const headers = { ...(request.headers as object), cookie: cookieHeader(url) };
      const response = await fetch(url, { ...request, headers, redirect: 'manual' });
      for (const header of response.headers.getSetCookie()) keep(url, header);
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
    cookieHeader,
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

function readCookie(address: string, header: string): Cookie {
  const [pair = '', ...attributes] = header.split(/;\s*/);
  const at = pair.indexOf('=');
  const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
  const expires = attributes.find((one) => /^expires=/i.test(one))?.slice(8);
  const gone = expires !== undefined && new Date(expires) < new Date();
  const { hostname } = new URL(address);
  return { host: hostname, path, name: pair.slice(0, at), value: gone ? '' : pair.slice(at + 1) };
}

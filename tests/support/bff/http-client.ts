import { REQUESTED_WITH } from '#contract/call.ts';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly bytes: Buffer;
  /** Parsed; undefined when the answer is no JSON. */
  readonly json: unknown;
}

export interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: URLSearchParams | string | Uint8Array<ArrayBuffer>;
  /** Sent as JSON. */
  readonly json?: unknown;
}
export type Ask = (path: string, options?: AskOptions) => Promise<HttpAnswer>;

/** Sends requests as the page does, with the headers of our own scripts; follows no redirect. */
export function createHttpClient(url: string, cookie?: string): Ask {
  return async (path, { method = 'GET', headers = {}, json: sent, ...rest } = {}) => {
    const body = sent === undefined ? rest.body : JSON.stringify(sent);
    const own = {
      accept: 'application/json',
      ...REQUESTED_WITH,
      ...(method === 'GET' ? {} : { origin: url }),
      ...(cookie ? { cookie } : {}),
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { ...own, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    return readAnswer(response);
  };
}

async function readAnswer(response: Response): Promise<HttpAnswer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const json: unknown = isJson && text ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, text, bytes, json };
}

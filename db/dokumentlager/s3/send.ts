import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { AwsV4Signer } from 'aws4fetch';
import { DokumentlagerUnavailable } from '#db/dokumentlager/port.ts';

export interface S3Settings {
  /** Scheme, host and port. Buckets are the first part of the path, as every server of the S3 API takes them. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Of the object; '' for the bucket itself. */
  readonly noekkel: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: { readonly content: Buffer; readonly sha256: Buffer };
}

export interface S3Response {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: IncomingMessage;
}

export type Send = (request: S3Request) => Promise<S3Response>;

/** ms until the answer begins: somebody waits for what is read. */
const PATIENCE = { GET: 3_000, HEAD: 3_000, PUT: 20_000, DELETE: 20_000 };
/** ms more for each byte that is sent: a second for 1 MB. */
const PER_BYTE = 0.001;

const SHA256_OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/**
 * Sends signed requests (AWS Signature Version 4, with the hash of what is sent) and keeps connections open between them. Gives
 * any answer, redirects too: they are not followed. Throws `DokumentlagerUnavailable` when none begins in time.
 */
export function createSend(settings: S3Settings): Send {
  const { request, Agent } = settings.endpoint.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  return async (asked) => {
    const { url, headers } = await sign(settings, asked);
    const { method, body: sends } = asked;
    const sent = request(url, { method, headers, agent });
    const patience = PATIENCE[method] + (sends?.content.length ?? 0) * PER_BYTE;
    const timer = setTimeout(() => {
      sent.destroy(new Error('no answer in time'));
      forgetIdle(agent);
    }, patience);
    // Errors may come at any time, also right after the answer began. Whoever waits or reads hears of them too.
    sent.on('error', () => undefined);
    sent.once('response', (body) => body.on('error', () => undefined));
    try {
      sent.end(sends?.content);
      const [body] = (await once(sent, 'response')) as [IncomingMessage];
      return { status: body.statusCode ?? 0, headers: body.headers, body };
    } catch (error) {
      throw new DokumentlagerUnavailable(`The object store does not answer (${reasonOf(error)})`);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** What hung may hang on the other connections too, and the next request is to have a new one. */
function forgetIdle(agent: http.Agent): void {
  for (const sockets of Object.values(agent.freeSockets))
    for (const socket of sockets ?? []) socket.destroy();
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}

async function sign(settings: S3Settings, { method, noekkel, query, headers, body }: S3Request) {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const url = new URL(`/${bucket}${noekkel === '' ? '' : `/${noekkel}`}`, endpoint);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const signed = await new AwsV4Signer({
    ...{ method, url: url.href, service: 's3', region, accessKeyId, secretAccessKey },
    headers: {
      ...headers,
      'X-Amz-Content-Sha256': body?.sha256.toString('hex') ?? SHA256_OF_NOTHING,
    },
  }).sign();
  return {
    url: signed.url,
    headers: {
      ...Object.fromEntries(signed.headers),
      ...(body ? { 'Content-Length': String(body.content.length) } : {}),
    },
  };
}

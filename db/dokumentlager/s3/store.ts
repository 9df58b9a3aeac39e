import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type ByteRange,
  type Dokumentlager,
  DokumentlagerUnavailable,
  isKey,
  keyOf,
  type OpenedDokument,
  sha256Of,
  type StoredDokument,
} from '#db/dokumentlager/port.ts';
import { expectedOf, verified } from '#db/dokumentlager/verified.ts';
import { bytesOf, codeOf, readListing, refuse, textOf, unlessStalled } from './answers.ts';
import { createSend, type S3Request, type S3Response, type S3Settings, type Send } from './send.ts';

/** A document store in a bucket that exists already, reached by the S3 API. */
export function openBucketStore(settings: S3Settings): Dokumentlager {
  const send = persistently(createSend(settings));
  return {
    put: (content) => put(send, content),
    open: (noekkel, range) => open(send, noekkel, range),
    size: (noekkel) => size(send, noekkel),
    ping: () => ping(send),
    list: () => list(send),
    remove: (name) => remove(send, name),
  };
}

/** Answers after which the same request may succeed. */
const PASSING = new Set([429, 500, 502, 503, 504]);
/** ms before the second try. All requests may be repeated: what is put under a key is always the same. */
const PAUSE = 100;

export function persistently(send: Send): Send {
  return async (request) => {
    try {
      const response = await send(request);
      if (!PASSING.has(response.status)) return response;
      response.body.destroy();
    } catch (error) {
      if (!(error instanceof DokumentlagerUnavailable)) throw error;
    }
    await pause(PAUSE);
    return send(request);
  };
}

/**
 * The content is collected first: its key is its hash, which is signed with it, so that the store refuses anything else. Documents
 * are small, and the import refuses those above 200 MB.
 */
async function put(
  send: Send,
  content: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<StoredDokument> {
  const whole = await collect(content);
  const sha256 = createHash('sha256').update(whole).digest();
  const noekkel = keyOf(sha256);
  const response = await send({
    ...{ method: 'PUT', noekkel, body: { content: whole, sha256 } },
    headers: { 'Content-Type': 'application/pdf' },
  });
  if (response.status !== 200) await refuse(response);
  await requireQuiet(response);
  requireNoVersions(response.headers['x-amz-version-id']);
  return { noekkel, bytes: whole.length, sha256 };
}

/** In a bucket with versions a document that is removed stays as an older one. `null` is the only version of a bucket without. */
export function requireNoVersions(version: string | string[] | undefined): void {
  if (version !== undefined && version !== 'null')
    throw new DokumentlagerUnavailable(
      'The bucket keeps versions, so nothing would ever be removed: turn that off (deploy/README.md)',
    );
}

async function collect(content: Uint8Array | AsyncIterable<Uint8Array>): Promise<Buffer> {
  if (content instanceof Uint8Array) return Buffer.from(content);
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function open(
  send: Send,
  noekkel: string,
  range: ByteRange | undefined,
): Promise<OpenedDokument | null> {
  sha256Of(noekkel);
  const headers = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
  const response = await send({ method: 'GET', noekkel, headers });
  if (response.status === 404 && (await isMissing(response))) return null;
  if (response.status !== (range ? 206 : 200)) return refuse(response);
  try {
    const bytes = bytesOf(response.headers, range);
    const content = Readable.from(unlessStalled(response.body), { objectMode: false });
    return { bytes, content: await verified(content, expectedOf(noekkel, bytes, range)) };
  } catch (error) {
    response.body.destroy();
    throw error;
  }
}

/** Whether it is the key that is missing. A bucket that is gone is an outage. */
export async function isMissing(response: S3Response): Promise<boolean> {
  const code = await codeOf(response);
  if (code === 'NoSuchKey') return true;
  throw new DokumentlagerUnavailable(`The object store answered 404 ${code}`.trimEnd());
}

async function size(send: Send, noekkel: string): Promise<number | null> {
  sha256Of(noekkel);
  const response = await send({ method: 'HEAD', noekkel });
  // The connection is free again when the answer has been read, also when it has no body.
  response.body.resume();
  // HEAD has no body that could say what is missing.
  if (response.status === 404) return ping(send).then(() => null);
  if (response.status !== 200) return refuse(response);
  return bytesOf(response.headers, undefined);
}

async function ping(send: Send): Promise<void> {
  await readPage(send, { 'max-keys': '1' });
}

async function* list(send: Send): AsyncGenerator<string> {
  for (let after: string | null = ''; after !== null;) {
    const query: Record<string, string> = after === '' ? {} : { 'continuation-token': after };
    const { keys, next } = await readPage(send, query);
    yield* keys.filter(isKey);
    after = next;
  }
}

export async function readPage(send: Send, query: Readonly<Record<string, string>>) {
  const request: S3Request = { method: 'GET', noekkel: '', query: { 'list-type': '2', ...query } };
  const response = await send(request);
  if (response.status !== 200) return refuse(response);
  return readListing(await textOf(response));
}

async function remove(send: Send, name: string): Promise<void> {
  sha256Of(name);
  const response = await send({ method: 'DELETE', noekkel: name });
  if (response.status === 404 && (await isMissing(response))) return;
  if (response.status !== 200 && response.status !== 204) await refuse(response);
  await requireQuiet(response);
}

/** S3 answers a change with nothing. A page says that something else has answered. */
export async function requireQuiet(response: S3Response): Promise<void> {
  if ((await textOf(response)) !== '')
    throw new DokumentlagerUnavailable('The object store did not confirm the change');
}

import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOf, type Dokumentlager, DokumentlagerUnavailable } from '#db/dokumentlager/port.ts';
import { openBucketStore } from '#db/dokumentlager/s3/store.ts';
import {
  startScriptedServer,
  type ScriptedServer,
  type Step,
} from '#tests/support/servers/scripted-server.ts';
import { tried } from '#tests/support/trust.ts';

const content = Buffer.from('%PDF-1.4 innhold');
const sha256 = createHash('sha256').update(content).digest();
const KEY = keyOf(sha256);

let server: ScriptedServer;
let lager: Dokumentlager;
beforeAll(async () => {
  server = await startScriptedServer();
  lager = openBucketStore({
    ...{ endpoint: server.url, region: 'eu-north-1', bucket: 'dokumenter' },
    ...{ accessKeyId: 'presse', secretAccessKey: 'hemmelig' },
  });
});
afterAll(() => server?.close());

/** Answers with these headers and this body; a length that is not the body's ends the connection in its middle. */
const answer =
  (status: number, body: string | Buffer = '', headers: Record<string, string> = {}): Step =>
  (response) => {
    response.writeHead(status, { 'Content-Length': String(body.length), ...headers });
    if (Number(headers['Content-Length'] ?? body.length) === body.length) response.end(body);
    else response.write(body, () => response.destroy());
  };
const error = (status: number, code: string) =>
  answer(status, `<?xml version="1.0"?>\n<Error><Code>${code}</Code><Message>x</Message></Error>`);
const page = answer(200, '<html><body>Logg inn</body></html>', { 'Content-Type': 'text/html' });
const listing = (keys: readonly string[], next?: string) =>
  answer(
    200,
    `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>d</Name>
     <IsTruncated>${next !== undefined}</IsTruncated>${next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`}
     ${keys.map((key) => `<Contents><Key>${key}</Key><Size>7</Size></Contents>`).join('')}</ListBucketResult>`,
  );

const read = async (range?: { start: number; end: number }) => {
  const opened = await lager.open(KEY, range);
  return opened && buffer(opened.content);
};
const all = async () => {
  const keys: string[] = [];
  for await (const key of lager.list()) keys.push(key);
  return keys;
};
const ASKED: Readonly<Record<string, () => Promise<unknown>>> = {
  open: () => read(),
  'open a part': () => read({ start: 1, end: 3 }),
  size: () => lager.size(KEY),
  put: () => lager.put(content),
  remove: () => lager.remove(KEY),
  list: all,
  ping: () => lager.ping(),
};

describe('answers of an object store', () => {
  it('are refused when they are about something else than what was asked', async () => {
    const steps: readonly Step[] = [
      error(403, 'AccessDenied'),
      error(403, 'SignatureDoesNotMatch'),
      error(403, 'RequestTimeTooSkewed'),
      error(404, 'NoSuchBucket'),
      answer(404),
      answer(404, '<html>Not here</html>'),
      answer(301, '', { Location: 'http://127.0.0.1:1/' }),
      error(400, 'AuthorizationHeaderMalformed'),
      answer(203),
      answer(401, '{}'),
    ];
    for (const step of steps)
      for (const name of Object.keys(ASKED)) {
        server.next(step);
        await expect(ASKED[name]!(), name).rejects.toThrow(DokumentlagerUnavailable);
        tried('dependencies', 1);
      }
  });

  it('that are a page of something else are no document, no listing and no confirmation', async () => {
    for (const name of Object.keys(ASKED).filter((one) => one !== 'size')) {
      server.next(page);
      await expect(ASKED[name]!(), name).rejects.toThrow(DokumentlagerUnavailable);
    }
  });

  it('tell of a bucket that would keep what is removed: nothing is put there', async () => {
    server.next(answer(200, '', { 'x-amz-version-id': '3HL4kqtJvjVBH40Nrjfkd' }));
    await expect(lager.put(content)).rejects.toThrow('The bucket keeps versions');
    server.next(answer(200, '', { 'x-amz-version-id': 'null' }));
    expect(await lager.put(content)).toMatchObject({ noekkel: KEY });
  });

  it('say that a document is missing only by its own code', async () => {
    server.next(error(404, 'NoSuchKey'));
    expect(await lager.open(KEY)).toBeNull();
    await lager.remove(KEY);
    server.next(answer(404), listing([]));
    expect(await lager.size(KEY)).toBeNull();
    server.next(answer(404), error(404, 'NoSuchBucket'));
    await expect(lager.size(KEY)).rejects.toThrow('404 NoSuchBucket');
  });

  it.each([
    ['ends too early', answer(200, content.subarray(0, 5), { 'Content-Length': '16' })],
    [
      'has no length',
      answer(200, content, { 'Content-Length': '', 'Transfer-Encoding': 'chunked' }),
    ],
    ['is shorter', answer(200, content.subarray(0, 5))],
    ['is another one', answer(200, Buffer.from(content).reverse())],
    ['is only a part', answer(206, content, { 'Content-Range': 'bytes 0-15/16' })],
  ])('with a document that %s fail', async (_, step) => {
    server.next(step);
    await expect(read()).rejects.toThrow(DokumentlagerUnavailable);
  });

  it.each([
    ['another part', answer(206, content.subarray(2, 5), { 'Content-Range': 'bytes 2-4/16' })],
    ['a part without its place', answer(206, content.subarray(1, 4))],
    ['a shorter part', answer(206, content.subarray(1, 3), { 'Content-Range': 'bytes 1-3/16' })],
    ['the whole', answer(200, content)],
  ])('with %s are not the part that was asked for', async (_, step) => {
    server.next(step);
    await expect(read({ start: 1, end: 3 })).rejects.toThrow(DokumentlagerUnavailable);
    server.next(answer(206, content.subarray(1, 4), { 'Content-Range': 'bytes 1-3/16' }));
    expect(await read({ start: 1, end: 3 })).toEqual(content.subarray(1, 4));
  });

  it('that may pass are waited for once', async () => {
    const reset: Step = (response) => response.socket?.destroy();
    for (const first of [error(503, 'SlowDown'), error(500, 'InternalError'), answer(429), reset]) {
      server.next(first, answer(200, content));
      expect(await read()).toEqual(content);
      server.next(first, answer(200));
      expect(await lager.put(content)).toMatchObject({ noekkel: KEY });
      expect(server.asked).toHaveLength(2);
    }
    server.next(error(503, 'SlowDown'));
    await expect(read()).rejects.toThrow('503 SlowDown');
  });

  it('are read page by page, and a listing without its end is none', async () => {
    const other = keyOf(Buffer.alloc(32, 1));
    server.next(listing([KEY, 'les-meg.txt'], '1&lt;a&amp;b+/='), listing([other]));
    expect(await all()).toEqual([KEY, other]);
    const token = new URL(server.asked[1]!.url!, server.url).searchParams.get('continuation-token');
    expect(token).toBe('1<a&b+/=');
    server.next(
      answer(200, '<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>'),
    );
    await expect(all()).rejects.toThrow('not a listing');
    server.next(answer(200, '<ListBucketResult><IsTruncated>false</IsTruncated>'));
    await expect(all()).rejects.toThrow('not a listing');
  });

  it('are quoted by their code, never by their words', async () => {
    server.next(
      answer(403, '<Error><Code>Nei &lt;hemmelig&gt;</Code><Key>ab/cd.pdf</Key></Error>'),
    );
    await expect(read()).rejects.toThrow(/^The object store answered 403$/);
  });
});

describe('a question to an object store', () => {
  it('is signed with the hash of what is sent, and tells no secret', async () => {
    server.next(answer(200));
    await lager.put(content);
    const [{ headers, method, url }] = server.asked as [(typeof server.asked)[number]];
    expect([method, url]).toEqual(['PUT', `/dokumenter/${KEY}`]);
    expect(headers).toMatchObject({
      'content-length': String(content.length),
      'content-type': 'application/pdf',
      'x-amz-content-sha256': sha256.toString('hex'),
    });
    expect(headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=presse\/\d{8}\/eu-north-1\/s3\/aws4_request, SignedHeaders=[a-z0-9;-]*x-amz-content-sha256[a-z0-9;-]*, Signature=[0-9a-f]{64}$/,
    );
    expect(JSON.stringify(headers)).not.toContain('hemmelig');
  });
});

import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createListener, type ListenerLimits } from '#bff/http/listener.ts';
import { tried } from '#tests/support/trust.ts';

const SHORT: ListenerLimits = { headersTimeout: 200, requestTimeout: 400, maxConnections: 100 };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that reads the whole body and says how many bytes came. */
async function listen(limits: ListenerLimits): Promise<number> {
  server = createListener((request, response) => {
    let bytes = 0;
    request.on('data', (piece: Buffer) => (bytes += piece.length));
    request.on('end', () => response.end(`got ${bytes}`));
    request.on('error', () => response.destroy());
  }, limits);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Everything that comes until the server ends the connection. */
async function untilClosed(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (piece: Buffer) => (text += piece.toString()));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  return text;
}

async function send(port: number, ...parts: readonly string[]): Promise<string> {
  const socket = connect(port, 'localhost');
  await once(socket, 'connect');
  const closed = untilClosed(socket);
  for (const part of parts) socket.write(part);
  return closed;
}

describe('whoever sends slowly', () => {
  it.each([
    ['nothing after the first line', ['GET / HTTP/1.1\r\n']],
    ['headers that never end', ['GET / HTTP/1.1\r\nHost: x\r\n', 'X-A: 1\r\n', 'X-B: 2\r\n']],
    ['a body that never ends', ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n', 'abc']],
  ])('%s: is told so and disconnected', async (_, parts) => {
    const answer = await send(await listen(SHORT), ...parts);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"id":"request_timeout"');
    tried('bounded', 1);
  });

  it('is disconnected when headers come one by one, however many there are', async () => {
    const port = await listen(SHORT);
    const socket = connect(port, 'localhost');
    await once(socket, 'connect');
    const closed = untilClosed(socket);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    const timer = setInterval(() => socket.write('X-A: 1\r\n'), 20);
    expect(await closed).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(timer);
    tried('bounded', 1);
  });

  it('keeps nobody else from being answered', async () => {
    const port = await listen({ ...SHORT, headersTimeout: 60_000, requestTimeout: 60_000 });
    const slow = Array.from({ length: 50 }, () => connect(port, 'localhost'));
    await Promise.all(slow.map((socket) => once(socket, 'connect')));
    for (const socket of slow) socket.write('GET / HTTP/1.1\r\nHost:');
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('got 0');
    for (const socket of slow) socket.destroy();
    tried('bounded', 50);
  });
});

describe('what is no request', () => {
  const get = (more: string) => `GET / HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
  it.each([
    [
      'an address of 20,000 characters',
      `GET /?q=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    [
      'a header of 20,000 characters',
      get(`X-A: ${'x'.repeat(20_000)}\r\n`),
      431,
      'headers_too_large',
    ],
    ['3,000 headers', get('X-A: 123456\r\n'.repeat(3000)), 431, 'headers_too_large'],
    ['no HTTP', 'hallo\r\n\r\n', 400, 'malformed'],
    ['two lengths', get('Content-Length: 1\r\nContent-Length: 2\r\n'), 400, 'malformed'],
    [
      'a length and chunks',
      get('Content-Length: 1\r\nTransfer-Encoding: chunked\r\n'),
      400,
      'malformed',
    ],
  ])('%s is refused in the shape of every other error', async (_, text, status, id) => {
    const answer = await send(await listen(SHORT), text);
    const [head, body] = answer.split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain('Connection: close');
    expect(JSON.parse(body!)).toMatchObject({ id, errors: {} });
    tried('bounded', 1);
  });
});

it('more connections than allowed are closed, and those that are there go on', async () => {
  const port = await listen({
    ...SHORT,
    headersTimeout: 60_000,
    requestTimeout: 60_000,
    maxConnections: 3,
  });
  const first = Array.from({ length: 3 }, () => connect(port, 'localhost'));
  await Promise.all(first.map((socket) => once(socket, 'connect')));
  // The server has seen each of the three: it has answered them.
  for (const socket of first) {
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
  }
  expect(await untilClosed(connect(port, 'localhost'))).toBe('');
  first[0]!.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [data] = (await once(first[0]!, 'data')) as [Buffer];
  expect(data.toString()).toContain('got 0');
  tried('bounded', 1);
});

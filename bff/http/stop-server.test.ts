import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { connectionsOf, stopServer } from './stop-server.ts';

/** More than the buffers of both sides of a connection. */
const BYTES = 20_000_000;

it('sends the whole of an answer to a reader that is slower than the stop', async () => {
  const open = new Set<ServerResponse>();
  const server = createServer((_, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    response.end(Buffer.alloc(BYTES));
  });
  const connections = connectionsOf(server);
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  const reader = connect(port);
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  // Nothing is read before the server stops.
  await once(reader, 'readable');
  expect([...open].map((one) => one.writableEnded)).toEqual([true]);

  const stopped = stopServer({ server, connections, open });
  expect(server.listening).toBe(false);
  let read = 0;
  reader.on('data', (chunk: Buffer) => (read += chunk.length));
  await Promise.all([stopped, once(reader, 'close')]);
  expect(read).toBeGreaterThan(BYTES);
});

it('ends a connection on which nothing was sent before one on which a request is under way', async () => {
  const server = createServer((_, response) => response.end('answered'));
  const connections = connectionsOf(server);
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  const silent = connect(port);
  const slow = connect(port);
  slow.write('GET / HTTP/1.1\r\n');
  await vi.waitUntil(() => [...connections].filter(({ bytesRead }) => bytesRead > 0).length === 1);
  await vi.waitUntil(() => connections.size === 2);

  const stopped = stopServer({ server, connections, open: new Set() });
  // Both would end at the same time after ten seconds, and the request would get no answer.
  await once(silent.resume(), 'close');
  slow.write('Host: localhost\r\nConnection: close\r\n\r\n');
  const [answer] = (await once(slow, 'data')) as [Buffer];
  expect(answer.toString()).toContain('answered');
  await stopped;
});

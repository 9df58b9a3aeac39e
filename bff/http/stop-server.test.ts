import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { stopServer } from './stop-server.ts';

/** More than the buffers of both sides of a connection. */
const BYTES = 20_000_000;

it('sends the whole of an answer to a reader that is slower than the stop', async () => {
  const open = new Set<ServerResponse>();
  const server = createServer((_, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    response.end(Buffer.alloc(BYTES));
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const reader = connect(port);
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  // Nothing is read before the server stops.
  await once(reader, 'readable');
  expect([...open].map((one) => one.writableEnded)).toEqual([true]);

  const stopped = stopServer(server, open);
  expect(server.listening).toBe(false);
  let read = 0;
  reader.on('data', (chunk: Buffer) => (read += chunk.length));
  await Promise.all([stopped, once(reader, 'close')]);
  expect(read).toBeGreaterThan(BYTES);
});

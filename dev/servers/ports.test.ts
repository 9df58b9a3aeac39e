import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort, requireFreePort } from './ports.ts';

describe('the port of npm start', () => {
  it('is refused while something listens on it, with the way out, and taken afterwards', async () => {
    const server = createServer().listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(requireFreePort(port)).rejects.toThrow(
      new RegExp(`Port ${port} is in use.*\\bPORT=${port + 1} npm start`),
    );
    server.close();
    await once(server, 'close');
    await expect(requireFreePort(port)).resolves.toBeUndefined();
  });
});

it('a free port is none that the system may give to somebody else meanwhile', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
  expect(ports.filter((port) => port >= 32_768)).toEqual([]);
  await expect(requireFreePort(ports[0]!)).resolves.toBeUndefined();
});

import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { requireFreePort } from './ports.ts';

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

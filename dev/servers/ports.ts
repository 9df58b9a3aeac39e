import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';

/** A port of 127.0.0.1 that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}

/** Throws, with the way out, when something else listens on `port`. */
export async function requireFreePort(port: number): Promise<void> {
  const server = createServer();
  try {
    server.listen(port);
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Error(
        `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
        { cause: error },
      );
    if (code === 'EACCES')
      throw new Error(
        `Port ${port} needs more rights; choose one above 1024: PORT=3000 npm start`,
        {
          cause: error,
        },
      );
    throw error;
  }
  server.close();
  await once(server, 'close');
}

/** Listens and gives the port; with port 0 it is a free one. Throws when the port is taken. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Ends at once, also the connections that are kept open. */
export async function stopServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

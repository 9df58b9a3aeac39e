import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';

/**
 * Above those that browsers refuse, below those that systems give to connections and to listeners that ask for any (from 32768
 * on Linux, 49152 elsewhere).
 */
const [LOWEST, HIGHEST] = [11_000, 32_767];
const TRIES = 50;

/**
 * A port that is free now. Drawn, and not given by the system: what the system gives it may give again to a connection or a
 * server of another program before this one is used.
 */
export async function freePort(): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const server = createServer();
    try {
      server.listen(randomInt(LOWEST, HIGHEST + 1));
      await once(server, 'listening');
    } catch (error) {
      if (tries === TRIES) throw error;
      continue;
    }
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    return port;
  }
}

/** Throws when `port` cannot be listened on, and says what to do; `command` is what needs it. */
export async function requireFreePort(port: number, command = 'npm start'): Promise<void> {
  const server = createServer();
  try {
    server.listen(port);
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Error(
        `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} ${command}`,
        { cause: error },
      );
    if (code === 'EACCES')
      throw new Error(
        `Port ${port} needs more rights. Choose one above 1024: PORT=3000 ${command}`,
        { cause: error },
      );
    throw error;
  }
  server.close();
  await once(server, 'close');
}

/** Listens, on a free port when `port` is 0, and gives the port. Throws when the port is taken. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Stops listening and closes all connections, also those that are kept alive. */
export async function stopServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** How long requests under way may take to finish when the server stops, ms. */
const GRACE = 10_000;
/** How long a connection that has just been made may take to send something, ms. */
const SILENCE = 1000;

interface Served {
  readonly server: Server;
  readonly connections: ReadonlySet<Socket>;
  /** What has not been answered yet. */
  readonly open: ReadonlySet<ServerResponse>;
}

/** The open connections of a server that begins to listen. */
export function connectionsOf(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return connections;
}

/**
 * Closes the port at once, connections on which nothing is sent as soon as none of `open` waits for its reader, and after ten
 * seconds all. Node takes a connection for idle whose answer is written, although its reader has not had all of it, and one that a
 * browser has made beforehand, on which nothing has ever been sent, for busy.
 */
export async function stopServer({ server, connections, open }: Served): Promise<void> {
  const closed = once(server, 'close');
  const timer = setTimeout(() => server.closeAllConnections(), GRACE);
  const silence = setTimeout(() => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  }, SILENCE);
  // Not that of http, which closes idle connections, too.
  NetServer.prototype.close.call(server);
  for (let sent = beingSent(open); sent.length > 0; sent = beingSent(open))
    await Promise.all(sent.map((response) => once(response, 'close')));
  server.close();
  await closed;
  clearTimeout(timer);
  clearTimeout(silence);
}

const beingSent = (open: ReadonlySet<ServerResponse>) =>
  [...open].filter((one) => one.writableEnded && !one.writableFinished && !one.destroyed);

import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** How long requests under way may take to finish when the server stops, ms. */
const GRACE = 10_000;

/**
 * Closes the port at once, connections on which nothing is sent as soon as none of `open` waits for its reader, and after ten
 * seconds all. Node takes a connection for idle whose answer is written, although its reader has not had all of it.
 */
export async function stopServer(server: Server, open: ReadonlySet<ServerResponse>): Promise<void> {
  const closed = once(server, 'close');
  const timer = setTimeout(() => server.closeAllConnections(), GRACE);
  // Not that of http, which closes idle connections, too.
  NetServer.prototype.close.call(server);
  for (let sent = beingSent(open); sent.length > 0; sent = beingSent(open))
    await Promise.all(sent.map((response) => once(response, 'close')));
  server.close();
  await closed;
  clearTimeout(timer);
}

const beingSent = (open: ReadonlySet<ServerResponse>) =>
  [...open].filter((one) => one.writableEnded && !one.writableFinished && !one.destroyed);

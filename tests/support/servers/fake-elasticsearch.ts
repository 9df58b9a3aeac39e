import { createServer, type IncomingMessage } from 'node:http';
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net';
import { text } from 'node:stream/consumers';

export interface Fake {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Answers like an Elasticsearch in a given state: `answer` gets path and body, and gives status and JSON. */
export async function fakeElasticsearch(
  answer: (path: string, body: string) => { readonly status: number; readonly json: unknown },
  port = 0,
): Promise<Fake> {
  const respond = async (request: IncomingMessage) =>
    answer(request.url ?? '/', await text(request));
  const server = createServer((request, response) => {
    void respond(request).then(({ status, json }) => {
      response.writeHead(status, {
        'content-type': 'application/vnd.elasticsearch+json;compatible-with=9',
        'x-elastic-product': 'Elasticsearch',
      });
      response.end(JSON.stringify(json));
    });
  });
  return listening(server, () => server.closeAllConnections(), port);
}

/** Accepts connections and never answers. */
export async function blackHole(): Promise<Fake> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  return listening(server, () => sockets.forEach((socket) => socket.destroy()));
}

async function listening(server: Server, hangUp: () => void, wanted = 0): Promise<Fake> {
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      hangUp();
    });
  return { url: `http://127.0.0.1:${port}`, close };
}

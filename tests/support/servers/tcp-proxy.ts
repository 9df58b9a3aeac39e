import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** `refuse` ends every connection; `hang` keeps them, and nothing comes through any more. */
  mode: 'through' | 'refuse' | 'hang';
  readonly close: () => Promise<void>;
}

/** Stands between a program and a server that must fail on demand. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let mode: TcpProxy['mode'] = 'through';
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    keep(client);
    if (mode === 'refuse') {
      client.destroy();
      return;
    }
    if (mode === 'hang') return;
    const upstream = keep(connect(target));
    const forward = (from: Socket, to: Socket) =>
      from
        .on('data', (bytes) => mode === 'through' && to.write(bytes))
        .on('close', () => to.destroy());
    forward(client, upstream);
    forward(upstream, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    get mode() {
      return mode;
    },
    set mode(next) {
      mode = next;
      if (next !== 'hang') endAll();
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      endAll();
      await closed;
    },
  };
}

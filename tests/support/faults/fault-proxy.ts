import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { startDeafListener, type DeafListener } from './deaf-listener.ts';

/** What becomes of connections. It holds for those that are open as well, unless it says otherwise. */
export type Fault =
  /** Nobody listens. */
  | { readonly kind: 'down' }
  /** Nobody accepts a connection: connecting takes for ever. */
  | { readonly kind: 'deaf' }
  /** Connections are accepted and ended. */
  | { readonly kind: 'resets' }
  /** Connections are accepted; nothing comes back. */
  | { readonly kind: 'silent' }
  /** What is open is never answered again, without being ended; new connections work. */
  | { readonly kind: 'frozen' }
  /** Ends the connection in the middle of the first answer. */
  | { readonly kind: 'cuts' }
  /** Stops in the middle of the first answer. */
  | { readonly kind: 'stalls' }
  /** Something else answers; `greets`: before it is asked. */
  | { readonly kind: 'says'; readonly text: string; readonly greets?: boolean };

export interface FaultProxy {
  readonly port: number;
  /** The address of the server with ours in its place. */
  readonly through: (address: string) => string;
  readonly breakDown: (fault: Fault) => Promise<void>;
  readonly mend: () => Promise<void>;
  /** Connections that are open now. */
  readonly open: () => number;
  readonly close: () => Promise<void>;
}

/** Stands before any server and fails as the test says, on the level of connections. */
export async function startFaultProxy(target: { host: string; port: number }): Promise<FaultProxy> {
  const clients = new Set<Socket>();
  const frozen = new WeakSet<Socket>();
  let fault: Fault | null = null;
  let deaf: DeafListener | null = null;
  let server: Server | null = null;
  let port = 0;

  const accept = (client: Socket) => {
    clients.add(client);
    client.on('error', () => client.destroy()).on('close', () => clients.delete(client));
    if (!fault || fault.kind === 'frozen') forward(client);
    else if (fault.kind === 'cuts') forward(client, () => client.resetAndDestroy());
    else if (fault.kind === 'stalls') forward(client, () => undefined);
    else if (fault.kind === 'says') say(client, fault);
    else if (fault.kind !== 'silent') client.resetAndDestroy();
  };
  /** With `stop`, only the beginning of the first answer comes through, and then that is called. */
  const forward = (client: Socket, stop?: () => void) => {
    const upstream = connect(target);
    let ended = false;
    upstream.on('error', () => client.destroy()).on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
    client.on('data', (bytes) => frozen.has(client) || upstream.write(bytes));
    upstream.on('data', (bytes: Buffer) => {
      if (ended || frozen.has(client)) return;
      ended = stop !== undefined;
      if (stop) client.write(bytes.subarray(0, middleOf(bytes)), stop);
      else client.write(bytes);
    });
  };
  const listen = async () => {
    server = createServer(accept);
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  const stopListening = async () => {
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    for (const client of clients) client.resetAndDestroy();
    await closed;
    server = null;
  };
  const mend = async () => {
    fault = null;
    await deaf?.close();
    deaf = null;
    for (const client of clients) client.resetAndDestroy();
    if (!server) await listen();
  };

  await listen();
  return {
    port,
    through: (address) => {
      const url = new URL(address);
      Object.assign(url, { hostname: '127.0.0.1', port: String(port) });
      return url.href;
    },
    breakDown: async (next) => {
      fault = next;
      if (next.kind === 'frozen') {
        for (const client of clients) frozen.add(client);
        return;
      }
      if (next.kind === 'down' || next.kind === 'deaf') await stopListening();
      if (next.kind === 'deaf') deaf = await startDeafListener(port);
      for (const client of clients) client.resetAndDestroy();
    },
    mend,
    open: () => clients.size,
    close: async () => {
      await deaf?.close();
      await stopListening();
    },
  };
}

/** After the headers and a little of the body; of what is no HTTP, a few bytes. */
function middleOf(bytes: Buffer): number {
  const body = bytes.indexOf('\r\n\r\n');
  return body === -1 ? 9 : body + 9;
}

function say(client: Socket, { text, greets = false }: { text: string; greets?: boolean }): void {
  client.on('data', () => client.write(text));
  if (greets) client.write(text);
}

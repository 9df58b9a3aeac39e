import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { readMail, type ReadMail } from './read-mail.ts';
import { serveSmtp, type SmtpEnvelope, type SmtpRules } from './smtp-session.ts';

/** A message that the server has taken. */
export interface ReceivedMail extends ReadMail, SmtpEnvelope {}

export interface TestSmtp {
  /** For `SMTP_URL`; the same after a stop and a start. */
  readonly url: string;
  /** Oldest first. */
  readonly received: readonly ReceivedMail[];
  readonly sentTo: (address: string) => ReceivedMail[];
  /** Set to answer every message with this (`451 Busy`); null takes them. */
  trouble: string | null;
  /** Set to answer these recipients with this (`550 No such user`). */
  readonly refused: Map<string, string>;
  /** Messages are taken, and are answered only when the function that this gives is called. */
  readonly hold: () => () => void;
  /** How many messages wait for that. */
  readonly held: () => number;
  /** Refuses every connection from here on, and ends those there are. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A mail server on a free port of 127.0.0.1 that keeps what it gets. With `login`, whoever sends must sign in. */
export async function startSmtp(options: Pick<SmtpRules, 'login'> = {}): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  const refused = new Map<string, string>();
  const sockets = new Set<Socket>();
  let released: Promise<void> = Promise.resolve();
  let held = 0;
  let port = 0;
  let server: Server | null = null;

  const rules: SmtpRules = {
    ...options,
    recipient: (address) => refused.get(address) ?? null,
    message: async () => {
      held += 1;
      await released;
      held -= 1;
      return self.trouble;
    },
  };
  const keep = (mail: SmtpEnvelope) => void received.push({ ...mail, ...readMail(mail.raw) });

  const start = async () => {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
      serveSmtp(socket, rules, keep);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };
  const stop = async () => {
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    server = null;
    await closed;
  };

  await start();
  const self: TestSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    sentTo: (address) => received.filter(({ to }) => to.includes(address)),
    trouble: null,
    refused,
    hold: () => {
      let release = () => {};
      released = new Promise((resolve) => (release = resolve));
      return release;
    },
    held: () => held,
    ...{ start, stop, close: stop },
  };
  return self;
}

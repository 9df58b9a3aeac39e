import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A message that the server has taken. */
export interface ReceivedMail extends ReadMail {
  readonly from: string;
  readonly to: readonly string[];
}

export interface TestSmtp {
  /** For `SMTP_URL`; the same after a stop and a start. */
  readonly url: string;
  /** Oldest first. */
  readonly received: readonly ReceivedMail[];
  readonly sentTo: (address: string) => ReceivedMail[];
  /** Empties `received`. */
  readonly forget: () => void;
  /** Set to answer every message with this (`451 Busy`); null accepts them. */
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

interface SmtpOptions {
  /** Whether user and password are right; without it nobody is asked for any. */
  readonly login?: (user: string, password: string) => boolean;
}

/** A mail server on a free port of 127.0.0.1 that keeps what it gets. With `login`, whoever sends must sign in. */
export async function startSmtp({ login }: SmtpOptions = {}): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  const refused = new Map<string, string>();
  const sockets = new Set<Socket>();
  let released: Promise<void> = Promise.resolve();
  let held = 0;
  let port = 0;
  let server: SMTPServer | null = null;

  const take = async (mail: Omit<ReceivedMail, keyof ReadMail>, raw: Buffer) => {
    held += 1;
    await released;
    held -= 1;
    if (self.trouble) throw answerOf(self.trouble);
    received.push({ ...mail, ...(await readMail(raw)) });
  };
  const create = () =>
    new SMTPServer({
      disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
      allowInsecureAuth: true,
      authOptional: !login,
      onAuth: ({ username = '', password = '' }, _session, done) => {
        if (login?.(username, password ?? '')) done(null, { user: username });
        else done(answerOf('535 5.7.8 Wrong user or password'));
      },
      onRcptTo: ({ address }, _session, done) => {
        const answer = refused.get(address);
        done(answer ? answerOf(answer) : null);
      },
      onData: (stream, { envelope }, done) => {
        const { mailFrom, rcptTo } = envelope;
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
        };
        buffer(stream)
          .then((raw) => take(mail, raw))
          .then(() => done(), done);
      },
    });

  const start = async () => {
    server = create();
    // A client that goes away in the middle is what some tests are about.
    server.on('error', () => undefined);
    server.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    port = (server.server.address() as AddressInfo).port;
  };
  const stop = async () => {
    if (!server) return;
    const closed = once(server.server, 'close');
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
    forget: () => void received.splice(0),
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

/** '550 5.1.1 No such user' as the library wants it. */
function answerOf(text: string): Error {
  const [, code, words] = /^(\d{3}) (.*)$/.exec(text) ?? [];
  return Object.assign(new Error(words), { responseCode: Number(code) });
}

/** A message as its recipient sees it. */
interface ReadMail {
  /** By name in lower case; decoded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Every address that the HTML leads to. */
  readonly links: readonly string[];
}

/** Reads a message; throws when a header that counts once is there twice. */
async function readMail(raw: Buffer): Promise<ReadMail> {
  const { headers, subject = '', text = '', html = '' } = await PostalMime.parse(raw);
  const byName = new Map<string, string>();
  for (const { key, value } of headers) {
    if (byName.has(key)) throw new Error(`The message has two headers ${key}`);
    byName.set(key, value);
  }
  const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, url]) => plain(url!));
  return { headers: byName, subject, text, html, links };
}

function plain(attribute: string): string {
  return attribute.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

import { createTransport, type NodemailerError, type SMTPPoolOptions } from 'nodemailer';
import { isPermanent } from '#domain/mail.ts';
import { asciiEmail, isEmail, normalizeLine } from '#domain/text-rules.ts';
import {
  MailRefused,
  MailUnavailable,
  type MailSender,
  type OutgoingMessage,
} from '#bff/mail/port.ts';

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password if the server wants them. */
  readonly url: string;
  /** Whom the messages come from. */
  readonly sender: string;
  /** Refuses to hand anything over unencrypted; `smtps` never does. */
  readonly requireTls: boolean;
}

const SENDER_NAME = 'Domstolenes pressetjeneste';

/** ms without a word from the server. */
const SILENCE = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 20_000 };
/** ms for a message in all; the worker's lease (db/queues/mail-outbox.ts) is longer. */
const SEND_LIMIT = 60_000;
/** How many messages may be under way at once. */
const CONNECTIONS = 5;

/** Nobody's holiday notice is to answer a machine (RFC 3834; the second one is Exchange's). */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** E-mail by SMTP. Nothing in a message is ever read from a file or fetched. */
export function createSmtpSender({ url, sender, requireTls }: SmtpOptions): MailSender {
  const from = asciiEmail(sender);
  const transport = createTransport({
    ...serverOf(url),
    ...SILENCE,
    requireTLS: requireTls,
    pool: true,
    maxConnections: CONNECTIONS,
    // The outbox tries again, and knows when.
    maxRequeues: 0,
    // Shorter than servers keep an idle connection: ours is not found closed when it is needed.
    idleTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (message) => {
      const to = recipientOf(message);
      const { date, messageId, subject, text, html } = message;
      await attempt(() =>
        transport.sendMail({
          from: { name: SENDER_NAME, address: from },
          to: { name: '', address: to },
          envelope: { from, to: [to] },
          subject: normalizeLine(subject),
          ...{ messageId: `<${messageId}>`, date, text, html, headers: HEADERS },
          signal: AbortSignal.timeout(SEND_LIMIT),
        }),
      );
    },
    ping: async () => {
      await attempt(() => transport.verify());
    },
    close: () => {
      transport.close({ force: true });
    },
  };
}

/** Read here and not by nodemailer, which takes any option of its own from the query of the address. */
function serverOf(url: string): Pick<SMTPPoolOptions, 'host' | 'port' | 'secure' | 'auth'> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username ? { auth } : {}),
  };
}

/** One address and nothing around it: one string never becomes two recipients. */
function recipientOf({ to }: OutgoingMessage): string {
  if (!isEmail(to)) throw new MailRefused('adresse');
  return asciiEmail(to);
}

async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw toMailError(error as NodemailerError);
  }
}

/** What the server said of which command, without its words: they repeat the address. */
function toMailError(error: NodemailerError): MailRefused | MailUnavailable {
  const { responseCode: code, command } = error;
  if (!code)
    return new MailUnavailable('utilgjengelig', error.originalCode ?? error.code ?? error.name);
  const answer = `${code} ${command ?? ''}`.trim();
  return isPermanent({ about: subjectOf(command), code })
    ? new MailRefused('avvist', answer)
    : new MailUnavailable('utilgjengelig', answer);
}

function subjectOf(command: string | undefined) {
  if (command === 'RCPT TO') return 'recipient';
  return command === 'DATA' ? 'message' : 'session';
}

import { createTransport, type NodemailerError, type SMTPPoolOptions } from 'nodemailer';
import {
  MailRefused,
  MailUnavailable,
  type MailSender,
  type OutgoingMessage,
} from '#bff/mail/port.ts';
import { isPermanent } from '#domain/mail.ts';
import { asciiEmail, isEmail, normalizeLine } from '#domain/text-rules.ts';

interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password if the server wants them. */
  readonly url: string;
  /** The address that messages come from. */
  readonly sender: string;
  /** Refuses to send anything unencrypted; `smtps` always encrypts. */
  readonly requireTls: boolean;
}

const SENDER_NAME = 'Domstolenes pressetjeneste';

/** ms that the server may be silent. */
const SILENCE = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 20_000 };
/** ms for one message in all; the worker's lease (db/queues/mail-outbox.ts) is longer. */
const SEND_LIMIT = 40_000;
/** How many messages are sent at the same time. */
const CONNECTIONS = 5;

/** Ask other mail servers not to send automatic replies (RFC 3834; the second header is Exchange's). */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** E-mail by SMTP. Nodemailer may not read files or fetch addresses for a message. */
export function createSmtpSender({ url, sender, requireTls }: SmtpOptions): MailSender {
  const from = asciiEmail(sender);
  const transport = createTransport({
    ...serverOf(url),
    ...SILENCE,
    requireTLS: requireTls,
    pool: true,
    maxConnections: CONNECTIONS,
    // The outbox decides when to try again.
    maxRequeues: 0,
    // Shorter than servers keep idle connections, so that ours is never found closed.
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
          ...{ messageId: `<${messageId}>`, date, text, html, headers: headersOf(message) },
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

function headersOf({ unsubscribe }: OutgoingMessage): Record<string, string> {
  if (!unsubscribe) return HEADERS;
  return {
    ...HEADERS,
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** We read the address ourselves: nodemailer would take any of its options from the query string. */
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

/** Throws unless `to` is exactly one address, so that one string never becomes two recipients. */
function recipientOf({ to }: OutgoingMessage): string {
  if (!isEmail(to)) throw new MailRefused('adresse', null, true);
  return asciiEmail(to);
}

async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw toMailError(error as NodemailerError);
  }
}

/** The server's code and command. Its text is left out, because it repeats the address. */
function toMailError(error: NodemailerError): MailRefused | MailUnavailable {
  const { responseCode: code, command } = error;
  if (!code)
    return new MailUnavailable('utilgjengelig', error.originalCode ?? error.code ?? error.name);
  const answer = `${code} ${command ?? ''}`.trim();
  const about = subjectOf(command);
  return isPermanent({ about, code })
    ? new MailRefused('avvist', answer, about === 'recipient')
    : new MailUnavailable('utilgjengelig', answer);
}

function subjectOf(command: string | undefined) {
  if (command === 'RCPT TO') return 'recipient';
  return command === 'DATA' ? 'message' : 'session';
}

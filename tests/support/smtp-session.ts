import type { Socket } from 'node:net';

/** What a server decides about; `null` lets it through, otherwise its answer (`550 No such user`). */
export interface SmtpRules {
  readonly recipient: (address: string) => string | null;
  /** Answers when the message is to be answered. */
  readonly message: (to: readonly string[]) => Promise<string | null>;
  /** Whether user and password are right; undefined when nobody is asked for any. */
  readonly login?: ((user: string, password: string) => boolean) | undefined;
}

export interface SmtpEnvelope {
  readonly from: string;
  readonly to: readonly string[];
  /** latin1: a byte a sign. */
  readonly raw: string;
}

/** One client's conversation (RFC 5321), without TLS. Gives every message that it has accepted to `deliver`. */
export function serveSmtp(
  socket: Socket,
  rules: SmtpRules,
  deliver: (mail: SmtpEnvelope) => void,
): void {
  let from = '';
  let to: string[] = [];
  let waiting = '';
  let data: string | null = null;
  const say = (line: string) => void socket.write(`${line}\r\n`);

  const commands: Readonly<Record<string, (argument: string) => void>> = {
    EHLO: () => say(rules.login ? '250-localhost\r\n250 AUTH PLAIN' : '250 localhost'),
    AUTH: (argument) => {
      const [, user = '', password = ''] = Buffer.from(argument.split(' ')[1] ?? '', 'base64')
        .toString('utf8')
        .split('\0');
      say(rules.login?.(user, password) ? '235 Welcome' : '535 5.7.8 Wrong user or password');
    },
    MAIL: (argument) => {
      [from, to] = [addressIn(argument), []];
      say('250 OK');
    },
    RCPT: (argument) => {
      const refusal = rules.recipient(addressIn(argument));
      if (!refusal) to.push(addressIn(argument));
      say(refusal ?? '250 OK');
    },
    DATA: () => {
      if (to.length > 0) data = '';
      say(to.length > 0 ? '354 Go on' : '503 No recipients');
    },
    RSET: () => say('250 OK'),
    NOOP: () => say('250 OK'),
    QUIT: () => void socket.end('221 Bye\r\n'),
  };

  const endMessage = async (raw: string) => {
    const mail = { from, to, raw: raw.replace(/^\.\./gm, '.') };
    const refusal = await rules.message(to);
    if (!refusal) deliver(mail);
    say(refusal ?? '250 Accepted');
  };

  const takeLine = (line: string) => {
    if (data === null) {
      const [verb = '', ...rest] = line.split(' ');
      (commands[verb.toUpperCase()] ?? (() => say('502 Unknown')))(rest.join(' '));
    } else if (line === '.') {
      void endMessage(data);
      data = null;
    } else data += `${line}\r\n`;
  };

  socket.setEncoding('latin1').on('data', (text) => {
    const lines = (waiting + text.toString()).split('\r\n');
    waiting = lines.pop()!;
    lines.forEach(takeLine);
  });
  say('220 localhost ESMTP');
}

function addressIn(argument: string): string {
  return /<([^>]*)>/.exec(argument)?.[1] ?? '';
}

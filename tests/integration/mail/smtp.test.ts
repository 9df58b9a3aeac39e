import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpSender } from '#bff/adapters/smtp.ts';
import { MailRefused, MailUnavailable, type MailSender } from '#bff/mail/port.ts';
import { freePort } from '#dev/servers/ports.ts';
import { startSmtp, type TestSmtp } from '#tests/support/mail/smtp.ts';
import { startTcpProxy } from '#tests/support/servers/tcp-proxy.ts';
import { until } from '#tests/support/until.ts';

const NOON = new Date('2026-03-10T12:00:00+01:00');
const NORA = 'nora@fjordavisa.example';
const message = (more: Partial<Parameters<MailSender['send']>[0]> = {}) => ({
  messageId: '1.abc@domstol.example',
  to: NORA,
  date: NOON,
  subject: 'Hei',
  text: 'Hei\n',
  html: '<p>Hei</p>',
  ...more,
});

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
async function start(options?: Parameters<typeof startSmtp>[0]): Promise<TestSmtp> {
  const smtp = await startSmtp(options);
  closing.push(smtp.close);
  return smtp;
}
function connect(url: string, requireTls = false): MailSender {
  const sender = createSmtpSender({ url, sender: 'avsender@domstol.example', requireTls });
  closing.push(sender.close);
  return sender;
}
/** What happens to a message, in one word. */
async function outcome(sender: MailSender, more?: Parameters<typeof message>[0]): Promise<string> {
  try {
    await sender.send(message(more));
    return 'sent';
  } catch (error) {
    if (error instanceof MailRefused) return `refused: ${error.detalj ?? error.kode}`;
    if (error instanceof MailUnavailable) return `unavailable: ${error.detalj ?? error.kode}`;
    throw error;
  }
}

describe('a hostile value', () => {
  it.each([
    ['a line break', 'Hei\r\nBcc: andre@avis.example'],
    ['a lone line feed', 'Hei\nBcc: andre@avis.example'],
    ['a body of its own', 'Hei\r\n\r\n<h1>Ny</h1>'],
    ['signs that turn the text around', 'Hei\u202E\u2028Bcc: andre@avis.example'],
  ])('%s in the subject adds neither header nor recipient', async (_, subject) => {
    const smtp = await start();
    await connect(smtp.url).send(message({ subject }));
    const [mail] = smtp.received;
    expect(mail!.to).toEqual([NORA]);
    expect(mail!.headers.has('bcc')).toBe(false);
    expect(mail!.subject).toMatch(/^Hei.+/);
    expect(mail!.text.trimEnd()).toBe('Hei');
  });

  it('arrives as it was written when it is only unusual', async () => {
    const smtp = await start();
    const subject = 'Øystein, «Ås» <ås@x.example>; "Łódź" 記者 🎙️ =?utf-8?q?x?= '.repeat(4).trim();
    const text = '.\n..\n-- \nlang ' + 'å'.repeat(2000) + '\n';
    await connect(smtp.url).send(message({ subject, text }));
    expect(smtp.received[0]).toMatchObject({ subject, text, to: [NORA] });
  });

  it.each([
    'nora@avis.example, andre@avis.example',
    'nora@avis.example andre@avis.example',
    'nora@avis.example\r\nRCPT TO:<andre@avis.example>',
    'Nora <nora@avis.example>',
    '<nora@avis.example>',
    '"nora, andre@avis.example"@avis.example',
    'venner:nora@avis.example;',
    '',
  ])('%j is no address, and reaches no server', async (to) => {
    const smtp = await start();
    expect(await outcome(connect(smtp.url), { to })).toBe('refused: adresse');
    expect(smtp.received).toEqual([]);
  });

  it('æ, ø and å in a domain are sent in punycode', async () => {
    const smtp = await start();
    await connect(smtp.url).send(message({ to: 'nora@blåbær.example' }));
    expect(smtp.received[0]!.headers.get('to')).toBe('nora@xn--blbr-roah.example');
  });
});

describe('a server', () => {
  it.each([
    ['550 5.1.1 No such user', 'refused: 550 RCPT TO'],
    ['450 4.2.1 Try later', 'unavailable: 450 RCPT TO'],
    ['530 5.7.0 Sign in first', 'unavailable: 530 RCPT TO'],
  ])('that answers %s to the recipient', async (answer, expected) => {
    const smtp = await start();
    smtp.refused.set(NORA, answer);
    expect(await outcome(connect(smtp.url))).toBe(expected);
    expect(await outcome(connect(smtp.url), { to: 'andre@avis.example' })).toBe('sent');
  });

  it.each([
    ['554 5.7.1 Not wanted', 'refused: 554 DATA'],
    ['451 4.3.0 Busy', 'unavailable: 451 DATA'],
  ])('that answers %s to the message', async (answer, expected) => {
    const smtp = await start();
    smtp.trouble = answer;
    expect(await outcome(connect(smtp.url))).toBe(expected);
  });

  it('that is not there is unavailable, and is used again when it is back', async () => {
    const smtp = await start();
    const sender = connect(smtp.url);
    expect(await outcome(sender)).toBe('sent');
    await smtp.stop();
    expect(await outcome(sender)).toMatch(/^unavailable: E[A-Z]+$/);
    expect(await outcome(connect(`smtp://127.0.0.1:${await freePort()}`))).toBe(
      'unavailable: ECONNREFUSED',
    );
    await smtp.start();
    expect(await outcome(sender)).toBe('sent');
    expect(smtp.received).toHaveLength(2);
  });

  it('that goes away in the middle of a message is unavailable', async () => {
    const smtp = await start();
    const release = smtp.hold();
    const sending = outcome(connect(smtp.url));
    await until('the message is there', () => smtp.held() === 1);
    await smtp.stop();
    expect(await sending).toMatch(/^unavailable: /);
    release();
  });

  it('that does not answer is given up after a few seconds', async () => {
    const proxy = await startTcpProxy({ host: '127.0.0.1', port: 9 });
    closing.push(proxy.close);
    proxy.mode = 'hang';
    expect(await outcome(connect(`smtp://127.0.0.1:${proxy.port}`))).toBe('unavailable: ETIMEDOUT');
  });

  it('gets user and password from the address, and a wrong password only delays', async () => {
    const login = (user: string, password: string) => user === 'presse' && password === 'hem/@lig';
    const smtp = await start({ login });
    const withLogin = (login: string) => smtp.url.replace('//', `//${login}@`);
    expect(await outcome(connect(withLogin('presse:hem%2F%40lig')))).toBe('sent');
    expect(await outcome(connect(withLogin('presse:feil')))).toBe('unavailable: 535 AUTH PLAIN');
  });

  it('without TLS gets no mail where TLS is required', async () => {
    const smtp = await start();
    expect(await outcome(connect(smtp.url, true))).toMatch(/^unavailable: (ETLS|5\d\d)/);
    expect(await outcome(connect(`${smtp.url}?requireTLS=false&ignoreTLS=true`, true))).toMatch(
      /^unavailable: /,
    );
    expect(await outcome(connect(smtp.url.replace('smtp:', 'smtps:')))).toMatch(/^unavailable: /);
    expect(smtp.received).toEqual([]);
  });

  it('with an untrusted certificate gets no mail, whether TLS is required or offered', async () => {
    // The library's own certificate, which it signed itself.
    const server = new SMTPServer({ authOptional: true, logger: false });
    server.on('error', () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const { port } = server.server.address() as AddressInfo;
    for (const required of [true, false])
      expect(await outcome(connect(`smtp://127.0.0.1:${port}`, required))).toMatch(
        /^unavailable: (CERT|DEPTH|SELF|ETLS|ESOCKET)/,
      );
  });

  it('can be asked whether it answers', async () => {
    const smtp = await start();
    const sender = connect(smtp.url);
    await expect(sender.ping()).resolves.toBeUndefined();
    await smtp.stop();
    await expect(sender.ping()).rejects.toThrow(MailUnavailable);
  });
});

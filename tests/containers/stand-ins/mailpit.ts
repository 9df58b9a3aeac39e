import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';

/** The ports and the `readyz` of Mailpit: takes every e-mail, and has a page that shows them as they came. */
if (process.argv[2] === 'readyz') {
  fetch('http://localhost:8025/').then(
    ({ ok }) => process.exit(ok ? 0 : 1),
    () => process.exit(1),
  );
} else {
  catchMails();
}

function catchMails(): void {
  const mails: string[] = [];
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      let mail = '';
      stream.setEncoding('utf8').on('data', (text: string) => (mail += text));
      stream.on('end', () => {
        mails.unshift(mail);
        done();
      });
    },
  }).listen(1025, '0.0.0.0');
  createServer((_request, response) => {
    const type = { 'Content-Type': 'text/plain; charset=utf-8' };
    response.writeHead(200, type).end(mails.join('\n\n'));
  }).listen(8025, '0.0.0.0');
  process.once('SIGTERM', () => process.exit(0));
}

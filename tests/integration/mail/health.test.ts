import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSmtpSender } from '#bff/adapters/smtp.ts';
import { systemPaths } from '#contract/paths.ts';
import { startSmtp, type TestSmtp } from '#tests/support/mail/smtp.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { SENDER } from '#tests/support/mail/test-mail.ts';

let smtp: TestSmtp;
let bff: TestBff;
beforeAll(async () => {
  smtp = await startSmtp();
  const mail = createSmtpSender({ url: smtp.url, sender: SENDER, requireTls: false });
  bff = await startTestBff({ deps: { mail } });
});
afterAll(async () => {
  await bff.close();
  await smtp.close();
});

it('the service says whether e-mail can be sent, and works without it', async () => {
  const ready = () => bff.guest(systemPaths.ready.href());
  expect(await ready()).toMatchObject({ json: { dependencies: { mail: 'ok' } } });
  await smtp.stop();
  expect(await ready()).toMatchObject({
    status: 200,
    json: { status: 'degraded', dependencies: { mail: 'down' } },
  });
  await smtp.start();
  expect(await ready()).toMatchObject({ json: { dependencies: { mail: 'ok' } } });
});

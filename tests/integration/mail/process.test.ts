import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { programPath } from '#build/paths.ts';
import { enqueueMail } from '#bff/mail/mail.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { startSmtp, type TestSmtp } from '#tests/support/mail/smtp.ts';
import { buildMail } from '#tests/support/mail/test-mail.ts';
import { AUDIT_KEY, IDENTITY_KEY, SESSION_KEY } from '#tests/support/access/persons.ts';
import { until } from '#tests/support/until.ts';

const NOON = '2026-03-10T12:00:00+01:00';
const AFTER_THE_LEASE = '2026-03-10T12:01:00+01:00';

let database: TestDatabase;
let smtp: TestSmtp;
let dir: string;
let children: ChildProcess[];
beforeEach(async () => {
  database = await createTestDatabase();
  smtp = await startSmtp();
  dir = mkdtempSync(join(tmpdir(), 'presse-mail-'));
  children = [];
  await enqueueMail(database.db, buildMail(), new Date(NOON));
});
afterEach(async () => {
  for (const child of children) await end(child, 'SIGKILL');
  await smtp.close();
  await database.close();
  rmSync(dir, { recursive: true, force: true });
});

/** The web server in a process of its own, with a clock that starts at `now`. */
function start(now: string): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  const env = {
    ...{ PATH, HOME, DATABASE_URL: database.url, SMTP_URL: smtp.url, PRESSE_NOW: now },
    ...{ PORT: '0', PRESSE_DATA_DIR: dir, LOG_LEVEL: 'silent' },
    ...{ OIDC_PRESSE_ISSUER: 'http://localhost:1', OIDC_PRESSE_CLIENT_ID: 'presse' },
    ...{ OIDC_ADMIN_ISSUER: 'http://localhost:1', OIDC_ADMIN_CLIENT_ID: 'presse-admin' },
    OIDC_ADMIN_CLIENT_SECRET: 'hemmelig',
    ...{ OIDC_PRESSE_CLIENT_SECRET: 'hemmelig', FOLKEREGISTER_URL: 'http://localhost:1' },
    IDENTITY_KEY: IDENTITY_KEY.toString('base64'),
    SESSION_KEY: SESSION_KEY.toString('base64'),
    AUDIT_KEY: AUDIT_KEY.toString('base64'),
  };
  const child = spawn(process.execPath, [programPath('bff')], {
    env,
    stdio: 'inherit',
  });
  children.push(child);
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

const status = async () =>
  (await database.db('epost_utboks').first<{ status: string }>('status')).status;

describe('the web server', () => {
  it('killed while a message is under way leaves it to the next, as the same message', async () => {
    const release = smtp.hold();
    const first = start(NOON);
    await until('the message is under way', () => smtp.held() === 1);
    await end(first, 'SIGKILL');
    release();
    await until('it had arrived', () => smtp.received.length === 1);
    expect(await status()).toBe('venter');

    start(AFTER_THE_LEASE);
    await until('it is sent again', async () => (await status()) === 'sendt');
    const ids = smtp.received.map(({ headers }) => headers.get('message-id'));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('finishes the message that it is sending before it stops', async () => {
    const release = smtp.hold();
    const child = start(NOON);
    await until('the message is under way', () => smtp.held() === 1);
    const ended = end(child, 'SIGTERM');
    release();
    await ended;
    expect(child.exitCode).toBe(0);
    expect(await status()).toBe('sendt');
    expect(smtp.received).toHaveLength(1);
  });
});

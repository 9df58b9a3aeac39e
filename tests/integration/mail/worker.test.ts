import { afterEach, describe, expect, it } from 'vitest';
import type { MailSender } from '#bff/mail/port.ts';
import { startMailWorker, type MailWorker, type MailWorkerDeps } from '#bff/mail/worker.ts';
import { KEYS, giveAccess } from '#tests/support/access/persons.ts';
import { PUBLIC_URL, SENDER } from '#tests/support/mail/test-mail.ts';
import { until } from '#tests/support/until.ts';
import { NOON, useDelivery } from '#tests/support/mail/use-delivery.ts';

const DAY = 86_400_000;

const use = useDelivery();
let workers: MailWorker[] = [];
/** How far the machine's clock is ahead, ms, and how often that was asked. */
const machine = { ahead: 0, asked: 0 };
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
});

function start(sender: MailSender | null = use.mail.deps.sender): MailWorker {
  const { db, clock, logger } = use.mail.deps;
  const config = { PUBLIC_URL, keys: KEYS, EPOST_AVSENDER: SENDER };
  const metrics = use.mail.deps.metrics;
  const worker = startMailWorker({
    ...{
      db,
      clock,
      logger,
      metrics,
      config,
      mail: sender,
      clockAhead: async () => (machine.asked++, machine.ahead),
    },
  } as unknown as MailWorkerDeps);
  workers.push(worker);
  return worker;
}
const allSent = async () => (await use.mail.rows()).every(({ status }) => status === 'sendt');
const giveUserNearUpdate = () =>
  giveAccess(use.database.db, {
    ...{ identitetHash: Buffer.alloc(32, 9), fornavn: 'Silje', etternavn: 'Haugnes' },
    from: new Date(NOON.getTime() - 100 * DAY),
    to: new Date(NOON.getTime() + 10 * DAY),
  });

describe('the worker', () => {
  it('sends what is waiting when it starts, and what comes later', async () => {
    await use.mail.enqueue();
    start();
    await until('the first is sent', () => use.smtp.received.length === 1);
    await use.mail.enqueue();
    await until('the second is sent', () => use.smtp.received.length === 2);
    await until('both are marked', allSent);
  });

  it('waits while its clock is wrong', async () => {
    Object.assign(machine, { ahead: 61_000, asked: 0 });
    await use.mail.enqueue();
    start();
    // Each of the five loops asks, and then the one that sends asks again.
    await until('it looks a second time', () => machine.asked > 5);
    expect(use.smtp.received).toEqual([]);
    machine.ahead = 0;
    await until('the message is sent', () => use.smtp.received.length === 1);
  });

  it('sends nothing twice beside another worker', async () => {
    for (let index = 0; index < 25; index += 1) await use.mail.enqueue();
    start();
    start();
    await until('all are sent', allSent);
    expect(use.smtp.received).toHaveLength(25);
  });

  it('survives a database that fails for a while', async () => {
    await use.mail.enqueue();
    await use.database.db.raw('alter table epost_utboks rename to borte');
    start();
    await until('it has noticed', () => use.mail.logs.some((line) => line.includes('42P01')));
    await use.database.db.raw('alter table borte rename to epost_utboks');
    await until('the message is sent', () => use.smtp.received.length === 1);
  });

  it('finishes the message under way when it is stopped, and takes no other', async () => {
    await use.mail.enqueue();
    const release = use.smtp.hold();
    const worker = start();
    await until('the message is under way', () => use.smtp.held() === 1);
    const stopped = worker.stop();
    await use.mail.enqueue({ til: 'for.sent@fjordavisa.example' });
    release();
    await stopped;
    expect((await use.mail.rows()).map(({ status }) => status)).toEqual(['sendt', 'venter']);
  });

  it('reminds of the yearly update, and sends that too', async () => {
    await giveUserNearUpdate();
    start();
    await until('the reminder is sent', () => use.smtp.received.length === 1);
    expect(use.smtp.received[0]).toMatchObject({
      to: ['journalist@fjordavisa.example'],
      subject: 'Oppdater opplysningene dine 20.03.2026',
    });
  });

  it('without a mail server leaves every message in the outbox, reminders too', async () => {
    await giveUserNearUpdate();
    await use.mail.enqueue();
    const worker = start(null);
    await until('the reminder is written', async () => (await use.mail.rows()).length === 2);
    await worker.stop();
    expect(
      (await use.mail.rows()).every(({ status, forsoek }) => status === 'venter' && !forsoek),
    ).toBe(true);
  });
});

import { afterEach, beforeEach } from 'vitest';
import { deliverDue } from '#bff/mail/deliver.ts';
import type { MailSender } from '#bff/mail/port.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { startSmtp, type TestSmtp } from './smtp.ts';
import { createDelivery, type OutboxRow, type TestDelivery } from './test-delivery.ts';

export const NOON = new Date('2026-03-10T12:00:00+01:00');

interface Used {
  readonly database: TestDatabase;
  readonly smtp: TestSmtp;
  readonly mail: TestDelivery;
}
export interface UsedDelivery extends Used {
  /** Sends what is due by the clock; gives how many were sent. */
  readonly deliver: (sender?: MailSender) => Promise<number>;
  /** Moves the clock by ms. */
  readonly later: (ms: number) => void;
  readonly firstRow: () => Promise<OutboxRow>;
}

/** For each test of the file: a new outbox, a mail server and a sender. */
export function useDelivery(): UsedDelivery {
  let used: Used | undefined;
  beforeEach(async () => {
    const database = await createTestDatabase();
    const smtp = await startSmtp();
    used = { database, smtp, mail: createDelivery(database.db, smtp.url, NOON) };
  });
  afterEach(async () => {
    used?.mail.deps.sender.close();
    await used?.smtp.close();
    await used?.database.close();
  });
  const ready = (): Used => {
    if (!used) throw new Error('The outbox is there only while a test runs');
    return used;
  };
  return {
    get database() {
      return ready().database;
    },
    get smtp() {
      return ready().smtp;
    },
    get mail() {
      return ready().mail;
    },
    deliver: (sender) => {
      const { deps, time } = ready().mail;
      return deliverDue({ ...deps, ...(sender ? { sender } : {}) }, time.now);
    },
    later: (ms) => {
      const { time } = ready().mail;
      time.now = new Date(time.now.getTime() + ms);
    },
    firstRow: async () => (await ready().mail.rows())[0]!,
  };
}

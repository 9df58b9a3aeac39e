import type { Knex } from 'knex';
import { pino } from 'pino';
import { createSmtpSender } from '#bff/adapters/smtp.ts';
import { createMetrics, type Metrics } from '#bff/http/metrics.ts';
import type { DeliverDeps } from '#bff/mail/deliver.ts';
import { type OutgoingMail, enqueueMail } from '#bff/mail/mail.ts';
import { KEYS } from '#tests/support/access/persons.ts';
import { buildMail, PUBLIC_URL, SENDER } from './test-mail.ts';

export interface TestDelivery {
  readonly deps: DeliverDeps & { readonly metrics: Metrics };
  readonly logs: string[];
  /** Set to travel in time. */
  readonly time: { now: Date };
  readonly enqueue: (more?: Partial<OutgoingMail>, db?: Knex) => Promise<OutgoingMail>;
  /** The outbox, oldest first. */
  readonly rows: () => Promise<OutboxRow[]>;
}

export interface OutboxRow {
  readonly id: number;
  readonly mal: string;
  readonly til: string | null;
  readonly data: unknown;
  readonly status: 'venter' | 'sendt' | 'doed';
  readonly forsoek: number;
  readonly neste_forsoek: Date;
  readonly sendt: Date | null;
  readonly feil: string | null;
}

/** The parts that send the outbox to the mail server at `url`. */
export function createDelivery(db: Knex, url: string, now: Date): TestDelivery {
  const time = { now };
  const logs: string[] = [];
  const logger = pino({ level: 'trace', base: null }, { write: (line) => void logs.push(line) });
  return {
    time,
    logs,
    deps: {
      ...{ db, logger },
      clock: () => time.now,
      metrics: createMetrics(),
      sender: createSmtpSender({ url, sender: SENDER, requireTls: false }),
      render: { publicUrl: PUBLIC_URL, sessionKeys: KEYS.session, noteKeys: KEYS.audit },
      domain: 'domstol.example',
      random: () => 0.5,
    },
    enqueue: async (more, to = db) => {
      const mail = buildMail(more);
      await enqueueMail(to, mail, time.now);
      return mail;
    },
    rows: () => db('epost_utboks').orderBy('id').select<OutboxRow[]>(),
  };
}

import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { describeError } from '#bff/http/logging.ts';
import type { Metrics } from '#bff/http/metrics.ts';
import {
  claimDue,
  markDead,
  markFailed,
  markSent,
  type ClaimedMail,
} from '#db/queues/mail-outbox.ts';
import { MAX_ATTEMPTS, nextAttempt } from '#domain/mail.ts';
import type { Clock } from '#domain/time.ts';
import { mailSchema, type Mail } from './mail.ts';
import { MailRefused, MailUnavailable, type MailSender } from './port.ts';
import { renderMail, type RenderContext } from './render.ts';

export interface DeliverDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'mail'>;
  readonly sender: MailSender;
  readonly render: RenderContext;
  /** The domain of Message-IDs. */
  readonly domain: string;
  /** In [0, 1); spreads the attempts (domain/retry.ts). */
  readonly random: () => number;
}

/** Messages per round. */
export const BATCH = 5;

type Outcome = 'sent' | 'failed' | 'dead';

/**
 * One round of the outbox: claims the messages that are due at `now`, sends them and records the results. Returns how
 * many were sent. Several rounds may run at the same time. Nothing is locked while a message is sent. A message is
 * sent before that is recorded, so a process that dies in between causes a second copy, never a lost message.
 */
export async function deliverDue(deps: DeliverDeps, now: Date): Promise<number> {
  const claimed = await claimDue(deps.db, now, BATCH);
  const done = await Promise.allSettled(claimed.map((mail) => deliver(deps, mail, now)));
  const lost = done.find((one) => one.status === 'rejected');
  if (lost) throw lost.reason;
  return done.filter((one) => one.status === 'fulfilled' && one.value === 'sent').length;
}

async function deliver(deps: DeliverDeps, mail: ClaimedMail, now: Date): Promise<Outcome> {
  const failure = await send(deps, mail, now);
  const outcome = await record(deps, mail, failure);
  const { id, mal, forsoek } = mail;
  deps.metrics.mail.inc({ outcome });
  const entry = {
    id,
    mal,
    forsoek,
    ...(failure ? { feil: failure.kode, detalj: failure.detalj } : {}),
  };
  if (outcome === 'dead') deps.logger.error(entry, 'e-mail given up');
  else if (outcome === 'failed') deps.logger.warn(entry, 'e-mail not sent, will be tried again');
  else deps.logger.info(entry, 'e-mail sent');
  return outcome;
}

/** Null when the mail server has accepted the message. */
async function send(
  deps: DeliverDeps,
  row: ClaimedMail,
  now: Date,
): Promise<MailRefused | MailUnavailable | null> {
  try {
    if (row.forsoek > MAX_ATTEMPTS) throw new MailRefused('for_mange_forsoek');
    const mail = parseMail(row);
    await deps.sender.send({
      messageId: `${row.id}.${row.opprettet.getTime().toString(36)}@${deps.domain}`,
      to: row.til,
      date: now,
      ...renderMail(mail, deps.render),
    });
    return null;
  } catch (error) {
    if (error instanceof MailRefused || error instanceof MailUnavailable) return error;
    const { error: name, at } = describeError(error);
    return new MailUnavailable('uventet', [name, at].filter(Boolean).join(' '));
  }
}

/** Checks the stored data again, because an older version or a person may have written it. */
function parseMail({ mal, data }: ClaimedMail): Mail {
  const parsed = mailSchema.safeParse({ mal, data });
  if (!parsed.success) throw new MailRefused('innhold');
  return parsed.data;
}

async function record(
  { db, clock, random }: DeliverDeps,
  mail: ClaimedMail,
  failure: MailRefused | MailUnavailable | null,
): Promise<Outcome> {
  const now = clock();
  if (!failure) {
    await markSent(db, mail, now);
    return 'sent';
  }
  const next = failure instanceof MailRefused ? null : nextAttempt(mail.forsoek, now, random());
  if (!next) {
    await markDead(db, mail, failure);
    return 'dead';
  }
  await markFailed(db, mail, failure, next);
  return 'failed';
}

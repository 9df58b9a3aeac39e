import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { describeError } from '#bff/http/logging.ts';
import type { Metrics } from '#bff/http/metrics.ts';
import { forgetSentLast } from '#db/notice/unsent.ts';
import {
  type ClaimedMail,
  claimDue,
  dropMail,
  markDead,
  markFailed,
  markSent,
} from '#db/queues/mail-outbox.ts';
import { stopNoticeMail } from '#db/notice/choices.ts';
import { MAX_ATTEMPTS, nextAttempt } from '#domain/mail.ts';
import type { Clock } from '#domain/time.ts';
import { type Mail, mailSchema } from './mail.ts';
import { MailRefused, type MailSender, MailUnavailable } from './port.ts';
import type { RenderContext } from './render.ts';
import { writeMail } from './write.ts';

export interface DeliverDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'mail' | 'noticeMail'>;
  readonly sender: MailSender;
  readonly render: RenderContext;
  /** The domain of Message-IDs. */
  readonly domain: string;
  /** In [0, 1); spreads the attempts (domain/mail.ts). */
  readonly random: () => number;
}

/** Messages per round. */
export const BATCH = 5;

/** `dropped`: nothing was left to send. */
type Outcome = 'sent' | 'failed' | 'dead' | 'dropped';

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
  const result = await send(deps, mail, now);
  const outcome = await record(deps, mail, result);
  const failure = typeof result === 'string' ? null : result;
  const { id, mal, forsoek } = mail;
  deps.metrics.mail.inc({ outcome });
  if (mal === 'nyheter') deps.metrics.noticeMail.inc({ outcome });
  const entry = {
    id,
    mal,
    forsoek,
    ...(failure ? { feil: failure.kode, detalj: failure.detalj } : {}),
  };
  if (outcome === 'dead') deps.logger.error(entry, 'e-mail given up');
  else if (outcome === 'failed') deps.logger.warn(entry, 'e-mail not sent, will be tried again');
  else deps.logger.info(entry, outcome === 'sent' ? 'e-mail sent' : 'e-mail left out');
  return outcome;
}

type Result = 'sent' | 'dropped' | MailRefused | MailUnavailable;

/** `sent` when the mail server has accepted the message. */
async function send(deps: DeliverDeps, row: ClaimedMail, now: Date): Promise<Result> {
  try {
    if (row.forsoek > MAX_ATTEMPTS) throw new MailRefused('for_mange_forsoek');
    const onBroken = (mal: string) =>
      deps.logger.warn({ id: row.id, mal }, 'edited e-mail text can not be used, own text sent');
    const written = { ...row, now, onBroken };
    const message = await writeMail(deps.db, parseMail(row), written, deps.render);
    if (!message) return 'dropped';
    await deps.sender.send({
      messageId: `${row.id}.${row.opprettet.getTime().toString(36)}@${deps.domain}`,
      to: row.til,
      date: now,
      ...message,
    });
    return 'sent';
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
  result: Result,
): Promise<Outcome> {
  const now = clock();
  if (typeof result === 'string') {
    if (result === 'sent') await markSent(db, mail, now);
    else await drop(db, mail);
    return result;
  }
  const failure = result;
  await noteRefused(db, mail, { failure, now });
  const next = failure instanceof MailRefused ? null : nextAttempt(mail.forsoek, now, random());
  if (!next) {
    await markDead(db, mail, failure);
    return 'dead';
  }
  await markFailed(db, mail, failure, next);
  return 'failed';
}

async function drop(db: Knex, mail: ClaimedMail): Promise<void> {
  const { mal, data } = parseMail(mail);
  if (mal === 'nyheter') await forgetSentLast(db, data.pressebrukerId, mail.opprettet);
  await dropMail(db, mail);
}

/** Of news nothing more is sent to an address that refuses it, until its owner says so. */
async function noteRefused(
  db: Knex,
  { mal, data }: ClaimedMail,
  { failure, now }: { readonly failure: MailRefused | MailUnavailable; readonly now: Date },
): Promise<void> {
  if (!(failure instanceof MailRefused && failure.aboutRecipient)) return;
  const mail = mailSchema.safeParse({ mal, data });
  if (mail.data?.mal === 'nyheter')
    await stopNoticeMail(db, mail.data.data.pressebrukerId, { grunn: 'avvist', now });
}

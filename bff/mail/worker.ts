import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Deps } from '#bff/deps.ts';
import { describeError } from '#bff/http/logging.ts';
import type { Metrics } from '#bff/http/metrics.ts';
import {
  type ClaimedMail,
  claimDue,
  dropMail,
  markDead,
  markFailed,
  markSent,
} from '#db/queues/mail-outbox.ts';
import { forgetSentLast } from '#db/nyhet/unsent.ts';
import { stopVarsling } from '#db/varsling/varsling.ts';
import { MAX_ATTEMPTS, nextAttempt } from '#domain/mail.ts';
import { asciiEmail } from '#domain/text-rules.ts';
import type { Clock } from '#domain/time.ts';
import { enqueueEmployerReminders } from './employer-reminders.ts';
import { type Mail, mailSchema } from './mail.ts';
import { enqueueNyheter } from './nyheter/enqueue.ts';
import { MailRefused, type MailSender, MailUnavailable } from './port.ts';
import { enqueueExpiring } from './noekler.ts';
import { readyMail } from './ready.ts';
import { enqueueReminders } from './reminders.ts';
import { type RenderContext, renderMail } from './render.ts';

/** How often the outbox is read, and reminders and news are written, ms. */
const EVERY = { deliver: 1_500, remind: 3_600_000, remindEmployers: 600_000, tell: 10_000 };
/** How long messages under way may take to finish when the server stops, ms. Later ones are sent after the lease. */
const GRACE = 10_000;

export interface MailWorker {
  /** Claims no more messages, and waits for those under way. */
  readonly stop: () => Promise<void>;
}

export type MailWorkerDeps = Pick<Deps, 'db' | 'clock' | 'logger' | 'metrics' | 'config' | 'mail'>;

/**
 * Runs in every instance of the web server. Without a sender nothing is sent, but reminders and news are still
 * written, so that they can be looked at in the outbox in development.
 */
export function startMailWorker(deps: MailWorkerDeps): MailWorker {
  const stopping = new AbortController();
  const loop = (task: keyof typeof EVERY, work: () => Promise<'more' | 'done'>) =>
    repeat(EVERY[task], stopping.signal, work, (error) => {
      deps.logger.error({ task, ...describeError(error) }, 'the mail worker could not do its work');
    });
  const loops = [
    loop('remind', () => remind(deps)),
    loop('remindEmployers', () => remindEmployers(deps)),
    loop('tell', () => tell(deps)),
    ...(deps.mail ? [loop('deliver', deliverWith(deps, deps.mail))] : []),
  ];
  return {
    stop: async () => {
      stopping.abort();
      await within(GRACE, Promise.all(loops));
    },
  };
}

function deliverWith(deps: MailWorkerDeps, sender: MailSender) {
  const { config, clock } = deps;
  const domain = asciiEmail(config.EPOST_AVSENDER).replace(/^.*@/, '');
  const render = { publicUrl: config.PUBLIC_URL, sessionKeys: config.keys.session };
  const delivering = { ...deps, sender, domain, render, random: Math.random };
  return async () => ((await deliverDue(delivering, clock())) === BATCH ? 'more' : 'done');
}

async function remind({ db, clock, logger }: MailWorkerDeps): Promise<'done'> {
  const reminded = await enqueueReminders(db, clock());
  const expiring = await enqueueExpiring(db, clock());
  if (expiring > 0) logger.info({ expiring }, 'messages of keys that expire written');
  if (reminded > 0) logger.info({ reminded }, 'reminders of the yearly update written');
  return 'done';
}

async function remindEmployers({ db, clock, logger }: MailWorkerDeps): Promise<'done'> {
  const written = await enqueueEmployerReminders(db, clock());
  if (written > 0) logger.info({ written }, 'e-mails about unanswered employers written');
  return 'done';
}

async function tell({ db, clock, logger }: MailWorkerDeps): Promise<'done'> {
  const told = await enqueueNyheter(db, clock());
  if (told > 0) logger.info({ told }, 'e-mails with news written');
  return 'done';
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  await Promise.race([work, delay(ms, undefined, { signal: timer.signal }).catch(() => undefined)]);
  timer.abort();
}

/**
 * Repeats `work` until the signal, with a pause of `ms` whenever it answers 'done'. Errors go to `onError`, and `work`
 * is tried again after the pause. Resolves when the last work is done; never rejects.
 */
async function repeat(
  ms: number,
  signal: AbortSignal,
  work: () => Promise<'more' | 'done'>,
  onError: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    const result = await work().catch((error: unknown) => {
      onError(error);
      return 'done' as const;
    });
    if (result === 'done') await delay(ms, undefined, { signal }).catch(() => undefined);
  }
}

export interface DeliverDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'mail' | 'newsMail'>;
  readonly sender: MailSender;
  readonly render: RenderContext;
  /** The domain of Message-IDs. */
  readonly domain: string;
  /** In [0, 1); spreads the attempts (domain/mail.ts). */
  readonly random: () => number;
}

/** Messages per round. */
const BATCH = 5;

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
  if (mal === 'nyheter') deps.metrics.newsMail.inc({ outcome });
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
    const mail = await readyMail(deps.db, parseMail(row), now);
    if (!mail) return 'dropped';
    await deps.sender.send({
      messageId: `${row.id}.${row.opprettet.getTime().toString(36)}@${deps.domain}`,
      to: row.til,
      date: now,
      ...renderMail(mail, deps.render),
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
    await stopVarsling(db, mail.data.data.pressebrukerId, { grunn: 'avvist', now });
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '#bff/deps.ts';
import { describeError } from '#bff/http/logging.ts';
import { repeat } from '#bff/repeat.ts';
import { clockState } from '#domain/clock.ts';
import { asciiEmail } from '#domain/text-rules.ts';
import { BATCH, deliverDue } from './deliver.ts';
import { enqueueEmployerReminders } from './employer-reminders.ts';
import { enqueueMorning } from './morgenvarsel.ts';
import { enqueueExpiring } from './noekler.ts';
import { enqueueNewsroomLists } from './newsroom-lists.ts';
import { enqueueNotices } from './notices/enqueue.ts';
import type { MailSender } from './port.ts';
import { enqueueReminders } from './reminders.ts';
import { enqueueUnused } from './ubrukt.ts';

/** How often the outbox is read, and reminders and news are written, ms. */
const EVERY = {
  deliver: 1_500,
  remind: 3_600_000,
  remindEmployers: 600_000,
  tell: 10_000,
  morning: 60_000,
};
/** How long messages under way may take to finish when the server stops, ms. Later ones are sent after the lease. */
const GRACE = 10_000;

export interface MailWorker {
  /** Claims no more messages, and waits for those under way. */
  readonly stop: () => Promise<void>;
}

export type MailWorkerDeps = Pick<
  Deps,
  'db' | 'clock' | 'clockAhead' | 'logger' | 'metrics' | 'config' | 'mail' | 'health'
>;

/**
 * Runs in every instance of the web server. Without a sender nothing is sent, but reminders and news are still
 * written, so that they can be looked at in the outbox in development.
 */
export function startMailWorker(deps: MailWorkerDeps): MailWorker {
  const stopping = new AbortController();
  const loop = (task: keyof typeof EVERY, work: () => Promise<'more' | 'done'>) =>
    repeat(EVERY[task], stopping.signal, unlessClockWrong(deps, work), (error) => {
      deps.logger.error({ task, ...describeError(error) }, 'the mail worker could not do its work');
    });
  const loops = [
    loop('remind', () => remind(deps)),
    loop('remindEmployers', () => remindEmployers(deps)),
    loop('tell', () => tell(deps)),
    loop('morning', () => tellAdministrators(deps)),
    ...(deps.mail ? [loop('deliver', deliverWith(deps, deps.mail))] : []),
  ];
  return {
    stop: async () => {
      stopping.abort();
      await within(GRACE, Promise.all(loops));
    },
  };
}

/** By a wrong clock people would be reminded of deadlines that are not theirs, and told at night. It waits. */
function unlessClockWrong(
  { clockAhead }: Pick<MailWorkerDeps, 'clockAhead'>,
  work: () => Promise<'more' | 'done'>,
) {
  return async () => (clockState(await clockAhead()) === 'wrong' ? 'done' : work());
}

function deliverWith(deps: MailWorkerDeps, sender: MailSender) {
  const { config, clock } = deps;
  const domain = asciiEmail(config.EPOST_AVSENDER).replace(/^.*@/, '');
  const { session: sessionKeys, audit: noteKeys } = config.keys;
  const render = { publicUrl: config.PUBLIC_URL, sessionKeys, noteKeys };
  const delivering = { ...deps, sender, domain, render, random: Math.random };
  return async () => ((await deliverDue(delivering, clock())) === BATCH ? 'more' : 'done');
}

async function remind({ db, clock, config, logger }: MailWorkerDeps): Promise<'done'> {
  const reminded = await enqueueReminders(db, clock());
  const expiring = await enqueueExpiring(db, clock());
  const lists = await enqueueNewsroomLists(db, config.keys, clock());
  if (lists > 0) logger.info({ lists }, 'e-mails about the people of newsrooms written');
  if (expiring > 0) logger.info({ expiring }, 'messages of keys that expire written');
  if (reminded > 0) logger.info({ reminded }, 'reminders of the yearly update written');
  const spoer = config.EPOST_DOMSTOLADMINISTRASJONEN;
  const unused = await enqueueUnused(db, clock(), { spoer });
  if (unused.told + unused.ended > 0) logger.info(unused, 'unused access told of and ended');
  return 'done';
}

async function remindEmployers({ db, clock, logger }: MailWorkerDeps): Promise<'done'> {
  const written = await enqueueEmployerReminders(db, clock());
  if (written > 0) logger.info({ written }, 'e-mails about unanswered employers written');
  return 'done';
}

async function tell({ db, clock, logger }: MailWorkerDeps): Promise<'done'> {
  const told = await enqueueNotices(db, clock(), (errors) => {
    const persons = errors.length;
    logger.error({ persons, ...describeError(errors[0]) }, 'news could not be written for some');
  });
  if (told > 0) logger.info({ told }, 'e-mails with notices written');
  return 'done';
}

async function tellAdministrators(deps: MailWorkerDeps): Promise<'done'> {
  const told = await enqueueMorning(deps, deps.clock());
  if (told > 0) deps.logger.info({ told }, 'e-mails to administrators written');
  return 'done';
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  await Promise.race([work, delay(ms, undefined, { signal: timer.signal }).catch(() => undefined)]);
  timer.abort();
}

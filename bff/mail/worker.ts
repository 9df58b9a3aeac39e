import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '#bff/deps.ts';
import { describeError } from '#bff/http/logging.ts';
import { countUnsent } from '#db/queues/mail-outbox.ts';
import { asciiEmail } from '#domain/text-rules.ts';
import { BATCH, deliverDue } from './deliver.ts';
import type { MailSender } from './port.ts';
import { enqueueReminders } from './reminders.ts';

/** ms between two looks at the outbox, at the numbers in it, and at whose yearly update is near. */
const EVERY = { deliver: 1_500, count: 30_000, remind: 3_600_000 };
/** A message under way gets this long to finish when the server stops, ms; then the lease covers it. */
const GRACE = 10_000;

export interface MailWorker {
  /** Claims nothing more, and waits for what is under way. */
  readonly stop: () => Promise<void>;
}

export type MailWorkerDeps = Pick<Deps, 'db' | 'clock' | 'logger' | 'metrics' | 'config' | 'mail'>;

/**
 * Runs inside the web server, in as many of them as there are. Without a sender nothing is sent, and reminders
 * are written all the same: in development they are looked at in the outbox.
 */
export function startMailWorker(deps: MailWorkerDeps): MailWorker {
  const stopping = new AbortController();
  const loop = (task: keyof typeof EVERY, work: () => Promise<'more' | 'done'>) =>
    repeat(EVERY[task], stopping.signal, work, (error) => {
      deps.logger.error({ task, ...describeError(error) }, 'the mail worker could not do its work');
    });
  const loops = [
    loop('remind', () => remind(deps)),
    loop('count', () => count(deps)),
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
  const render = { publicUrl: config.PUBLIC_URL, sessionKey: config.SESSION_KEY };
  const delivering = { ...deps, sender, domain, render, random: Math.random };
  return async () => ((await deliverDue(delivering, clock())) === BATCH ? 'more' : 'done');
}

async function remind({ db, clock, logger }: MailWorkerDeps): Promise<'done'> {
  const reminded = await enqueueReminders(db, clock());
  if (reminded > 0) logger.info({ reminded }, 'reminders of the yearly update written');
  return 'done';
}

async function count({ db, metrics }: MailWorkerDeps): Promise<'done'> {
  const { venter, doed } = await countUnsent(db);
  metrics.mailUnsent.set({ status: 'venter' }, venter);
  metrics.mailUnsent.set({ status: 'doed' }, doed);
  return 'done';
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  await Promise.race([work, delay(ms, undefined, { signal: timer.signal }).catch(() => undefined)]);
  timer.abort();
}

/**
 * Works until the signal, with a pause of `ms` after each piece of work that says it found nothing more to do.
 * `work` that throws is told to `onError`, and tried again after the pause. Resolves when the work under way is
 * done; never rejects.
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

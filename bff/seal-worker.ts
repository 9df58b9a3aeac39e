import type { Knex } from 'knex';
import type { Deps } from '#bff/deps.ts';
import { addAnchor, type Anchor } from '#db/revisjon/anker.ts';
import { sealAll } from '#db/revisjon/segl.ts';
import { clockState } from '#domain/clock.ts';
import { SYSTEM } from './audit.ts';
import { describeError } from './http/logging.ts';
import { enqueueMail } from './mail/mail.ts';
import { repeat } from './repeat.ts';

/** How often what is new in the audit log is sealed, ms. */
const EVERY = 5_000;

interface SealDeps extends Pick<Deps, 'clock' | 'clockAhead' | 'logger'> {
  readonly config: Pick<Deps['config'], 'KJEDE_EPOST'>;
  /** The pool without the short limits of the requests. */
  readonly retention: { readonly db: Knex };
}

/** Runs in every instance of the web server: a lock in the database sees to it that the chain has one end. */
export function startSealWorker(deps: SealDeps): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController();
  const running = repeat(
    EVERY,
    stopping.signal,
    async () => {
      await sealAndSend(deps, stopping.signal);
      return 'done';
    },
    (error) => deps.logger.error(describeError(error), 'the audit log could not be sealed'),
  );
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Seals what waits and, once a day, sends the end of the chain out of the house. By a wrong clock no day is over. */
export async function sealAndSend(
  { clock, clockAhead, logger, config, retention: { db } }: SealDeps,
  signal?: AbortSignal,
): Promise<void> {
  await sealAll(db, signal);
  if (signal?.aborted || clockState(await clockAhead()) === 'wrong') return;
  const now = clock();
  const anchor = await db.transaction(async (trx: Knex) => {
    const added = await addAnchor(trx, now);
    if (added && config.KJEDE_EPOST) await mailAnchor(trx, config.KJEDE_EPOST, added, now);
    return added;
  });
  if (!anchor) return;
  const { dag, nr } = anchor;
  logger.info({ dag, nr, hash: anchor.hash.toString('hex') }, 'the audit log of the day is sealed');
}

function mailAnchor(trx: Knex, til: string, anchor: Anchor, now: Date): Promise<void> {
  const { dag, nr, hash } = anchor;
  const data = { dag, nr, hash: hash.toString('hex') };
  const mail = { mal: 'revisjon_anker', data, til, identitetHash: SYSTEM } as const;
  return enqueueMail(trx, { ...mail, noekkel: `revisjon_anker:${dag}` }, now);
}

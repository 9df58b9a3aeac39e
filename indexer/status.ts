import { readClockAhead } from '#db/clock.ts';
import { readSilent } from '#db/domstol/innlesinger.ts';
import { reasonOf } from '#db/errors.ts';
import { countImporter } from '#db/importfil/read.ts';
import { countDeadLetters } from '#db/queues/dead-letters.ts';
import { readGenerations, writtenAhead, type Generation } from '#db/queues/generations.ts';
import { readOutboxLag } from '#db/queues/sak-outbox.ts';
import { countDueTransitions, countSaker } from '#db/sak/counts.ts';
import { countTekster } from '#db/sak/dokumenttekster.ts';
import { clockState, type ClockState } from '#domain/clock.ts';
import type { TextCounts } from '#domain/document-text.ts';
import { osloDay } from '#domain/time.ts';
import { indexState, type IndexState } from '#search/version.ts';
import { versionOf } from './generations.ts';
import type { EngineName, Indexer } from './indexer.ts';
import { lostAmong } from './lost.ts';
import { nextDue } from './transitions.ts';

export interface Status {
  readonly engine: EngineName;
  /** The generation that is searched. */
  readonly searched: string | null;
  /** Whether the searched generation gets every change; if not, it needs a rebuild. */
  readonly followed: boolean;
  /** Whether the searched generation is built as this code builds one; null when it is not registered. */
  readonly version: IndexState | null;
  /** Cases in Postgres. */
  readonly cases: number;
  /** Cases in the index. */
  readonly indexed: number | null;
  /** Documents by what came of reading them. */
  readonly texts: TextCounts;
  readonly outbox: { readonly rows: number; readonly oldestSeconds: number };
  readonly deadLetters: number;
  readonly overdueTransitions: number;
  readonly nextTransition: Date | null;
  readonly lastRebuild: Date | null;
  /** When what had left the index was last dropped from its files. */
  readonly purged: Date | null;
  /** What was imported in the last 24 hours, by how it ended. */
  readonly imports: Awaited<ReturnType<typeof countImporter>>;
  /** Courts that have not sent when they usually do, the longest first. */
  readonly silent: Awaited<ReturnType<typeof readSilent>>;
  readonly generations: readonly Generation[];
  /** Of these, the ones that the engine does not have, or of another time than the database. Their changes wait; the follower orders a rebuild. */
  readonly lost: readonly string[];
  /** Of these, the ones that were written by a clock that was ahead. The follower orders a rebuild. */
  readonly writtenAhead: readonly string[];
  /** This machine's clock, beside the database's. When it is wrong, nothing is written. */
  readonly clock: { readonly aheadSeconds: number; readonly state: ClockState };
  /** Why the engine did not answer. */
  readonly engineError: string | null;
}

const DAY = 86_400_000;

/** How far the index is behind. Without the engine its part is null; throws when Postgres is away. */
export async function status(indexer: Indexer): Promise<Status> {
  const { db, engine, clock } = indexer;
  const generations = await readGenerations(db, engine);
  const answer = await askEngine(indexer, generations);
  const searched = generations.find(
    ({ navn }) => navn === answer.searched && !answer.lost.includes(navn),
  );
  const { rows, oldestSeconds } = await readOutboxLag(db);
  const now = clock();
  const ahead = await readClockAhead(db, indexer.system);
  return {
    engine,
    ...answer,
    followed: searched !== undefined,
    version: searched ? indexState(searched, versionOf(indexer)) : null,
    cases: await countSaker(db),
    texts: await countTekster(db),
    outbox: { rows, oldestSeconds },
    deadLetters: await countDeadLetters(db),
    overdueTransitions: await countDueTransitions(db, now),
    nextTransition: await nextDue(db),
    lastRebuild: generations.find(({ status }) => status === 'aktiv')?.fullfoert ?? null,
    purged: searched?.ryddet ?? null,
    imports: await countImporter(db, new Date(now.getTime() - DAY), now),
    silent: await readSilent(db, osloDay(now)),
    generations,
    writtenAhead: writtenAhead(generations, now).map(({ navn }) => navn),
    clock: { aheadSeconds: Math.round(ahead / 1000), state: clockState(ahead) },
  };
}

async function askEngine(
  { db, engine, index }: Indexer,
  registered: readonly Generation[],
): Promise<Pick<Status, 'searched' | 'indexed' | 'lost' | 'engineError'>> {
  try {
    const searched = await index.active();
    const indexed = searched === null ? null : await index.count(searched);
    const lost = (await lostAmong({ db, engine, index }, registered)).map(({ navn }) => navn);
    return { searched, indexed, lost, engineError: null };
  } catch (error) {
    return { searched: null, indexed: null, lost: [], engineError: reasonOf(error) };
  }
}

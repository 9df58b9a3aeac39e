import type { Knex } from 'knex';
import type { Clock } from '#domain/time.ts';
import { countAbsent, removeAbsent } from './absent.ts';
import type { Batcher } from './batcher.ts';
import { noteCancelled } from './cancelled.ts';
import type { Coverage } from './coverage.ts';
import type { Parsed } from './parse-row.ts';
import { type Reading, type RawRow, splitHits, splitLines } from './read-file.ts';
import type { ImportRecord } from './record.ts';
import { protect } from './session.ts';

/** Whether what the list lacks is removed. */
export interface Completeness {
  /** The file is the whole truth for its courts and days (`removeAbsent` in absent.ts). */
  readonly complete?: boolean;
  /** Removes what is absent even when it is a larger share than `MAX_REMOVED_SHARE`. */
  readonly yes?: boolean;
}

/** What a complete list has removed. */
export interface Removed {
  readonly removedHearings: number;
  readonly removedCases: number;
  /** Why nothing was removed although the list was said to be complete; null when it was removed, or not asked for. */
  readonly completeRefused: CompleteRefused | null;
}

/** A row could not be read or the list is cut off; or so much would be removed that the list is probably not whole. */
type CompleteRefused =
  | { readonly reason: 'unreadable' }
  | { readonly reason: 'too many'; readonly hearings: number; readonly of: number };

/** A list that lacks more than this share of the hearings known for its courts and days is probably not whole. */
const MAX_REMOVED_SHARE = 0.2;

interface ReadingIn<I extends AsyncIterable<Uint8Array>> {
  readonly batcher: Batcher;
  readonly record: ImportRecord;
  readonly clock: Clock;
  readonly now: Date;
  readonly isList: boolean;
  readonly reading: Reading & { readonly complete?: boolean };
  readonly options: Completeness;
  readonly parse: (raw: RawRow) => Parsed;
  readonly open: () => I;
  readonly onRow?: (input: I) => void;
  /** Sees what the list lacks before it is removed. */
  readonly beforeRemoval?: (trx: Knex, coverage: Coverage) => Promise<void>;
}

/**
 * What becomes of the rows of a list, and of what it lacks: the same for a file of the command (import-file.ts) and for one that
 * was uploaded (uploaded-list.ts).
 */
export async function readIn<I extends AsyncIterable<Uint8Array>>(
  of: ReadingIn<I>,
): Promise<Removed> {
  const { batcher, record, clock, isList, reading } = of;
  try {
    const input = of.open();
    for await (const raw of isList ? splitHits(input, reading) : splitLines(input, reading)) {
      await batcher.add(of.parse(raw));
      of.onRow?.(input);
    }
    await batcher.flush();
    return await record.end(batcher.outcome, clock, async (trx) => {
      if (of.options.complete || of.beforeRemoval) await protect(trx, batcher.rejectedIds());
      await of.beforeRemoval?.(trx, batcher.coverage);
      return of.options.complete ? removeUnlisted(trx, of) : NOTHING_REMOVED;
    });
  } catch (error) {
    // What stopped it is told, not that the record could not say so: it says so by itself when its session ends.
    await record.end(batcher.outcome, clock, () => Promise.resolve(null)).catch(() => undefined);
    throw error;
  }
}

const NOTHING_REMOVED: Removed = { removedHearings: 0, removedCases: 0, completeRefused: null };

/** All of it in one transaction, so that the share is counted over what is removed. */
async function removeUnlisted(
  trx: Knex,
  { batcher, now, options }: Pick<ReadingIn<never>, 'batcher' | 'now' | 'options'>,
): Promise<Removed> {
  const { coverage } = batcher;
  if (coverage.unreadable) return { ...NOTHING_REMOVED, completeRefused: { reason: 'unreadable' } };
  const { absent, known } = await countAbsent(trx, coverage);
  if (!options.yes && absent > known * MAX_REMOVED_SHARE)
    return {
      ...NOTHING_REMOVED,
      completeRefused: { reason: 'too many', hearings: absent, of: known },
    };
  const { hearings, cases } = await removeAbsent(trx, coverage, now);
  await noteCancelled(trx, coverage, batcher.rejectedIds(), now);
  return { removedHearings: hearings, removedCases: cases, completeRefused: null };
}

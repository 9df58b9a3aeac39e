import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Knex } from 'knex';
import type { Dokumentlager } from '#db/sak/dokumentlager.ts';
import { Batcher, type Outcome } from './batcher.ts';
import { loadCourts } from './courts.ts';
import { parseRow } from './parse-row.ts';
import { createSeen, openRejects, protect, withSession } from './session.ts';
import { HEAD, splitHits, splitLines } from './read-file.ts';
import { removeAbsent } from './write-cases.ts';

export interface ImportTarget {
  readonly db: Knex;
  readonly lager: Dokumentlager;
  /** The time at which new cases count as first seen. */
  readonly now: Date;
}
export interface ImportOptions {
  /** The file is the whole truth for its courts and days (`removeAbsent` in write-cases.ts). */
  readonly complete?: boolean;
  readonly onProgress?: (progress: { readonly bytes: number; readonly size: number }) => void;
}
export interface ImportSummary extends Outcome {
  readonly removedHearings: number;
  readonly removedCases: number;
  /** `--complete` was asked for, but a row could not be read, so nothing was removed. */
  readonly completeRefused: boolean;
  readonly rejectsFile: string;
}

/** Bytes that are read to tell a list from lines. */
const PEEK = 64 * 1024;

/**
 * Imports one file: the public list, or lines of cases and documents (docs/PRODUCT.md, "Importing"). Good rows are
 * stored in batches while the file is read; bad ones go to the rejects file. Importing a file again changes
 * nothing. Throws when the file cannot be read or the database does not answer.
 */
export async function importFile(
  target: ImportTarget,
  file: string,
  options: ImportOptions = {},
): Promise<ImportSummary> {
  const { isList, size } = await look(file);
  const context = {
    format: isList ? 'liste' : 'linjer',
    courts: await loadCourts(target.db),
    now: target.now,
  } as const;
  const rejects = await openRejects(file);
  try {
    return await withSession(target.db, async (session) => {
      await session.transaction(createSeen);
      const batcher = new Batcher(session, target, file, rejects);
      const input = createReadStream(file, { highWaterMark: 256 * 1024 });
      for await (const raw of isList ? splitHits(input) : splitLines(input)) {
        await batcher.add(parseRow(raw, context));
        options.onProgress?.({ bytes: input.bytesRead, size });
      }
      await batcher.flush();
      const { coverage, outcome } = batcher;
      const remove = options.complete === true && !coverage.unreadable;
      const removed = remove
        ? await session.transaction(async (trx) => {
            await protect(trx, batcher.rejectedIds());
            return removeAbsent(trx, coverage);
          })
        : { hearings: 0, cases: 0 };
      return {
        ...outcome,
        removedHearings: removed.hearings,
        removedCases: removed.cases,
        completeRefused: options.complete === true && coverage.unreadable,
        rejectsFile: rejects.path,
      };
    });
  } finally {
    await rejects.close();
  }
}

async function look(file: string): Promise<{ isList: boolean; size: number }> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(PEEK), 0, PEEK, 0);
    // Quotes inside a text are escaped, so only the list itself has the bare key.
    return { isList: HEAD.test(buffer.subarray(0, bytesRead).toString('latin1')), size };
  } finally {
    await handle.close();
  }
}

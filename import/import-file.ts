import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Knex } from 'knex';
import type { Dokumentlager } from '#db/dokumentlager/port.ts';
import type { TextCounts } from '#domain/document-text.ts';
import type { Tegnsett } from '#domain/importer.ts';
import type { Clock } from '#domain/time.ts';
import { Batcher, type RejectLine } from './batcher.ts';
import { noteCancelled } from './cancelled.ts';
import { loadCourts } from './courts.ts';
import { decoderFor, tegnsettOf } from './encoding.ts';
import type { PdfReader } from './text/pdf-reader.ts';
import { ImportedTexts } from './text/imported-texts.ts';
import type { Finding } from './findings.ts';
import { parseRow } from './parse-row.ts';
import { ImportRecord, type Outcome } from './record.ts';
import { createSeen, openLines, protect, withSession } from './session.ts';
import { HEAD, splitHits, splitLines } from './read-file.ts';
import { countAbsent, removeAbsent } from './write-cases.ts';

export interface ImportTarget {
  readonly db: Knex;
  readonly lager: Dokumentlager;
  /** The time at which new cases count as first seen. */
  readonly now: Date;
  /** Tells when the import is over; without it, `now`. */
  readonly clock?: Clock;
  /** Reads the texts of documents, for several imports; without it each import has one of its own. */
  readonly reader?: PdfReader;
}
export interface ImportOptions {
  /** The file is the whole truth for its courts and days (`removeAbsent` in write-cases.ts). */
  readonly complete?: boolean;
  /** Removes what is absent even when it is a larger share than `MAX_REMOVED_SHARE`. */
  readonly yes?: boolean;
  readonly onProgress?: (progress: { readonly bytes: number; readonly size: number }) => void;
}
export interface ImportSummary extends Outcome {
  /** How the file was read as text. */
  readonly tegnsett: Tegnsett;
  readonly removedHearings: number;
  readonly removedCases: number;
  /** Why nothing was removed although `--complete` was asked for; null when it was removed, or not asked for. */
  readonly completeRefused: CompleteRefused | null;
  /** What came of reading the documents of the cases in the file that had no text yet. */
  readonly texts: TextCounts;
  /** Why no more texts could be read; the documents themselves have been imported. */
  readonly textsBroken: string | null;
  readonly rejectsFile: string;
  /** Where names of parties and graded addresses were found: line and field, never what stands there. */
  readonly findingsFile: string;
  /** The first lines that are in it. */
  readonly findingLines: readonly number[];
}

/** A row could not be read or the list is cut off; or so much would be removed that the list is probably not whole. */
type CompleteRefused =
  | { readonly reason: 'unreadable' }
  | { readonly reason: 'too many'; readonly hearings: number; readonly of: number };

/** A list that lacks more than this share of the hearings known for its courts and days is probably not whole. */
export const MAX_REMOVED_SHARE = 0.2;

/** Bytes that are read at once. */
const CHUNK = 256 * 1024;
/** Bytes that are read to tell a list from lines. */
const PEEK = 64 * 1024;

/**
 * Imports one file: the public list, or lines of cases and documents (docs/PRODUCT.md, "Importing"). Good rows are
 * stored in batches while the file is read; bad ones go to the rejects file. Importing a file again changes
 * nothing but that there is another record of it (record.ts). Throws when the file cannot be read or the database does not answer.
 */
export async function importFile(
  target: ImportTarget,
  file: string,
  options: ImportOptions = {},
): Promise<ImportSummary> {
  const { isList, size } = await look(file);
  const tegnsett = await tegnsettOf(createReadStream(file, { highWaterMark: CHUNK }));
  const reading = { decode: decoderFor(tegnsett), complete: options.complete === true };
  const context = {
    format: isList ? 'liste' : 'linjer',
    courts: await loadCourts(target.db),
    now: target.now,
  } as const;
  const rejects = await openLines<RejectLine>(file, 'rejects');
  const findings = await openLines<Finding>(file, 'findings');
  const texts = new ImportedTexts(target);
  try {
    return await withSession(target.db, async (session) => {
      await session.transaction(createSeen);
      const { db, lager, now, clock = () => now } = target;
      const record = await ImportRecord.begin(session, { file, tegnsett, begynt: now });
      const onWritten = (sakIds: readonly string[]) => texts.read(db, sakIds, now);
      const batcher = new Batcher(
        { lager, now, isList: isList || reading.complete, onWritten },
        file,
        { rejects, findings, record },
      );
      const read = async () => {
        const input = createReadStream(file, { highWaterMark: CHUNK });
        for await (const raw of isList ? splitHits(input, reading) : splitLines(input, reading)) {
          await batcher.add(parseRow(raw, context));
          options.onProgress?.({ bytes: input.bytesRead, size });
        }
        await batcher.flush();
      };
      let removed: Removed;
      try {
        await read();
        const remove = options.complete ? removeUnlisted : removeNothing;
        const yes = options.yes === true;
        removed = await record.end(batcher.outcome, clock, (trx) =>
          remove(trx, batcher, { yes, now }),
        );
      } catch (error) {
        // What stopped it is told, not that the record could not say so: it says so by itself when its session ends.
        await record.end(batcher.outcome, clock, stopped).catch(() => undefined);
        throw error;
      } finally {
        await record.letGo().catch(() => undefined);
      }
      return {
        ...batcher.outcome,
        ...removed,
        tegnsett,
        texts: texts.counts,
        textsBroken: texts.broken,
        rejectsFile: rejects.path,
        findingsFile: findings.path,
        findingLines: batcher.lines,
      };
    });
  } finally {
    await texts.close();
    await rejects.close();
    await findings.close();
  }
}

type Removed = Pick<ImportSummary, 'removedHearings' | 'removedCases' | 'completeRefused'>;
const NOTHING_REMOVED: Removed = { removedHearings: 0, removedCases: 0, completeRefused: null };
const removeNothing = () => Promise.resolve(NOTHING_REMOVED);
const stopped = () => Promise.resolve(null);

/** All of it in one transaction, so that the share is counted over what is removed. */
async function removeUnlisted(
  trx: Knex,
  batcher: Batcher,
  { yes, now }: { readonly yes: boolean; readonly now: Date },
): Promise<Removed> {
  const { coverage } = batcher;
  if (coverage.unreadable) return { ...NOTHING_REMOVED, completeRefused: { reason: 'unreadable' } };
  await protect(trx, batcher.rejectedIds());
  const { absent, known } = await countAbsent(trx, coverage);
  if (!yes && absent > known * MAX_REMOVED_SHARE)
    return {
      ...NOTHING_REMOVED,
      completeRefused: { reason: 'too many', hearings: absent, of: known },
    };
  const { hearings, cases } = await removeAbsent(trx, coverage, now);
  await noteCancelled(trx, coverage, batcher.rejectedIds(), now);
  return { removedHearings: hearings, removedCases: cases, completeRefused: null };
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

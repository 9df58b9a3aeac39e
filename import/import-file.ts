import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Knex } from 'knex';
import type { Dokumentlager } from '#db/dokumentlager/port.ts';
import type { TextCounts } from '#domain/document-text.ts';
import type { Tegnsett } from '#domain/importer.ts';
import type { Clock } from '#domain/time.ts';
import { Batcher } from './batcher.ts';
import { loadCourts } from './courts.ts';
import { decoderFor, tegnsettOf } from './encoding.ts';
import type { PdfReader } from './text/pdf-reader.ts';
import { ImportedTexts } from './text/imported-texts.ts';
import type { Finding } from './findings.ts';
import { parseRow, type Reject } from './parse-row.ts';
import { ImportRecord, type Outcome } from './record.ts';
import { type Completeness, readIn, type Removed } from './read-in.ts';
import { createSeen, openLines, withSession } from './session.ts';
import { HEAD } from './read-file.ts';

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
export interface ImportOptions extends Completeness {
  readonly onProgress?: (progress: { readonly bytes: number; readonly size: number }) => void;
}
export interface ImportSummary extends Outcome, Removed {
  /** How the file was read as text. */
  readonly tegnsett: Tegnsett;
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
        { rejects: { add: (lines) => rejects.add(lines.map(told)) }, findings, record },
      );
      const removed = await readIn({
        ...{ batcher, record, clock, now, isList, reading, options },
        parse: (raw) => parseRow(raw, context),
        open: () => createReadStream(file, { highWaterMark: CHUNK }),
        onRow: (input) => options.onProgress?.({ bytes: input.bytesRead, size }),
      }).finally(() => record.letGo().catch(() => undefined));
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

/** A line of the rejects file: nothing of what stands in the row, not even its id, which may be a name in the wrong column. */
type RejectLine = Pick<Reject, 'line' | 'field' | 'reason'>;
const told = ({ line, field, reason }: Reject): RejectLine => ({ line, field, reason });

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

/**
 * `npm run extract-texts [-- --again]`: reads the texts of documents that may be searched and have none: those that were
 * imported before texts were read, and those whose names are shown again. May be stopped and run again, also beside an
 * import. Exit code 0: done, or stopped by SIGINT or SIGTERM. 2: could not run.
 */

import { SingleBar } from 'cli-progress';
import { Command } from 'commander';
import { openDatabase } from '#db/connection.ts';
import { rightTime } from '#db/clock.ts';
import { readDocumentEnvironment } from '#db/environment.ts';
import { checkSchema } from '#db/migrate.ts';
import { runCommand } from '#db/run-command.ts';
import { openDokumentlager } from '#db/dokumentlager/settings.ts';
import { countCandidates } from '#db/sak/dokumenttekster.ts';
import { type TextCode, describeTexts } from '#domain/document-text.ts';
import { extractTexts } from './text/extract.ts';
import { READER_VERSION, createPdfReader } from './text/pdf-reader.ts';

const command = new Command('extract-texts')
  .option('--again', 'also the documents that could not be read before', false)
  .action(async ({ again }: { again: boolean }) => {
    await run(again);
  });

async function run(again: boolean): Promise<void> {
  const environment = readDocumentEnvironment(process.env);
  const db = openDatabase(environment.databaseUrl, {
    name: 'presse-extract-texts',
    ...environment.limits,
  });
  const reader = createPdfReader();
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const format = '{bar} {value}/{total} {eta_formatted}';
  const bar = process.stderr.isTTY ? new SingleBar({ format }) : null;
  const counts: Partial<Record<TextCode, number>> = {};
  try {
    await checkSchema(db);
    const scope = { now: await rightTime(db, environment), again };
    bar?.start(await countCandidates(db, { ...scope, leser: READER_VERSION }), 0);
    await extractTexts(
      { db, reader, lager: openDokumentlager(environment.documents) },
      {
        ...scope,
        signal: stop.signal,
        onDocument: (kode) => {
          counts[kode] = (counts[kode] ?? 0) + 1;
          bar?.increment();
        },
      },
    );
  } finally {
    bar?.stop();
    await reader.close();
    await db.destroy();
  }
  const stopped = stop.signal.aborted ? 'Stopped; the next run goes on from there. ' : '';
  process.stdout.write(`${stopped}${describeTexts(counts) ?? 'No text was missing'}\n`);
}

await runCommand(command);

/**
 * `npm run copy-documents -- FOLDER [--out]`: copies the documents of a folder into the store that the settings name, as when
 * they move to a bucket; with `--out` the other way round. May be stopped, and run again, while the service runs. Exit code 0:
 * done; 1: some documents are damaged; 2: it could not run.
 */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { SingleBar } from 'cli-progress';
import { Command } from 'commander';
import { runCommand } from '#db/run-command.ts';
import { parseEnvironment } from '#settings/read.ts';
import { copyDocuments } from './copy.ts';
import { openFolderStore } from './folder.ts';
import { dokumentlagerSchema, openDokumentlager } from './settings.ts';

const command = new Command('copy-documents')
  .description('Copies documents from a folder into the document store')
  .argument('<folder>', 'the folder that has the documents')
  .option('--out', 'from the document store into the folder', false)
  .action(async (folder: string, { out }: { out: boolean }) => {
    process.exitCode = await run(resolve(process.env['INIT_CWD'] ?? '.', folder), out);
  });

async function run(path: string, out: boolean): Promise<number> {
  const settings = parseEnvironment(dokumentlagerSchema, process.env);
  if (!out && !existsSync(path)) throw new Error(`There is no folder ${path}`);
  const store = openDokumentlager(settings);
  const folder = openFolderStore(path);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const bar = process.stderr.isTTY ? new SingleBar({ format: '{value} documents' }) : null;
  bar?.start(0, 0);
  const damaged: string[] = [];
  const [from, to] = out ? [store, folder] : [folder, store];
  try {
    const counts = await copyDocuments(from, to, {
      signal: stop.signal,
      onDocument: (outcome, noekkel) => {
        bar?.increment();
        if (outcome === 'damaged') damaged.push(noekkel);
      },
    });
    const { copied, there } = counts;
    const stopped = stop.signal.aborted ? 'Stopped; the next run goes on from there. ' : '';
    process.stdout.write(`${stopped}${copied} documents copied, ${there} were there already\n`);
  } finally {
    bar?.stop();
  }
  for (const noekkel of damaged)
    process.stderr.write(`${noekkel} is damaged: import it again; it was not copied\n`);
  return damaged.length === 0 ? 0 : 1;
}

await runCommand(command);

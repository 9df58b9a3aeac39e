/**
 * `npm run import -- FILE… [--complete [--yes]]`: reads court lists, lines of cases and document manifests, in the order
 * given, into `DATABASE_URL`, and PDF files into the document store. What the files hold, and what happens to each row:
 * import/README.md.
 *
 * The way of a file:
 *
 *   import-file.ts      tells a list from lines, and puts the steps together
 *   encoding.ts         tells UTF-8 from Windows-1252
 *   read-file.ts        cuts the file into rows, without holding more than one row in memory
 *   schema.ts           what a row may say (zod)
 *   findings.ts         graded addresses are taken out of the texts, and reported
 *   parse-row.ts        a row becomes a case or a document, or the reasons why it is left out
 *   courts.ts           the court of a case, by code, name and day
 *   batcher.ts          writes 500 rows in a transaction; a row that the database refuses is tried alone
 *   record.ts           what became of the file, in the database, for the operations page
 *   reasons.ts          the codes of that record: why a row was left out, never what stood there
 *   session.ts          which rows the file has had so far, and the rejects file
 *   write-cases.ts,
 *   write-documents.ts  the SQL: only what is different is written
 *   read-in.ts,
 *   absent.ts           what a complete list lacks is removed
 *   text/               the text of the documents, read in a thread when their batch has been committed
 *
 * Exit code 0: every row was good. 1: some rows were left out. 2: a file could not be imported.
 */

import { resolve } from 'node:path';
import { SingleBar } from 'cli-progress';
import { Command } from 'commander';
import { openDatabase } from '#db/connection.ts';
import { rightTime } from '#db/clock.ts';
import { seedCourts } from '#db/domstol/domstoler.ts';
import { readDocumentEnvironment } from '#db/environment.ts';
import { messageOf } from '#db/errors.ts';
import { migrate } from '#db/migrate.ts';
import { runCommand } from '#db/run-command.ts';
import { openDokumentlager } from '#db/dokumentlager/settings.ts';
import { describeTexts } from '#domain/document-text.ts';
import { createPdfReader } from './text/pdf-reader.ts';
import { importFile, type ImportSummary, type ImportTarget } from './import-file.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

const command = new Command('import')
  .argument('<file...>', 'court lists, lines of cases, document manifests; read in this order')
  .option('--complete', 'each list is the whole truth for its courts and days', false)
  .option(
    '--yes',
    'with --complete: also when the list lacks more than a fifth of what is known',
    false,
  )
  .option('--json', 'one line of JSON for each file instead of text', false)
  .action(async (files: string[], options: Options) => {
    process.exitCode = await run(files, options);
  });

interface Options {
  readonly complete: boolean;
  readonly yes: boolean;
  readonly json: boolean;
}

/** Imports the files one after the other; gives the highest exit code. */
async function run(files: readonly string[], options: Options): Promise<number> {
  const environment = readDocumentEnvironment(process.env);
  const db = openDatabase(environment.databaseUrl, {
    name: 'presse-import',
    ...environment.limits,
  });
  const reader = createPdfReader();
  let code = 0;
  try {
    await migrate(db);
    await seedCourts(db);
    const lager = openDokumentlager(environment.documents);
    for (const file of files) {
      const { clock } = environment;
      const now = await rightTime(db, environment);
      const target = { db, lager, reader, clock, now };
      code = Math.max(code, await importOne(target, file, options));
    }
  } finally {
    await reader.close();
    await db.destroy();
  }
  return code;
}

async function importOne(target: ImportTarget, file: string, options: Options): Promise<number> {
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: '{bar} {percentage}% {eta_formatted}' })
    : null;
  try {
    // npm runs this in the project's folder, but the user named the file from their own.
    const path = resolve(process.env['INIT_CWD'] ?? '.', file);
    bar?.start(1, 0);
    const summary = await importFile(target, path, {
      ...options,
      onProgress: ({ bytes, size }) => bar?.update(size === 0 ? 1 : bytes / size),
    });
    bar?.stop();
    if (options.json) say(JSON.stringify({ file, ...summary }));
    else report(file, summary);
    const isWhole = summary.completeRefused === null && summary.textsBroken === null;
    return summary.rejected > 0 || !isWhole ? 1 : 0;
  } catch (error) {
    bar?.stop();
    complain(`${file}: could not be imported: ${messageOf(error)}`);
    return 2;
  }
}

function report(file: string, summary: ImportSummary): void {
  const { created, changed, unchanged, repeated, rejected } = summary;
  say(
    `${file}: ${created} new, ${changed} changed, ${unchanged} unchanged, ${repeated} repeated, ${rejected} left out`,
  );
  if (summary.tegnsett === 'windows-1252') say(`${file}: is not UTF-8; read as Windows-1252`);
  if (summary.removedHearings > 0)
    say(`${file}: ${summary.removedHearings} hearings and ${summary.removedCases} cases removed`);
  reportFindings(file, summary);
  const texts = describeTexts(summary.texts);
  if (texts) say(`${file}: ${texts}`);
  if (summary.textsBroken)
    complain(
      `${file}: texts of documents were not read: ${summary.textsBroken}; later: npm run extract-texts`,
    );
  if (rejected > 0) complain(`${file}: what was left out, and why: ${summary.rejectsFile}`);
  if (summary.completeRefused)
    complain(`${file}: nothing was removed: ${why(summary.completeRefused)}`);
}

/** Lines and counts, never a name. */
function reportFindings(file: string, summary: ImportSummary): void {
  const { partyNames, gradedAddresses, unreadParties, findingLines, findingsFile } = summary;
  const most = partyNames + gradedAddresses + unreadParties;
  if (partyNames > 0)
    say(
      `${file}: rows with a party's name in another text: ${partyNames}; hidden with the parties`,
    );
  if (gradedAddresses > 0)
    say(
      `${file}: rows that say that an address is graded: ${gradedAddresses}; parties hidden ('skjult identitet')`,
    );
  if (unreadParties > 0)
    say(
      `${file}: rows with a party that is no known body and does not look like a name: ${unreadParties}; taken for a name`,
    );
  if (findingLines.length > 0)
    say(
      `${file}: lines ${findingLines.join(', ')}${findingLines.length < most ? ' …' : ''}: ${findingsFile}`,
    );
}

function why(refused: NonNullable<ImportSummary['completeRefused']>): string {
  if (refused.reason === 'unreadable')
    return 'some rows could not be read or the list is cut off, so that absent cases cannot be told';
  return `the list lacks ${refused.hearings} of the ${refused.of} hearings that are known for its courts and days. Is it whole? Then repeat with --yes`;
}

await runCommand(command);

/**
 * `npm run verify-log [-- --anker DAY:HASH…] [--ankere FILE] [--json]`: proves that the audit log is as it was written. What was sent
 * out of the house (KJEDE_EPOST, the log stream) is compared when it is given. Changes nothing, and may be run on a restored backup.
 * Exit code 0: the chain is whole; 1: it is broken; 2: it could not run.
 */

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { openDatabase } from '#db/connection.ts';
import { readDatabaseEnvironment } from '#db/environment.ts';
import { checkSchema } from '#db/migrate.ts';
import { runCommand } from '#db/run-command.ts';
import { anchorsIn, proofText } from './proof-text.ts';
import { type GivenAnchor, proveLog } from './prove.ts';

interface Options {
  readonly anker: readonly GivenAnchor[];
  readonly ankere?: string;
  readonly json: boolean;
}

const command = new Command('verify-log')
  .description('Proves that no row of the audit log was changed, removed or put in')
  .option(
    '--anker <day:hash>',
    'the hash of a day, as it was sent out; may be repeated',
    (text: string, before: readonly GivenAnchor[]) => [...before, readAnchor(text)],
    [],
  )
  .option('--ankere <file>', 'a file with a day and its hash in a line: e-mails, or the log stream')
  .option('--json', 'one JSON object on standard output', false)
  .action(async (options: Options) => {
    process.exitCode = await start(options);
  });

function readAnchor(text: string): GivenAnchor {
  const [anchor] = anchorsIn(text);
  if (!anchor) throw new InvalidArgumentError('It must be DAY:HASH, with a hash of 64 digits.');
  return anchor;
}

async function start({ anker, ankere, json }: Options): Promise<number> {
  const given = [...anker, ...(ankere === undefined ? [] : await readAnchors(ankere))];
  const { databaseUrl } = readDatabaseEnvironment(process.env);
  const db = openDatabase(databaseUrl, { name: 'presse verify-log' });
  try {
    await checkSchema(db);
    const proof = await proveLog(db, given);
    process.stdout.write(`${json ? JSON.stringify(proof) : proofText(proof, given.length)}\n`);
    return proof.breaks.length === 0 ? 0 : 1;
  } finally {
    await db.destroy();
  }
}

async function readAnchors(file: string): Promise<GivenAnchor[]> {
  const found = anchorsIn(await readFile(resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8'));
  if (found.length === 0) throw new Error(`${file} has no line with a day and a hash`);
  return found;
}

await runCommand(command);

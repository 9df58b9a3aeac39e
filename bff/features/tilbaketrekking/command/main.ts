/**
 * `npm run withdraw -- --sak NUMBER-OR-ID [--parter | --dokument FILE] --grunn GRUNN --forklaring TEXT`: hides a case, its
 * parties or one document from the next request on, also while web server and indexer are down; with `--lift` shows it again,
 * with `--list` says what is hidden; `--export` and `--import` carry it past a restore (docs/CONTRIBUTING.md, "Hide something at once"). It never asks.
 *
 * Exit code 0: done. 1: nothing was done: there is no such case or document, or it is hidden or lifted already. 2: could not
 * run.
 */
import { userInfo } from 'node:os';
import { Command, Option } from 'commander';
import type { Knex } from 'knex';
import { openDatabase } from '#db/connection.ts';
import { databaseTime } from '#db/clock.ts';
import { readDatabaseEnvironment } from '#db/environment.ts';
import { checkSchema } from '#db/migrate.ts';
import { runCommand } from '#db/run-command.ts';
import { BEGRENSNINGER } from '#domain/sak.ts';
import { GRUNNER } from '#domain/tilbaketrekking.ts';
import { exportLines, importLines } from './apart.ts';
import { changeIt, listInForce, restrictIt } from './change.ts';
import { type Options, NothingDone, operate } from './operate.ts';

interface AllOptions extends Options {
  readonly export: boolean;
  readonly import?: string;
}

function work(db: Knex, options: AllOptions, now: Date): AsyncIterable<string> {
  if (options.export) return exportLines(db);
  if (options.import !== undefined) return importLines(db, options.import, options, now);
  if (options.list && options.sak === undefined) return listInForce(db, now);
  const { begrensning } = options;
  if (begrensning && !options.list) return restrictIt(db, { ...options, begrensning }, now);
  if (options.endre) return changeIt(db, options, now);
  return operate(db, options, now);
}

const command = new Command('withdraw')
  .description(
    'Hides a case, its parties or one document from journalists, at once, or shows it again',
  )
  .option('--sak <number|id>', 'the case, by its whole number in any form, or its id')
  .addOption(
    new Option('--parter', 'only the names of the parties').conflicts(['dokument']).default(false),
  )
  .option('--tiltale', 'with --parter: the indictments too, in which the names stand', false)
  .option(
    '--dokument <file>',
    'only this document: its file name, or COURT/FILE; with --lift also its number in --list',
  )
  .addOption(
    new Option('--grunn <grunn>', 'why; journalists are not told').choices(Object.keys(GRUNNER)),
  )
  .option('--forklaring <text>', 'why in words, for the audit log; journalists are not told')
  .addOption(
    new Option('--begrensning <type>', 'a restriction instead: set, changed or lifted').choices(
      BEGRENSNINGER,
    ),
  )
  .option('--tekst <text>', 'with --begrensning: what the journalists read')
  .option('--til <day>', 'with --begrensning: its last day; none: until it is lifted')
  .option('--se-igjen <day>', 'with --endre: when to look at it again; none: no such day')
  .option('--endre', 'change what is hidden or restricted: only what is given', false)
  .option('--varsle', 'send an e-mail to those who have opened the case', false)
  .option('--lift', 'show it again; needs --forklaring', false)
  .option(
    '--list',
    'what is hidden and restricted now; with --sak what has been hidden of it',
    false,
  )
  .option(
    '--export',
    'everything that is hidden or restricted now, a line of JSON each: to be kept apart from the backups',
    false,
  )
  .option(
    '--import <file>',
    'hides and restricts what such lines say, after a restore; -: those of standard input',
  )
  .option('--dry-run', 'only say what would be done', false)
  .option('--second <name>', 'with --lift of what was hidden for safety: who else, who agrees')
  .option('--by <name>', 'who does it, for the audit log', userInfo().username)
  .action(async (options: AllOptions) => {
    const { databaseUrl, clock } = readDatabaseEnvironment(process.env);
    const db = openDatabase(databaseUrl, { name: 'presse-withdraw', poolMax: 2 });
    try {
      await checkSchema(db);
      // A name can be hidden whatever clock is wrong: then the database's time is taken.
      const now = await databaseTime(db, { clock });
      for await (const line of work(db, options, now)) process.stdout.write(`${line}\n`);
    } catch (error) {
      if (!(error instanceof NothingDone)) throw error;
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    } finally {
      await db.destroy();
    }
  });

await runCommand(command);

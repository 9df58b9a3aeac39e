/**
 * `npm run arkiv [-- --liste | --kvitter ID]`: does at once what the web server does within the hour: writes packages of decided
 * applications for the court's archive, and looks for its receipts. `--liste` says what waits, `--kvitter` says in the archive's place that
 * it has a package. Exit code 0: done, or another process is at it; 1: a package has to wait, or nothing was acknowledged; 2: it could not
 * run.
 */
import { Command } from 'commander';
import type { Knex } from 'knex';
import { z } from 'zod';
import { listOpen, noteReceipt, readPakke } from '#db/arkiv/pakker.ts';
import { rightTime } from '#db/clock.ts';
import { openDatabase } from '#db/connection.ts';
import { openArkivlager } from '#db/dokumentlager/settings.ts';
import { documentEnvironmentOf } from '#db/environment.ts';
import { checkSchema } from '#db/migrate.ts';
import { runCommand } from '#db/run-command.ts';
import { parseEnvironment } from '#settings/read.ts';
import { arkivSchema } from './config.ts';
import { type ArchiveTarget, runArchive } from './run.ts';

interface Options {
  readonly liste: boolean;
  readonly kvitter?: string;
}

const command = new Command('arkiv')
  .description("Writes packages for the court's archive, and looks for its receipts")
  .option('--liste', 'what waits for a receipt; changes nothing', false)
  .option('--kvitter <id>', 'the archive has this package, whatever it has answered itself')
  .action(async (options: Options) => {
    process.exitCode = await start(options);
  });

const say = (line: string) => process.stdout.write(`${line}\n`);

async function start({ liste, kvitter }: Options): Promise<number> {
  const env = parseEnvironment(arkivSchema, process.env);
  const environment = documentEnvironmentOf(env);
  const { databaseUrl, limits, documents } = environment;
  const db = openDatabase(databaseUrl, { name: 'presse arkiv', ...limits });
  try {
    await checkSchema(db);
    if (liste) return await list(db);
    const now = await rightTime(db, environment);
    if (kvitter !== undefined) return await acknowledge(db, kvitter, now);
    if (!env.ARKIV) throw new Error('There is no archive: set ARKIV=true');
    return await archive({ db, lager: openArkivlager(documents), now });
  } finally {
    await db.destroy();
  }
}

/** Nobody's name: what a package is about stands in the package. */
async function list(db: Knex): Promise<number> {
  const waiting = (await listOpen(db)).filter(({ kvittert }) => kvittert === null);
  for (const { id, versjon, tatt, skrevet } of waiting)
    say(`${id} version ${versjon}, since ${tatt.toISOString()}${skrevet ? '' : ', not written'}`);
  if (waiting.length === 0) say('Nothing waits.');
  return 0;
}

async function acknowledge(db: Knex, id: string, now: Date): Promise<number> {
  const pakke = z.uuid().safeParse(id).success ? await readPakke(db, id.toLowerCase()) : null;
  const refuse = (why: string) => {
    process.stderr.write(`${why}\n`);
    return 1;
  };
  if (!pakke) return refuse('There is no such package.');
  if (pakke.kvittert)
    return refuse(`It was acknowledged already, at ${pakke.kvittert.toISOString()}.`);
  if (!pakke.skrevet) return refuse('It is not written yet, so no archive can have it.');
  if (!(await noteReceipt(db, pakke.id, { by: 'kommando', now })))
    return refuse('It was acknowledged just now.');
  say('Acknowledged: the next run removes it from the document store.');
  return 0;
}

async function archive(target: ArchiveTarget): Promise<number> {
  const report = await runArchive(target, {
    onFailure: (pakke, reason) => process.stderr.write(`${pakke} has to wait: ${reason}\n`),
  });
  if (!report) {
    say('Another process is at it.');
    return 0;
  }
  const { taken, written, acknowledged, removed, failed } = report;
  say(`${taken} new, ${written} written, ${acknowledged} acknowledged, ${removed} removed`);
  return failed > 0 ? 1 : 0;
}

await runCommand(command);

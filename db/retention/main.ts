/**
 * `npm run retention [-- --dry-run] [--json]`: removes at once what the web server removes within the hour, everything whose
 * period is over (docs/RETENTION.md). Exit code 0: done, or another process is at it; 1: a step could not be done; 2: it
 * could not run.
 */

import { Command } from 'commander';
import { parseEnvironment } from '#settings/read.ts';
import { openDatabase } from '#db/connection.ts';
import { rightTime } from '#db/clock.ts';
import { documentEnvironmentOf } from '#db/environment.ts';
import { checkSchema } from '#db/migrate.ts';
import { runCommand } from '#db/run-command.ts';
import { openDokumentlager } from '#db/dokumentlager/settings.ts';
import { runRetention, whatIsDue, type RetentionTarget } from './run.ts';
import { periodsOf, retentionSchema } from './settings.ts';
import type { RunReport } from './state.ts';
import type { Due } from './step.ts';

interface Options {
  readonly dryRun: boolean;
  readonly json: boolean;
}

const command = new Command('retention')
  .description('Removes what is kept no longer')
  .option('--dry-run', 'tells what is due, and changes nothing', false)
  .option('--json', 'one JSON object on standard output', false)
  .action(async (options: Options) => {
    process.exitCode = await start(options);
  });

async function start({ dryRun, json }: Options): Promise<number> {
  const env = parseEnvironment(retentionSchema, process.env);
  const environment = documentEnvironmentOf(env);
  const periods = periodsOf(env);
  const db = openDatabase(environment.databaseUrl, {
    name: 'presse retention',
    ...environment.limits,
  });
  const say = (value: object, text: string) =>
    process.stdout.write(`${json ? JSON.stringify(value) : text}\n`);
  try {
    await checkSchema(db);
    const lager = openDokumentlager(environment.documents);
    const target: RetentionTarget = { db, lager, periods, now: await rightTime(db, environment) };
    if (dryRun) {
      const due = await whatIsDue(target);
      say({ due }, dueText(due));
      return 0;
    }
    const report = await runRetention(target, {
      onFailure: (step, reason) => process.stderr.write(`${step} could not be done: ${reason}\n`),
    });
    say({ report }, report ? reportText(report) : 'Another process is removing what is due.');
    return report && report.failed.length > 0 ? 1 : 0;
  } finally {
    await db.destroy();
  }
}

function dueText(due: Readonly<Record<string, Due>>): string {
  const lines = Object.entries(due)
    .filter(([, { count }]) => count > 0)
    .map(
      ([step, { count, oldest }]) => `${step.padEnd(16)} ${count}, since ${oldest?.toISOString()}`,
    );
  return lines.length === 0 ? 'Nothing is due.' : lines.join('\n');
}

function reportText({ removed }: RunReport): string {
  const lines = Object.entries(removed)
    .filter(([, count]) => count > 0)
    .map(([step, count]) => `${step.padEnd(16)} ${count} removed`);
  return lines.length === 0 ? 'Nothing was due.' : lines.join('\n');
}

await runCommand(command);

/**
 * `npm run rotate-keys [-- --dry-run]`: encrypts with the newest keys what the older ones have encrypted, and says when
 * these may be taken away (docs/decisions/0028). Exit code 0: done. 1: some typed words can't be read. 2: could not run.
 */
import { Command } from 'commander';
import { z } from 'zod';
import { keyRingsOf, keyRules, keyVariables } from '#bff/key-config.ts';
import { parseEnvironment } from '#contract/env.ts';
import { openDatabase } from '#db/connection.ts';
import { readDatabaseEnvironment } from '#db/environment.ts';
import { checkSchema } from '#db/migrate.ts';
import { runCommand } from '#db/run-command.ts';
import { describeRotation } from './report.ts';
import { rotateKeys } from './rotate.ts';

const values = z.object({ NODE_ENV: z.string().optional(), ...keyVariables });
/** The same rules as for the web server. */
const schema = keyRules.reduce(
  (all, [name, holds, message]) =>
    all.refine((v) => v.NODE_ENV !== 'production' || holds(v), {
      ...{ path: [name], message, when: () => true },
    }),
  values,
);

const command = new Command('rotate-keys')
  .option('--dry-run', 'only say what would be done', false)
  .action(async ({ dryRun }: { dryRun: boolean }) => {
    const { databaseUrl, clock } = readDatabaseEnvironment(process.env);
    const keys = keyRingsOf(parseEnvironment(schema, process.env));
    const db = openDatabase(databaseUrl, { name: 'presse-rotate-keys', poolMax: 2 });
    try {
      await checkSchema(db);
      const rotation = await rotateKeys(db, keys, { now: clock(), dryRun });
      process.stdout.write(describeRotation(rotation, dryRun));
      if (rotation.audit.unreadable > 0) process.exitCode = 1;
    } finally {
      await db.destroy();
    }
  });

await runCommand(command);

/**
 * `npm run rotate-keys [-- --dry-run]`: encrypts with the newest keys what the older ones have encrypted, and says when
 * these may be taken away (docs/decisions/0028). Exit code 0: done. 1: some typed words or notes can't be read. 2: could not run.
 */
import { Command } from 'commander';
import { keyRingsOf } from '#bff/key-config.ts';
import { rightTime } from '#db/clock.ts';
import { openDatabase } from '#db/connection.ts';
import { checkSchema } from '#db/migrate.ts';
import { runCommand } from '#db/run-command.ts';
import { createClock } from '#domain/time.ts';
import { parseEnvironment } from '#settings/read.ts';
import { rotateKeysSchema } from './config.ts';
import { describeRotation } from './report.ts';
import { rotateKeys } from './rotate.ts';

const command = new Command('rotate-keys')
  .option('--dry-run', 'only say what would be done', false)
  .action(async ({ dryRun }: { dryRun: boolean }) => {
    const env = parseEnvironment(rotateKeysSchema, process.env);
    const keys = keyRingsOf(env);
    const clock = createClock(Date.now, env.PRESSE_NOW);
    const db = openDatabase(env.DATABASE_URL, { name: 'presse-rotate-keys', poolMax: 2 });
    try {
      await checkSchema(db);
      const rotation = await rotateKeys(db, keys, { now: await rightTime(db, { clock }), dryRun });
      process.stdout.write(describeRotation(rotation, dryRun));
      if (rotation.audit.unreadable + rotation.notes.unreadable > 0) process.exitCode = 1;
    } finally {
      await db.destroy();
    }
  });

await runCommand(command);

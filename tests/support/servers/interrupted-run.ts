import { join } from 'node:path';
import { openDataDir } from '#dev/servers/data-dir.ts';
import { startPostgres } from '#dev/servers/postgres/start.ts';
import { runCommand } from '#tests/run/command.ts';
import { runUnlessInterrupted } from '#tests/run/interruption.ts';

/** `npm test` with one step: this program again, with `hold`, uses the Postgres of the tests until it is killed. */
if (process.argv[2] === 'hold') {
  await startPostgres({ dataDir: join(openDataDir(process.env), 'tests'), ephemeral: true });
  setInterval(() => undefined, 60_000);
} else {
  const command = { name: 'hold', program: 'tsx', args: [import.meta.filename, 'hold'] };
  const run = (_alone: boolean, interrupted: AbortSignal) => runCommand(command, interrupted);
  await runUnlessInterrupted([{ name: 'hold', run }]);
}

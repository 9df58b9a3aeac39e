/**
 * `npm run doctor [-- --json]`: what is wrong with an installation, and what to do. It changes nothing, sends nothing, and needs the
 * environment of the web server. Exit code 0: all is well. 1: there is something to look at. 2: something is wrong.
 */
import { Command } from 'commander';
import { environmentHelp } from '#settings/help.ts';
import { configSchema } from '#bff/config.ts';
import { runCommand } from '#db/run-command.ts';
import { examine, exitCodeOf } from './check.ts';
import { CHECKS } from './checks.ts';
import { openPatient } from './patient.ts';
import { meaningOf } from './reasons.ts';
import { reportJson, reportText, withoutSecrets } from './report.ts';

/** ms for each check. */
const LIMIT = 10_000;

const command = new Command('doctor')
  .description('What is wrong with this installation, and what to do')
  .option('--json', 'one JSON object on standard output', false)
  .addHelpText(
    'after',
    `\nExit codes:\n  0  all is well\n  1  there is something to look at\n  2  something is wrong\n\n${environmentHelp(configSchema)}`,
  )
  .action(async ({ json }: { json: boolean }) => {
    const patient = openPatient(process.env);
    const examined = await examine(CHECKS, patient, { limit: LIMIT, describe: meaningOf });
    const report = json ? reportJson(examined) : reportText(examined);
    await new Promise((resolve) =>
      process.stdout.write(withoutSecrets(report, patient.secrets), resolve),
    );
    process.exitCode = exitCodeOf(examined);
  });

await runCommand(command);
// Does not wait for hanging connections.
process.exit();

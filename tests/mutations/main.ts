import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#build/paths.ts';

/**
 * `npm run mutations -- FILE… [FILE:FROM-TO]`: changes each file in many small ways and runs the unit tests of its room for each. What
 * survives is shown with its line: a rule that no test holds, or code that nobody needs.
 */
const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write(
    'npm run mutations -- FILE… (domain/access.ts, search/parse-query.ts:20-60)\n',
  );
  process.exit(2);
}
const rooms = new Set(files.map((file) => file.split('/')[0]!));
const stryker = join(projectRoot, 'node_modules', '.bin', 'stryker');
const { status } = spawnSync(
  stryker,
  ['run', 'tests/mutations/stryker.json', '--mutate', files.join(',')],
  {
    cwd: projectRoot,
    env: { ...process.env, MUTATED_ROOMS: [...rooms].join(',') },
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;

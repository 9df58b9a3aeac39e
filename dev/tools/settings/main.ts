import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#build/paths.ts';
import { runAsProgram } from '#dev/tools/terminal.ts';
import { settingsFiles } from './files.ts';

/** `npm run settings`: prints the reference of all variables, and writes it, with the table of README.md. */
await runAsProgram(async () => {
  const files = await settingsFiles();
  for (const [path, text] of Object.entries(files)) writeFileSync(join(projectRoot, path), text);
  process.stdout.write(files['docs/SETTINGS.md'] ?? '');
  process.stderr.write(`Written: ${Object.keys(files).join(', ')}\n`);
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#build/paths.ts';
import { runAsProgram } from '#dev/tools/terminal.ts';
import { SETTINGS_FILE, settingsText } from './files.ts';

/** `npm run settings`: writes the reference of all variables, and prints it. */
await runAsProgram(async () => {
  const text = await settingsText();
  writeFileSync(join(projectRoot, SETTINGS_FILE), text);
  process.stdout.write(text);
  process.stderr.write(`Written: ${SETTINGS_FILE}\n`);
});

import { writeFileSync } from 'node:fs';
import { runAsProgram } from '#dev/tools/terminal.ts';
import { PRIVACY_PATH, privacyText } from './file.ts';

/** `npm run privacy`: writes the record of processing into docs/PRIVACY.md. */
await runAsProgram(async () => {
  writeFileSync(PRIVACY_PATH, await privacyText());
  process.stderr.write('Written: docs/PRIVACY.md\n');
});

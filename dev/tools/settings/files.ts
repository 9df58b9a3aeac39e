import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { projectRoot } from '#build/paths.ts';
import { readmeTable, settingsDocument } from './document.ts';

const BEGIN = '<!-- npm run settings writes this table -->';
const END = '<!-- end of the table -->';

/** What the files that tell of settings should hold, by path from the root. */
export async function settingsFiles(): Promise<Readonly<Record<string, string>>> {
  const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');
  const parts = readme.split(new RegExp(`${BEGIN}|${END}`));
  if (parts.length !== 3) throw new Error(`README.md must have "${BEGIN}" and "${END}" once each`);
  const [before, , after] = parts;
  return {
    'README.md': await pretty(`${before}${BEGIN}\n\n${readmeTable()}\n\n${END}${after}`),
    'docs/SETTINGS.md': await pretty(settingsDocument()),
  };
}

async function pretty(text: string): Promise<string> {
  const options = await resolveConfig(join(projectRoot, 'README.md'));
  return format(text, { ...options, parser: 'markdown' });
}

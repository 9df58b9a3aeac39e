import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { projectRoot } from '#build/paths.ts';
import { settingsDocument } from './document.ts';

/** The reference of all variables, from the root. */
export const SETTINGS_FILE = 'docs/SETTINGS.md';

/** What that file should hold. */
export async function settingsText(): Promise<string> {
  const options = await resolveConfig(join(projectRoot, SETTINGS_FILE));
  return format(settingsDocument(), { ...options, parser: 'markdown' });
}

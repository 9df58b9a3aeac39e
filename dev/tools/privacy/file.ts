import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { projectRoot } from '#build/paths.ts';
import { privacyRecord } from './record.ts';

export const PRIVACY_PATH = join(projectRoot, 'docs/PRIVACY.md');

/** The record stands between these two; the rest of the document is written by hand. */
const RECORD = /(?<=<!-- record: npm run privacy -->\n)[^]*(?=<!-- end of the record -->)/;

/** What docs/PRIVACY.md should hold. */
export async function privacyText(): Promise<string> {
  const text = readFileSync(PRIVACY_PATH, 'utf8');
  if (!RECORD.test(text)) throw new Error('docs/PRIVACY.md has no place for the record');
  const options = await resolveConfig(PRIVACY_PATH);
  const whole = text.replace(RECORD, () => `\n${privacyRecord()}\n\n`);
  return format(whole, { ...options, parser: 'markdown' });
}

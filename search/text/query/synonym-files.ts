import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** As a program finds them: beside this file, and beside a built program with their path in the source tree. */
const FOLDERS = ['./synonyms/', './search/text/query/synonyms/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

interface SynonymFile {
  readonly name: string;
  readonly text: string;
}

/** The reviewed list (search/text/query/synonyms), a file for each area; they are read as one. */
export function synonymFiles(): SynonymFile[] {
  const folder = FOLDERS.find((each) => existsSync(each));
  if (folder === undefined) throw new Error(`The synonyms are missing: ${FOLDERS.join(' or ')}`);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({ name, text: readFileSync(`${folder}${name}`, 'utf8') }));
}

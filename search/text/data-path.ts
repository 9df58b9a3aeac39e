import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where our data lie: below this file, and for a built program below it with their path in the source tree. */
const ROOTS = ['.', './search/text'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** The path of a file or folder below search/text/. Throws when it is missing. */
export function dataPath(name: string): string {
  const paths = ROOTS.map((root) => join(root, name));
  const path = paths.find((each) => existsSync(each));
  if (path === undefined) throw new Error(`The data are missing: ${paths.join(' or ')}`);
  return path;
}

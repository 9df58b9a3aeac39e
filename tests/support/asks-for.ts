import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const RELATIVE_IMPORT = /from '(\.{1,2}\/[^']+)'/g;

/** Whether a test file imports, itself or through other files of tests/, a module whose path ends in `target`. */
export function asksFor(file: string, target: string, seen = new Set<string>()): boolean {
  if (file.endsWith(target)) return true;
  if (seen.has(file) || !file.includes('/tests/') || !existsSync(file)) return false;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(RELATIVE_IMPORT);
  return [...imports].some(([, path = '']) => asksFor(resolve(dirname(file), path), target, seen));
}

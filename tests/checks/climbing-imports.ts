import type { Finding } from '#tests/run/outcome.ts';
import { checkTrackedFiles } from '#tests/run/tracked-files.ts';

export const name = 'climbing-imports';

const CLIMBS = /(?:\bfrom\s+|\bimport\s*\(?\s*|\bvi\.mock\(\s*)['"]\.\.\//;

/** An import names a file below its own folder (`./…`), or one by its room (`#db/…`). */
export async function run(): Promise<Finding> {
  return checkTrackedFiles(
    'imports that climb out of their folder',
    (text, file) => /\.[cm]?[jt]sx?$/.test(file) && CLIMBS.test(text),
  );
}

import type { Finding } from '#tests/run/outcome.ts';
import { checkTrackedFiles } from '#tests/run/tracked-files.ts';

export const name = 'outside-references';

const OUTSIDE = /\b(?:SPEC|DESIGN|STYLE)(?: §|, ["“(]|\.md)|\((?:SPEC|DESIGN|STYLE)\)/;
const READ = /\.(?:[cm]?[jt]sx?|css|sql|md|ya?ml)$|(?:^|\/)Dockerfile$/;
/** This file names what it looks for. */
const OURSELVES = 'tests/checks/outside-references.ts';

/** Comments and documents refer to nothing that is not in the repository. */
export async function run(): Promise<Finding> {
  return checkTrackedFiles(
    'references to documents outside the repository',
    (text, file) => file !== OURSELVES && READ.test(file) && OUTSIDE.test(text),
  );
}

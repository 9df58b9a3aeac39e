import { projectRoot } from '#build/paths.ts';
import type { Finding } from '#tests/run/outcome.ts';
import { checkTrackedFiles } from '#tests/run/tracked-files.ts';

export const name = 'machine-paths';

/** Somebody's home folder, or a folder of a build machine. `node` is the user of the Node image. */
const HOME = /(?<![\w.])\/(?:home|Users)\/(?!node\b)[a-z][\w-]*\/|\/root\/|C:\\\\?Users\\/;

/** No committed file contains the path of somebody's clone. */
export async function run(): Promise<Finding> {
  return checkTrackedFiles('paths of one machine', (text) => {
    // A short root such as /app is also where an image keeps the program.
    const telling = projectRoot.split('/').length > 2 && text.includes(projectRoot);
    return telling || HOME.test(text);
  });
}

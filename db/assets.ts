import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The folder of files that go with the program: beside this file in the source tree; in dist/, the build
 * puts a copy beside the bundle, as `migrations/` or `db/migrations/`. Throws when there is none.
 */
export function assetFolder(name: 'migrations' | 'courts'): string {
  const candidates = [`./${name}/`, `./db/${name}/`, `../db/${name}/`].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const found = candidates.find((path) => existsSync(path));
  if (!found) throw new Error(`The folder db/${name} is missing beside the program`);
  return found;
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#build/paths.ts';
import type { Safeguard } from '#tests/trust/safeguard.ts';

const FOLDER = join(projectRoot, 'tests', 'trust', 'safeguards');

/** Every safeguard of every file beside this one: a new file can't be forgotten. */
export async function readSafeguards(): Promise<Safeguard[]> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && name !== 'index.ts');
  const lists = await Promise.all(
    files.sort().map(async (name) => {
      const module = (await import(`./${name}`)) as { SAFEGUARDS: readonly Safeguard[] };
      return module.SAFEGUARDS;
    }),
  );
  return lists.flat();
}

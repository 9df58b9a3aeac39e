import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '#build/paths.ts';
import type { Finding } from '#tests/run/outcome.ts';

export const name = 'lockfile';

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ resolved: z.string().optional() })),
});

/** The lockfile names no host: each machine installs from the registry that it is configured for. */
export async function run(): Promise<Finding> {
  const text = readFileSync(join(projectRoot, 'package-lock.json'), 'utf8');
  const { packages } = lockSchema.parse(JSON.parse(text));
  const named = Object.entries(packages).filter(([, { resolved }]) => resolved?.includes('://'));
  if (named.length === 0) return { status: 'passed' };
  const paths = named.slice(0, 10).map(([path]) => path);
  return {
    status: 'failed',
    problem: `${named.length} packages name a host (.npmrc omits it: run npm install), e.g. ${paths.join(', ')}`,
  };
}

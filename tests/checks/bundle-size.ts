import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { distDir } from '#build/paths.ts';
import { buildWeb } from '#build/web.ts';
import type { Finding } from '#tests/run/outcome.ts';

export const name = 'bundle-size';

/** The most that the search page may load at first, in bytes of JavaScript after gzip. */
const LIMIT = 120_000;
/** The page itself, and the route that is shown at `/`. */
const FIRST = ['index.html', 'features/search/search-page.tsx'];

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);
type Manifest = z.infer<typeof manifestSchema>;

/**
 * What the browser must have before the search page and its form stand there: the entry, the search page,
 * and all that these import. What they load later (calendar, lists, tables, dialogs) is not in it.
 */
export async function run(): Promise<Finding> {
  await buildWeb();
  const path = join(distDir, 'web', '.vite', 'manifest.json');
  if (!existsSync(path)) return { status: 'failed', problem: 'the build has no manifest' };
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const missing = FIRST.filter((key) => !(key in manifest));
  if (missing.length > 0) return { status: 'failed', problem: `no chunk of ${missing.join(', ')}` };
  const bytes = initialFiles(manifest).reduce((sum, file) => sum + gzipped(file), 0);
  return bytes <= LIMIT
    ? { status: 'passed', note: `${bytes} bytes after gzip` }
    : { status: 'failed', problem: `${bytes} bytes after gzip, ${bytes - LIMIT} too many` };
}

function initialFiles(manifest: Manifest): string[] {
  const keys = new Set<string>();
  const add = (key: string) => {
    if (keys.has(key)) return;
    keys.add(key);
    manifest[key]?.imports.forEach(add);
  };
  FIRST.forEach(add);
  return [...new Set([...keys].flatMap((key) => manifest[key]?.file ?? []))];
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(join(distDir, 'web', file))).length;
}

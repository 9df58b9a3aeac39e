import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { WEB_SOURCES, buildOnce, inputHash } from './once.ts';
import { projectRoot } from './paths.ts';

/** Builds what the browser gets into dist/web/. Says whether it had to. */
export function buildWeb(): Promise<boolean> {
  return buildOnce('web', inputHash(WEB_SOURCES), build);
}

/**
 * In a process of its own: Vite sets NODE_ENV where it is missing, which our children would inherit, and
 * bundles React's slow development half where it is something else than production.
 */
async function build(outDir: string): Promise<void> {
  const vite = dirname(createRequire(import.meta.url).resolve('vite/package.json'));
  const args = ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  await new Promise<void>((resolve, reject) => {
    execFile(
      process.execPath,
      [join(vite, 'bin/vite.js'), ...args],
      { cwd: projectRoot, env: { ...process.env, NODE_ENV: 'production' } },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`The page can't be built:\n${stdout}${stderr}`));
        else resolve();
      },
    );
  });
}

import { join } from 'node:path';
import { projectRoot } from '../data-dir.ts';
import { inputHash, WEB_SOURCES } from './inputs.ts';
import { buildOnce, distDir } from './once.ts';

/** Where the built page lies. */
export const webDir = join(distDir, 'web');

/** Builds what the browser gets into dist/web/. Says whether it had to. */
export function buildWeb(): Promise<boolean> {
  return buildOnce('web', inputHash(WEB_SOURCES), async (outDir) => {
    // Loaded only when there is something to build: it takes a while.
    const { build } = await import('vite');
    await build({
      root: join(projectRoot, 'web'),
      configFile: join(projectRoot, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true },
    });
  });
}

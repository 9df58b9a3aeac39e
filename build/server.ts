import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unlessAborted } from '#dev/servers/unless-aborted.ts';
import { SERVER_SOURCES, buildOnce, inputFiles, inputHash } from './once.ts';
import { developmentPrograms, productionPrograms, projectRoot } from './paths.ts';

/** Bundles our code into dist/server/, one file for each program; packages stay in node_modules. Says whether it had to. */
export function buildServer(production = false, signal?: AbortSignal): Promise<boolean> {
  const entryPoints = production ? productionPrograms : developmentPrograms;
  const sources = production ? SERVER_SOURCES : [...SERVER_SOURCES, 'demo', 'dev'];
  return buildOnce('server', inputHash(sources, JSON.stringify(entryPoints)), (outdir) =>
    unlessAborted(signal, bundle(entryPoints, outdir)),
  );
}

async function bundle(entryPoints: Record<string, string>, outdir: string): Promise<void> {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: projectRoot,
    entryPoints,
    outdir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    logLevel: 'warning',
  });
  copyData(outdir);
}

/** Copies what is read at run time (migrations, courts), with its path in the source tree. */
function copyData(outdir: string): void {
  for (const path of inputFiles(SERVER_SOURCES)) {
    if (/\.(tsx?|md)$/.test(path)) continue;
    const target = join(outdir, path);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(projectRoot, path), target);
  }
}

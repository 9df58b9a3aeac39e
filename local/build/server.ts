import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '#local/data-dir.ts';
import { inputFiles, inputHash, SERVER_SOURCES } from './inputs.ts';
import { buildOnce, distDir } from './once.ts';

/** The programs that run in production, by the name of their file in dist/server/. */
export const productionPrograms = {
  bff: 'bff/main.ts',
  indexer: 'indexer/main.ts',
  import: 'db/import/main.ts',
  migrate: 'db/migrate-main.ts',
};
/** With those that only run where there is no real data. */
export const localPrograms = {
  ...productionPrograms,
  'demo-data': 'db/demo/main.ts',
  demo: 'local/demo-main.ts',
  oidc: 'local/oidc/main.ts',
  folkeregister: 'local/folkeregister/main.ts',
};

export type Program = keyof typeof localPrograms;

/** The built file of a program. */
export function programPath(program: Program): string {
  return join(distDir, 'server', `${program}.js`);
}

/** Bundles our own code, one file a program; packages stay in node_modules. Says whether it had to. */
export function buildServer(production = false): Promise<boolean> {
  const entryPoints = production ? productionPrograms : localPrograms;
  const sources = production ? SERVER_SOURCES : [...SERVER_SOURCES, 'local'];
  return buildOnce('server', inputHash(sources, JSON.stringify(entryPoints)), (outdir) =>
    bundle(entryPoints, outdir),
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

/** Migrations, courts and whatever else is read at run time, at the path it has in the source tree. */
function copyData(outdir: string): void {
  for (const path of inputFiles(SERVER_SOURCES)) {
    if (/\.(tsx?|md)$/.test(path)) continue;
    const target = join(outdir, path);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(projectRoot, path), target);
  }
}

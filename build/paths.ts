import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that has package.json in it. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** Where everything built goes. */
export const distDir = join(projectRoot, 'dist');

/** Where the built page is. */
export const webDir = join(distDir, 'web');

/** The programs that run in production, by the name of their file in dist/server/. */
export const productionPrograms = {
  bff: 'bff/main.ts',
  indexer: 'indexer/main.ts',
  import: 'import/main.ts',
  'extract-texts': 'import/extract-main.ts',
  // A thread of those that read PDF files (import/text/pdf-reader.ts).
  'pdf-worker': 'import/text/pdf-worker.ts',
  migrate: 'db/migrate-main.ts',
  retention: 'db/retention/main.ts',
  arkiv: 'bff/arkiv/main.ts',
  'copy-documents': 'db/dokumentlager/main.ts',
  'rotate-keys': 'bff/rotate-keys/main.ts',
  'verify-log': 'db/revisjon/main.ts',
  doctor: 'doctor/main.ts',
  withdraw: 'bff/features/tilbaketrekking/command/main.ts',
};

/** With those that only run where there is no real data. */
export const developmentPrograms = {
  ...productionPrograms,
  'demo-data': 'demo/main.ts',
  demo: 'dev/stand-ins/demo-main.ts',
  oidc: 'dev/stand-ins/sign-in-main.ts',
  folkeregister: 'dev/stand-ins/folkeregister-main.ts',
};

export type Program = keyof typeof developmentPrograms;

/** The built file of a program. */
export function programPath(program: Program): string {
  return join(distDir, 'server', `${program}.js`);
}

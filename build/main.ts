import { parseArgs } from 'node:util';
import { buildServer } from './server.ts';
import { buildWeb } from './web.ts';

/** `npm run build [-- --production]`: dist/server and dist/web, each only when its sources have changed. */
const { values } = parseArgs({ options: { production: { type: 'boolean', default: false } } });
for (const [name, build] of [
  ['server', () => buildServer(values.production)],
  ['web', buildWeb],
] as const) {
  process.stdout.write(`dist/${name}: ${(await build()) ? 'built' : 'up to date'}\n`);
}

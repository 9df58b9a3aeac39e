import { parseArgs } from 'node:util';
import { writeImage } from './image.ts';
import { buildServer } from './server.ts';
import { buildWeb } from './web.ts';

/**
 * `npm run build [-- --production] [--image FOLDER]`: dist/server and dist/web, each only when its sources have changed; and
 * a folder with what the image holds.
 */
const { values } = parseArgs({
  options: { production: { type: 'boolean', default: false }, image: { type: 'string' } },
});
for (const [name, build] of [
  ['server', () => buildServer(values.production)],
  ['web', buildWeb],
] as const) {
  process.stdout.write(`dist/${name}: ${(await build()) ? 'built' : 'up to date'}\n`);
}
if (values.image) await writeImage(values.image, values.production);

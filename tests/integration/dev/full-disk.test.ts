import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#build/paths.ts';
import { freePort } from '#dev/servers/ports.ts';
import {
  canOpenSmallDisk,
  openSmallDisk,
  type SmallDisk,
} from '#tests/support/faults/small-disk.ts';
import { rounds } from '#tests/support/trust.ts';

/** Too small for Postgres. Building the page takes half a minute, so this is a part of the long form only. */
const able = rounds(0, 1) === 1 && canOpenSmallDisk();
const why = ' (skipped: only root may mount a small disk, in npm run trust -- --full)';

describe.skipIf(!able)(`npm start on a full disk${able ? '' : why}`, () => {
  let disk: SmallDisk;
  beforeAll(() => {
    disk = openSmallDisk(20);
  });
  afterAll(() => disk.close());

  it('says so in one line, with what to do, and ends', async () => {
    const port = String(await freePort());
    const env = { ...process.env, PORT: port, PRESSE_DATA_DIR: disk.folder };
    delete (env as NodeJS.ProcessEnv)['DATABASE_URL'];
    const npm = spawn('npm', ['start'], {
      cwd: projectRoot,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let errors = '';
    npm.stderr.on('data', (bytes: Buffer) => (errors += bytes.toString()));
    npm.stdout.resume();
    const [code] = (await once(npm, 'close')) as [number];
    expect(code).toBe(1);
    const said = errors.split('\n').filter((line) => line !== '' && !line.startsWith('npm '));
    expect(said.at(-1)).toBe(
      `The disk of ${disk.folder} is full. Make room there, or keep the data on another one: PRESSE_DATA_DIR=/another/folder npm start`,
    );
    expect(errors).not.toContain('    at ');
  }, 180_000);
});

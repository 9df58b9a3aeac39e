import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#build/paths.ts';
import { hasBinaries } from '#dev/servers/postgres/binaries.ts';
import { freePort } from '#dev/servers/ports.ts';
import { figure } from '#tests/support/faults/figures.ts';
import { until } from '#tests/support/until.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'presse-ctrl-c-'));
  // So that Postgres keeps its files here too, when it runs as another user.
  chmodSync(dataDir, 0o711);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const inPostgres = (name: string) => existsSync(join(dataDir, 'postgres', name));
const unfinished = () =>
  inPostgres('') && readdirSync(join(dataDir, 'postgres')).some((name) => /^data-/.test(name));

/** What is under way, and how one sees that. Each start goes on where the one before was stopped. */
const PHASES: readonly (readonly [phase: string, reached: (output: string) => boolean])[] = [
  ['initdb', unfinished],
  ['the start of Postgres', () => inPostgres('data/postmaster.pid')],
  ['the demo data', (output) => output.includes('✓ Database')],
  ['the index', (output) => output.includes('✓ Cases')],
  ['the desk', (output) => output.includes('✓ Search index')],
  ['the start of the web server', (output) => output.includes('✓ Desk')],
  ['the last step', (output) => output.includes('✓ Web server')],
  ['everything', (output) => output.includes('Ready at')],
];

/** Processes that were started for this folder: it is in their environment. */
function left(): string[] {
  return execFileSync('ps', ['axeww', '-o', 'pid=,command='], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
    .split('\n')
    .filter((line) => line.includes(dataDir))
    .map((line) => line.slice(0, 120));
}

describe.skipIf(!hasBinaries())('Ctrl-C at npm start', () => {
  it.each(PHASES)(
    'is heeded during %s, and leaves no process behind',
    async (phase, reached) => {
      const env = {
        ...{ PATH: process.env['PATH'], HOME: process.env['HOME'] },
        ...{ PORT: String(await freePort()), PRESSE_DATA_DIR: dataDir, PRESSE_DEMO_CASES: '300' },
      };
      // A process group of its own: as a terminal does, Ctrl-C goes to all of it.
      const start = spawn(process.execPath, ['--import', 'tsx', 'dev/start/main.ts'], {
        ...{ cwd: projectRoot, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
      });
      const ended = once(start, 'exit');
      let output = '';
      for (const stream of [start.stdout, start.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      await until(`${phase} has begun`, () => reached(output) || start.exitCode !== null);
      expect(start.exitCode, output).toBe(null);
      const began = performance.now();
      process.kill(-start.pid!, 'SIGINT');
      expect(await ended, output).toEqual([0, null]);
      figure('ctrl-c', { phase, ms: Math.round(performance.now() - began) });
      await until('no process is left', () => left().length === 0);
      expect(unfinished(), 'a cluster that was half made').toBe(false);
    },
    120_000,
  );
});

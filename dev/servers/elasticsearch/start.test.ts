import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAlive } from '#dev/servers/processes.ts';
import { serverHome } from '#dev/servers/server-folder.ts';
import { foldersIn, launch } from './node.ts';
import { stopUnusedElasticsearch } from './start.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'presse-start-'));
  chmodSync(dataDir, 0o711);
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

/** A process that answers as a node of this name, and writes its address to a file as a node does. */
const standIn = (name: string, ports: string) => `
  const server = require('node:http').createServer((_, answer) => answer.end('{"name":"${name}"}'));
  server.listen(0, '127.0.0.1', () => {
    require('node:fs').writeFileSync(${JSON.stringify(ports)}, '127.0.0.1:' + server.address().port);
    console.log('up');
  });`;

async function startStandIn(nameOf: (home: string) => string): Promise<number> {
  const home = serverHome(dataDir, 'elasticsearch');
  const { logs } = foldersIn(home);
  mkdirSync(logs, { recursive: true });
  const source = standIn(nameOf(home), join(logs, 'http.ports'));
  const node = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(node.stdout, 'data');
  writeFileSync(join(home, 'node.json'), JSON.stringify({ pid: node.pid }));
  return node.pid!;
}

const nameAt = (home: string) =>
  `presse-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`;

describe('a node whose start was interrupted', { timeout: 60_000 }, () => {
  it('is noted as soon as it is a process', async () => {
    const [jdk, log] = [join(dataDir, 'jdk'), join(dataDir, 'log')];
    mkdirSync(join(jdk, 'bin'), { recursive: true });
    writeFileSync(join(jdk, 'bin', 'java'), '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 });
    const pids: number[] = [];
    const onSpawn = ({ pid }: { readonly pid: number }) => {
      pids.push(pid);
      process.kill(pid);
    };
    const folders = foldersIn(dataDir);
    await expect(
      launch({ distribution: dataDir, jdk, folders, log, ephemeral: true, onSpawn }),
    ).rejects.toThrow('did not start');
    expect(pids.map(isAlive)).toEqual([false]);
  });

  it('is stopped by whoever tidies up', async () => {
    const pid = await startStandIn(nameAt);
    await stopUnusedElasticsearch({ dataDir });
    expect(isAlive(pid)).toBe(false);
  });

  it('is left alone when its number belongs to another program by now', async () => {
    const pid = await startStandIn(() => 'somebody-else');
    await stopUnusedElasticsearch({ dataDir });
    expect(isAlive(pid)).toBe(true);
    process.kill(pid);
  });
});

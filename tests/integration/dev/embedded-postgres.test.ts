import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBinaries, hasBinaries } from '#dev/servers/postgres/binaries.ts';
import { clusterAt, runningPostgres } from '#dev/servers/postgres/cluster.ts';
import { startPostgres } from '#dev/servers/postgres/start.ts';
import { projectRoot } from '#build/paths.ts';
import { isAlive } from '#dev/servers/processes.ts';
import { serverHome, serverUser } from '#dev/servers/server-folder.ts';

const reason = hasBinaries() ? '' : ' (skipped: no programs for this platform)';

describe.skipIf(reason)(`the embedded Postgres${reason}`, () => {
  let dataDir: string;
  let home: string;
  let holders: ChildProcess[];

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'presse-embedded-'));
    chmodSync(dataDir, 0o711);
    home = serverHome(dataDir, 'postgres');
    holders = [];
  });
  afterEach(async () => {
    for (const holder of holders) await kill(holder);
    // The last user stops it, also a server whose parent was killed.
    if (running()) await (await startPostgres({ dataDir })).stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const running = () => runningPostgres(clusterAt(home).data);

  /** Starts another process that uses the same folder, and gives the address that it prints. */
  async function hold(): Promise<{ holder: ChildProcess; url: string }> {
    const program = join(projectRoot, 'tests/support/servers/postgres-holder.ts');
    const holder = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    holders.push(holder);
    const [url] = (await once(createInterface(holder.stdout), 'line')) as [string];
    return { holder, url };
  }

  it('sorts and changes case as in Norwegian, whatever LANG is', async () => {
    const { url, stop } = await startPostgres({ dataDir });
    const words = `(values ('ål'), ('øl'), ('ærlig'), ('zebra'), ('Aas'), ('abc')) as t(w)`;
    const sorted = `select string_agg(w, ' ' order by w) as words from ${words}`;
    expect(await ask(url, sorted)).toEqual([{ words: 'abc zebra ærlig øl ål Aas' }]);
    expect(await ask(url, `select upper('æøå') as w`)).toEqual([{ w: 'ÆØÅ' }]);
    await stop();
  });

  it('keeps what was written, and leaves no process behind when it is stopped', async () => {
    const first = await startPostgres({ dataDir });
    await ask(first.url, 'create table kept as select 1 as one');
    const { pid } = running() ?? { pid: 0 };
    await first.stop();
    expect(running()).toBeNull();
    // It lives on for a moment after it has taken its file away.
    await expect.poll(() => isAlive(pid)).toBe(false);
    const second = await startPostgres({ dataDir });
    expect(await ask(second.url, 'select one from kept')).toEqual([{ one: 1 }]);
    await second.stop();
  });

  it('keeps running when its parent is killed, and is found by the next one', async () => {
    const { holder, url } = await hold();
    const before = running();
    await kill(holder);
    const next = await startPostgres({ dataDir });
    expect({ url: next.url, running: running() }).toEqual({ url, running: before });
    await next.stop();
    expect(running()).toBeNull();
  });

  it('is one server for two that start at once, and stops with the last one', async () => {
    const [other, ours] = await Promise.all([hold(), startPostgres({ dataDir })]);
    expect(ours.url).toBe(other.url);
    await ours.stop();
    expect(await ask(other.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    other.holder.stdin?.write('end\n');
    await once(other.holder, 'exit');
    expect(running()).toBeNull();
  });

  it('asks for the password, and listens to this machine only', async () => {
    const { url, stop } = await startPostgres({ dataDir });
    const stranger = new URL(url);
    stranger.password = 'guessed';
    await expect(ask(stranger.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    expect(await ask(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    await stop();
  });

  it('runs from a package whose links npm did not make, in a folder that others cannot read', async () => {
    const { folder } = await findBinaries(home);
    const copy = join(mkdtempSync(join(dataDir, 'private-')), 'package');
    cpSync(join(folder, '..', '..'), copy, {
      recursive: true,
      filter: (path) => !lstatSync(path).isSymbolicLink(),
    });
    const found = await findBinaries(home, copy);
    const version = execFileSync(join(found.folder, 'postgres'), ['--version'], {
      ...serverUser(),
      cwd: '/',
      encoding: 'utf8',
    });
    expect(version).toContain(`PostgreSQL) ${found.major}.`);
  });

  it('quotes no row in its log', async () => {
    const { url, stop } = await startPostgres({ dataDir, ephemeral: true });
    await ask(url, 'create table t (navn text check (length(navn) > 99))');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const failed = client.query('insert into t values ($1)', ['Kari Skjultsen']);
    await expect(failed).rejects.toThrow('violates check constraint');
    await client.end();
    await stop();
    const log = readFileSync(join(home, 'server.log'), 'utf8');
    expect(log).toContain('violates check constraint');
    expect(log).not.toContain('Skjultsen');
  });

  it('leaves no databases behind when it was for a test only', async () => {
    const { url, stop } = await startPostgres({ dataDir, ephemeral: true });
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop();
    expect(readdirSync(home)).not.toContain('data');
  });
});

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAlive } from '#dev/servers/processes.ts';
import { until } from '#tests/support/until.ts';
import { openCluster, parsePidFile, runningPostgres } from './cluster.ts';

const file = (pid: number) => `${pid}\n/data\n1795230000\n5499\n\n127.0.0.1\n  0 0\nready   \n`;

describe('postmaster.pid', () => {
  it('tells the process and the port', () => {
    expect(parsePidFile(file(4711))).toEqual({ pid: 4711, port: 5499 });
  });

  it.each(['', '4711\n/data\n', 'no number\n\n\n5499\n'])(
    'is ignored while it is incomplete: %j',
    (text) => {
      expect(parsePidFile(text)).toBeNull();
    },
  );

  it('is ignored when its process has ended', () => {
    const data = mkdtempSync(join(tmpdir(), 'presse-pid-'));
    try {
      expect(runningPostgres(data)).toBeNull();
      writeFileSync(join(data, 'postmaster.pid'), file(2 ** 30));
      expect(runningPostgres(data)).toBeNull();
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  });
});

describe('a data folder that these programs cannot open', () => {
  const binaries = { folder: '/nowhere', major: '18' };
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'presse-cluster-'));
    mkdirSync(join(home, 'data'));
    writeFileSync(join(home, 'password'), 'secret');
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  /** The message names the folder and the way out, on one line. */
  const refused = (reason: string) =>
    expect(openCluster(home, binaries)).rejects.toThrow(
      new RegExp(
        `^.*${join(home, 'data')}.*${reason}.*Move the folder away, or remove it, to start.*$`,
      ),
    );

  it('is refused when another version of Postgres made it', async () => {
    writeFileSync(join(home, 'data', 'PG_VERSION'), '17\n');
    await refused('was made by Postgres 17, and this version of the program uses Postgres 18');
  });

  it('is refused when it holds no database', async () => {
    await refused('does not hold a database');
  });

  it('is refused when its password is lost', async () => {
    writeFileSync(join(home, 'data', 'PG_VERSION'), '18\n');
    rmSync(join(home, 'password'));
    await refused('is lost');
  });

  it('is opened when it is of this version', async () => {
    writeFileSync(join(home, 'data', 'PG_VERSION'), '18\n');
    expect(await openCluster(home, binaries)).toMatchObject({ home, password: 'secret' });
  });
});

/** Like the real one: takes no notice of being asked to end, and its Postgres goes on writing. */
const BUSY_INITDB = `#!/bin/sh
trap '' INT TERM
folder=\${1#--pgdata=}
while test -e password; do mkdir -p "$folder/base"; sleep 0.01; done &
echo $$ $! ids > "$folder/ids"
wait
`;

describe('a cluster that is being made', () => {
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'presse-cluster-'));
    // Root has it made by another user.
    chmodSync(home, 0o711);
    writeFileSync(join(home, 'initdb'), BUSY_INITDB, { mode: 0o755 });
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  const unfinished = () => readdirSync(home).filter((name) => name.startsWith('data'));
  function ids(): number[] {
    const [file] = unfinished().map((name) => join(home, name, 'ids'));
    const text = file && existsSync(file) ? readFileSync(file, 'utf8') : '';
    return text.endsWith('ids\n') ? text.split(' ').slice(0, 2).map(Number) : [];
  }

  it('is gone when its start has been stopped, with every process that was at it', async () => {
    const stopping = new AbortController();
    const opened = openCluster(home, { folder: home, major: '18' }, stopping.signal);
    const refused = expect(opened).rejects.toThrow('Stopped');
    await until('initdb is at work', () => ids().length === 2);
    const working = ids();
    expect(working.map(isAlive)).toEqual([true, true]);
    stopping.abort(new Error('Stopped'));
    await refused;
    expect(working.map(isAlive)).toEqual([false, false]);
    expect(unfinished()).toEqual([]);
  });
});

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programPath, type Program } from '#build/paths.ts';
import { databaseId, noteRunning } from '#dev/servers/data-dir.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import { linje } from '#tests/support/cases/import.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

/* Programs on a machine whose clock is 47 days ahead, and commands beside a copy that lives at another time. */

const DAY = 86_400_000;
const AHEAD = 47 * DAY;
/** Moves the clock of the process that begins with it. */
const SHIFT = `data:text/javascript,${encodeURIComponent(`
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...parts) { parts.length > 0 ? super(...parts) : super(Real.now() + ${AHEAD}); }
    static now() { return Real.now() + ${AHEAD}; }
  };`)}`;

let test: TestDatabase;
let dir: string;
beforeAll(async () => {
  test = await createTestDatabase();
  dir = mkdtempSync(join(tmpdir(), 'presse-clock-'));
  await insertSaker(test.db, manySaker(3));
  writeFileSync(join(dir, 'saker.jsonl'), `${linje('S9')}\n`);
});
afterAll(async () => {
  await test.close();
  rmSync(dir, { recursive: true, force: true });
});

function node(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const base = { PATH: process.env['PATH'], DATABASE_URL: test.url, DOKUMENT_DIR: dir };
    const options = { env: { ...base, PRESSE_DATA_DIR: dir, ...env } };
    const child = execFile(process.execPath, args, options, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
    child.stdin?.end();
  });
}
const keys = {
  IDENTITY_KEY: Buffer.alloc(32, 1).toString('base64'),
  SESSION_KEY: Buffer.alloc(32, 2).toString('base64'),
  AUDIT_KEY: Buffer.alloc(32, 3).toString('base64'),
};
const everything = async () =>
  JSON.stringify([
    await test.db('sak').orderBy('sak_id'),
    await test.db('sak_utboks').orderBy('id'),
    await test.db('opprydding'),
    await test.db('importfil'),
  ]);

describe('on a machine whose clock is wrong', () => {
  it.each<[Program, readonly string[]]>([
    ['import', [join('FOLDER', 'saker.jsonl')]],
    ['extract-texts', []],
    ['retention', []],
    ['rotate-keys', []],
    ['indexer', ['rebuild']],
  ])('%s %j ends with 2 and one line, and changes nothing', async (program, args) => {
    const was = await everything();
    const words = args.map((arg) => arg.replace('FOLDER', dir));
    const ran = await node(['--import', SHIFT, programPath(program), ...words], keys);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toMatch(/this machine's clock is 47 days ahead of the database's: [^\n]*\n$/);
    expect(await everything()).toBe(was);
  });

  it('withdraw hides all the same, at the time of the database', async () => {
    const because = [
      '--grunn',
      'sikkerhet',
      '--forklaring',
      'Etter kjennelse.',
      '--by',
      'Kari Drift',
    ];
    const ran = await node([
      ...['--import', SHIFT, programPath('withdraw'), '--sak', 'S000001', ...because],
    ]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    const [{ skjult }] = (await test.db('tilbaketrekking').select('skjult')) as [{ skjult: Date }];
    expect(Math.abs(skjult.getTime() - Date.now())).toBeLessThan(DAY);
  });
});

describe('a command beside a copy that lives at another time', () => {
  const copy = (env: NodeJS.ProcessEnv) =>
    noteRunning(dir, {
      ...{ pid: process.pid, publicUrl: 'http://localhost:3000', outside: {} },
      ...{ clockOffset: -100 * DAY, database: databaseId(env) },
    });
  const imported = async (sakId: string, env: Readonly<Record<string, string>> = {}) => {
    const file = join(dir, `${sakId}.jsonl`);
    writeFileSync(file, `${linje(sakId)}\n`);
    const tool = ['--import', 'tsx', 'dev/tools/with-database.ts', 'import/main.ts', file];
    expect(await node(tool, env)).toMatchObject({ code: 0 });
    const [seen] = await test.db('sak').where('sak_id', sakId).pluck<Date[]>('foerst_sett');
    return Math.round((seen!.getTime() - Date.now()) / DAY) + 0;
  };

  it('has the clock of the copy, unless it is told another or is about another database', async () => {
    copy({ DATABASE_URL: test.url });
    expect(await imported('S11')).toBe(-100);
    const now = new Date(Date.now() + 10 * DAY).toISOString();
    expect(await imported('S12', { PRESSE_NOW: now })).toBe(10);
    copy({});
    expect(await imported('S13')).toBe(0);
  });
});

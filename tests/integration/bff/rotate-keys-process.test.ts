import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { programPath } from '#build/paths.ts';
import { encrypt, keyId } from '#bff/session/key-ring.ts';
import {
  AUDIT_KEY,
  IDENTITY_KEY,
  SESSION_KEY,
  beginSession,
} from '#tests/support/access/persons.ts';
import { addRevisjon } from '#tests/support/bff/revisjon-rows.ts';
import { NOON } from '#tests/support/bff/test-bff.ts';
import { type TestDatabase, createTestDatabase } from '#tests/support/servers/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await beginSession(database.db, 'admin', NOON);
});
afterAll(() => database.close());

const base64 = (key: Buffer) => key.toString('base64');
const keys = {
  IDENTITY_KEY: base64(Buffer.alloc(32, 11)),
  IDENTITY_KEY_OLD: base64(IDENTITY_KEY),
  SESSION_KEY: base64(SESSION_KEY),
  AUDIT_KEY: base64(Buffer.alloc(32, 13)),
  AUDIT_KEY_OLD: base64(AUDIT_KEY),
};

/** Runs the program of production. Its exit code and what it says. */
async function run(args: readonly string[], env: NodeJS.ProcessEnv = keys) {
  const all = { ...process.env, NODE_ENV: 'test', DATABASE_URL: database.url, ...env };
  try {
    const program = [programPath('rotate-keys'), ...args];
    const { stdout } = await promisify(execFile)(process.execPath, program, { env: all });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: stdout + stderr };
  }
}

const addWords = async (key: Buffer) => {
  await addRevisjon(database.db, [{ handling: 'soek', at: NOON }]);
  const [{ id }] = (await database.db('revisjon').max({ id: 'id' })) as [{ id: number }];
  await database
    .db('revisjon_ord')
    .insert({ revisjon_id: id, tidspunkt: NOON, ...encrypt([key], '{"query":"x"}') });
};
const usedKeys = () => database.db('revisjon_ord').orderBy('revisjon_id').pluck('noekkel');

it('says what would be done, does it, and has nothing left to do', async () => {
  await addWords(AUDIT_KEY);
  expect(await run(['--dry-run'])).toEqual({
    code: 0,
    said: [
      'Nothing was changed (--dry-run). What a run would do:',
      '',
      'IDENTITY_KEY',
      '  Not signed in with the newest key yet: 1 (press users 0, administrators 1, applicants 0)',
      '  IDENTITY_KEY_OLD may be taken away when nobody is left: without it they are unknown, and apply again.',
      '',
      'SESSION_KEY',
      '  Sessions encrypted again: 0',
      '  Links to employers that may be signed with an older key: 0',
      '  SESSION_KEY_OLD is not set.',
      '',
      'AUDIT_KEY',
      '  Rows of typed words encrypted again: 1',
      '  Notes encrypted again: 0',
      '  AUDIT_KEY_OLD may be taken away after a run without --dry-run.',
      '',
    ].join('\n'),
  });
  expect(await usedKeys()).toEqual([keyId(AUDIT_KEY)]);
  const { code, said } = await run([]);
  expect([code, said]).toEqual([0, expect.stringContaining('words encrypted again: 1\n')]);
  expect(await usedKeys()).toEqual([keyId(Buffer.alloc(32, 13))]);
  expect((await run([])).said).toContain('words encrypted again: 0\n');
});

it('says so, by its exit code too, when words have a key that is not set', async () => {
  await addWords(Buffer.alloc(32, 99));
  const { code, said } = await run([]);
  expect([code, said]).toEqual([1, expect.stringContaining('none of the keys can read: 1.')]);
});

it.each([
  ['a key is missing', { AUDIT_KEY: '' }, 'AUDIT_KEY'],
  [
    'a published key is the older one',
    {
      NODE_ENV: 'production',
      CLOSED_NETWORK: 'true',
      IDENTITY_KEY_OLD: base64(Buffer.from('development only, no secret no.1')),
    },
    'IDENTITY_KEY_OLD',
  ],
])('does nothing when %s', async (_, env, name) => {
  const { code, said } = await run([], { ...keys, ...env });
  expect([code, said]).toEqual([2, expect.stringContaining(`${name}: `)]);
});

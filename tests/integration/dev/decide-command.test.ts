import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerBekreftelse, insertBekreftelse } from '#db/soeknad/bekreftelser.ts';
import { insertSoeknad } from '#db/soeknad/soeknader.ts';
import { linkExpiry } from '#domain/arbeidsgiver.ts';
import { osloIso } from '#domain/time.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { auditOf, outbox, soeknad } from '#tests/support/access/forms.ts';

let test: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'presse-decide-'));
// The command's clock is the real one.
const yesterday = new Date(Date.now() - 86_400_000);
const ANSWERED = new Date(yesterday.getTime() + 60_000);
beforeAll(async () => {
  test = await createTestDatabase();
  await apply('Nora', 1);
  await apply('Ola', 2);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

async function apply(fornavn: string, n: number): Promise<void> {
  const { db } = test;
  const identitetHash = Buffer.alloc(32, n);
  const person = { identitetHash, fornavn, etternavn: 'Fjellvang', soeknad };
  const soeknadId = await insertSoeknad(db, person, yesterday);
  const question = { navn: `${fornavn} Fjellvang`, ...soeknad };
  const asked = { identitetHash, soeknadId, question, utloeper: linkExpiry(yesterday) };
  const id = await insertBekreftelse(db, asked, yesterday);
  if (n === 1) await answerBekreftelse(db, id, 'bekreftet', ANSWERED);
}

/** Runs the command as npm does, with nothing but these in its environment. */
function decide(args: readonly string[], more: Readonly<Record<string, string>> = {}) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { PATH: process.env['PATH'], DATABASE_URL: test.url, PRESSE_DATA_DIR: folder };
    const command = ['--import', 'tsx', 'dev/tools/decide.ts', ...args];
    const child = execFile(
      process.execPath,
      command,
      { env: { ...env, ...more } },
      (_, out, err) => {
        resolve({ code: child.exitCode ?? -1, out, err });
      },
    );
  });
}

it('the command lists, approves and rejects, and writes audit rows as an administrator does', async () => {
  const { out } = await decide(['list']);
  const lines = out
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  expect(lines.map(([status, who]) => [status, who]).sort()).toEqual([
    ['Ny', 'Nora Fjellvang'],
    ['Ny', 'Ola Fjellvang'],
  ]);
  expect(out).toContain(`employer: bekreftet ${osloIso(ANSWERED)}`);
  expect(out).toContain('employer: not answered');

  expect(await decide(['approve', 'Fjellvang'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('Whose?') as string,
  });
  const audit = await auditOf(test.db, async () => {
    expect(await decide(['approve', 'nora'])).toMatchObject({ code: 0 });
    expect(
      await decide(['reject', 'Ola', 'Fjellvang', '--reason', 'Ukjent redaksjon.']),
    ).toMatchObject({
      code: 0,
    });
  });
  expect(audit).toMatchObject([
    { handling: 'soeknad_godkjent', rolle: 'admin' },
    { handling: 'soeknad_avslaatt', rolle: 'admin' },
  ]);
  expect((await outbox(test.db)).map(({ mal, data }) => [mal, data['begrunnelse']])).toEqual([
    ['soeknad_godkjent', undefined],
    ['soeknad_avslaatt', 'Ukjent redaksjon.'],
  ]);
  expect(await decide(['approve', 'Nora'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('No application waits') as string,
  });
});

it('the command is not for production', async () => {
  expect(await decide(['list'], { NODE_ENV: 'production' })).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('decided in the service') as string,
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REQUESTED_WITH } from '#contract/call.ts';
import { beginSession, type Kind, sideNameOf } from '#tests/support/access/persons.ts';
import { startOver, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';
import { rounds, tried } from '#tests/support/trust.ts';
import { findSchemathesis, fuzz } from '#tests/trust/schemathesis.ts';

/*
 * Calls by the OpenAPI document, made by Schemathesis (from PyPI). The ordinary test command has calls of its own instead
 * (openapi-answers.test.ts), which need no Python.
 */

const isAsked = process.env['TRUST_REPORT'] !== undefined;
const isFull = process.env['TRUST_FULL'] === '1';
const found = isAsked ? await findSchemathesis() : { missing: 'only `npm run trust` runs it' };
const missing = 'missing' in found ? found.missing : null;

interface Caller {
  readonly who: Kind | null;
  readonly include: string;
  readonly exclude?: string;
}
/** Each has a server of its own; who ends their own profile or session does so in a run of its own. */
const CALLERS: Readonly<Record<string, Caller>> = {
  'a guest': { who: null, include: '.' },
  'a press user': { who: 'presse', include: '^/api/presse/', exclude: 'slett-profil|signout' },
  'an administrator': { who: 'admin', include: '^/api/admin/', exclude: 'signout' },
  'an applicant': { who: 'autentisert', include: 'registrer-soknad|min-soeknad|soeknad-info' },
  'a press user whose access has lapsed': { who: 'lapsed', include: '/reautentisering' },
  'a press user who leaves': { who: 'presse', include: '/presse/slett-profil|presse/auth/signout' },
  'an administrator who signs out': { who: 'admin', include: 'admin/auth/signout' },
};

it.runIf(isFull && missing !== null)('Schemathesis is there', () => {
  throw new Error(missing ?? '');
});

describe.skipIf(missing !== null)(`Schemathesis${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let bff: TestBff;
  beforeAll(async () => {
    bff = await startTestBff();
    await storeSaker(bff);
  });
  afterAll(() => bff.close());

  it.each(Object.entries(CALLERS))(
    'finds no server error, no undeclared answer and none that breaks its schema: %s',
    { timeout: 3_600_000 },
    async (_, { who, ...paths }) => {
      await startOver(bff);
      const token = who && (await beginSession(bff.db, who, bff.time.now));
      const cookie = who ? { Cookie: `${sideNameOf(who)}_sesjon=${token}` } : {};
      const headers = { ...REQUESTED_WITH, Origin: bff.url, ...cookie };
      const { program } = found as { program: string };
      const examples = rounds(10, 50);
      const outcome = await fuzz(program, { url: bff.url, headers, ...paths, examples });
      tried('documented', outcome.tried);
      expect(outcome.failed, outcome.report).toBe(0);
    },
  );
});

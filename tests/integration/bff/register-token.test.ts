import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolkeregister } from '#bff/adapters/folkeregister.ts';
import type { AccessTokens } from '#bff/adapters/maskinporten.ts';
import { persons } from '#tests/support/access/persons.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { startTokenRegister } from '#tests/support/bff/token-register.ts';

const SOEKNAD = '/api/presse/soeknad-info';
const UNAVAILABLE = { status: 503, json: { id: 'register_unavailable' } };

let real: Awaited<ReturnType<typeof startTokenRegister>>;
let bff: TestBff;
/** Every token that the register was asked with. */
const seen = new Set<string>();
beforeAll(async () => {
  real = await startTokenRegister(Object.values(persons));
  const tokens: AccessTokens = {
    ...real.tokens,
    get: async () => {
      const token = await real.tokens.get();
      seen.add(token);
      return token;
    },
  };
  bff = await startTestBff({ deps: { register: createFolkeregister(real.url, tokens) } });
});
afterAll(async () => {
  await bff.close();
  await real.close();
});

it('no answer, line of the log, measurement or row has a token, whatever becomes of it', async () => {
  const answers: string[] = [];
  const ask = async (path: string) => {
    const answer = await (await bff.signedIn('autentisert'))(path);
    answers.push(answer.text, JSON.stringify([...answer.headers]));
    return answer;
  };
  expect(await ask(SOEKNAD)).toMatchObject({ status: 200, json: { navn: 'Nora Fjellvang' } });
  real.refusing.everything = true;
  expect(await ask(SOEKNAD)).toMatchObject(UNAVAILABLE);
  expect((await ask('/api/health/ready')).json).toMatchObject({
    dependencies: { register: 'down' },
  });
  real.refusing.everything = false;
  expect(await ask(SOEKNAD)).toMatchObject({ status: 200 });
  await real.stop();
  expect(await ask(SOEKNAD)).toMatchObject(UNAVAILABLE);
  await real.start();
  await real.stopMaskinporten();
  for (const token of seen) real.withdrawn.add(token);
  expect(await ask(SOEKNAD)).toMatchObject(UNAVAILABLE);

  const rows = JSON.stringify(await bff.db('sesjon').select());
  const everything = [...answers, ...bff.logs, await bff.measured(), rows].join('\n');
  expect(seen.size).toBeGreaterThan(1);
  for (const token of seen) expect(everything).not.toContain(token);
  expect(everything).not.toMatch(/Bearer|eyJ|PRIVATE KEY/);
  // It says why, and what to look at.
  expect(everything).toContain('It answered 401');
  expect(everything).toContain('Maskinporten can not be reached: see MASKINPORTEN_ISSUER');
});

import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolkeregister } from '#bff/adapters/folkeregister.ts';
import type { AccessTokens } from '#bff/adapters/maskinporten.ts';
import { RegisterUnavailable, type Folkeregister } from '#bff/register/folkeregister.ts';
import { persons } from '#tests/support/access/persons.ts';
import { startTokenRegister } from '#tests/support/bff/token-register.ts';
import {
  startScriptedServer,
  steps,
  type ScriptedServer,
} from '#tests/support/servers/scripted-server.ts';

const { pid, fornavn, etternavn } = persons.presse;
/** Typed, unlike the matcher itself. */
const saying = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => error,
  );

describe('a register that wants a token', () => {
  let real: Awaited<ReturnType<typeof startTokenRegister>>;
  let register: Folkeregister;
  beforeEach(async () => {
    real = await startTokenRegister(Object.values(persons));
    register = createFolkeregister(real.url, real.tokens);
  });
  afterEach(() => real.close());

  it('is asked with one, which is fetched once for many questions', async () => {
    await Promise.all([
      register.ping(),
      ...Array.from({ length: 20 }, () => register.findName(pid)),
    ]);
    expect(await register.findName(pid)).toEqual({ fornavn, etternavn });
    expect(real.given()).toBe(1);
    expect(new Set(real.accepted).size).toBe(1);
  });

  it('answers nobody without one', async () => {
    const without = createFolkeregister(real.url);
    expect(await failureOf(without.findName(pid))).toMatchObject({ message: 'It answered 401' });
    await expect(without.ping()).rejects.toBeInstanceOf(RegisterUnavailable);
  });

  it('that refuses a token is asked once more with a new one', async () => {
    await register.findName(pid);
    real.withdrawn.add(real.accepted[0]!);
    // Many at once share the new one.
    const answers = await Promise.all(Array.from({ length: 20 }, () => register.findName(pid)));
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ fornavn, etternavn })));
    expect(real.given()).toBe(2);
    real.withdrawn.add(real.accepted.at(-1)!);
    await register.ping();
    expect(real.given()).toBe(3);
  });

  it('that refuses every token is not available, and is asked no third time', async () => {
    await register.findName(pid);
    real.refusing.everything = true;
    for (const ask of [() => register.findName(pid), () => register.ping()]) {
      const given = real.given();
      const error = await failureOf(ask());
      expect(error).toBeInstanceOf(RegisterUnavailable);
      expect(error).toMatchObject({ isSlow: false, message: 'It answered 401' });
      expect(real.given()).toBe(given + 1);
    }
    real.refusing.everything = false;
    expect(await register.findName(pid)).toEqual({ fornavn, etternavn });
  });

  it('is not available without Maskinporten, unless there is a token yet', async () => {
    await register.findName(pid);
    await real.stopMaskinporten();
    expect(await register.findName(pid)).toEqual({ fornavn, etternavn });
    real.withdrawn.add(real.accepted[0]!);
    expect(await failureOf(register.findName(pid))).toMatchObject({
      ...{
        name: 'RegisterUnavailable',
        message: saying(/^Maskinporten can not be/),
      },
    });
  });
});

describe('the question', () => {
  const TOKEN = 'hemmelig77';
  const silje = steps.answer(200, {
    navn: [{ erGjeldende: true, fornavn: 'Silje', etternavn: 'Haugnes' }],
  });
  let server: ScriptedServer;
  beforeEach(async () => {
    server = await startScriptedServer();
  });
  afterEach(() => server.close());

  const withTokens = (get: AccessTokens['get']) => {
    const dropped: string[] = [];
    const drop = (token: string) => void dropped.push(token);
    return { dropped, register: createFolkeregister(server.url, { get, drop }) };
  };

  it('has the token in its header, and not in its address', async () => {
    const { register } = withTokens(async () => TOKEN);
    server.next(silje);
    await register.findName(pid);
    const [{ url, headers }] = server.asked as [(typeof server.asked)[0]];
    expect(headers.authorization).toBe(`Bearer ${TOKEN}`);
    expect(url).not.toContain(TOKEN);
  });

  it.each([
    ['refuses', steps.answer(401, { feilmelding: TOKEN })],
    ['does not let in', steps.answer(403, TOKEN)],
    ['leads elsewhere', steps.answer(302, '', { location: '/v2' })],
    ['is ill', steps.answer(500, TOKEN)],
    ['ends the connection', steps.reset],
    ['hangs', steps.hang],
    ['says something else', steps.answer(200, { token: TOKEN })],
  ])('when the register %s, is in no error', async (_, step) => {
    const { register } = withTokens(async () => TOKEN);
    server.next(step);
    for (const ask of [() => register.findName(pid), () => register.ping()]) {
      const said = inspect(await failureOf(ask()), { depth: null, showHidden: true });
      expect(said).toContain('RegisterUnavailable');
      expect(said).not.toContain(TOKEN);
      expect(said).not.toContain(pid);
    }
  });

  it('about its health is answered by a register that has no page for it, when it lets us in', async () => {
    const { register } = withTokens(async () => TOKEN);
    server.next(steps.answer(404));
    await expect(register.ping()).resolves.toBeUndefined();
    const gateway = createFolkeregister(server.url);
    await expect(gateway.ping()).rejects.toBeInstanceOf(RegisterUnavailable);
  });

  it('is asked twice at most, and only a refusal before the last one drops the token', async () => {
    const { register, dropped } = withTokens(async () => TOKEN);
    server.next(steps.answer(503), steps.answer(401), silje);
    expect(await failureOf(register.findName(pid))).toMatchObject({ message: 'It answered 401' });
    expect([server.asked.length, dropped]).toEqual([2, []]);
    server.next(steps.answer(401), steps.answer(503), silje);
    expect(await failureOf(register.findName(pid))).toMatchObject({ message: 'It answered 503' });
    expect([server.asked.length, dropped]).toEqual([2, [TOKEN]]);
  });

  it('waits for Maskinporten as long as for the register, and goes on with a token that comes late', async () => {
    let give: (token: string) => void = () => undefined;
    const late = new Promise<string>((resolve) => {
      give = resolve;
    });
    const { register } = withTokens(() => late);
    server.next(silje);
    expect(await failureOf(register.findName(pid))).toMatchObject({
      ...{ isSlow: true, message: saying(/^Maskinporten does not answer in time/) },
    });
    expect(server.asked).toEqual([]);
    const waiting = register.findName(pid);
    give(TOKEN);
    expect(await waiting).toEqual({ fornavn: 'Silje', etternavn: 'Haugnes' });
  });
});

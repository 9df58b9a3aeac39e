import { inspect } from 'node:util';
import { SignJWT } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { createMaskinporten } from '#bff/adapters/maskinporten.ts';
import { RegisterUnavailable } from '#bff/register/folkeregister.ts';
import { type RunningMaskinporten, startMaskinporten } from '#dev/stand-ins/maskinporten.ts';
import { makeClientKey } from '#tests/support/bff/client-keys.ts';
import { startScriptedServer, steps } from '#tests/support/servers/scripted-server.ts';

const { answer, hang, hangInTheBody, reset } = steps;
const SCOPE = 'folkeregister:deling/offentligmedhjemmel';
const key = makeClientKey('a');
const newer = makeClientKey('b');
const stranger = makeClientKey('a');
const small = makeClientKey('c', 'ES256');
const client = {
  clientId: 'presse',
  keys: [key.registered, newer.registered, small.registered],
  scopes: [SCOPE],
};
const NOON = new Date('2026-03-10T12:00:00+01:00').getTime();
const MINUTE = 60_000;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type Options = Partial<Parameters<typeof createMaskinporten>[0]>;

/** Maskinporten, and ours that asks it; each with a clock of its own. */
async function start(options: Options & { readonly lifetime?: number | null } = {}) {
  const { lifetime, ...ours } = options;
  const time = { ours: NOON, theirs: NOON };
  const there = await startMaskinporten({
    ...{ clients: [client], now: () => time.theirs },
    ...(lifetime !== undefined && { lifetime }),
  });
  closing.push(there.stop);
  const tokens = createMaskinporten({
    ...{ issuer: there.issuer, clientId: 'presse', scope: SCOPE },
    ...{ key: key.clientKey, now: () => time.ours, ...ours },
  });
  const pass = (ms: number) => {
    time.ours += ms;
    time.theirs += ms;
  };
  return { there, tokens, time, pass };
}

/** Typed, unlike the matcher itself. */
const saying = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => error,
  );

describe('a token of Maskinporten', () => {
  it.each([
    ['RS256', key],
    ['ES256', small],
  ])('is given for what our key has signed by %s', async (_, { clientKey }) => {
    const { there, tokens } = await start({ key: clientKey });
    const token = await tokens.get();
    expect(there.isGood(token, SCOPE)).toBe(true);
    expect(there.isGood(token, 'another')).toBe(false);
  });

  it('is asked for once when many need it, and kept until shortly before it ends', async () => {
    const { there, tokens, pass } = await start();
    const first = await Promise.all(Array.from({ length: 50 }, () => tokens.get()));
    expect(new Set(first).size).toBe(1);
    pass(109_000);
    expect(await tokens.get()).toBe(first[0]);
    expect(there.given()).toBe(1);
    pass(1000);
    const next = await tokens.get();
    expect(next).not.toBe(first[0]);
    expect(there.isGood(next, SCOPE)).toBe(true);
  });

  it('that does not say how long it holds is kept for a while', async () => {
    const { there, tokens, pass } = await start({ lifetime: null });
    await tokens.get();
    pass(49_000);
    await tokens.get();
    expect(there.given()).toBe(1);
    pass(1000);
    await tokens.get();
    expect(there.given()).toBe(2);
  });

  it('that hardly holds is used, and not kept', async () => {
    const { there, tokens } = await start({ lifetime: 5 });
    expect(there.isGood(await tokens.get(), SCOPE)).toBe(true);
    await tokens.get();
    expect(there.given()).toBe(2);
  });

  it('that was refused is dropped; one that came after it is not', async () => {
    const { there, tokens } = await start();
    const refused = await tokens.get();
    tokens.drop(refused);
    const next = await tokens.get();
    expect(next).not.toBe(refused);
    tokens.drop(refused);
    expect(await tokens.get()).toBe(next);
    expect(there.given()).toBe(2);
  });

  it('is given to a key while it is registered, whichever it is', async () => {
    const { there, tokens } = await start();
    const { issuer } = there;
    const after = createMaskinporten({
      ...{ issuer, clientId: 'presse', scope: SCOPE, now: () => NOON },
      key: newer.clientKey,
    });
    for (const one of [tokens, after]) expect(there.isGood(await one.get(), SCOPE)).toBe(true);
  });

  it('is given though the clocks differ a little, whoever is ahead', async () => {
    for (const ahead of [9_000, -100_000]) {
      const { there, tokens, time } = await start();
      time.ours += ahead;
      expect(there.isGood(await tokens.get(), SCOPE)).toBe(true);
    }
  });
});

describe('what Maskinporten refuses says which setting to look at', () => {
  it.each<[string, Options, RegExp]>([
    ['another key of that name', { key: stranger.clientKey }, /MASKINPORTEN_KEY/],
    ['a key of another name', { key: { ...key.clientKey, kid: 'x' } }, /MASKINPORTEN_KEY_ID/],
    ['a client that it does not know', { clientId: 'x' }, /see MASKINPORTEN_CLIENT_ID$/],
    ['a scope that is not ours', { scope: `${SCOPE} x` }, /see MASKINPORTEN_SCOPE$/],
    ['a clock that is ahead', { now: () => NOON + 2 * MINUTE }, /clock/],
    ['a clock that is behind', { now: () => NOON - 3 * MINUTE }, /clock/],
  ])('%s', async (_, options, message) => {
    const { there, tokens } = await start(options);
    const error = await failureOf(tokens.get());
    expect(error).toBeInstanceOf(RegisterUnavailable);
    expect(error).toMatchObject({ isSlow: false, message: saying(message) });
    expect(there.given()).toBe(0);
  });

  it('and is asked for anew the next time', async () => {
    const { tokens, time } = await start();
    time.ours += 2 * MINUTE;
    expect(await failureOf(tokens.get())).toBeInstanceOf(RegisterUnavailable);
    time.ours -= 2 * MINUTE;
    expect(await tokens.get()).toMatch(/^[\w-]{43}$/);
  });
});

describe('the stand-in refuses', () => {
  const ask = async (
    { issuer }: RunningMaskinporten,
    change: Record<string, unknown> = {},
    header: object = {},
  ) => {
    const seconds = NOON / 1000;
    const claims = {
      ...{ iss: 'presse', aud: issuer, scope: SCOPE, jti: crypto.randomUUID() },
      ...{ iat: seconds, exp: seconds + 120, ...change },
    };
    const assertion = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'a', ...header })
      .sign(key.clientKey.key);
    const body = new URLSearchParams({
      ...{ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion },
    });
    const response = await fetch(`${issuer}token`, { method: 'POST', body });
    return ((await response.json()) as { error?: string }).error ?? 'given';
  };
  const seconds = NOON / 1000;

  it.each<[string, string, Record<string, unknown>]>([
    ['nothing that is right', 'given', {}],
    ['another audience', 'invalid_grant', { aud: 'https://maskinporten.example/' }],
    ['another issuer', 'invalid_client', { iss: 'another' }],
    ['one that has ended', 'invalid_grant', { iat: seconds - 130, exp: seconds - 11 }],
    ['one that lasts too long', 'invalid_grant', { exp: seconds + 121 }],
    ['one of the future', 'invalid_grant', { iat: seconds + 11, exp: seconds + 60 }],
    ['one without an id', 'invalid_grant', { jti: undefined }],
    ['one without an end', 'invalid_grant', { exp: undefined }],
    ['another scope', 'invalid_scope', { scope: 'skatt:alt' }],
    ['no scope', 'invalid_grant', { scope: undefined }],
  ])('%s', async (_, said, change) => {
    const { there } = await start();
    expect(await ask(there, change)).toBe(said);
  });

  it('one that does not say with which key it is signed, and one that came before', async () => {
    const { there } = await start();
    expect(await ask(there, {}, { kid: undefined })).toBe('invalid_grant');
    const again = { jti: 'the-same' };
    expect([await ask(there, again), await ask(there, again)]).toEqual(['given', 'invalid_grant']);
  });
});

describe('Maskinporten that does not answer as it should', () => {
  const SECRET = 'hemmelig77';
  const metadata = (issuer: string) =>
    answer(200, { issuer, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/jwks` });
  const given = { access_token: SECRET, token_type: 'Bearer', expires_in: 120 };

  it.each([
    ['refuses the connection', reset, /can not be reached/, false],
    ['hangs', hang, /not answer in time/, true],
    ['hangs in the middle', hangInTheBody, /not answer in time/, true],
    ['shows a page', answer(200, SECRET, { 'content-type': 'text/html' }), /no usable/, false],
    ['says no JSON', answer(200, `{"access_token":"${SECRET}`), /no usable answer/, false],
    ['says nothing', answer(200, ''), /no usable answer/, false],
    ['is ill', answer(503, `<p>${SECRET}`), /no usable answer/, false],
    ['gives no token', answer(200, { ...given, access_token: undefined }), /no usable/, false],
    ['gives an empty one', answer(200, { ...given, access_token: '' }), /no usable/, false],
    [
      'gives one that no header may hold',
      answer(200, { ...given, access_token: `${SECRET}\r\nx: y` }),
      /no usable answer/,
      false,
    ],
    ['gives one of another kind', answer(200, { ...given, token_type: 'mac' }), /no usable/, false],
    ['gives one bound to a key', answer(200, { ...given, token_type: 'DPoP' }), /no usable/, false],
    ['counts in words', answer(200, { ...given, expires_in: 'soon' }), /no usable/, false],
    [
      'refuses at length',
      answer(400, { error: 'invalid_grant', error_description: `MP-110: ${SECRET}` }),
      /refuses us \(invalid_grant, MP-110\): see/,
      false,
    ],
    ['refuses in a word of its own', answer(400, { error: SECRET }), /no usable answer/, false],
  ])('%s: it says so, and nothing of what came', async (_, step, message, isSlow) => {
    const server = await startScriptedServer();
    closing.push(server.close);
    const tokens = createMaskinporten({
      ...{ issuer: server.url, clientId: 'presse', scope: SCOPE, key: key.clientKey },
    });
    server.next(metadata(server.url), step);
    const error = await failureOf(tokens.get());
    expect(error).toBeInstanceOf(RegisterUnavailable);
    expect(error).toMatchObject({ isSlow, message: saying(message) });
    const said = inspect(error, { depth: null, showHidden: true });
    expect(said).not.toContain(SECRET);
    expect(said).not.toMatch(/eyJ/);
    // It is found again by itself.
    server.next(metadata(server.url), answer(200, given));
    expect(await tokens.get()).toBe(SECRET);
  });

  it.each([
    ['names another issuer', answer(200, { issuer: 'https://x.example', token_endpoint: 'x' })],
    ['has no metadata', answer(404)],
    ['says not where tokens are', null],
  ])('%s: see MASKINPORTEN_ISSUER', async (_, step) => {
    const server = await startScriptedServer();
    closing.push(server.close);
    server.next(step ?? answer(200, { issuer: server.url }));
    const tokens = createMaskinporten({
      ...{ issuer: server.url, clientId: 'presse', scope: SCOPE, key: key.clientKey },
    });
    expect(await failureOf(tokens.get())).toMatchObject({
      ...{
        name: 'RegisterUnavailable',
        message: saying(/see MASKINPORTEN_ISSUER$/),
      },
    });
  });
});

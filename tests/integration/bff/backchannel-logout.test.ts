import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SIDES } from '#bff/session/side.ts';
import type { LogoutNotice } from '#bff/session/oidc-port.ts';
import { hashOf, persons } from '#tests/support/access/persons.ts';
import { signInSteps, type SignInSteps } from '#tests/support/bff/sign-in-steps.ts';
import { NOON, startOver, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { tried } from '#tests/support/trust.ts';

const INFO = '/api/presse/bruker-info';
const LOGOUT = SIDES.presse.backchannelLogout;
const silje = `sub-of-${persons.presse.pid}`;

let bff: TestBff;
let steps: SignInSteps;
beforeAll(async () => {
  bff = await startTestBff();
  steps = signInSteps(bff);
});
afterAll(() => bff.close());
beforeEach(async () => {
  await startOver(bff);
  bff.oidc.down = false;
  await bff.db('utlogging').delete();
});

let number = 0;
/** The provider's logout token, of which the server's client knows what it says. */
function token(notice: Partial<LogoutNotice>): string {
  const jti = `jti-${(number += 1)}`;
  const expires = new Date(NOON.getTime() + 180_000);
  bff.oidc.logouts.set(jti, { jti, sid: null, sub: null, expires, ...notice });
  return jti;
}

/** As a provider's server sends it: no cookie, none of a browser's headers. */
async function send(logoutToken: string, path = LOGOUT) {
  const body = new URLSearchParams({ logout_token: logoutToken });
  return fetch(bff.url + path, { method: 'POST', body });
}

/** Signs Silje in; `sid` is what the provider calls it. */
async function signIn() {
  const { location, browser } = await steps.begin();
  const sid = `sid-of-${new URL(location).searchParams.get('nonce')}`;
  const answer = await steps.asks(browser)(steps.back(location));
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('presse_sesjon='))!;
  return { sid, ask: steps.asks(cookie.split(';')[0]!) };
}

const statuses = async (...sessions: Awaited<ReturnType<typeof signIn>>[]) =>
  Promise.all(sessions.map(async ({ ask }) => (await ask(INFO)).status));

describe('a sign-out at the provider', () => {
  it('of one sign-in ends its session, at the next call, and no other', async () => {
    const [one, other] = [await signIn(), await signIn()];
    const answer = await send(token({ sid: one.sid, sub: silje }));
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await statuses(one, other)).toEqual([401, 200]);
  });

  it('of a person ends every session of that person, and of nobody else', async () => {
    const [one, other] = [await signIn(), await signIn()];
    const nora = await bff.signedIn('autentisert');
    expect((await send(token({ sub: silje }))).status).toBe(200);
    expect(await statuses(one, other)).toEqual([401, 401]);
    expect((await nora(INFO)).status).toBe(200);
  });

  it('ends a session whose sign-in has no name together with the person', async () => {
    const ask = await bff.signedIn('presse');
    expect((await send(token({ sid: 'unknown', sub: silje }))).status).toBe(200);
    expect((await ask(INFO)).status).toBe(401);
  });

  it('of a session that is gone is a success as well', async () => {
    expect((await send(token({ sid: 'unknown' }))).status).toBe(200);
  });

  it('of another person, with the name of this sign-in, ends nothing', async () => {
    const one = await signIn();
    expect((await send(token({ sid: one.sid, sub: 'sub-of-another' }))).status).toBe(200);
    expect(await statuses(one)).toEqual([200]);
  });

  it('of administrators ends only theirs', async () => {
    const press = await signIn();
    const admin = await bff.signedIn('admin');
    const sub = `sub-of-${persons.admin.pid}`;
    expect((await send(token({ sub }))).status).toBe(200);
    expect((await admin('/api/admin/gyldigadminbruker')).status).toBe(200);
    expect((await send(token({ sub }), SIDES.admin.backchannelLogout)).status).toBe(200);
    expect((await admin('/api/admin/gyldigadminbruker')).status).toBe(401);
    expect(await statuses(press)).toEqual([200]);
  });
});

describe('a logout token', () => {
  it('that was used already ends nothing', async () => {
    const first = await signIn();
    const used = token({ sub: silje });
    expect((await send(used)).status).toBe(200);
    const again = await signIn();
    const answer = await send(used);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await statuses(first, again)).toEqual([401, 200]);
    tried('logout-at-provider', 1);
  });

  it('that is sent many times at once is carried out once', async () => {
    const used = token({ sub: silje });
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(used)));
    const sorted = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(sorted).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
    tried('logout-at-provider', 8);
  });

  it('is forgotten when it would be refused as too old', async () => {
    await send(token({ sub: 'x' }));
    expect(await bff.db('utlogging')).toHaveLength(1);
    bff.time.now = new Date(NOON.getTime() + 180_000);
    await send(token({ sub: 'y', expires: new Date(bff.time.now.getTime() + 1000) }));
    expect(await bff.db('utlogging')).toHaveLength(1);
  });

  it.each([
    ['forged', { body: new URLSearchParams({ logout_token: 'forged' }) }],
    ['missing', { body: new URLSearchParams({ other: 'x' }) }],
    ['given twice', { body: new URLSearchParams('logout_token=a&logout_token=b') }],
    ['far too long', { body: new URLSearchParams({ logout_token: 'x'.repeat(30_000) }) }],
  ])('%s ends nothing and is a 400', async (_, init) => {
    const one = await signIn();
    const answer = await fetch(bff.url + LOGOUT, { method: 'POST', ...init });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ id: 'logout_refused' });
    expect(await statuses(one)).toEqual([200]);
    tried('logout-at-provider', 1);
  });

  it('that is sent as JSON, or asked for with GET, is refused', async () => {
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect((await fetch(bff.url + LOGOUT, json)).status).toBe(415);
    expect((await fetch(bff.url + LOGOUT)).status).toBe(405);
  });

  it('is neither used up nor refused while the provider or the table of sessions is away', async () => {
    const one = await signIn();
    const good = token({ sid: one.sid });
    bff.oidc.down = true;
    expect((await send(good)).status).toBe(503);
    bff.oidc.down = false;
    await bff.db.schema.renameTable('sesjon', 'sesjon_borte');
    expect((await send(good)).status).toBe(500);
    await bff.db.schema.renameTable('sesjon_borte', 'sesjon');
    expect((await send(good)).status).toBe(200);
    expect(await statuses(one)).toEqual([401]);
  });

  it('leaves no trace of who it was about', async () => {
    const one = await signIn();
    await send(token({ sid: one.sid, sub: silje }));
    const line = bff.logs.findLast((text) => text.includes('"backchannel_logout"'));
    expect(JSON.parse(line!)).toMatchObject({ side: 'presse', ended: 1 });
    expect(bff.logs.join()).not.toMatch(/sub-of|sid-of/);
  });
});

it('what the provider calls a sign-in and a person is stored as keyed hashes only', async () => {
  const { sid } = await signIn();
  const rows = await bff
    .db('sesjon')
    .where({ identitet_hash: hashOf('presse') })
    .select<{ sid_hash: Buffer; subjekt_hash: Buffer }[]>();
  expect(rows).toHaveLength(1);
  expect([rows[0]!.sid_hash.length, rows[0]!.subjekt_hash.length]).toEqual([32, 32]);
  for (const name of [sid, silje]) expect(JSON.stringify(rows)).not.toContain(name);
});

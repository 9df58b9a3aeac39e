import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ABSOLUTE_LIMIT, IDLE_LIMIT, endSessionsOf, useSession } from '#bff/session/session.ts';
import { deletePressebruker } from '#db/bruker/pressebrukere.ts';
import { hashOf, persons } from '#tests/support/access/persons.ts';
import { ISSUER } from '#tests/support/bff/fakes.ts';
import { signInSteps, type SignInSteps } from '#tests/support/bff/sign-in-steps.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';

let bff: TestBff;
let steps: SignInSteps;
beforeAll(async () => {
  bff = await startTestBff();
  steps = signInSteps(bff);
});
beforeEach(() => {
  bff.time.now = NOON;
  bff.oidc.down = false;
});
afterAll(() => bff.close());

const INFO = '/api/presse/bruker-info';
const SIGNOUT = '/api/presse/auth/signout';
const MINUTE = 60_000;
const later = (ms: number) => {
  bff.time.now = new Date(bff.time.now.getTime() + ms);
};

describe('a session', () => {
  it('is a new one at each sign-in, and the former one ends', async () => {
    const first = await steps.signIn();
    const second = await steps.signIn('', first.cookie);
    expect(second.cookie).not.toBe(first.cookie);
    expect((await steps.asks(first.cookie)(INFO)).status).toBe(401);
    expect((await steps.asks(second.cookie)(INFO)).status).toBe(200);
  });

  it('never has a token that the browser chose', async () => {
    const planted = `presse_sesjon=${'A'.repeat(43)}`;
    const { cookie } = await steps.signIn('', planted);
    expect(cookie).not.toBe(planted);
    expect((await steps.asks(planted)(INFO)).status).toBe(401);
  });

  it('ends an hour after it was last used', async () => {
    const { cookie } = await steps.signIn();
    for (let i = 0; i < 3; i += 1) {
      later(IDLE_LIMIT - 1);
      expect((await steps.asks(cookie)(INFO)).status).toBe(200);
    }
    later(IDLE_LIMIT);
    expect((await steps.asks(cookie)(INFO)).status).toBe(401);
  });

  it('ends ten hours after it began, however much it is used', async () => {
    const { cookie } = await steps.signIn();
    for (let used = 0; used < ABSOLUTE_LIMIT; used += 50 * MINUTE) {
      expect((await steps.asks(cookie)(INFO)).status).toBe(200);
      later(50 * MINUTE);
    }
    bff.time.now = new Date(NOON.getTime() + ABSOLUTE_LIMIT - 1);
    expect((await steps.asks(cookie)(INFO)).status).toBe(200);
    later(1);
    expect((await steps.asks(cookie)(INFO)).status).toBe(401);
  });

  it.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}%00`, 'å'.repeat(43)])(
    'is none with the cookie %j',
    async (token) => {
      const cookie = `presse_sesjon=${encodeURI(token)}`;
      expect((await steps.asks(cookie)(INFO)).status).toBe(401);
    },
  );
});

describe('signing out', () => {
  const form = (origin = bff.url) => ({
    method: 'POST',
    headers: { origin, 'x-requested-with': '' },
    body: new URLSearchParams(),
  });

  it('ends the session here and goes on to the provider, which leads back', async () => {
    const { cookie } = await steps.signIn();
    const answer = await steps.asks(cookie)(SIGNOUT, form());
    expect(answer.status).toBe(303);
    const { origin, searchParams } = new URL(answer.headers.get('location')!);
    expect(origin).toBe(ISSUER);
    expect(searchParams.get('returnTo')).toBe(`${bff.url}/`);
    expect(searchParams.get('idToken')).toBe(`id-token-of-${persons.presse.pid}`);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^presse_sesjon=; .*expires=Thu, 01 Jan 1970/);
    expect((await steps.asks(cookie)(INFO)).status).toBe(401);
  });

  it('works while the provider does not answer', async () => {
    const { cookie } = await steps.signIn();
    bff.oidc.down = true;
    expect((await steps.asks(cookie)(SIGNOUT, form())).headers.get('location')).toBe('/');
    expect((await steps.asks(cookie)(INFO)).status).toBe(401);
  });

  it('is refused from another site', async () => {
    const { cookie } = await steps.signIn();
    expect((await steps.asks(cookie)(SIGNOUT, form('https://evil.example'))).status).toBe(403);
    // Neither a word of where it comes from.
    expect((await steps.asks(cookie)(SIGNOUT, form(''))).status).toBe(403);
    expect((await steps.asks(cookie)(SIGNOUT)).status).toBe(405);
    expect((await steps.asks(cookie)(INFO)).status).toBe(200);
  });

  it('is no error for a guest', async () => {
    expect(await bff.guest(SIGNOUT, form())).toMatchObject({ status: 303 });
  });

  describe('after the profile has ended', () => {
    const sessions = () => bff.db('sesjon').where({ identitet_hash: hashOf('presse') });
    let profile: object[];
    let last: string;
    let other: string;
    beforeEach(async () => {
      await sessions().delete();
      last = (await steps.signIn()).cookie;
      other = (await steps.signIn()).cookie;
      await steps.asks(last)(INFO);
      const presented = { side: 'presse', token: last.split('=')[1]!, now: bff.time.now } as const;
      const found = await useSession(bff.db, presented);
      profile = await bff
        .db('pressebruker')
        .where({ identitet_hash: hashOf('presse') })
        .select<object[]>();
      await endSessionsOf(bff.db, found!.session, bff.time.now);
      await deletePressebruker(bff.db, hashOf('presse'));
    });
    afterEach(() => bff.db('pressebruker').insert(profile));

    it('the session gives access to nothing, and its row has nothing about the person', async () => {
      for (const cookie of [last, other]) expect((await steps.asks(cookie)(INFO)).status).toBe(401);
      const rows = await sessions().select<{ data: object }[]>('data');
      expect(rows.map(({ data }) => data)).toEqual([
        { fornavn: '', etternavn: '', idToken: expect.any(String) as string },
      ]);
    });

    it('still leads to the provider, and then the row is gone', async () => {
      const answer = await steps.asks(last)(SIGNOUT, form());
      expect(answer.status).toBe(303);
      const { origin, searchParams } = new URL(answer.headers.get('location')!);
      expect(origin).toBe(ISSUER);
      expect(searchParams.get('idToken')).toBe(`id-token-of-${persons.presse.pid}`);
      expect(await sessions()).toEqual([]);
      expect((await steps.asks(last)(SIGNOUT, form())).headers.get('location')).toBe('/');
    });

    it('signing in again starts a new session', async () => {
      const again = await steps.signIn('', last);
      expect((await steps.asks(again.cookie)(INFO)).json).toEqual({
        erGyldigPressebruker: false,
        suspendert: null,
        maaOppdatere: false,
        fornavn: 'Silje',
        merke: expect.any(String) as string,
      });
      expect(await sessions()).toHaveLength(1);
    });
  });
});

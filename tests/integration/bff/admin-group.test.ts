import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNCHECKED_LIMIT } from '#bff/session/recheck.ts';
import { hashOf, persons } from '#tests/support/access/persons.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { startOver, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { tried } from '#tests/support/trust.ts';

const LIST = '/api/admin/bruker/alle';
const MINUTE = 60_000;
const astrid = persons.admin.pid;

let bff: TestBff;
let ask: Ask;
beforeAll(async () => {
  bff = await startTestBff();
});
afterAll(() => bff.close());
beforeEach(async () => {
  await startOver(bff);
  bff.oidc.down = false;
  bff.oidc.rechecked = 0;
  bff.oidc.refused.clear();
  bff.oidc.groupless.clear();
  ask = await bff.signedIn('admin');
});

const later = (ms: number) => {
  bff.time.now = new Date(bff.time.now.getTime() + ms);
};
const answer = async () => {
  const { status, json } = await ask(LIST);
  return status === 200 ? 200 : [status, (json as { id: string }).id];
};

describe('an administrator whose group is taken away', () => {
  it('is refused at the next check, and at 15 minutes at the latest', async () => {
    bff.oidc.groupless.add(astrid);
    later(10 * MINUTE - 1);
    expect(await answer()).toBe(200);
    later(1);
    expect(await answer()).toEqual([403, 'not_admin']);
    later(5 * MINUTE);
    expect(await answer()).toEqual([403, 'not_admin']);
    expect(bff.logs.join()).toContain('admin_group_taken_away');
    tried('group-within-15-minutes', 3);
  });

  it('is let in again when the group is given back', async () => {
    bff.oidc.groupless.add(astrid);
    later(10 * MINUTE);
    expect(await answer()).toEqual([403, 'not_admin']);
    bff.oidc.groupless.clear();
    later(10 * MINUTE);
    expect(await answer()).toBe(200);
  });

  it('is refused after any pause that is longer than the limit, at the first call', async () => {
    bff.oidc.groupless.add(astrid);
    for (const pause of [15, 16, 30, 59]) {
      await startOver(bff);
      ask = await bff.signedIn('admin');
      later(pause * MINUTE);
      expect(await answer()).toEqual([403, 'not_admin']);
    }
    tried('group-within-15-minutes', 4);
  });
});

describe('the provider', () => {
  it('is asked at most every ten minutes, and once by calls at the same time', async () => {
    for (let minute = 0; minute < 30; minute += 1) {
      later(MINUTE);
      await Promise.all([answer(), answer(), answer()]);
    }
    expect(bff.oidc.rechecked).toBe(3);
  });

  it('who says no ends the session, for good', async () => {
    bff.oidc.refused.add(astrid);
    later(10 * MINUTE);
    expect(await answer()).toEqual([401, 'unauthenticated']);
    bff.oidc.refused.clear();
    expect(await answer()).toEqual([401, 'unauthenticated']);
    expect(await bff.db('sesjon').where({ identitet_hash: hashOf('admin') })).toEqual([]);
    expect(bff.logs.join()).not.toContain(astrid);
  });

  it('who does not answer leaves the session until 15 minutes after the last answer', async () => {
    bff.oidc.down = true;
    later(UNCHECKED_LIMIT - 1);
    expect(await answer()).toBe(200);
    expect(bff.oidc.rechecked).toBe(1);
    // It is not asked for every call meanwhile.
    expect(await answer()).toBe(200);
    expect(bff.oidc.rechecked).toBe(1);
    later(1);
    expect(await answer()).toEqual([401, 'unauthenticated']);
    bff.oidc.down = false;
    expect(await answer()).toEqual([401, 'unauthenticated']);
    tried('group-within-15-minutes', 3);
  });

  it('who answers again in time is believed', async () => {
    bff.oidc.down = true;
    later(12 * MINUTE);
    expect(await answer()).toBe(200);
    bff.oidc.down = false;
    later(2 * MINUTE);
    expect(await answer()).toBe(200);
    later(9 * MINUTE);
    expect([await answer(), bff.oidc.rechecked]).toEqual([200, 2]);
  });

  it('who names somebody else is not believed', async () => {
    const other = await startTestBff({
      beside: bff,
      deps: {
        oidc: {
          presse: bff.oidc,
          admin: {
            ...bff.oidc,
            recheck: async () => ({ subject: 'oid-other', isAdmin: true, refreshToken: null }),
          },
        },
      },
    });
    ask = await other.signedIn('admin');
    later(10 * MINUTE);
    expect(await answer()).toEqual([401, 'unauthenticated']);
    await other.close();
  });
});

it('a session that cannot be checked, because there is no refresh token, ends after 15 minutes', async () => {
  await bff.db('sesjon').update({ data: bff.db.raw(`data - 'refreshToken'`) });
  later(UNCHECKED_LIMIT - 1);
  expect(await answer()).toBe(200);
  later(1);
  expect(await answer()).toEqual([401, 'unauthenticated']);
});

it('a token that another server has used up a moment ago does not end the session', async () => {
  // The other server has asked, and keeps what it was told before this one hears no.
  const recheck = async () => {
    await bff.db('sesjon').update({ kontrollert: bff.time.now });
    return bff.oidc.recheck('used up');
  };
  const oidc = { presse: bff.oidc, admin: { ...bff.oidc, recheck } };
  const other = await startTestBff({ beside: bff, deps: { oidc } });
  ask = await other.signedIn('admin');
  later(10 * MINUTE);
  expect(await answer()).toBe(200);
  await other.close();
});

it('press users are not checked: their access is looked up with every call', async () => {
  const silje = await bff.signedIn('presse');
  later(50 * MINUTE);
  expect((await silje('/api/presse/bruker-info')).status).toBe(200);
  expect(bff.oidc.rechecked).toBe(0);
});

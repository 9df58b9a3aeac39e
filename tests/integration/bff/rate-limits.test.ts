import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { routes } from '#bff/routes.ts';
import { signLink } from '#bff/session/crypto.ts';
import { arbeidsgiverPaths } from '#contract/paths.ts';
import type { Ability } from '#domain/permissions.ts';
import { KEYS, giveAccess, hashOf } from '#tests/support/access/persons.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';
import { omMeg } from '#tests/support/access/forms.ts';
import type { Ask, AskOptions } from '#tests/support/bff/http-client.ts';
import { EXPECTED } from '#tests/support/bff/route-expectations.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { tried } from '#tests/support/trust.ts';

const SEARCH =
  '/api/presse/hent-berammingsliste?domstolid=alle&fraDato=2026-03-01&tilDato=2026-03-31';
const SIGNIN = '/api/presse/auth/signin';
const [NEWSROOM, HOME] = ['203.0.113.1', '203.0.113.2'];
/** One request a minute each, behind one proxy that says who asks. */
const STRICT = {
  PROXY_HOPS: 1,
  RATE_LIMIT_CASE: 1,
  RATE_LIMIT_SEARCH: 1,
  RATE_LIMIT_APPLICATION: 1,
  RATE_LIMIT_SIGNIN: 1,
};

let bff: TestBff;
afterEach(() => bff.close());

/** The status of a call from an address. */
async function from(address: string, who: Ask, path: string, options: AskOptions = {}) {
  const { status } = await who(path, { ...options, headers: { 'x-forwarded-for': address } });
  return status;
}

/** Two press users, Silje and Nora. */
async function pressUsers(): Promise<[Ask, Ask]> {
  bff = await startTestBff({ config: STRICT });
  await storeSaker(bff);
  await giveAccess(bff.db, {
    identitetHash: hashOf('autentisert'),
    ...{ fornavn: 'Nora', etternavn: 'Fjellvang' },
    from: new Date('2026-01-01T12:00:00+01:00'),
    to: new Date('2027-01-01T12:00:00+01:00'),
  });
  return [await bff.signedIn('presse'), await bff.signedIn('autentisert')];
}

describe('searches', () => {
  it('are counted by person: two persons behind one address do not share the limit', async () => {
    const [silje, nora] = await pressUsers();
    expect(await from(NEWSROOM, silje, SEARCH)).toBe(200);
    expect(await from(NEWSROOM, nora, SEARCH)).toBe(200);
    expect(await from(NEWSROOM, silje, SEARCH)).toBe(429);
    expect(await from(NEWSROOM, nora, SEARCH)).toBe(429);
  });

  it('are counted by person: another address or session is not another limit', async () => {
    const [silje] = await pressUsers();
    expect(await from(NEWSROOM, silje, SEARCH)).toBe(200);
    expect(await from(HOME, silje, SEARCH)).toBe(429);
    expect(await from(HOME, await bff.signedIn('presse'), SEARCH)).toBe(429);
  });
});

describe('changes of the profile', () => {
  const PROFILE = '/api/presse/rediger-om-meg';
  const edit = { method: 'PUT', json: omMeg };

  it('are counted by person, apart from searches', async () => {
    const [silje, nora] = await pressUsers();
    expect(await from(NEWSROOM, silje, SEARCH)).toBe(200);
    expect(await from(NEWSROOM, silje, PROFILE, edit)).toBe(204);
    expect(await from(NEWSROOM, nora, PROFILE, edit)).toBe(204);
    expect(await from(HOME, silje, PROFILE, edit)).toBe(429);
  });

  it('that are refused for lack of access are not counted', async () => {
    bff = await startTestBff({ config: STRICT });
    const lapsed = await bff.signedIn('lapsed');
    for (let i = 0; i < 3; i += 1) expect(await from(HOME, lapsed, PROFILE, edit)).toBe(403);
  });
});

describe('details, documents and favourites', () => {
  const calls: readonly [string, AskOptions][] = [
    ['/api/presse/saksdetaljer/finnes-ikke', {}],
    ['/api/presse/tiltale/TSOS/finnes-ikke.pdf', {}],
    ['/api/presse/legg-til-favoritt/finnes-ikke', { method: 'POST' }],
  ];

  it('are counted by person, each apart, also when there is nothing at that address', async () => {
    const [silje, nora] = await pressUsers();
    for (const [path, options] of calls) {
      expect(await from(NEWSROOM, silje, path, options), path).toBe(404);
      expect(await from(NEWSROOM, nora, path, options), path).toBe(404);
      expect(await from(HOME, silje, path, options), path).toBe(429);
    }
  });
});

describe('every call', () => {
  const none = {
    RATE_LIMIT_SEARCH: 0,
    RATE_LIMIT_APPLICATION: 0,
    RATE_LIMIT_CASE: 0,
    RATE_LIMIT_CALLS: 0,
  };
  const limited = routes.filter(({ access }) => access !== 'open');

  it('of somebody who is signed in has a limit', async () => {
    bff = await startTestBff({ config: none });
    const kinds = ['autentisert', 'presse', 'lapsed', 'admin'] as const;
    const asks = Object.fromEntries(
      await Promise.all(kinds.map(async (kind) => [kind, await bff.signedIn(kind)] as const)),
    );
    for (const { method, path, access } of limited) {
      const who = kinds.find((kind) => EXPECTED[access as Ability][kind] === 'in');
      const { status } = await asks[who!]!(path, { method: method.toUpperCase() });
      expect([path, status]).toEqual([path, 429]);
    }
    tried('limits-hold', limited.length);
  });

  it.each([
    '/api/presse/auth/signin',
    '/api/presse/auth/callback',
    '/api/arbeidsgiver/behov/:token',
    '/api/redaksjon/liste/:token',
    '/kalender/:hemmelighet.ics',
    '/atom/:hemmelighet.xml',
    '/api/admin/auth/signin',
    '/api/admin/auth/callback',
  ])('of a guest at %s has a limit', (path) => {
    expect(routes.filter((route) => route.path === path && !route.limit)).toEqual([]);
  });
});

describe('sign-ins', () => {
  it('are counted by address, whoever is signed in there', async () => {
    const [silje, nora] = await pressUsers();
    expect(await from(NEWSROOM, silje, SIGNIN)).toBe(302);
    expect(await from(NEWSROOM, nora, SIGNIN)).toBe(429);
    expect(await from(NEWSROOM, bff.guest, SIGNIN)).toBe(429);
    expect(await from(HOME, silje, SIGNIN)).toBe(302);
  });
});

describe('secret addresses', () => {
  it('are counted by address, whichever is guessed', async () => {
    bff = await startTestBff({ config: { ...STRICT, RATE_LIMIT_CALLS: 1 } });
    const guess = (letter: string) => `/kalender/${letter.repeat(43)}.ics`;
    expect(await from(NEWSROOM, bff.guest, guess('a'))).toBe(404);
    expect(await from(NEWSROOM, bff.guest, guess('b'))).toBe(429);
    expect(await from(NEWSROOM, bff.guest, `/atom/${'c'.repeat(43)}.xml`)).toBe(429);
    expect(await from(HOME, bff.guest, guess('d'))).toBe(404);
  });
});

describe("employers' links", () => {
  it('are counted by address, whichever link is opened', async () => {
    bff = await startTestBff({ config: STRICT });
    const link = () =>
      arbeidsgiverPaths.behov.href(
        signLink(KEYS.session, { id: randomUUID(), expires: bff.time.now }),
      );
    expect(await from(NEWSROOM, bff.guest, link())).toBe(404);
    expect(await from(NEWSROOM, bff.guest, link())).toBe(429);
    expect(await from(HOME, bff.guest, link())).toBe(404);
    // The limit for sign-in is another one.
    expect(await from(NEWSROOM, bff.guest, SIGNIN)).toBe(302);
  });
});

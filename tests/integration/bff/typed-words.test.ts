import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Route } from '#bff/http/router.ts';
import { routes } from '#bff/routes.ts';
import { decrypt, type Sealed } from '#bff/session/key-ring.ts';
import { textFieldsOf } from '#bff/typed-words.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { KEYS } from '#tests/support/access/persons.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { type TestBff, startTestBff } from '#tests/support/bff/test-bff.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';
import { tried } from '#tests/support/trust.ts';

let bff: TestBff;
let asks: Readonly<Record<'presse' | 'admin' | 'guest', Ask>>;
beforeAll(async () => {
  bff = await startTestBff();
  await storeSaker(bff);
  const [presse, admin] = [await bff.signedIn('presse'), await bff.signedIn('admin')];
  asks = { presse, admin, guest: bff.guest };
});
afterAll(() => bff.close());

/** A name that a case shows, one that is hidden, one that nobody has, and a slip, for which another word is proposed. */
const WORDS = ['Synligsen', 'Gjemtdal', 'Ordprøvesen', 'Synligsenn'] as const;
const LOUD = new RegExp(WORDS.join('|').replace('ø', '(ø|%C3%B8|\\\\u00f8)'), 'i');

/** Every text of every route: each is asked of each route, so that one that reads a text without saying so is caught. */
const TEXTS = [...new Set(routes.flatMap(({ query }) => [...textFieldsOf(query)]))];
/** Given out by us, and refused when it is not. */
const CURSOR = 'siden';

/** What lets a call pass that searches in several fields, or in none. */
const BASE = {
  ...{ domstolid: 'alle', fraDato: '2026-03-01', tilDato: '2026-03-31' },
  ...{ isAdvancedSearch: 'true', historikk: 'true', ny: 'true' },
};

function addresses({ path, query }: Route): string[] {
  const at = (word: string) => path.replace(/[:*]\w+/g, encodeURIComponent(word));
  const inPath = WORDS.map(at).filter((address) => address !== path);
  const own = Object.keys(query?._zod.def.shape ?? {});
  const one = (name: string, word: string) =>
    `${at('VIST')}?${new URLSearchParams({ ...BASE, [name]: word })}`;
  const all = (word: string) => {
    const everywhere = TEXTS.map((name) => [name, word] as const);
    return `${at('VIST')}?${new URLSearchParams({ ...BASE, ...Object.fromEntries(everywhere) })}`;
  };
  return [
    ...inPath,
    ...WORDS.map(all),
    ...own.map((name) => one(name, WORDS[2])),
    ...(own.includes('query') ? WORDS.map((word) => one('query', word)) : []),
  ];
}

/** A body whose every field is the word. */
function bodyOf({ body }: Route, word: string): Record<string, string> {
  return Object.fromEntries(Object.keys(body?._zod.def.shape ?? {}).map((name) => [name, word]));
}

interface Row {
  readonly id: number;
  readonly handling: string;
  readonly detaljer: unknown;
}
const rows = () => bff.db<Row>('revisjon').orderBy('id');

let count = 0;
/** Signing out and leaving the profile would end the sessions that ask. */
const asked = routes.filter(({ path }) => !/signout|slett-profil/.test(path));

it.each(asked.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s logs nothing that is typed',
  async (_, route) => {
    const before = await bff.db('revisjon').max<{ id: number | null }[]>({ id: 'id' });
    const method = route.method.toUpperCase();
    const sent = route.body ? { method, json: bodyOf(route, WORDS[2]) } : { method };
    const own = route.path.startsWith('/api/admin') ? asks.admin : asks.presse;
    const lines = bff.logs.length;
    for (const address of addresses(route)) await own(address, sent);
    await asks.guest(addresses(route)[0]!, sent);
    count += addresses(route).length + 1;
    const written = await rows().where('id', '>', before[0]?.id ?? 0);
    for (const row of written) expect(JSON.stringify(row), row.handling).not.toMatch(LOUD);
    for (const line of bff.logs.slice(lines)) expect(line).not.toMatch(LOUD);
  },
);

it('what is typed is in no measurement, page or export of the log, and calls were logged', async () => {
  expect(count).toBeGreaterThan(200);
  // A field that is asked together with nothing else has been answered, and logged.
  const logged = (await rows()).map(({ handling }) => handling);
  for (const handling of ['soek', 'soekeforslag', 'brukere_listet', 'soeknader_listet'])
    expect(logged, handling).toContain(handling);
  expect(logged).toContain('revisjon_vist');
  expect(logged).toContain('revisjon_eksportert');

  expect(await bff.measured()).not.toMatch(LOUD);
  const { admin } = asks;
  expect((await admin(adminPaths.revisjonCsv.href())).text).not.toMatch(LOUD);
  for (let page = 1; page <= 3; page += 1) {
    const { text } = await admin(`${adminPaths.revisjon.href()}?pageSize=100&page=${page}`);
    expect(text).not.toMatch(LOUD);
  }
  // The pattern would have found it.
  expect(LOUD.test('Even Synligsen')).toBe(true);
  tried('typed-words', count);
});

it('every field of every call that takes text is kept, encrypted, beside its row', async () => {
  const stored = await bff.db<Sealed>('revisjon_ord').select('noekkel', 'kryptert');
  expect(stored.some(({ kryptert }) => LOUD.test(kryptert.toString('latin1')))).toBe(false);
  const words = stored.map((one) => JSON.parse(decrypt(KEYS.audit, one)!) as object);
  const fields = new Set(words.flatMap((one) => Object.keys(one)));
  const typed = TEXTS.filter((name) => name !== CURSOR);
  expect([...fields].sort()).toEqual([...typed, 'menteDu'].sort());
  tried('typed-words', stored.length);
});

it('the log is searched for persons and cases, never for words', async () => {
  const { admin } = asks;
  for (const word of WORDS)
    for (const field of ['person', 'sak']) {
      const { json } = await admin(`${adminPaths.revisjon.href()}?${field}=${word}`);
      expect(json, `${field}=${word}`).toMatchObject({ rader: [], totalt: 0 });
    }
});

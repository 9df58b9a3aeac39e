import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#bff/routes.ts';
import { isAdminAbility } from '#domain/permissions.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';
import type { Ask, HttpAnswer } from '#tests/support/bff/http-client.ts';
import { type TestBff, startOver, startTestBff } from '#tests/support/bff/test-bff.ts';
import { CHANGES } from './changes.ts';
import type { Opened } from './opened.ts';

let bff: TestBff;
let astrid: Ask;
let berit: Ask;
beforeAll(async () => {
  bff = await startTestBff();
  await storeSaker(bff);
});
afterAll(() => bff.close());
beforeEach(startAfresh);

/** Everything as it was, and two administrators who have just opened their pages. */
async function startAfresh(): Promise<void> {
  await startOver(bff);
  const { db } = bff;
  for (const table of ['avslagsgrunn', 'epost_mal_versjon']) await db(table).delete();
  for (const table of [
    'redaksjon',
    'varsel',
    'tilbaketrekking',
    'begrensning',
    'indeks_oppdrag',
    'doedbrev',
  ])
    await db(table).delete();
  await db('sak_utboks').delete();
  astrid = await bff.signedIn('admin');
  berit = await bff.signedIn('admin');
}

const isDone = ({ status }: HttpAnswer) => status < 300;
const idOf = ({ json }: HttpAnswer) => (json as { id?: string } | undefined)?.id;
const naaOf = ({ json }: HttpAnswer) => (json as { naa?: unknown }).naa;

/** What the log says was done, without what was only looked at. */
const LOOKS = ['soeknad_vist', 'bruker_vist', 'redaksjon_vist', 'sak_slaatt_opp'];
const lastLogged = async () =>
  (await bff.db('revisjon').max<{ id: number | null }>({ id: 'id' }).first())?.id ?? 0;
const changesSince = async (id: number) =>
  bff
    .db('revisjon')
    .where('id', '>', id)
    .whereNotIn('handling', LOOKS)
    .orderBy('id')
    .pluck('handling');
const looksSince = async (id: number) =>
  bff.db('revisjon').where('id', '>', id).whereIn('handling', LOOKS).pluck('handling');

describe.each(CHANGES)('$what', (change) => {
  const open = (): Promise<Opened> => change.open(bff);

  it('one after the other: the second is told what is stored now, and replaces nothing', async () => {
    const { first, second, versjon, stored } = await open();
    const before = await lastLogged();
    expect(isDone(await first(astrid, versjon))).toBe(true);
    const now = await stored();
    const afterFirst = await lastLogged();
    const refused = await second(berit, versjon);
    expect([refused.status, idOf(refused)]).toEqual([change.refused.status, change.refused.id]);
    if (change.naa) expect(naaOf(refused)).toMatchObject(change.naa);
    else expect(naaOf(refused)).toBeUndefined();
    expect(await stored()).toEqual(now);
    expect(await changesSince(before)).toEqual(change.logged ?? [expect.any(String)]);
    // What a refusal shows of a person or a case is a look at it.
    const shows =
      /soeknad|application|klage|bruker|redaksjon|separable|asked|suspended|unused|deletion|hidden|lifted|restricted/;
    expect(await looksSince(afterFirst)).toHaveLength(
      change.naa && shows.test(change.refused.id) ? 1 : 0,
    );
  });

  it('who has seen what is stored now may go on', async () => {
    const { first, second, versjon } = await open();
    if (versjon === undefined) return;
    await first(astrid, versjon);
    const naa = naaOf(await second(berit, versjon)) as { versjon?: number } | undefined;
    const again = await second(berit, naa?.versjon ?? versjon);
    expect(isDone(again)).toBe(change.replacesWithoutVersion);
  });

  it('at once: one of them is done, and the other one is told', async () => {
    const outcomes: unknown[] = [];
    for (const [one, two] of ROUNDS) {
      await startAfresh();
      const { first, second, versjon, stored } = await open();
      const before = await lastLogged();
      const both = [() => first(astrid, versjon), () => second(berit, versjon)];
      const answers = await Promise.all([both[one]!(), both[two]!()]);
      const done = answers.filter(isDone);
      const refused = answers.filter((answer) => !isDone(answer));
      expect([done.length, refused.length]).toEqual([1, 1]);
      expect(change.atOnce ?? [change.refused.id]).toContain(idOf(refused[0]!));
      expect([404, 409]).toContain(refused[0]!.status);
      expect(await changesSince(before)).toEqual(change.logged ?? [expect.any(String)]);
      outcomes.push(await stored());
    }
    // Whoever was first, what is stored is all of what one of them sent.
    const alone = [await alonely('first'), await alonely('second')];
    for (const outcome of outcomes) expect(alone).toContainEqual(outcome);
  });

  it('without versions it is as it was before there were any', async () => {
    const { first, second, stored } = await open();
    expect(isDone(await first(astrid, undefined))).toBe(true);
    const now = await stored();
    const answer = await second(berit, undefined);
    expect(isDone(answer)).toBe(change.replacesWithoutVersion);
    if (change.replacesWithoutVersion) expect(await stored()).not.toEqual(now);
    else expect(await stored()).toEqual(now);
  });

  /** What is stored when only one of them sends. */
  async function alonely(who: 'first' | 'second'): Promise<unknown> {
    await startAfresh();
    const { versjon, stored, ...send } = await open();
    expect(isDone(await send[who](astrid, versjon))).toBe(true);
    return stored();
  }
});

/** Which of the two is sent first. */
const ROUNDS = [
  [0, 1],
  [1, 0],
  [0, 1],
] as const;

const COMMENT = 'adds a comment beside the others, and replaces nothing';
const VERSION = 'says which one was read, always: admin-skjulte.test.ts';
const BANNERS = 'says which one was read, or adds one beside the others: varsler.test.ts';
const PREVIEW = 'says which preview was seen, always: admin-lister.test.ts';
const TWO = 'takes two by itself, of which one counts: oppheves-av-to.test.ts';
const PRESENCE = 'changes nothing: it says that the page is open';

const REVIEW = 'takes somebody whom the row is not about: admin-gjennomgang.test.ts';

const OWN = 'an administrator changes what that administrator is told';

/** Changes of administrators that need no such test, and why. */
const ALONE: Readonly<Record<string, string>> = {
  'post /api/admin/soeknad/:id/samtale': COMMENT,
  'post /api/admin/bruker/:id/samtale': COMMENT,
  'post /api/admin/soeknad/:id/ser-paa': PRESENCE,
  'post /api/admin/bruker/:id/ser-paa': PRESENCE,
  'post /api/admin/avslagsgrunner':
    'adds a reason beside the others; of two with one name the second is refused',
  'post /api/admin/epostmaler/:mal/forhaandsvisning':
    'changes nothing: it shows what would be sent',
  'post /api/admin/varsler': BANNERS,
  'put /api/admin/varsler/:id': BANNERS,
  'post /api/admin/varsler/:id/stopp': BANNERS,
  'delete /api/admin/varsler/:id': BANNERS,
  'post /api/admin/redaksjon':
    'adds one: a name that another one has is refused, admin-redaksjoner.test.ts',
  'put /api/admin/mine-varsler': OWN,
  'post /api/admin/mine-varsler/bekreft': OWN,
  'post /api/admin/sak/:sakId/opphev/:id/foreslaa': TWO,
  'post /api/admin/sak/:sakId/opphev/:id/svar': TWO,
  'post /api/admin/sak/:sakId/skjuling/:id/endre': VERSION,
  'post /api/admin/sak/:sakId/begrensning/:id/endre': VERSION,
  'post /api/admin/gjennomgang/:maaned/rad/:nr': REVIEW,
  'post /api/admin/gjennomgang/:maaned/signer': REVIEW,
  'post /api/admin/revisjon/:id/ord': 'changes nothing: it shows words, and logs the reason',
  'post /api/admin/drift/lister/forhaandsvis': 'changes nothing: it says what a list would change',
  'post /api/admin/drift/lister': PREVIEW,
  'post /api/admin/drift/lister/:id/tilbake': PREVIEW,
};

/** Asks as `ask`, and notes the call. */
const noting =
  (tried: Set<string>, ask: Ask): Ask =>
  (path, options) => {
    tried.add(`${options?.method?.toLowerCase() ?? 'get'} ${path.split('?')[0]}`);
    return ask(path, options);
  };

describe('everything that administrators can change', () => {
  it('is tried above, or said to need it not', async () => {
    const tried = new Set<string>();
    for (const change of CHANGES) {
      await startAfresh();
      const { first, second, versjon } = await change.open(bff);
      await first(noting(tried, astrid), versjon);
      await second(noting(tried, berit), versjon);
    }
    const changing = routes.filter(
      ({ method, access }) => method !== 'get' && access !== 'open' && isAdminAbility(access),
    );
    const isTried = ({ method, path }: (typeof routes)[number]) => {
      const address = new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}$`);
      return [...tried].some((one) => address.test(one));
    };
    const untried = changing.filter((route) => !isTried(route));
    expect(untried.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      Object.keys(ALONE).toSorted(),
    );
  });
});

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeyRings } from '#bff/key-config.ts';
import { describeRotation } from '#bff/rotate-keys/report.ts';
import { rotateKeys } from '#bff/rotate-keys/rotate.ts';
import { signLink } from '#bff/session/crypto.ts';
import { keyId } from '#bff/session/key-ring.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import type { Revisjon } from '#contract/admin/revisjon.ts';
import { arbeidsgiverPaths } from '#contract/paths.ts';
import { PERSON_TABLES } from '#db/identitet/identiteter.ts';
import { readOrd } from '#db/revisjon/ord.ts';
import { soeknad, questions } from '#tests/support/access/forms.ts';
import { KEYS, type Kind, hashOf, persons } from '#tests/support/access/persons.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';
import { type Ask, createHttpClient } from '#tests/support/bff/http-client.ts';
import { addRevisjon } from '#tests/support/bff/revisjon-rows.ts';
import { cookieOf } from '#tests/support/bff/sign-in-steps.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { tried } from '#tests/support/trust.ts';

/** Three servers on one database: with the keys so far, with both, and with the new ones only. */
const fresh: KeyRings = {
  identity: [randomBytes(32)],
  session: [randomBytes(32)],
  audit: [randomBytes(32)],
};
const both: KeyRings = {
  identity: [fresh.identity[0], KEYS.identity[0]],
  session: [fresh.session[0], KEYS.session[0]],
  audit: [fresh.audit[0], KEYS.audit[0]],
};
let before: TestBff;
let during: TestBff;
let after: TestBff;
beforeAll(async () => {
  before = await startTestBff();
  await storeSaker(before);
  during = await startTestBff({ beside: before, config: { keys: both } });
  after = await startTestBff({ beside: before, config: { keys: fresh } });
});
afterAll(async () => {
  await after.close();
  await during.close();
  await before.close();
});

/** The whole sign-in at one of the servers. Gives the session's cookie. */
async function signIn({ url, oidc }: TestBff, kind: Kind): Promise<string> {
  const side = kind === 'admin' ? 'admin' : 'presse';
  const begun = await createHttpClient(url)(`/api/${side}/auth/signin`);
  const browser = cookieOf(begun, `${side}_innlogging`);
  const back = oidc.choose(begun.headers.get('location')!, persons[kind]).slice(url.length);
  const answer = await createHttpClient(url, browser)(back);
  return cookieOf(answer, `${side}_sesjon`)!;
}
const as = ({ url }: TestBff, cookie: string): Ask => createHttpClient(url, cookie);
const comeAs = async (server: TestBff, kind: Kind) => as(server, await signIn(server, kind));

const SEARCH =
  '/api/presse/hent-berammingsliste?domstolid=alle&fraDato=2026-03-01&tilDato=2026-03-31';
const INFO = '/api/presse/bruker-info';
const rotate = (dryRun = false) => rotateKeys(before.db, both, { now: NOON, dryRun });
const keyOf = async (kind: Kind) =>
  before
    .db('identitet')
    .where({ person: hashOf(kind) })
    .pluck('noekkel');
const everything = async () =>
  Promise.all(
    ['identitet', 'noekkel', 'sesjon', 'revisjon_ord', 'revisjon'].map((table) =>
      before.db(table).orderByRaw('1::int, 2'),
    ),
  );
const lastRevisjonId = async () =>
  Number((await before.db('revisjon').max({ id: 'id' }).first())!.id);
const wordsOf = (admin: Ask, id: number) =>
  admin(adminPaths.revisjonOrd.href(String(id)), {
    method: 'POST',
    json: { begrunnelse: 'Klage fra en part, sak 26/1.' },
  });

describe('a change of keys', () => {
  it('is met by sessions, links and words from before, and by nobody who notices', async () => {
    const session = await signIn(before, 'presse');
    expect(await as(before, session)(`${SEARCH}&query=Ordprøvesen`)).toMatchObject({ status: 200 });
    const row = await lastRevisjonId();
    const nora = await comeAs(before, 'autentisert');
    await nora('/api/presse/registrer-soknad', { method: 'POST', json: soeknad });
    const { id, utloeper } = (await questions(before.db)).at(-1)!;
    const link = arbeidsgiverPaths.behov.href(signLink(KEYS.session, { id, expires: utloeper }));

    // The number in the session is read with the older key: the register is asked with it.
    expect(await as(during, session)(INFO)).toMatchObject({
      status: 200,
      json: { fornavn: 'Silje' },
    });
    expect(during.register.asked).toBe(1);
    expect(await as(during, session)(SEARCH)).toMatchObject({ status: 200 });
    expect(await during.guest(link)).toMatchObject({ status: 200 });
    const admin = await comeAs(during, 'admin');
    expect(await wordsOf(admin, row)).toMatchObject({
      status: 200,
      json: { ord: [{ navn: 'Søk etter', verdi: 'Ordprøvesen' }] },
    });
    // Not with the new keys alone: this is why the older ones stay.
    expect(await after.guest(link)).toMatchObject({ status: 404 });
    expect(await wordsOf(await comeAs(after, 'admin'), row)).toMatchObject({ status: 410 });
    tried('keys-rotate', 5);
  });

  it('moves whoever signs in to the newest key, under the same pseudonym', async () => {
    expect(await keyOf('presse')).toEqual([keyId(KEYS.identity[0])]);
    const presse = await comeAs(during, 'presse');
    expect(await keyOf('presse')).toEqual([keyId(fresh.identity[0])]);
    expect(await presse(SEARCH)).toMatchObject({ status: 200 });
    const alone = await comeAs(after, 'presse');
    expect(await alone(SEARCH)).toMatchObject({ status: 200 });
    expect(await before.db('revisjon').orderBy('id', 'desc').first()).toMatchObject({
      handling: 'soek',
      identitet_hash: hashOf('presse'),
    });
    tried('keys-rotate', 2);
  });

  it('leaves the log whole: one search by name finds what somebody did under each key', async () => {
    const admin = await comeAs(after, 'admin');
    const { json } = await admin(`${adminPaths.revisjon.href()}?person=silje&pageSize=100`);
    const { rader } = json as Revisjon;
    expect(rader.filter(({ handling }) => handling === 'soek')).toHaveLength(4);
    expect(new Set(rader.map(({ pseudonym, navn }) => `${pseudonym} ${navn}`)).size).toBe(1);
  });

  it('says who has not signed in since, and until when links need the older key', async () => {
    const snapshot = await everything();
    const { identity, session } = await rotate(true);
    // Jonas, whose access has lapsed, and Nora, who has applied.
    expect(identity).toMatchObject({ brukere: 1, administratorer: 0, soekere: 1, hasOlder: true });
    expect(session).toMatchObject({ links: 1, lastExpires: new Date('2026-04-10T00:00:00+02:00') });
    expect(await everything()).toEqual(snapshot);
    const said = describeRotation(await rotate(true), true);
    expect(said).toContain('newest key yet: 2 (press users 1, administrators 0, applicants 1)');
    expect(said).toContain(
      'SESSION_KEY_OLD may be taken away when those links have ended, 10.04.2026.',
    );
    tried('keys-rotate', 1);
  });

  it('is done by rotate-keys for all that is encrypted: then the newest keys are enough', async () => {
    const session = await signIn(before, 'presse');
    await as(before, session)(`${SEARCH}&query=Ordprøvesen`);
    const row = await lastRevisjonId();
    // A program of an earlier version writes words among the details.
    const details = { q: 'åpent', sakIds: [] };
    await addRevisjon(before.db, [{ handling: 'soekeforslag', at: NOON, detaljer: details }]);
    const plain = await lastRevisjonId();
    expect(await before.db('revisjon').where({ id: plain }).first()).toMatchObject({
      detaljer: { sakIds: [] },
    });
    const { audit } = await rotate();
    expect(audit).toEqual({ moved: 3, unreadable: 0, hasOlder: true });
    expect(await rotate()).toMatchObject({ session: { moved: 0 }, audit: { moved: 0 } });
    expect(await before.db('revisjon_ord').distinct('noekkel').pluck('noekkel')).toEqual([
      keyId(fresh.audit[0]),
    ]);
    expect((await readOrd(before.db, plain))!.kryptert.toString()).not.toContain('åpent');

    const admin = await comeAs(after, 'admin');
    for (const [id, verdi] of [
      [row, 'Ordprøvesen'],
      [plain, 'åpent'],
    ] as const)
      expect(await wordsOf(admin, id)).toMatchObject({
        status: 200,
        json: { ord: [{ verdi }] },
      });
    await before.db('sesjon').update({
      data: before.db.raw(`data - 'registerName'`),
    });
    const { asked } = after.register;
    expect(await as(after, session)(INFO)).toMatchObject({ json: { fornavn: 'Silje' } });
    expect(after.register.asked).toBe(asked + 1);
    expect(describeRotation(await rotate(), false)).toContain(
      'AUDIT_KEY_OLD may be taken away now.',
    );
    tried('keys-rotate', 4);
  });

  it('that is finished too early leaves those behind who have not signed in: they are strangers', async () => {
    before.time.now = new Date(NOON.getTime() + 60_000);
    const jonas = await comeAs(after, 'lapsed');
    expect(await jonas(SEARCH)).toMatchObject({ status: 403, json: { id: 'no_access' } });
    // With the older key again they are themselves again.
    expect(await (await comeAs(during, 'lapsed'))(SEARCH)).toMatchObject({
      json: { id: 'access_lapsed' },
    });
    expect(await (await comeAs(after, 'lapsed'))(SEARCH)).toMatchObject({
      json: { id: 'access_lapsed' },
    });
    await signIn(during, 'presse');
    expect(await rotate(true)).toMatchObject({ identity: { brukere: 0 } });
    tried('keys-rotate', 3);
  });

  it('is known to every table that knows a person', async () => {
    const tables = await before
      .db('information_schema.columns')
      .where({ column_name: 'identitet_hash', table_schema: 'public' })
      .pluck<string[]>('table_name');
    expect([...tables].sort()).toEqual([...PERSON_TABLES].sort());
  });
});

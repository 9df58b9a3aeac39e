import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keyId, keyRing, type KeyRing } from '#bff/session/key-ring.ts';
import { identityHash } from '#bff/session/crypto.ts';
import { personOf } from '#bff/session/person.ts';
import { countDependents } from '#db/identitet/dependents.ts';
import { forgetStrangers } from '#db/identitet/identiteter.ts';
import { giveAccess } from '#tests/support/access/persons.ts';
import { addRevisjon } from '#tests/support/bff/revisjon-rows.ts';
import { type TestDatabase, createTestDatabase } from '#tests/support/servers/database.ts';
import { rounds, tried } from '#tests/support/trust.ts';
import { lockWaits } from '#tests/support/servers/lock-waits.ts';
import { until } from '#tests/support/until.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.db('identitet').delete());
afterAll(() => database.close());

const key = (nr: number) => Buffer.alloc(32, nr);
/** What a server reads after `changes` changes of the key. */
const ringAfter = (changes: number): KeyRing =>
  changes === 0 ? [key(1)] : [key(changes + 1), key(changes)];
const NOW = new Date('2026-11-21T12:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const signIn = (subject: string, ring: KeyRing, now = NOW) =>
  personOf(database.db, ring, { side: 'presse', subject }, now);
const rows = () => database.db('identitet').orderBy('opprettet');

describe('a person', () => {
  it('stays the same over any number of changes, as long as they sign in between two of them', async () => {
    const step = fc.oneof(
      fc.constant('change' as const),
      fc.record({ who: fc.nat(3), isEarlier: fc.boolean() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        await database.db('identitet').delete();
        let changes = 0;
        const known = new Map<number, { person: Buffer; at: number }>();
        for (const one of steps) {
          if (one === 'change') {
            changes += 1;
            continue;
          }
          // During a change, some servers have the two keys in the former order.
          const [newest, older] = ringAfter(changes);
          const isEarlier = one.isEarlier && older !== undefined;
          const ring = isEarlier ? keyRing(older, newest) : keyRing(newest, older);
          const person = await signIn(`${one.who}`, ring);
          const before = known.get(one.who);
          if (before && changes - before.at <= 1) expect(person).toEqual(before.person);
          known.set(one.who, { person, at: isEarlier ? changes - 1 : changes });
          tried('keys-rotate', 1);
        }
        const persons = [...known.values()].map(({ person }) => person.toString('hex'));
        expect(new Set(persons).size).toBe(known.size);
      }),
      { numRuns: rounds(15, 200) },
    );
  });

  it('is one, also when two first sign-ins meet, at servers with the keys in either order', async () => {
    const { db } = database;
    const [one, other]: KeyRing[] = [
      [key(1), key(2)],
      [key(2), key(1)],
    ];
    const transaction = await db.transaction();
    const subject = { side: 'presse', subject: '14828840259' } as const;
    const first = await personOf(transaction, one!, subject, NOW);
    let isDone = false;
    const second = signIn('14828840259', other!).finally(() => (isDone = true));
    const isWaiting = async () => (await lockWaits(db)) > 0;
    await until('the second sign-in waits or is done', async () => isDone || (await isWaiting()));
    await transaction.commit();
    expect(await second).toEqual(first);
    expect(await rows()).toHaveLength(1);
    tried('keys-rotate', 2);
  });

  it('is a random value, so that no key leads from a pseudonym to a number', async () => {
    const person = await signIn('14828840259', [key(1)]);
    expect(person).not.toEqual(identityHash(key(1), '14828840259'));
    await database.db('identitet').delete();
    expect(await signIn('14828840259', [key(1)])).not.toEqual(person);
  });

  it('from before persons were kept apart is known by the hash of then', async () => {
    const identitetHash = identityHash(key(1), '03917540569');
    const name = { fornavn: 'Jonas', etternavn: 'Utgård' };
    await giveAccess(database.db, { identitetHash, ...name, from: later(-10), to: later(10) });
    expect(await countDependents(database.db, keyId(key(2)))).toMatchObject({ brukere: 1 });
    expect(await signIn('03917540569', [key(2), key(1)])).toEqual(identitetHash);
    expect(await countDependents(database.db, keyId(key(2)))).toMatchObject({ brukere: 0 });
    expect(await signIn('03917540569', [key(3), key(2)])).toEqual(identitetHash);
  });

  it('who became a second one while the older key was missing is the first one again', async () => {
    const first = await signIn('21868240380', [key(1)]);
    const second = await signIn('21868240380', [key(2)], later(1));
    expect(second).not.toEqual(first);
    expect(await signIn('21868240380', [key(2), key(1)], later(2))).toEqual(first);
    expect(await signIn('21868240380', [key(2)], later(3))).toEqual(first);
    expect(await rows()).toMatchObject([{ person: first, noekkel: keyId(key(2)) }]);
  });

  it('as an administrator is another one', async () => {
    const press = await signIn('14828840259', [key(1)]);
    const admin = { side: 'admin', subject: '14828840259' } as const;
    expect(await personOf(database.db, [key(1)], admin, NOW)).not.toEqual(press);
  });
});

describe('a stranger', () => {
  it('is forgotten: who signed in, and left nothing behind', async () => {
    const kept = await signIn('1', [key(1)]);
    await addRevisjon(database.db, [{ hash: kept, handling: 'sak', at: NOW }]);
    await signIn('2', [key(1)]);
    const recent = await signIn('3', [key(1)], later(60));
    expect(await forgetStrangers(database.db, later(59))).toBe(1);
    expect((await rows()).map(({ person }: { person: Buffer }) => person)).toEqual([kept, recent]);
  });
});

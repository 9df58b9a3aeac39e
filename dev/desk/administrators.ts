import type { Actor } from '#bff/audit.ts';
import { personOf } from '#bff/session/person.ts';
import { personName } from '#demo/names.ts';
import { randomFor } from '#demo/random.ts';
import { fullName, testPersons } from '#dev/stand-ins/test-persons.ts';
import { displayName } from '#domain/person-name.ts';
import type { Desk } from './desk.ts';
import { syntheticPid } from './people.ts';
import { workDaysAgo } from './times.ts';

/** Colleagues of the administrators whom one can sign in as. */
const COLLEAGUES = 2;

/** Writes who has signed in as an administrator, as their sign-in does (bff/features/innlogging/signin.ts). */
export async function writeAdministrators(
  desk: Pick<Desk, 'db' | 'keys' | 'now' | 'seed'>,
): Promise<readonly Actor[]> {
  const own = testPersons
    .filter(({ rolle }) => rolle === 'administrator')
    .map((person) => ({ navn: fullName(person), pid: person.pid }));
  const random = randomFor(desk.seed, 500);
  const colleagues = Array.from({ length: COLLEAGUES }, () => ({
    navn: displayName(personName(random)),
    pid: syntheticPid(random),
  }));
  const actors: Actor[] = [];
  for (const [nr, { navn, pid: subject }] of [...own, ...colleagues].entries()) {
    const at = workDaysAgo(random, desk.now, 1 + nr);
    const { db, keys } = desk;
    const identitet_hash = await personOf(db, keys.identity, { side: 'admin', subject }, at);
    await db('administrator')
      .insert({ identitet_hash, navn, sist_innlogget: at })
      .onConflict('identitet_hash')
      .ignore();
    actors.push({ identitetHash: identitet_hash, rolle: 'admin' });
  }
  return actors;
}

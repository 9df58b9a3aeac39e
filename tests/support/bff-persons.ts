import type { Knex } from 'knex';
import { createSession } from '../../bff/security/session.ts';
import { seal } from '../../bff/security/seal.ts';
import { identityHash } from '../../bff/security/identity-hash.ts';
import type { FakePerson } from './fake-oidc.ts';
import { giveAccess } from './give-access.ts';
import { IDENTITY_KEY, SESSION_KEY } from './test-keys.ts';

export type Kind = 'presse' | 'lapsed' | 'autentisert';

/** One made-up person of each kind. */
export const persons: Readonly<Record<Kind, FakePerson>> = {
  presse: { pid: '14828840259', fornavn: 'Silje', etternavn: 'Haugnes' },
  lapsed: { pid: '03917540569', fornavn: 'Jonas', etternavn: 'Utgård' },
  autentisert: { pid: '21868240380', fornavn: 'Nora', etternavn: 'Fjellvang' },
};

const DAY = 86_400_000;
const ACCESS: Readonly<Record<Kind, readonly [number, number] | null>> = {
  presse: [-100, 100],
  lapsed: [-200, -1],
  autentisert: null,
};

export function hashOf(kind: Kind): Buffer {
  return identityHash(IDENTITY_KEY, persons[kind].pid);
}

/** The rows of those who have or have had access, in days from `now`. */
export async function insertPersons(db: Knex, now: Date): Promise<void> {
  for (const kind of Object.keys(persons) as Kind[]) {
    const access = ACCESS[kind];
    if (!access) continue;
    const [from, to] = access.map((days) => new Date(now.getTime() + days * DAY)) as [Date, Date];
    const { fornavn, etternavn } = persons[kind];
    await giveAccess(db, { identitetHash: hashOf(kind), fornavn, etternavn, from, to });
  }
}

/** A session as ID-porten's sign-in, which tells no names, would make it; gives the token. */
export async function beginSession(db: Knex, kind: Kind, now: Date): Promise<string> {
  const [fornavn, etternavn] = ['', ''];
  const pid = seal(SESSION_KEY, persons[kind].pid);
  const session = { slag: 'presse', identitetHash: hashOf(kind), fornavn, etternavn, pid } as const;
  return createSession(db, { ...session, idToken: null }, now);
}

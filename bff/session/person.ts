import type { Knex } from 'knex';
import { type KeyedHash, recognisePerson } from '#db/identitet/identiteter.ts';
import { identityHash } from './crypto.ts';
import { type KeyRing, keyId, keysOf } from './key-ring.ts';
import type { SideName } from './side.ts';

/** Whom a provider has signed in: the identity number, or the administrators' subject. */
interface Subject {
  readonly side: SideName;
  readonly subject: string;
}

/**
 * The person as every table knows them (`identitet_hash`): the same under each IDENTITY_KEY that is read. Stores that the
 * newest key leads to them.
 */
export function personOf(db: Knex, ring: KeyRing, subject: Subject, now: Date): Promise<Buffer> {
  return recognisePerson(db, keyedHashes(ring, numberOf(subject)), now);
}

/** The contact person of an employer, who has no identity number here: the e-mail address stands for them. */
export function contactPerson(db: Knex, ring: KeyRing, epost: string, now: Date): Promise<Buffer> {
  return recognisePerson(db, keyedHashes(ring, epost.toLowerCase()), now);
}

/** The prefix makes an administrator another person than the same one as a press user. */
function numberOf({ side, subject }: Subject): string {
  return side === 'presse' ? subject : `admin:${subject}`;
}

function keyedHashes(ring: KeyRing, number: string): [KeyedHash, ...KeyedHash[]] {
  const [newest, ...older] = keysOf(ring).map((key) => ({
    hash: identityHash(key, number),
    noekkel: keyId(key),
  }));
  return [newest!, ...older];
}

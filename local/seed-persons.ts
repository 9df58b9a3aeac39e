import type { Knex } from 'knex';
import { identityHash } from '../bff/security/identity-hash.ts';
import type { Soeknad } from '../contract/soeknad.ts';
import { grantAccess, readPressebruker } from '../db/pressebrukere.ts';
import { insertSoeknad, lockSoeknad, writeReview } from '../db/soeknader.ts';
import { accessState, moveAccess, type AccessState } from '../domain/access.ts';
import { ALL_COURTS } from '../domain/search-rules.ts';
import { STATUS } from '../domain/soeknad.ts';
import { addOsloMonths } from '../domain/time.ts';
import { testPersons, type TestPerson } from './test-persons.ts';

interface Past {
  /** Months before `now` at which the application was approved. */
  readonly approved: number;
  /** What may have become of access since; anything else, and it begins anew. */
  readonly states: readonly AccessState[];
}
const PAST: Partial<Record<TestPerson['rolle'], Past>> = {
  journalist: { approved: 6, states: ['valid'] },
  lapsed: { approved: 14, states: ['lapsed', 'valid'] },
};

/**
 * Makes press users of those test persons that are some, by an application that was approved in the past.
 * Starting again leaves them as they are, unless the clock has left their access behind: then it is given anew.
 */
export async function seedPersons(db: Knex, identityKey: Buffer, now: Date): Promise<void> {
  for (const person of testPersons) {
    const past = PAST[person.rolle];
    if (past) await db.transaction((trx: Knex) => seed(trx, person, past, identityKey, now));
  }
}

async function seed(
  db: Knex,
  person: TestPerson,
  past: Past,
  identityKey: Buffer,
  now: Date,
): Promise<void> {
  const identitetHash = identityHash(identityKey, person.pid);
  const known = await readPressebruker(db, identitetHash);
  if (known && past.states.includes(accessState(known.access, now))) return;
  const approved = addOsloMonths(now, -past.approved);
  const { fornavn, etternavn } = person;
  const soeknad = { identitetHash, fornavn, etternavn, soeknad: soeknadOf(person) };
  const id = await insertSoeknad(db, soeknad, approved);
  // Somebody has applied by hand: that is not for us to decide.
  if (!id) return;
  const review = { status: STATUS.godkjent, kommentar: null, sluttdato: null };
  const behandletAv = identityHash(identityKey, administrator().pid);
  await writeReview(db, id, { ...review, avslagBegrunnelse: null, behandletAv }, approved);
  const access = moveAccess(null, { type: 'approve', endDate: null }, approved);
  const stored = await lockSoeknad(db, id);
  if (stored && access && access !== 'refused') await grantAccess(db, stored, access, approved);
}

function administrator(): TestPerson {
  const found = testPersons.find(({ rolle }) => rolle === 'administrator');
  if (!found) throw new Error('No test person is an administrator');
  return found;
}

function soeknadOf({ fornavn, standardDomstolId }: TestPerson): Soeknad {
  return {
    stilling: 'Journalist',
    redaksjon: 'Fjordavisa',
    epost: `${fornavn.toLocaleLowerCase('nb')}@fjordavisa.example`,
    telefon: '90000000',
    jobberSomFrilanser: false,
    foretrukketDomstolId: standardDomstolId ?? ALL_COURTS,
    kontaktpersonArbeidsgiver: 'Randi Redaktør',
    kontaktpersonStilling: 'Nyhetsredaktør',
    kontaktpersonOrganisasjon: 'Fjordavisa',
    kontaktpersonEpost: 'randi.redaktoer@fjordavisa.example',
    begrunnelse: 'Dekker krim og rettsstoff for avisen.',
    akseptertVaerVarsomPlakaten: true,
    akseptererPersonvaernVilkar: true,
  };
}

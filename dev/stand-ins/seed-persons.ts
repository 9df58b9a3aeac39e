import type { Knex } from 'knex';
import type { KeyRing } from '#bff/session/key-ring.ts';
import { personOf } from '#bff/session/person.ts';
import type { Soeknad } from '#contract/soeknad.ts';
import { grantAccess, readPressebruker, renewAccess } from '#db/bruker/pressebrukere.ts';
import { insertSoeknad, lockSoeknad, writeReview } from '#db/soeknad/soeknader.ts';
import { run, sql } from '#db/sql.ts';
import { accessState, moveAccess } from '#domain/access.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { STATUS } from '#domain/soeknad.ts';
import { addOsloMonths, osloDay, startOfOsloDay } from '#domain/time.ts';
import { testPersons, type TestPerson } from './test-persons.ts';

/** How many months before `now` the application was approved, for those who have access or have had it. */
const APPROVED: Partial<Record<TestPerson['rolle'], number>> = { journalist: 6, lapsed: 14 };

/** The test person whose access has lapsed was here within so many months. */
const HERE = 3;

/**
 * Gives the journalists among the test persons access, by an application that was approved in the past. Those who
 * have access keep it as it is. A journalist whose access has lapsed, because the clock has moved on, gets it
 * renewed. One who has not been here yet was here in the afternoon of the day before, so that some cases are new.
 */
export async function seedPersons(db: Knex, keys: KeyRing, now: Date): Promise<void> {
  for (const person of testPersons) {
    const months = APPROVED[person.rolle];
    if (months) await db.transaction((trx: Knex) => seed(trx, person, months, keys, now));
  }
}

async function seed(
  db: Knex,
  person: TestPerson,
  months: number,
  keys: KeyRing,
  now: Date,
): Promise<void> {
  const identitetHash = await pseudonymOf(db, person, keys, now);
  const known = await readPressebruker(db, identitetHash);
  const access = known?.access ?? null;
  const state = accessState(access, now);
  if (state === 'applicant') await approve(db, person, keys, addOsloMonths(now, -months));
  await db('pressebruker')
    .where({ identitet_hash: identitetHash, besoek_sist: null })
    .update({ besoek_sist: afternoonBefore(now) });
  // Who has not been here for a year is told, and loses the access: not the one by whom the yearly update is tried.
  if (person.rolle === 'lapsed')
    await run(
      db,
      sql`update pressebruker set sist_innlogget = greatest(sist_innlogget, ${addOsloMonths(now, -HERE)})
        where identitet_hash = ${identitetHash}`,
    );
  if (state !== 'lapsed' || person.rolle === 'lapsed') return;
  const renewed = moveAccess(access, { type: 'confirm' }, now);
  if (renewed && renewed !== 'refused')
    await renewAccess(db, identitetHash, soeknadOf(person), renewed, now);
}

/** At four o'clock. */
function afternoonBefore(now: Date): Date {
  return new Date(startOfOsloDay(osloDay(now)).getTime() - 8 * 3_600_000);
}

async function approve(db: Knex, person: TestPerson, keys: KeyRing, approved: Date): Promise<void> {
  const { fornavn, etternavn } = person;
  const soeknad = { fornavn, etternavn, soeknad: soeknadOf(person) };
  const identitetHash = await pseudonymOf(db, person, keys, approved);
  const id = await insertSoeknad(db, { identitetHash, ...soeknad }, approved);
  // The person has an application that was made by hand: it is left alone.
  if (!id) return;
  const review = { status: STATUS.godkjent, kommentar: null, sluttdato: null };
  const behandletAv = await pseudonymOf(db, administrator(), keys, approved);
  await writeReview(db, id, { ...review, avslagBegrunnelse: null, behandletAv }, approved);
  const access = moveAccess(null, { type: 'approve', endDate: null }, approved);
  const stored = await lockSoeknad(db, id);
  if (stored && access && access !== 'refused')
    await grantAccess(db, stored, { access, redaksjonId: null }, approved);
}

function pseudonymOf(
  db: Knex,
  { rolle, pid: subject }: TestPerson,
  keys: KeyRing,
  now: Date,
): Promise<Buffer> {
  const side = rolle === 'administrator' ? 'admin' : 'presse';
  return personOf(db, keys, { side, subject }, now);
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
    telefonLand: 'NO',
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

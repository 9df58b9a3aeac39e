import { addMonths } from 'date-fns';
import type { Knex } from 'knex';
import { identityHash } from '../bff/security/identity-hash.ts';
import { testPersons, type TestPerson } from './test-persons.ts';

/** Months, from `now`, between which a journalist has access; the yearly update is due at the end. */
const ACCESS = {
  journalist: { from: -6, to: 6 },
  lapsed: { from: -14, to: -2 },
} as const;

/**
 * Writes the press users among the test persons, with access relative to `now`. Starting again leaves them
 * as they are, unless the clock has left their access behind: then the access is renewed.
 */
export async function seedPersons(db: Knex, identityKey: Buffer, now: Date): Promise<void> {
  const rows = testPersons.flatMap((person) => pressebruker(person, identityKey, now));
  await db('pressebruker')
    .insert(rows)
    .onConflict('identitet_hash')
    .merge(['tilgang_fra', 'tilgang_til'])
    .whereRaw('not (pressebruker.tilgang_fra <= :now and :now < pressebruker.tilgang_til)', {
      now,
    });
}

function pressebruker(person: TestPerson, identityKey: Buffer, now: Date) {
  if (person.rolle !== 'journalist' && person.rolle !== 'lapsed') return [];
  const access = ACCESS[person.rolle];
  return [
    {
      identitet_hash: identityHash(identityKey, person.pid),
      fornavn: person.fornavn,
      etternavn: person.etternavn,
      stilling: 'Journalist',
      redaksjon: 'Fjordavisa',
      epost: `${person.fornavn.toLocaleLowerCase('nb')}@fjordavisa.example`,
      telefon: '00000000',
      standard_domstol_id: person.standardDomstolId,
      tilgang_fra: addMonths(now, access.from),
      tilgang_til: addMonths(now, access.to),
      opprettet: addMonths(now, access.from),
    },
  ];
}

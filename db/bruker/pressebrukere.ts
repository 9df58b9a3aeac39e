import type { Knex } from 'knex';
import type { SavedSoeknad } from '#contract/profil.ts';
import type { MinArbeidsgiver, OmMeg } from '#contract/soeknad.ts';
import { type AccessColumns, accessOf } from './access.ts';
import {
  type PersonColumns,
  arbeidsgiverColumns,
  domstolColumn,
  omMegColumns,
  savedSoeknad,
} from './person-columns.ts';
import { run, sql } from '#db/sql.ts';
import type { StoredSoeknad } from '#db/soeknad/soeknader.ts';
import type { Access } from '#domain/access.ts';
import type { Day } from '#domain/time.ts';

/**
 * Allows one change at a time for each person: what is read after this stays true until the transaction ends, also
 * when there is no row to lock yet (somebody who applies).
 */
export async function lockPerson(db: Knex, identitetHash: Buffer): Promise<void> {
  const key = identitetHash.readBigInt64BE(0).toString();
  await run(db, sql`select pg_advisory_xact_lock(${key}::bigint)`);
}

/** A press user's profile. */
export interface Pressebruker {
  readonly id: string;
  readonly identitetHash: Buffer;
  readonly fornavn: string;
  readonly etternavn: string;
  readonly profil: SavedSoeknad;
  readonly access: Access;
  /** Counts what administrators decide of the user. */
  readonly versjon: number;
}

interface PressebrukerRow extends PersonColumns, AccessColumns {
  readonly id: string;
  readonly identitet_hash: Buffer;
  readonly fornavn: string;
  readonly etternavn: string;
  readonly standard_domstol_id: string | null;
  readonly versjon: number;
}

/** The press user with this identity, with or without access now; null when there is none. */
export async function readPressebruker(
  db: Knex,
  identitetHash: Buffer,
): Promise<Pressebruker | null> {
  const row = await ofPerson(db, identitetHash).first<PressebrukerRow | undefined>();
  return row ? toPressebruker(row) : null;
}

/** As `readPressebruker`, with the row locked until the transaction ends. */
export async function lockPressebruker(
  db: Knex,
  identitetHash: Buffer,
): Promise<Pressebruker | null> {
  const row = await ofPerson(db, identitetHash).forUpdate().first<PressebrukerRow | undefined>();
  return row ? toPressebruker(row) : null;
}

/** A suspension ends with the access that it was for: new access starts without one (domain/access.ts, approve). */
const NOT_SUSPENDED = { suspendert_til: null, suspendert_fra: null, suspendert_begrunnelse: null };

/** All of them: one that is missing does not compile. */
const OF_PERSON: Readonly<Record<keyof PersonColumns, true>> = {
  ...{ stilling: true, redaksjon: true, epost: true, telefon: true, telefon_land: true },
  ...{ jobber_som_frilanser: true, begrunnelse: true, kontaktperson_navn: true },
  ...{ kontaktperson_stilling: true, kontaktperson_organisasjon: true, kontaktperson_epost: true },
  ...{ akseptert_vaer_varsom_plakaten: true, aksepterer_personvaern_vilkar: true },
};
/** What an approval changes of somebody who was a press user before. */
export const GRANTED: readonly string[] = [
  ...['fornavn', 'etternavn', 'standard_domstol_id', 'soeknad_id', 'bekreftet'],
  ...['tilgang_fra', 'tilgang_til', 'sluttdato'],
  ...Object.keys({ ...OF_PERSON, ...NOT_SUSPENDED }),
];

/** Makes the applicant a press user (again), with the application's data and the access that it gave. Gives the version of the user. */
export async function grantAccess(
  db: Knex,
  { id, identitetHash, fornavn, etternavn, soeknad, spraak }: StoredSoeknad,
  { access, redaksjonId }: { readonly access: Access; readonly redaksjonId: string | null },
  now: Date,
): Promise<number> {
  const [row] = await db('pressebruker')
    .insert({
      identitet_hash: identitetHash,
      fornavn,
      etternavn,
      ...profilColumns(soeknad as OmMeg & MinArbeidsgiver),
      ...accessColumns(access),
      ...NOT_SUSPENDED,
      redaksjon_id: redaksjonId,
      soeknad_id: id,
      spraak,
      bekreftet: now,
      opprettet: now,
    })
    .onConflict('identitet_hash')
    .merge([...GRANTED, 'redaksjon_id'])
    .returning<{ versjon: number }[]>('versjon');
  return row!.versjon;
}

/** Ends the access that an application gave, on an Oslo day; access that another one gave stays. */
export async function writeEndDate(
  db: Knex,
  identitetHash: Buffer,
  { soeknadId, endDate }: { readonly soeknadId: string; readonly endDate: Day | null },
): Promise<void> {
  await ofPerson(db, identitetHash).where({ soeknad_id: soeknadId }).update({ sluttdato: endDate });
}

/** Stores the yearly update at `now`: the whole profile, and the renewed access. */
export async function renewAccess(
  db: Knex,
  identitetHash: Buffer,
  profil: OmMeg & MinArbeidsgiver,
  access: Access,
  now: Date,
): Promise<void> {
  await ofPerson(db, identitetHash).update({
    ...profilColumns(profil),
    ...accessColumns(access),
    bekreftet: now,
  });
}

export async function updateOmMeg(db: Knex, identitetHash: Buffer, omMeg: OmMeg): Promise<void> {
  await ofPerson(db, identitetHash).update({
    ...omMegColumns(omMeg),
    standard_domstol_id: domstolColumn(omMeg.foretrukketDomstolId),
  });
}

export async function updateMinArbeidsgiver(
  db: Knex,
  identitetHash: Buffer,
  arbeidsgiver: MinArbeidsgiver,
): Promise<void> {
  await ofPerson(db, identitetHash).update(arbeidsgiverColumns(arbeidsgiver));
}

/** Stores the name as the population register spells it now. */
export async function updateName(
  db: Knex,
  identitetHash: Buffer,
  name: { readonly fornavn: string; readonly etternavn: string },
): Promise<void> {
  const { fornavn, etternavn } = name;
  await ofPerson(db, identitetHash).update({ fornavn, etternavn });
}

/** Deletes the profile, and its favourites with it; false when there was none. */
export async function deletePressebruker(db: Knex, identitetHash: Buffer): Promise<boolean> {
  return (await ofPerson(db, identitetHash).delete()) > 0;
}

function ofPerson(db: Knex, identitetHash: Buffer): Knex.QueryBuilder {
  return db('pressebruker').where({ identitet_hash: identitetHash });
}

function profilColumns(profil: OmMeg & MinArbeidsgiver) {
  return {
    ...omMegColumns(profil),
    ...arbeidsgiverColumns(profil),
    standard_domstol_id: domstolColumn(profil.foretrukketDomstolId),
  };
}

function accessColumns({ from, to, endDate }: Access) {
  return { tilgang_fra: from, tilgang_til: to, sluttdato: endDate ?? null };
}

function toPressebruker(row: PressebrukerRow): Pressebruker {
  return {
    id: row.id,
    identitetHash: row.identitet_hash,
    fornavn: row.fornavn,
    etternavn: row.etternavn,
    profil: savedSoeknad(row, row.standard_domstol_id),
    access: accessOf(row),
    versjon: row.versjon,
  };
}

/** The press user with this id (a UUID); null when there is none. */
export async function readBruker(db: Knex, id: string): Promise<Pressebruker | null> {
  const identitetHash = await identityOf(db, id);
  return identitetHash && readPressebruker(db, identitetHash);
}

/** As `readBruker`, with the person and then the row locked until the transaction ends. */
export async function lockBruker(db: Knex, id: string): Promise<Pressebruker | null> {
  const identitetHash = await identityOf(db, id);
  if (!identitetHash) return null;
  await lockPerson(db, identitetHash);
  const stored = await lockPressebruker(db, identitetHash);
  // A person who left and came back in the meantime has another id.
  return stored?.id === id ? stored : null;
}

async function identityOf(db: Knex, id: string): Promise<Buffer | null> {
  const row = await db('pressebruker')
    .where({ id })
    .first<{ identitet_hash: Buffer } | undefined>('identitet_hash');
  return row?.identitet_hash ?? null;
}

/** When the person signed in last; null for never. */
export async function readLastSignIn(db: Knex, identitetHash: Buffer): Promise<Date | null> {
  const row = await db('pressebruker')
    .where({ identitet_hash: identitetHash })
    .first<{ sist_innlogget: Date | null } | undefined>('sist_innlogget');
  return row?.sist_innlogget ?? null;
}

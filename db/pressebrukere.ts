import type { Knex } from 'knex';
import type { SavedSoeknad } from '#contract/profil.ts';
import type { MinArbeidsgiver, OmMeg } from '#contract/soeknad.ts';
import type { Access } from '#domain/access.ts';
import { accessOf, type AccessColumns } from './access-columns.ts';
import {
  arbeidsgiverColumns,
  domstolColumn,
  omMegColumns,
  savedSoeknad,
  type PersonColumns,
} from './person-columns.ts';
import type { StoredSoeknad } from './soeknader.ts';

/** A press user's profile. */
export interface Pressebruker {
  readonly id: string;
  readonly identitetHash: Buffer;
  readonly fornavn: string;
  readonly etternavn: string;
  readonly profil: SavedSoeknad;
  readonly access: Access;
}

interface PressebrukerRow extends PersonColumns, AccessColumns {
  readonly id: string;
  readonly identitet_hash: Buffer;
  readonly fornavn: string;
  readonly etternavn: string;
  readonly standard_domstol_id: string | null;
}

/** The press user with this identity, with or without access now; null when there is none. */
export async function readPressebruker(
  db: Knex,
  identitetHash: Buffer,
): Promise<Pressebruker | null> {
  const row = await ofPerson(db, identitetHash).first<PressebrukerRow | undefined>();
  return row ? toPressebruker(row) : null;
}

/** As `readPressebruker`, locked until the transaction ends: two changes come one after the other. */
export async function lockPressebruker(
  db: Knex,
  identitetHash: Buffer,
): Promise<Pressebruker | null> {
  const row = await ofPerson(db, identitetHash).forUpdate().first<PressebrukerRow | undefined>();
  return row ? toPressebruker(row) : null;
}

/** New access carries no suspension over from the access that ended (domain/access.ts, approve). */
const NOT_SUSPENDED = { suspendert_til: null, suspendert_fra: null, suspendert_begrunnelse: null };

/** Makes the applicant a press user, or one again, with the application's data and the access it gave. */
export async function grantAccess(
  db: Knex,
  { id, identitetHash, fornavn, etternavn, soeknad }: StoredSoeknad,
  access: Access,
  now: Date,
): Promise<void> {
  const { standard_domstol_id, ...columns } = profilColumns(soeknad as OmMeg & MinArbeidsgiver);
  await db('pressebruker')
    .insert({
      identitet_hash: identitetHash,
      fornavn,
      etternavn,
      ...columns,
      standard_domstol_id,
      ...accessColumns(access),
      ...NOT_SUSPENDED,
      soeknad_id: id,
      bekreftet: now,
      opprettet: now,
    })
    .onConflict('identitet_hash')
    .merge([
      ...['fornavn', 'etternavn', 'standard_domstol_id', 'soeknad_id', 'bekreftet'],
      ...Object.keys({ ...columns, ...accessColumns(access), ...NOT_SUSPENDED }),
    ]);
}

/** The yearly update at `now`: the whole profile, and access renewed. */
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

/** The population register's spelling of the name, where it has changed. */
export async function updateName(
  db: Knex,
  identitetHash: Buffer,
  name: { readonly fornavn: string; readonly etternavn: string },
): Promise<void> {
  const { fornavn, etternavn } = name;
  await ofPerson(db, identitetHash).update({ fornavn, etternavn });
}

/** The profile goes, with favourites; false when there was none. */
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
  };
}

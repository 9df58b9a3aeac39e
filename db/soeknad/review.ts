import type { Knex } from 'knex';
import { landColumn } from '#db/bruker/person-columns.ts';
import { anyOf, rowsOf, sql } from '#db/sql.ts';
import type { Status } from '#domain/soeknad.ts';
import { alikeIn } from './likhet.ts';
import type { StoredSoeknad } from './soeknader.ts';

/** One of a person's applications. */
export interface SoeknadLine {
  readonly id: string;
  readonly soeknadsdato: Date;
  readonly status: Status;
}

/** The person's applications, the newest first. */
export async function listSoeknaderOf(db: Knex, identitetHash: Buffer): Promise<SoeknadLine[]> {
  return db('soeknad')
    .where({ identitet_hash: identitetHash, slettet: null })
    .orderBy([{ column: 'soeknadsdato', order: 'desc' }, 'id'])
    .select<SoeknadLine[]>('id', 'soeknadsdato', 'status');
}

/** An earlier application of the same person, with what administrators wrote. */
export interface EarlierSoeknad extends SoeknadLine {
  readonly kommentar: string | null;
}

/** The person's applications from before this one, the newest first. */
export async function listEarlier(
  db: Knex,
  { id, identitetHash, soeknadsdato }: StoredSoeknad,
): Promise<EarlierSoeknad[]> {
  return db('soeknad')
    .where({ identitet_hash: identitetHash, slettet: null })
    .where('soeknadsdato', '<=', soeknadsdato)
    .whereNot({ id })
    .orderBy([{ column: 'soeknadsdato', order: 'desc' }, 'id'])
    .select<EarlierSoeknad[]>('id', 'soeknadsdato', 'status', 'kommentar');
}

/** Another application with the same person, e-mail address or phone number. */
export interface Duplicate {
  readonly id: string;
  readonly fornavn: string;
  readonly etternavn: string;
  readonly soeknadsdato: Date;
  readonly status: Status;
  readonly person: boolean;
  readonly epost: boolean;
  readonly telefon: boolean;
}

/** Nobody reads more than these; the number of a newsroom's switchboard can stand in very many applications. */
const DUPLICATES = 50;

/** Possible duplicates of the application, the newest first. */
export async function listDuplicates(
  db: Knex,
  { id, identitetHash, soeknad }: StoredSoeknad,
): Promise<Duplicate[]> {
  const { epost, telefon } = soeknad;
  const telefonLand = landColumn(soeknad.telefonLand);
  const alike = alikeIn({ identitetHash, epost, telefon, telefonLand });
  return rowsOf<Duplicate>(
    db,
    sql`select annen.id, annen.fornavn, annen.etternavn, annen.soeknadsdato, annen.status,
        ${alike.person} as person, ${alike.epost} as epost, ${alike.telefon} as telefon
      from soeknad as annen
      where annen.slettet is null and annen.id <> ${id} and ${anyOf(Object.values(alike))}
      order by annen.soeknadsdato desc, annen.id limit ${DUPLICATES}`,
  );
}

/** The name of the administrator who decided the application, from their sign-in; null when it is not known. */
export async function readBehandletAv(db: Knex, id: string): Promise<string | null> {
  const row = await db('soeknad')
    .join('administrator', 'administrator.identitet_hash', 'soeknad.behandlet_av')
    .where({ 'soeknad.id': id })
    .first<{ navn: string } | undefined>('administrator.navn');
  return row?.navn ?? null;
}

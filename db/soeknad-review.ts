import type { Knex } from 'knex';
import type { Status } from '#domain/soeknad.ts';
import type { SoeknadLine } from './bruker.ts';
import type { StoredSoeknad } from './soeknader.ts';

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

/** Another application that has the person, the e-mail address or the phone number in common with one. */
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

/** More than these nobody reads; a newsroom's switchboard may stand in very many applications. */
const DUPLICATES = 50;

/** What may be the same application once more, the newest first; addresses are compared in small letters. */
export async function listDuplicates(
  db: Knex,
  { id, identitetHash, soeknad: { epost, telefon } }: StoredSoeknad,
): Promise<Duplicate[]> {
  const same = ['identitet_hash = ?', 'lower(epost) = lower(?)', 'telefon = ?'] as const;
  const values = [identitetHash, epost, telefon];
  return db('soeknad')
    .where({ slettet: null })
    .whereNot({ id })
    .whereRaw(`(${same.join(' or ')})`, values)
    .orderBy([{ column: 'soeknadsdato', order: 'desc' }, 'id'])
    .limit(DUPLICATES)
    .select<Duplicate[]>(
      ...(['id', 'fornavn', 'etternavn', 'soeknadsdato', 'status'] as const),
      db.raw(`${same[0]} as person, ${same[1]} as epost, ${same[2]} as telefon`, values),
    );
}

/** Who decided the application, as the sign-in told the name; null when that is not known. */
export async function readBehandletAv(db: Knex, id: string): Promise<string | null> {
  const row = await db('soeknad')
    .join('administrator', 'administrator.identitet_hash', 'soeknad.behandlet_av')
    .where({ 'soeknad.id': id })
    .first<{ navn: string } | undefined>('administrator.navn');
  return row?.navn ?? null;
}

import type { Knex } from 'knex';
import type { SoeknaderParams } from '#contract/admin/soeknader.ts';
import type { SoeknadLine } from '#db/bruker/pressebrukere.ts';
import { matchText, readPage } from '#db/lists.ts';
import { STATUS, type Status } from '#domain/soeknad.ts';
import type { StoredSoeknad } from './soeknader.ts';

/** A line of the administrators' list. */
export interface ListedSoeknad {
  readonly id: string;
  readonly fornavn: string;
  readonly etternavn: string;
  readonly stilling: string;
  readonly redaksjon: string;
  readonly soeknadsdato: Date;
  readonly status: Status;
  readonly kommentar: string | null;
}

/**
 * One page of the applications (SPEC §2, admin/soeknader): those that wait for a decision, those that have got one,
 * or both. Equal ones stand by id, so that pages never overlap.
 */
export async function listSoeknadPage(
  db: Knex,
  params: SoeknaderParams,
): Promise<{ soeknader: ListedSoeknad[]; totalt: number }> {
  const chosen = withStatuses(db('soeknad').select(COLUMNS).where({ slettet: null }), params);
  const { rows, totalt } = await readPage<ListedSoeknad>(
    matchText(chosen, params.sok),
    orderOf(params),
    params,
  );
  return { soeknader: rows, totalt };
}

const COLUMNS = [
  ...(['id', 'fornavn', 'etternavn', 'stilling', 'redaksjon'] as const),
  ...(['soeknadsdato', 'status', 'kommentar'] as const),
];

function withStatuses(
  query: Knex.QueryBuilder,
  { ny, historikk }: SoeknaderParams,
): Knex.QueryBuilder {
  if (ny && historikk) return query;
  const statuses = [
    ...(ny ? [STATUS.ny, STATUS.paaVent] : []),
    ...(historikk ? [STATUS.godkjent, STATUS.avslaatt] : []),
  ];
  return query.whereIn('status', statuses);
}

/** Both directions of a column are one index, read forwards or backwards. */
function orderOf({ sortField, sortAscending }: SoeknaderParams): string {
  const columns =
    sortField === 'Status' ? ['status', 'soeknadsdato', 'id'] : ['soeknadsdato', 'id'];
  return columns.map((column) => `${column} ${sortAscending ? 'asc' : 'desc'}`).join(', ');
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

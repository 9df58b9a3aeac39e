import type { Knex } from 'knex';
import type { SoeknaderParams } from '#contract/admin/soeknader.ts';
import { matchText, readPage } from '#db/lists.ts';
import { anyOf, rowsOf, sql } from '#db/sql.ts';
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
 * One page of the applications, for the list admin/soeknader: those that wait for a decision, those that are
 * decided, or both. The id decides between equal rows, so that pages never overlap.
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

/** One index serves both directions of a column: Postgres reads it forwards or backwards. */
function orderOf({ sortField, sortAscending }: SoeknaderParams): string {
  const columns =
    sortField === 'Status' ? ['status', 'soeknadsdato', 'id'] : ['soeknadsdato', 'id'];
  return columns.map((column) => `${column} ${sortAscending ? 'asc' : 'desc'}`).join(', ');
}

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

/** Possible duplicates of the application, the newest first; addresses are compared in lower case. */
export async function listDuplicates(
  db: Knex,
  { id, identitetHash, soeknad: { epost, telefon } }: StoredSoeknad,
): Promise<Duplicate[]> {
  const samePerson = sql`identitet_hash = ${identitetHash}`;
  const sameEpost = sql`lower(epost) = lower(${epost})`;
  const sameTelefon = sql`telefon = ${telefon}`;
  return rowsOf<Duplicate>(
    db,
    sql`select id, fornavn, etternavn, soeknadsdato, status,
        ${samePerson} as person, ${sameEpost} as epost, ${sameTelefon} as telefon
      from soeknad
      where slettet is null and id <> ${id} and ${anyOf([samePerson, sameEpost, sameTelefon])}
      order by soeknadsdato desc, id limit ${DUPLICATES}`,
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

import type { Knex } from 'knex';
import type { SoeknaderParams } from '#contract/admin/soeknader.ts';
import { STATUS, type Status } from '#domain/soeknad.ts';
import { matchText, readPage } from './lists.ts';

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

import type { Knex } from 'knex';
import type { BrukereParams } from '#contract/admin/brukere.ts';
import type { Access } from '#domain/access.ts';
import type { Bruk } from '#domain/ubrukt.ts';
import { accessOf, accessStateSql } from './access.ts';
import { type BrukColumns, brukOf, isUnusedSql } from './ubrukt.ts';
import { hasUnread } from '#db/samtale/samtaler.ts';
import { NEVER, rowsOf, sql, toRaw } from '#db/sql.ts';
import { matchText, readPage } from '#db/lists.ts';

/** A line of the administrators' list. */
export interface ListedBruker {
  readonly id: string;
  readonly fornavn: string;
  readonly etternavn: string;
  readonly stilling: string;
  readonly redaksjon: string;
  readonly kontaktpersonArbeidsgiver: string;
  readonly sistInnlogget: Date | null;
  readonly access: Access;
  readonly bruk: Bruk;
  /** The deletion that is ordered, with the administrator's name. */
  readonly slettes: { readonly fra: Date; readonly av: string | null } | null;
  /** Counts what administrators decide of the user. */
  readonly versjon: number;
  readonly ulest: boolean;
}

interface BrukerRow extends BrukColumns {
  readonly id: string;
  readonly fornavn: string;
  readonly etternavn: string;
  readonly stilling: string | null;
  readonly redaksjon: string | null;
  readonly kontaktperson_navn: string | null;
  readonly sist_innlogget: Date | null;
  readonly versjon: number;
  readonly slettes_fra: Date | null;
  readonly slettes_av: string | null;
}

/**
 * One page of the press users at `now`, for the list admin/brukere: those with valid access, the others, those who have not used theirs
 * for a year, those being deleted, or several of these, as
 * `administrator` (a keyed hash) sees them.
 * A user who has never signed in counts as the one who signed in longest ago. The id decides between equal rows,
 * so that pages never overlap.
 */
export async function listBrukere(
  db: Knex,
  params: BrukereParams,
  { now, administrator }: { readonly now: Date; readonly administrator: Buffer },
): Promise<{ brukere: ListedBruker[]; totalt: number }> {
  const filtered = matchText(withStates(db, params, now), params.sok);
  const { rows, totalt } = await readPage<BrukerRow>(filtered, orderOf(params), params);
  const ids = await withUnread(db, rows, administrator);
  return { brukere: rows.map((row) => ({ ...toListed(row), ulest: ids.has(row.id) })), totalt };
}

/** Of those rows, the ids of the users whom others have commented on since `administrator` last saw the conversation. */
async function withUnread(
  db: Knex,
  rows: readonly BrukerRow[],
  administrator: Buffer,
): Promise<ReadonlySet<string>> {
  const found = await rowsOf<{ id: string }>(
    db,
    sql`select bruker.id from pressebruker bruker
      where bruker.id = any(${rows.map(({ id }) => id)}::uuid[])
        and ${hasUnread('bruker', 'bruker', administrator)}`,
  );
  return new Set(found.map(({ id }) => id));
}

function withStates(
  db: Knex,
  { aktive, historikk, ubrukt, slettes }: BrukereParams,
  now: Date,
): Knex.QueryBuilder {
  const isActive = toRaw(db, sql`${accessStateSql(now)} = 'valid' as aktiv`);
  const lastUsed = toRaw(db, sql`pressebruker_sist_brukt(pressebruker) as sist_brukt`);
  const slettesAv = toRaw(
    db,
    sql`(select navn from administrator a where a.identitet_hash = slettes_bestilt_av) as slettes_av`,
  );
  const all = db.select('*', isActive, lastUsed, slettesAv);
  const query = db.from(all.from('pressebruker').as('bruker'));
  if (aktive && historikk) return query;
  const extra = [
    ...(ubrukt ? [isUnusedSql(now)] : []),
    ...(slettes ? [sql`slettes_fra is not null`] : []),
  ];
  const others = extra.reduce((one, other) => sql`${one} or ${other}`, NEVER);
  if (!aktive && !historikk) return query.where(toRaw(db, sql`(${others})`));
  return extra.length > 0
    ? query.where(toRaw(db, sql`(aktiv = ${aktive} or ${others})`))
    : query.where({ aktiv: aktive });
}

/** One index serves both directions of a column: Postgres reads it forwards or backwards. */
function orderOf({ sortField, sortAscending }: BrukereParams): string {
  const newestFirst = (column: string) =>
    sortAscending ? `${column} asc nulls first, id desc` : `${column} desc nulls last, id`;
  if (sortField === 'SistPåloggetDato') return newestFirst('sist_innlogget');
  if (sortField === 'TilgangFraDato') return newestFirst('tilgang_fra');
  return `aktiv ${sortAscending ? 'desc' : 'asc'}, sist_innlogget desc nulls last, id`;
}

function toListed(row: BrukerRow): Omit<ListedBruker, 'ulest'> {
  return {
    id: row.id,
    fornavn: row.fornavn,
    etternavn: row.etternavn,
    stilling: row.stilling ?? '',
    redaksjon: row.redaksjon ?? '',
    kontaktpersonArbeidsgiver: row.kontaktperson_navn ?? '',
    sistInnlogget: row.sist_innlogget,
    access: accessOf(row),
    bruk: brukOf(row),
    slettes: row.slettes_fra && { fra: row.slettes_fra, av: row.slettes_av },
    versjon: row.versjon,
  };
}

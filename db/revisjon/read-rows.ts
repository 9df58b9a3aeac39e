import type { Knex } from 'knex';
import type { Rolle } from '#domain/revisjon.ts';
import { newestRows, type Position, type RevisjonCondition } from './condition.ts';

export interface RevisjonRow extends Position {
  readonly rolle: Rolle;
  readonly identitetHash: Buffer;
  /** Of an administrator, a press user or an applicant; null when nobody has this hash any more. */
  readonly navn: string | null;
  readonly handling: string;
  readonly sakId: string | null;
  /** Null when the case is gone. */
  readonly saksnummer: string | null;
  readonly detaljer: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
}

/** Names are looked up for the rows that are shown, never stored with them. */
const SELECT = `select r.id, r.tidspunkt, r.rolle, r.identitet_hash as "identitetHash", r.handling,
    r.sak_id as "sakId", r.detaljer, r.request_id as "requestId",
    (select saksnummer from sak where sak.sak_id = r.sak_id) as saksnummer,
    coalesce(
      (select navn from administrator a where a.identitet_hash = r.identitet_hash),
      (select fornavn || ' ' || etternavn from pressebruker p where p.identitet_hash = r.identitet_hash),
      (select fornavn || ' ' || etternavn from soeknad s
        where s.identitet_hash = r.identitet_hash and s.slettet is null
        order by soeknadsdato desc limit 1)) as navn`;

/** The newest row there is now; 0 without any. */
export async function newestId(db: Knex): Promise<number> {
  const { rows } = await db.raw<{ rows: { id: number }[] }>(
    'select coalesce(max(id), 0) as id from revisjon',
  );
  return rows[0]!.id;
}

/** The rows from `offset` on, newest first. */
export async function readPageOfRows(
  db: Knex,
  condition: RevisjonCondition,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<RevisjonRow[]> {
  const from = newestRows(condition, offset + limit, null);
  return ordered(db, from, 'limit ? offset ?', [limit, offset]);
}

/** The `limit` rows behind `after`, newest first; null begins. */
export async function readRowsAfter(
  db: Knex,
  condition: RevisjonCondition,
  after: Position | null,
  limit: number,
): Promise<RevisjonRow[]> {
  return ordered(db, newestRows(condition, limit, after), 'limit ?', [limit]);
}

/** How many rows are meant; counts no further than `most`. */
export async function countRows(
  db: Knex,
  condition: RevisjonCondition,
  most: number,
): Promise<number> {
  const from = newestRows(condition, most, null);
  const { rows } = await db.raw<{ rows: { antall: number }[] }>(
    `select count(*) as antall from (select from ${from.sql} limit ?) as funnet`,
    [...from.bindings, most] as Knex.RawBinding[],
  );
  return rows[0]!.antall;
}

async function ordered(
  db: Knex,
  from: ReturnType<typeof newestRows>,
  cut: string,
  bindings: readonly number[],
): Promise<RevisjonRow[]> {
  // Cut first: names are looked up for what is left.
  const { rows } = await db.raw<{ rows: RevisjonRow[] }>(
    `${SELECT} from (select r.* from ${from.sql} order by r.tidspunkt desc, r.id desc ${cut}) as r
     order by r.tidspunkt desc, r.id desc`,
    [...from.bindings, ...bindings] as Knex.RawBinding[],
  );
  return rows;
}

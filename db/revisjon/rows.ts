import type { Knex } from 'knex';
import type { Rolle } from '#domain/revisjon.ts';

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

/** Which rows of the log are meant; null and an empty list are not the same: the latter means none. */
export interface RevisjonCondition {
  readonly personer: readonly Buffer[] | null;
  readonly saker: readonly string[] | null;
  readonly handling: string | null;
  /** Inclusive. */
  readonly fra: Date | null;
  /** Exclusive. */
  readonly til: Date | null;
  /** No row that was added after this one. */
  readonly tilId: number;
}

/** A row that has been read: older ones come after it. */
interface Position {
  readonly tidspunkt: Date;
  readonly id: number;
}

interface Clause {
  readonly sql: string;
  readonly bindings: readonly unknown[];
}

/** `from` of the rows that are meant, as `r`, the newest `limit` of them at least. */
function newestRows(condition: RevisjonCondition, limit: number, after: Position | null): Clause {
  const { personer, saker } = condition;
  if (saker) return each('sak_id', 'text', saker, others(condition, after), limit);
  if (personer) return each('identitet_hash', 'bytea', personer, others(condition, after), limit);
  return only(others(condition, after), limit);
}

/**
 * For every case or person the newest rows of its own, straight from an index that has them in order: a list of
 * several with one `order by` would be sorted whole before its first row is known.
 */
function each(
  column: 'sak_id' | 'identitet_hash',
  type: 'text' | 'bytea',
  keys: readonly unknown[],
  clauses: readonly Clause[],
  limit: number,
): Clause {
  const own = only([{ sql: `revisjon.${column} = nokkel.verdi`, bindings: [] }, ...clauses], limit);
  return {
    sql: `unnest(?::${type}[]) as nokkel (verdi) cross join lateral ${own.sql}`,
    bindings: [[...keys], ...own.bindings],
  };
}

function only(clauses: readonly Clause[], limit: number): Clause {
  const where = clauses.map(({ sql }) => sql).join(' and ');
  return {
    sql: `(select * from revisjon where ${where} order by tidspunkt desc, id desc limit ?) as r`,
    bindings: [...clauses.flatMap(({ bindings }) => bindings), limit],
  };
}

function others(condition: RevisjonCondition, after: Position | null): Clause[] {
  const { personer, saker, handling, fra, til, tilId } = condition;
  const clause = (sql: string, ...bindings: unknown[]): Clause => ({ sql, bindings });
  return [
    clause('id <= ?', tilId),
    ...(saker && personer ? [clause('identitet_hash = any(?::bytea[])', [...personer])] : []),
    ...(handling === null ? [] : [clause('handling = ?', handling)]),
    ...(fra ? [clause('tidspunkt >= ?', fra)] : []),
    ...(til ? [clause('tidspunkt < ?', til)] : []),
    ...(after ? [clause('(tidspunkt, id) < (?, ?)', after.tidspunkt, after.id)] : []),
  ];
}

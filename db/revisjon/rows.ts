import type { Knex } from 'knex';
import { allOf, anyOf, firstRowOf, raw, rowsOf, sql, type Sql } from '#db/sql.ts';
import type { AuditAction, AuditRole, AuditSide } from '#domain/revisjon.ts';
import type { Filtype } from '#domain/sak.ts';
import type { Omfang } from '#domain/tilbaketrekking.ts';

/** Rows of before do not say what was shown again. */
const LIFTED = 'sak_opphevet' satisfies AuditAction;

/** A place in the log. Older rows come after it. */
interface Position {
  readonly tidspunkt: Date;
  readonly id: number;
}

export interface RevisjonRow extends Position {
  readonly rolle: AuditRole;
  readonly identitetHash: Buffer;
  /** Of an administrator, a press user or an applicant; null when nobody has this hash any more. */
  readonly navn: string | null;
  /** Whom it is about, when that is somebody else. */
  readonly gjelderHash: Buffer | null;
  readonly action: string;
  readonly sakId: string | null;
  /** Null when the case is deleted. */
  readonly saksnummer: string | null;
  readonly detaljer: Readonly<Record<string, unknown>>;
  /** What a withdrawal that the details name is of. */
  readonly omfang: Omfang | null;
  readonly filtype: Filtype | null;
  readonly requestId: string | null;
  /** Something was typed, and is still kept (ord.ts). */
  readonly harOrd: boolean;
}

/** Which rows of the log are wanted. Null means any; an empty list means none. */
export interface RevisjonCondition {
  readonly personer: readonly Buffer[] | null;
  /** Of these persons: only what they did, or what was done to them; null: both. */
  readonly side: AuditSide | null;
  readonly saker: readonly string[] | null;
  readonly rolle: AuditRole | null;
  readonly actions: readonly string[] | null;
  /** Inclusive. */
  readonly fra: Date | null;
  /** Exclusive. */
  readonly til: Date | null;
  /** The last row, in the order of writing: later ones are left out, so that pages stay the same. */
  readonly tilId: number;
}

/** The id of the newest row; 0 when the log is empty. */
export async function newestId(db: Knex): Promise<number> {
  const newest = await firstRowOf<{ id: number }>(
    db,
    sql`select coalesce(max(id), 0) as id from revisjon`,
  );
  return newest!.id;
}

/** The rows from `offset` on, newest first. */
export async function readPageOfRows(
  db: Knex,
  condition: RevisjonCondition,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<RevisjonRow[]> {
  const newest = newestRows(condition, offset + limit, null);
  return readRows(db, newest, sql`limit ${limit} offset ${offset}`);
}

/** The `limit` rows after `after`, newest first; null begins with the newest. */
export async function readRowsAfter(
  db: Knex,
  condition: RevisjonCondition,
  after: Position | null,
  limit: number,
): Promise<RevisjonRow[]> {
  return readRows(db, newestRows(condition, limit, after), sql`limit ${limit}`);
}

/** The rows with these ids, newest first; those that have been removed are left out. */
export function readRowsById(db: Knex, ids: readonly number[]): Promise<RevisjonRow[]> {
  const some = sql`(select * from revisjon where id = any(${ids}::bigint[])) as r`;
  return readRows(db, some, sql``);
}

/** How many rows meet the condition; counting stops at `most`. */
export async function countRows(
  db: Knex,
  condition: RevisjonCondition,
  most: number,
): Promise<number> {
  const counted = await firstRowOf<{ antall: number }>(
    db,
    sql`select count(*) as antall
      from (select from ${newestRows(condition, most, null)} limit ${most}) as funnet`,
  );
  return counted!.antall;
}

/** The rows with names and case numbers. These are looked up for the rows that are shown, never stored in the log. */
async function readRows(db: Knex, newest: Sql, limit: Sql): Promise<RevisjonRow[]> {
  return rowsOf<RevisjonRow>(
    db,
    // The limit is inside: names are looked up only for the rows that are left.
    sql`select r.id, r.tidspunkt, r.rolle, r.identitet_hash as "identitetHash",
        r.gjelder_hash as "gjelderHash", r.handling as action, t.omfang, t.filtype,
        r.sak_id as "sakId", r.detaljer, r.request_id as "requestId",
        exists (select from revisjon_ord o where o.revisjon_id = r.id) as "harOrd",
        (select saksnummer from sak where sak.sak_id = r.sak_id) as saksnummer,
        coalesce(
          (select navn from administrator a where a.identitet_hash = r.identitet_hash),
          (select fornavn || ' ' || etternavn from pressebruker p
            where p.identitet_hash = r.identitet_hash),
          (select fornavn || ' ' || etternavn from soeknad s
            where s.identitet_hash = r.identitet_hash and s.slettet is null
            order by soeknadsdato desc limit 1)) as navn
      from (select r.* from ${newest} order by r.tidspunkt desc, r.id desc ${limit}) as r
        left join tilbaketrekking t on r.handling = ${LIFTED} and t.id = (r.detaljer ->> 'tilbaketrekkingId')::bigint
          and t.sak_id = r.sak_id
      order by r.tidspunkt desc, r.id desc`,
  );
}

/**
 * For `from`: the rows that meet the condition, as `r`, at least the newest `limit` of them. With several cases or
 * persons, it reads the newest rows of each from an index that has them in order; one `order by` over all of them
 * would sort everything before giving the first row.
 */
function newestRows(condition: RevisjonCondition, limit: number, after: Position | null): Sql {
  const { personer, saker, side } = condition;
  const conditions = otherConditions(condition, after);
  const newestWhere = (where: readonly Sql[]) =>
    sql`(select * from revisjon where ${allOf(where)} order by tidspunkt desc, id desc limit ${limit}) as r`;
  const newestOfEach = (column: Column, keys: Sql, more: readonly Sql[] = []) => {
    const own = sql`revisjon.${raw(column)} = noekkel.verdi`;
    return sql`unnest(${keys}) as noekkel (verdi) cross join lateral ${newestWhere([own, ...conditions, ...more])}`;
  };
  if (saker) return newestOfEach('sak_id', sql`${saker}::text[]`);
  if (!personer) return newestWhere(conditions);
  const persons = sql`${personer}::bytea[]`;
  if (side) return newestOfEach(SIDE_COLUMN[side], persons);
  // What one of them did to another is in the first part.
  const toThem = newestOfEach('gjelder_hash', persons, [sql`not identitet_hash = any(${persons})`]);
  return sql`(select r.* from ${newestOfEach('identitet_hash', persons)}
    union all select r.* from ${toThem}) as r`;
}

type Column = 'sak_id' | 'identitet_hash' | 'gjelder_hash';
const SIDE_COLUMN = {
  gjortAv: 'identitet_hash',
  gjelder: 'gjelder_hash',
} as const satisfies Record<AuditSide, Column>;

/** The persons are on the side that is asked for, or on one of both. */
function onSide(personer: readonly Buffer[], side: AuditSide | null): Sql {
  const columns = side ? [SIDE_COLUMN[side]] : Object.values(SIDE_COLUMN);
  return anyOf(columns.map((column) => sql`${raw(column)} = any(${personer}::bytea[])`));
}

function otherConditions(condition: RevisjonCondition, after: Position | null): Sql[] {
  const { personer, saker, side, rolle, actions, fra, til, tilId } = condition;
  return [
    sql`id <= ${tilId}`,
    ...(saker && personer ? [onSide(personer, side)] : []),
    ...(rolle === null ? [] : [sql`rolle = ${rolle}`]),
    ...(actions === null ? [] : [sql`handling = any(${actions}::text[])`]),
    ...(fra ? [sql`tidspunkt >= ${fra}`] : []),
    ...(til ? [sql`tidspunkt < ${til}`] : []),
    ...(after ? [sql`(tidspunkt, id) < (${after.tidspunkt}, ${after.id})`] : []),
  ];
}

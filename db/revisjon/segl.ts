import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { firstRowOf, raw, rowsOf, run, sql, type Sql } from '#db/sql.ts';

/** Chosen freely: one process at a time adds to the chain, so that it has one end. */
const SEAL_LOCK = 0x7365_676c;
/** Rows of one transaction: some milliseconds. */
export const SEAL_BATCH = 500;

/** A place in the chain: the number of the last seal, and its hash. */
export interface Link {
  readonly nr: number;
  readonly hash: Buffer;
}
/** What the first seal follows. */
export const BEGINNING: Link = { nr: 0, hash: Buffer.alloc(32) };

/** A row of the log as text, all of it. Typed words are no part of it: they leave sooner (docs/decisions/0028). */
export interface SealedRow {
  readonly id: number;
  readonly tidspunkt: string;
  readonly identitetHash: string;
  readonly rolle: string;
  readonly handling: string;
  readonly sakId: string | null;
  readonly gjelderHash: string | null;
  readonly detaljer: string;
  readonly requestId: string | null;
}

/** An instant as it is hashed, whatever the time zone of the connection. */
export const instantText = (column: Sql): Sql =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The columns of `revisjon r` as a `SealedRow`. */
export const SEALED_COLUMNS = sql`r.id, ${instantText(raw('r.tidspunkt'))} as tidspunkt,
  encode(r.identitet_hash, 'hex') as "identitetHash", r.rolle, r.handling, r.sak_id as "sakId",
  encode(r.gjelder_hash, 'hex') as "gjelderHash", r.detaljer::text as detaljer,
  r.request_id as "requestId"`;

/** Hashed here and not in the database: a function there could be changed by whoever changes rows. */
export function contentHash(row: SealedRow): Buffer {
  const { id, tidspunkt, identitetHash, rolle, handling, sakId, gjelderHash } = row;
  const columns = [id, tidspunkt, identitetHash, rolle, handling, sakId, gjelderHash];
  return sha256(JSON.stringify([...columns, row.detaljer, row.requestId]));
}

/** The hash of the seal after `before`, of the row with this id, instant and content. */
export function linkHash(
  before: Link,
  row: Pick<SealedRow, 'id' | 'tidspunkt'>,
  innhold: Buffer,
): Buffer {
  return sha256(before.hash, innhold, JSON.stringify([before.nr + 1, row.id, row.tidspunkt]));
}

function sha256(...parts: readonly (string | Buffer)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** Seals every row that has been committed, and gives how many that were; less when another process is at it. */
export async function sealAll(db: Knex, signal?: AbortSignal): Promise<number> {
  let sum = 0;
  for (let more = true; more && !signal?.aborted;) {
    const batch = await db.transaction(sealBatch);
    sum += batch.sealed;
    ({ more } = batch);
  }
  return sum;
}

async function sealBatch(trx: Knex): Promise<{ sealed: number; more: boolean }> {
  const lock = await firstRowOf<{ mine: boolean }>(
    trx,
    sql`select pg_try_advisory_xact_lock(${SEAL_LOCK}) as mine`,
  );
  if (!lock?.mine) return { sealed: 0, more: false };
  const older = await firstRowOf<{ fra: number; til: number }>(
    trx,
    sql`select fra, til from revisjon_eldre`,
  );
  const rows = older ? await takeOlder(trx, older) : await takeWaiting(trx);
  await addSeals(trx, rows);
  return { sealed: rows.length, more: older !== undefined || rows.length === SEAL_BATCH };
}

/** For work that the chain must not grow under; waits for whoever is at it. */
export async function lockChain(trx: Knex): Promise<void> {
  await run(trx, sql`select pg_advisory_xact_lock(${SEAL_LOCK})`);
}

/** The end of the chain. */
export async function readLastLink(db: Knex): Promise<Link> {
  const last =
    (await firstRowOf<Link>(
      db,
      sql`select nr, hash from revisjon_segl order by nr desc limit 1`,
    )) ??
    (await firstRowOf<Link>(db, sql`select nr, hash from revisjon_anker order by nr desc limit 1`));
  return last ?? BEGINNING;
}

/** Rows from before there was a chain, in the order of their ids. */
async function takeOlder(
  trx: Knex,
  { fra, til }: { readonly fra: number; readonly til: number },
): Promise<SealedRow[]> {
  const rows = await rowsOf<SealedRow>(
    trx,
    sql`select ${SEALED_COLUMNS} from revisjon r where id between ${fra} and ${til}
      order by id limit ${SEAL_BATCH}`,
  );
  const last = rows.length === SEAL_BATCH ? rows.at(-1)!.id : til;
  await run(
    trx,
    last === til
      ? sql`delete from revisjon_eldre`
      : sql`update revisjon_eldre set fra = ${last + 1}`,
  );
  return rows;
}

/** `offset 0`: each row is looked up by its id, however old what is known of the queue's length. */
async function takeWaiting(trx: Knex): Promise<SealedRow[]> {
  const rows = await rowsOf<SealedRow>(
    trx,
    sql`select ${SEALED_COLUMNS}
      from (select revisjon_id from revisjon_uforseglet order by revisjon_id limit ${SEAL_BATCH}) u
        cross join lateral (select * from revisjon where id = u.revisjon_id offset 0) r
      order by r.id`,
  );
  const ids = rows.map(({ id }) => id);
  await run(trx, sql`delete from revisjon_uforseglet where revisjon_id = any(${ids}::bigint[])`);
  return rows;
}

async function addSeals(trx: Knex, rows: readonly SealedRow[]): Promise<void> {
  if (rows.length === 0) return;
  let last = await readLastLink(trx);
  const seals = rows.map((row) => {
    const innhold = contentHash(row);
    last = { nr: last.nr + 1, hash: linkHash(last, row, innhold) };
    return { ...last, id: row.id, tidspunkt: row.tidspunkt, innhold };
  });
  await run(
    trx,
    sql`insert into revisjon_segl (nr, revisjon_id, tidspunkt, innhold, hash)
      select * from unnest(${seals.map(({ nr }) => nr)}::bigint[], ${seals.map(({ id }) => id)}::bigint[],
        ${seals.map(({ tidspunkt }) => tidspunkt)}::timestamptz[],
        ${seals.map(({ innhold }) => innhold)}::bytea[], ${seals.map(({ hash }) => hash)}::bytea[])`,
  );
}

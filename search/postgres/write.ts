import type { Knex } from 'knex';
import { join, raw, rowsOf, sql, toRaw, type Sql } from '#db/sql.ts';
import { type IndexWrite, sakIdOf, type SearchIndex, type WriteOutcome } from '#search/port.ts';
import { codeOf } from '#db/errors.ts';
import { filRows, moeteRows, sakRow, tekstRows, type Row } from './rows.ts';
import { COLUMNS, tablesOf, type TableName, type Tables } from './schema.ts';
import { withTimeout, WRITING_MS } from './timeout.ts';

/** SQLSTATE classes that mean a bad document: a value that Postgres cannot store, a text beyond its limits. */
const REFUSED = /^(22|23|54)/;
/** SQLSTATE classes that mean contention, worth another try: a deadlock, a lock, a timeout. */
const BUSY = /^(40|55|57014)/;

/** Writes in batches. A document that Postgres refuses is reported alone; the others are written. */
export function createWrite(db: Knex, prefix: string): SearchIndex['write'] {
  return async (generation, writes) => {
    const tables = tablesOf(prefix, generation);
    const outcomes: WriteOutcome[] = [];
    for (const round of roundsOf(writes))
      outcomes.push(...(await withTimeout(WRITING_MS, () => writeRound(db, tables, round))));
    return outcomes;
  };
}

/** One statement cannot write a case twice, so a repeated case starts a new round. */
function roundsOf(writes: readonly IndexWrite[]): IndexWrite[][] {
  const rounds: IndexWrite[][] = [];
  let seen = new Set<string>();
  for (const write of writes) {
    if (rounds.length === 0 || seen.has(sakIdOf(write))) {
      rounds.push([]);
      seen = new Set();
    }
    rounds.at(-1)!.push(write);
    seen.add(sakIdOf(write));
  }
  return rounds;
}

async function writeRound(
  db: Knex,
  tables: Tables,
  round: readonly IndexWrite[],
): Promise<WriteOutcome[]> {
  try {
    const written = await db.transaction((trx) => writeAll(trx, tables, round));
    return round.map((write) => {
      const sakId = sakIdOf(write);
      return { sakId, kind: written.has(sakId) ? 'written' : 'superseded' };
    });
  } catch (error) {
    const code = codeOf(error);
    if (BUSY.test(code)) return round.map((write) => failed(write, true, error));
    if (!REFUSED.test(code)) throw error;
    if (round.length === 1) return round.map((write) => failed(write, false, error));
    const outcomes: WriteOutcome[] = [];
    for (const write of round) outcomes.push(...(await writeRound(db, tables, [write])));
    return outcomes;
  }
}

function failed(write: IndexWrite, retry: boolean, error: unknown): WriteOutcome {
  const reason = error instanceof Error ? reasonOf(error) : String(error);
  return { sakId: sakIdOf(write), kind: 'failed', retry, reason };
}

/** knex puts the statement, and with it the document, in front of the reason: only the reason is kept. */
function reasonOf(error: Error): string {
  return `${codeOf(error)} ${error.message.split(' - ').at(-1) ?? ''}`.trim();
}

/** Writes what is not older than the stored row, and returns the ids of what was written. */
async function writeAll(
  trx: Knex.Transaction,
  tables: Tables,
  round: readonly IndexWrite[],
): Promise<Set<string>> {
  // In one fixed order, so that two batches cannot deadlock.
  const inOrder = [...round].sort((a, b) => (sakIdOf(a) < sakIdOf(b) ? -1 : 1));
  const rows = await rowsOf<{ sak_id: string }>(
    trx,
    sql`${insertInto('sak', sql`${tables.sak} as naa`, inOrder.map(sakRow))}
      on conflict (sak_id) do update set ${replaceColumns()}
      where naa.versjon <= excluded.versjon returning naa.sak_id`,
  );
  const written = new Set(rows.map(({ sak_id }) => sak_id));
  await replaceChildren(trx, tables, inOrder, written);
  return written;
}

async function replaceChildren(
  trx: Knex.Transaction,
  tables: Tables,
  writes: readonly IndexWrite[],
  written: ReadonlySet<string>,
): Promise<void> {
  const documents = writes
    .filter((write) => write.kind === 'put')
    .map(({ document }) => document)
    .filter(({ sakId }) => written.has(sakId));
  for (const [name, rowsOfCase] of CHILDREN) {
    const table = tables[name];
    await toRaw(trx, sql`delete from ${table} where sak_id = any (${[...written]})`);
    const rows = documents.flatMap(rowsOfCase);
    if (rows.length > 0) await toRaw(trx, insertInto(name, table, rows));
  }
}

const CHILDREN = [
  ['tekst', tekstRows],
  ['moete', moeteRows],
  ['fil', filRows],
] as const;

/** Every value is sent as text and cast here, so that one form of array serves every type. One statement, however many rows. */
function insertInto(name: TableName, table: Sql, rows: readonly Row[]): Sql {
  const columns = Object.entries<string>(COLUMNS[name]);
  const names = raw(columns.map(([column]) => column).join(', '));
  const cast = raw(columns.map(([column, type]) => `${column}::${type}`).join(', '));
  const arrays = columns.map(([column]) => sql`${rows.map((row) => row[column] ?? null)}::text[]`);
  return sql`insert into ${table} (${names}) select ${cast}
    from unnest(${join(arrays, ', ')}) as rad (${names})`;
}

function replaceColumns(): Sql {
  const columns = Object.keys(COLUMNS.sak).filter((column) => column !== 'sak_id');
  return raw(columns.map((column) => `${column} = excluded.${column}`).join(', '));
}

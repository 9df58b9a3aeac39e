import type { Knex } from 'knex';
import type { IndexWrite, SearchIndex, WriteOutcome } from '#search/port.ts';
import { codeOf } from '#db/errors.ts';
import { within, WRITING_MS } from './ask.ts';
import {
  arraysOf,
  FIL_COLUMNS,
  filRows,
  MOETE_COLUMNS,
  moeteRows,
  SAK_COLUMNS,
  sakRow,
  TEKST_COLUMNS,
  tekstRows,
  type Columns,
  type Row,
} from './rows.ts';
import { tablesOf, type Tables } from './schema.ts';

/** The document is at fault: a value that Postgres cannot store, a text beyond its limits. */
const REFUSED = /^(22|23|54)/;
/** Somebody else was in the way: a deadlock, a lock, a time-out. */
const BUSY = /^(40|55|57014)/;

/** Writes in batches; a document that Postgres refuses is reported alone, the others are written. */
export function createWrite(db: Knex, prefix: string): SearchIndex['write'] {
  return async (generation, writes) => {
    const tables = tablesOf(prefix, generation);
    const outcomes: WriteOutcome[] = [];
    for (const round of roundsOf(writes))
      outcomes.push(...(await within(WRITING_MS, () => writeRound(db, tables, round))));
    return outcomes;
  };
}

/** One statement cannot write a case twice: a repeated case begins a new round. */
function roundsOf(writes: readonly IndexWrite[]): IndexWrite[][] {
  const rounds: IndexWrite[][] = [];
  let seen = new Set<string>();
  for (const write of writes) {
    if (rounds.length === 0 || seen.has(idOf(write))) {
      rounds.push([]);
      seen = new Set();
    }
    rounds.at(-1)!.push(write);
    seen.add(idOf(write));
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
      const sakId = idOf(write);
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
  return { sakId: idOf(write), kind: 'failed', retry, reason };
}

/** Knex puts the statement in front of the reason, and with it what the document says. */
function reasonOf(error: Error): string {
  return `${codeOf(error)} ${error.message.split(' - ').at(-1) ?? ''}`.trim();
}

/** Writes what is not older than what is there, and answers with its ids. */
async function writeAll(
  trx: Knex.Transaction,
  tables: Tables,
  round: readonly IndexWrite[],
): Promise<Set<string>> {
  // In one order, so that two batches never wait for each other.
  const inOrder = [...round].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  const { rows } = await trx.raw<{ rows: { sak_id: string }[] }>(
    `${insertInto(`${tables.sak.text} as naa`, SAK_COLUMNS)}
    on conflict (sak_id) do update set ${replaced()}
    where naa.versjon <= excluded.versjon returning naa.sak_id`,
    arraysOf(inOrder.map(sakRow), SAK_COLUMNS) as Knex.RawBinding[],
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
  for (const table of [tables.tekst, tables.moete, tables.fil])
    await trx.raw(`delete from ${table.text} where sak_id = any (?)`, [[...written]]);
  const documents = writes
    .filter((write) => write.kind === 'put')
    .map(({ document }) => document)
    .filter(({ sakId }) => written.has(sakId));
  await insert(trx, tables.tekst.text, TEKST_COLUMNS, documents.flatMap(tekstRows));
  await insert(trx, tables.moete.text, MOETE_COLUMNS, documents.flatMap(moeteRows));
  await insert(trx, tables.fil.text, FIL_COLUMNS, documents.flatMap(filRows));
}

async function insert(
  trx: Knex.Transaction,
  table: string,
  columns: Columns,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  await trx.raw(insertInto(table, columns), arraysOf(rows, columns) as Knex.RawBinding[]);
}

/** Texts go over the wire and are cast here, so that one literal form serves every type. */
function insertInto(table: string, columns: Columns): string {
  const names = Object.keys(columns);
  const cast = Object.entries(columns).map(([name, type]) => `${name}::${type}`);
  return `insert into ${table} (${names.join(', ')}) select ${cast.join(', ')}
    from unnest(${names.map(() => '?::text[]').join(', ')}) as rad (${names.join(', ')})`;
}

function replaced(): string {
  return Object.keys(SAK_COLUMNS)
    .filter((column) => column !== 'sak_id')
    .map((column) => `${column} = excluded.${column}`)
    .join(', ');
}

function idOf(write: IndexWrite): string {
  return write.kind === 'put' ? write.document.sakId : write.sakId;
}

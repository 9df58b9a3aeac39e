import { type WriteStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { Knex } from 'knex';
import { rowsOf, run, sql } from '#db/sql.ts';
import type { ParsedRow } from './parse-row.ts';

/** One connection for the import of one file, so that its temporary table lives as long as the import. */
export interface Session {
  readonly transaction: <T>(work: (trx: Knex.Transaction) => Promise<T>) => Promise<T>;
}

/** The part of knex' client that hands out connections; knex does not type it. */
interface Client {
  acquireConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<void>;
}

export async function withSession<T>(db: Knex, work: (session: Session) => Promise<T>): Promise<T> {
  const client = db.client as Client;
  const connection = await client.acquireConnection();
  try {
    return await work({
      transaction: (inner) => db.transaction(inner, { connection } as Knex.TransactionConfig),
    });
  } finally {
    await client.releaseConnection(connection);
  }
}

/** The same inside a transaction that is open already: what is committed there is a savepoint of it. */
export const sessionWithin = (trx: Knex): Session => ({
  transaction: (work) => trx.transaction(work),
});

/**
 * Creates the temporary table of the rows that the file has had so far, so that memory does not grow with the file.
 * The first row with a key counts. A repeated one is left out; one with other content is refused.
 */
export async function createSeen(trx: Knex): Promise<void> {
  await run(trx, sql`drop table if exists pg_temp.import_sett`);
  await run(
    trx,
    sql`create temporary table import_sett (
      noekkel text collate "C" primary key, linje bigint not null, avtrykk text)`,
  );
}

export async function dropSeen(trx: Knex): Promise<void> {
  await run(trx, sql`drop table pg_temp.import_sett`);
}

interface Claimed {
  readonly fresh: readonly ParsedRow[];
  readonly repeated: number;
  readonly conflicts: readonly { readonly row: ParsedRow; readonly firstLine: number }[];
}

/** Notes the rows as seen, and tells which of them are new in the file. */
export async function claim(trx: Knex, rows: readonly ParsedRow[]): Promise<Claimed> {
  const keys = rows.map((row) => row.key);
  const lines = rows.map((row) => row.line);
  const fingerprints = rows.map((row) => row.fingerprint);
  await run(
    trx,
    sql`insert into import_sett
      select * from unnest(${keys}::text[], ${lines}::bigint[], ${fingerprints}::text[])
      on conflict do nothing`,
  );
  const owners = await rowsOf<{ noekkel: string; linje: number; avtrykk: string }>(
    trx,
    sql`select * from import_sett where noekkel = any(${keys})`,
  );
  const byKey = new Map(owners.map((owner) => [owner.noekkel, owner]));
  const ownerOf = (row: ParsedRow) => byKey.get(row.key)!;
  const later = rows.filter((row) => ownerOf(row).linje !== row.line);
  const differs = later.filter((row) => ownerOf(row).avtrykk !== row.fingerprint);
  return {
    fresh: rows.filter((row) => ownerOf(row).linje === row.line),
    repeated: later.length - differs.length,
    conflicts: differs.map((row) => ({ row, firstLine: ownerOf(row).linje })),
  };
}

/** Notes cases that the file has, but whose rows were refused: `--complete` must not treat them as absent. */
export async function protect(trx: Knex, ids: readonly string[]): Promise<void> {
  await run(
    trx,
    sql`insert into import_sett (noekkel, linje) select unnest(${ids}::text[]), 0
      on conflict do nothing`,
  );
}

/** A file beside the imported one, with one line for each thing reported; created with the first one. */
export interface LinesFile<T> {
  readonly path: string;
  readonly add: (lines: readonly T[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** `<FILE>.<kind>.jsonl`: that of an earlier import is removed, and a new one written when there is something to say. */
export async function openLines<T>(file: string, kind: string): Promise<LinesFile<T>> {
  const path = `${file}.${kind}.jsonl`;
  await rm(path, { force: true });
  let stream: WriteStream | null = null;
  return {
    path,
    add: async (lines) => {
      stream ??= createWriteStream(path, { mode: 0o600 });
      const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
      const target = stream;
      await new Promise<void>((resolve, reject) => {
        target.write(text, (error) => {
          if (error) reject(error);
          else resolve();
        });
      });
    },
    close: async () => {
      if (!stream) return;
      stream.end();
      await finished(stream);
    },
  };
}

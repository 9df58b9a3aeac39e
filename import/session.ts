import { type WriteStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { Knex } from 'knex';
import type { ParsedRow, Reject } from './parse-row.ts';

/** One connection that is kept, so that a temporary table lives as long as the import of a file. */
export interface Session {
  readonly transaction: <T>(work: (trx: Knex.Transaction) => Promise<T>) => Promise<T>;
}

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

/**
 * What the file has told so far, in a temporary table: memory stays flat however many rows there are.
 * The first row with a key counts; a repeated one is left out, one that says something else is refused.
 */
export async function createSeen(trx: Knex): Promise<void> {
  await trx.raw('drop table if exists pg_temp.import_sett');
  await trx.raw(
    `create temporary table import_sett (
       noekkel text collate "C" primary key, linje bigint not null, avtrykk text)`,
  );
}

interface Claimed {
  readonly fresh: readonly ParsedRow[];
  readonly repeated: number;
  readonly conflicts: readonly { readonly row: ParsedRow; readonly firstLine: number }[];
}

export async function claim(trx: Knex, rows: readonly ParsedRow[]): Promise<Claimed> {
  const keys = rows.map((row) => row.key);
  await trx.raw(
    `insert into import_sett select * from unnest(?::text[], ?::bigint[], ?::text[])
     on conflict do nothing`,
    [keys, rows.map((row) => row.line), rows.map((row) => row.fingerprint)],
  );
  const owners = await trx<{ noekkel: string; linje: number; avtrykk: string }>('import_sett')
    .select()
    .whereRaw('noekkel = any (?)', [keys]);
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

/** A case that the file names but whose row was refused: `--complete` must not take it for absent. */
export async function protect(trx: Knex, ids: readonly string[]): Promise<void> {
  await trx.raw(
    'insert into import_sett (noekkel, linje) select unnest(?::text[]), 0 on conflict do nothing',
    [[...ids]],
  );
}

/** `<FILE>.rejects.jsonl`: one line a fault. Made with the first one; an older one goes. */
export interface RejectsFile {
  readonly path: string;
  readonly add: (rejects: readonly Reject[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openRejects(file: string): Promise<RejectsFile> {
  const path = `${file}.rejects.jsonl`;
  await rm(path, { force: true });
  let stream: WriteStream | null = null;
  return {
    path,
    add: async (rejects) => {
      stream ??= createWriteStream(path, { mode: 0o600 });
      const text = rejects.map((reject) => `${JSON.stringify(reject)}\n`).join('');
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

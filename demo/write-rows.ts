import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Knex } from 'knex';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { upsertDokumenter, type DokumentRow } from '#db/sak/dokumenter.ts';
import { run, sql } from '#db/sql.ts';

type CopyValue = string | number | boolean | Date | Buffer | readonly string[] | null;

/** Streams rows into a table with COPY, which is the fastest way. Triggers and constraints apply. */
export async function copyRows(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly CopyValue[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const lines = rows.map((row) => `${row.map(field).join('\t')}\n`);
  const target = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from([lines.join('')]), target);
}

function field(value: CopyValue): string {
  if (value === null) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  if (isList(value)) return escape(`{${value.map(quoted).join(',')}}`);
  return typeof value === 'string' ? escape(value) : String(value);
}

const isList = (value: CopyValue): value is readonly string[] => Array.isArray(value);
const quoted = (item: string) => `"${item.replace(/["\\]/g, '\\$&')}"`;
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};
const escape = (text: string) => text.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character]!);

/** The columns of a document, for COPY. */
export const DOKUMENT_COLUMNS = [
  'sak_id',
  'filtype',
  'tittel',
  'fil_navn',
  'domstol_initialer',
  'publiseringsdato',
  'avgivelsesdato',
  'lagernoekkel',
  'bytes',
  'sha256',
  'begrensninger',
] as const satisfies readonly (keyof DokumentRow)[];

/** Gives the cases these documents and no others; rows that are the same already are not written. */
export async function replaceDokumenter(
  trx: Knex,
  sakIds: readonly string[],
  rows: readonly DokumentRow[],
): Promise<void> {
  await run(
    trx,
    sql`delete from dokument
      where sak_id = any(${sakIds}) and fil_navn <> all(${rows.map((row) => row.fil_navn)})`,
  );
  await upsertDokumenter(trx, rows);
}

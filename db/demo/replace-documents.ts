import type { Knex } from 'knex';
import type { Filtype } from '#domain/sak.ts';
import type { Day } from '#domain/time.ts';

export interface DocumentRow {
  readonly sak_id: string;
  readonly filtype: Filtype;
  readonly tittel: string;
  readonly fil_navn: string;
  readonly domstol_initialer: string;
  readonly publiseringsdato: Day;
  readonly avgivelsesdato: Day | null;
  readonly lagernoekkel: string;
  readonly bytes: number;
  readonly sha256: Buffer;
}

export const DOCUMENT_COLUMNS = [
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
] as const satisfies readonly (keyof DocumentRow)[];

/** These cases have these documents and no others; what is there just so is not written. */
export async function replaceDocuments(
  trx: Knex,
  sakIds: readonly string[],
  rows: readonly DocumentRow[],
): Promise<void> {
  await trx('dokument')
    .whereRaw('sak_id = any (?) and fil_navn <> all (?)', [
      [...sakIds],
      rows.map((row) => row.fil_navn),
    ])
    .delete();
  const values = DOCUMENT_COLUMNS.filter((name) => name !== 'fil_navn');
  const list = (table: string) => values.map((name) => `${table}.${name}`).join(', ');
  for (let from = 0; from < rows.length; from += 1000)
    await trx('dokument')
      .insert(rows.slice(from, from + 1000))
      .onConflict(['filtype', 'domstol_initialer', 'fil_navn'])
      .merge([...values])
      .whereRaw(`(${list('dokument')}) is distinct from (${list('excluded')})`);
}

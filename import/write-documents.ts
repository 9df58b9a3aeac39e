import { createReadStream } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import type { Knex } from 'knex';
import type { Dokumentlager, StoredDokument } from '#db/sak/dokumentlager.ts';
import type { DokumentLinje } from './schema.ts';
import type { Counts } from './write-cases.ts';

interface DocumentWrite {
  readonly line: number;
  readonly dokument: DokumentLinje;
}
interface DocumentReject {
  readonly write: DocumentWrite;
  readonly field: string;
  readonly reason: string;
}
interface Placed extends DocumentWrite {
  readonly sakId: string;
}

interface DokumentAddressRow {
  readonly sak_id: string;
  readonly filtype: string;
  readonly domstol_initialer: string;
  readonly fil_navn: string;
}

/** Brings the documents of a manifest into store and database. A refused one leaves nothing in either. */
export async function writeDocuments(
  trx: Knex,
  lager: Dokumentlager,
  manifest: string,
  writes: readonly DocumentWrite[],
): Promise<Counts & { readonly rejects: readonly DocumentReject[] }> {
  const rejects: DocumentReject[] = [];
  const ready: (Placed & { stored: StoredDokument })[] = [];
  for (const write of writes) {
    const placed = await place(trx, write);
    if ('reason' in placed) {
      rejects.push(placed);
      continue;
    }
    const file = await checkedFile(manifest, write.dokument);
    if ('reason' in file) rejects.push({ write, field: 'fil', reason: file.reason });
    else ready.push({ ...placed, stored: await lager.put(createReadStream(file.path)) });
  }
  const { created, changed } = await upsertDocuments(trx, ready);
  return { created, changed, unchanged: ready.length - created - changed, rejects };
}

/** The document's case; an address that another case's document has already is refused. */
async function place(trx: Knex, write: DocumentWrite): Promise<Placed | DocumentReject> {
  const { dokument } = write;
  const named = dokument.sakId === undefined ? 'saksnummer' : 'sakId';
  const column = named === 'sakId' ? 'sak_id' : 'saksnummer';
  const sak = await trx<{ sak_id: string; saksnummer: string }>('sak')
    .where(column, dokument.sakId ?? dokument.saksnummer)
    .orderByRaw('er_hentet_fra_sak_api desc, foerst_sett desc, sak_id')
    .first('sak_id');
  if (!sak) return { write, field: named, reason: 'no such case has been imported' };
  const holder = await trx<DokumentAddressRow>('dokument')
    .where({
      filtype: dokument.filtype,
      domstol_initialer: dokument.domstolInitialer,
      fil_navn: dokument.filNavn,
    })
    .first('sak_id');
  if (holder && holder.sak_id !== sak.sak_id)
    return { write, field: 'filNavn', reason: `belongs to the case ${holder.sak_id} already` };
  return { ...write, sakId: sak.sak_id };
}

/** The PDF beside the manifest; links and `..` do not lead out of that folder. */
async function checkedFile(
  manifest: string,
  dokument: DokumentLinje,
): Promise<{ readonly path: string } | { readonly reason: string }> {
  try {
    const folder = await realpath(dirname(manifest));
    const path = await realpath(resolve(folder, dokument.fil ?? dokument.filNavn));
    if (!path.startsWith(folder + sep)) return { reason: "lies outside the manifest's folder" };
    const problem = await pdfProblem(path);
    return problem === null ? { path } : { reason: problem };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { reason: 'is missing' };
    if (code === 'EACCES' || code === 'EISDIR') return { reason: `cannot be read (${code})` };
    throw error;
  }
}

const VALUES = ['tittel', 'publiseringsdato', 'avgivelsesdato', 'lagernoekkel', 'bytes', 'sha256'];

async function upsertDocuments(
  trx: Knex,
  ready: readonly (Placed & { stored: StoredDokument })[],
): Promise<{ created: number; changed: number }> {
  if (ready.length === 0) return { created: 0, changed: 0 };
  const rows = ready.map(({ sakId, dokument, stored }) => ({
    sak_id: sakId,
    filtype: dokument.filtype,
    tittel: dokument.tittel,
    fil_navn: dokument.filNavn,
    domstol_initialer: dokument.domstolInitialer,
    publiseringsdato: dokument.publiseringsdato,
    avgivelsesdato: dokument.avgivelsesdato,
    lagernoekkel: stored.noekkel,
    bytes: stored.bytes,
    sha256: stored.sha256,
  }));
  const written = await trx('dokument')
    .insert(rows)
    .onConflict(['filtype', 'domstol_initialer', 'fil_navn'])
    .merge(VALUES)
    .whereRaw(
      `(${VALUES.map((name) => `dokument.${name}`).join(', ')})
        is distinct from (${VALUES.map((name) => `excluded.${name}`).join(', ')})`,
    )
    .returning<{ ny: boolean }[]>(trx.raw('xmax = 0 as ny'));
  const created = written.filter((row) => row.ny).length;
  return { created, changed: written.length - created };
}

const EDGE = 1024;
/** Larger than any court document; keeps a mistaken path from being copied. */
const MAX_PDF_BYTES = 200 * 1024 * 1024;

/**
 * Why a file is no PDF document, or null when it looks like one: the header at the beginning, the pointer to
 * the cross-reference table and the end mark at the end. Throws what the file system throws.
 */
export async function pdfProblem(path: string): Promise<string | null> {
  const file = await open(path, 'r');
  try {
    const { size, ...info } = await file
      .stat()
      .then((stat) => ({ size: stat.size, ok: stat.isFile() }));
    if (!info.ok) return 'is no file';
    if (size === 0) return 'is empty';
    if (size > MAX_PDF_BYTES) return `is larger than ${MAX_PDF_BYTES / 1024 / 1024} MB`;
    const head = await read(0, Math.min(size, EDGE));
    if (!head.startsWith('%PDF-')) return 'is no PDF: it does not begin with %PDF-';
    const tail = await read(Math.max(0, size - EDGE), Math.min(size, EDGE));
    if (!/startxref\s+\d+\s+%%EOF/.test(tail)) return 'is no whole PDF: its end is missing';
    return null;
  } finally {
    await file.close();
  }

  async function read(position: number, length: number): Promise<string> {
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.toString('latin1');
  }
}
